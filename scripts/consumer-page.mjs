import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Uses the page that every consumer builds: chooses a card, which must come back as a property, and
 * writes a hand down, which must come as an event. Nothing may be said on the console, and nothing
 * be asked of another host.
 * @param {string} folder what was built
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} what went wrong
 */
export async function drive(folder, env) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
    return response.end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(null)));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  const browser = await chromium.launch({
    executablePath: env['CHROME_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const wrong = [];
    page.on('console', (message) => {
      // Some frameworks say that they are in their development mode.
      if (message.type() !== 'log') wrong.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !url.startsWith('data:')) wrong.push(`request: ${url}`);
    });
    await page.goto(`${origin}/`);
    await use(page);
    return wrong.length === 0 ? null : wrong.join('\n');
  } catch (error) {
    return String(error);
  } finally {
    await browser.close();
    server.close();
  }
}

/** @param {import('playwright-core').Page} page */
async function use(page) {
  page.setDefaultTimeout(15_000);
  const cards = page.locator('skf-hand [role="option"]');
  await cards.first().click();
  await page.locator('#chosen', { hasText: /^EO$/ }).waitFor();
  await cards.nth(1).click();
  await page.locator('#chosen', { hasText: /^EO GU$/ }).waitFor();
  await page.locator('skf-hand [aria-selected="true"]').nth(1).waitFor();

  const sheet = page.locator('skf-scoresheet');
  const group = (/** @type {string} */ name) => sheet.getByRole('group', { name });
  await group('Who plays?').getByRole('radio', { name: 'Cora' }).check();
  await group('With whom').getByRole('radio', { name: 'Wenz', exact: true }).check();
  await group('How did it end').getByRole('radio', { name: 'won', exact: true }).check();
  await sheet.getByRole('button', { name: 'Write it down' }).click();
  await page.locator('#rows', { hasText: /^1$/ }).waitFor();
}
