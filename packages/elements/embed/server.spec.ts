import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { formatSheet } from '@schafkopf/core';
import { html } from 'lit';
import { build } from 'vite';
import { DIST, expect, test as base, wholePage, type Host } from './host.js';
import { drawn, EVENING, SERVER_DRAWN, WRITTEN } from './server-drawn.js';

const FILES = fileURLToPath(new URL('files', import.meta.url));
const HASHES: Record<string, string> = JSON.parse(
  readFileSync(join(DIST, 'style-hashes.json'), 'utf8'),
);
const STRICT = {
  'content-security-policy':
    `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; ` +
    `style-src 'self' ${Object.values(HASHES).join(' ')}`,
};

type Scripts = ReadonlyMap<string, string>;

/** With what a bundler makes of Lit’s hydration and our elements. */
const test = base.extend<object, { scripts: Scripts }>({
  scripts: [
    // Playwright reads from the pattern which fixtures are needed: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await bundled());
    },
    { scope: 'worker' },
  ],
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to be read, also under a strict policy', async ({ page, host }) => {
    const pages = [...SERVER_DRAWN, WRITTEN].map((each) => each.page);
    await serve(host, page, { body: await drawn(html`${pages}`), headers: STRICT });
    await expect(page.getByRole('img', { name: 'Acorns Ober' }).first()).toBeVisible();
    await expect(page.getByText('Ben and Anna win with 70 points')).toBeVisible();
    await expect(page.getByRole('cell', { name: '+150' }).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Rufer' }).first()).toBeChecked();
    await expect(page.getByText('Here you write down the evening.')).toBeVisible();
    // A card is as wide as its style sheet says, not as the page.
    expect((await page.locator('body > skf-card').first().boundingBox())?.width).toBe(88);
    expect(host.said).toEqual([]);
  });
});

for (const [where, headers] of [
  ['on a page', {}],
  ['under a strict policy', STRICT],
] as const) {
  test(`${where} all of it is taken over as it stands`, async ({ page, host, scripts }) => {
    const body = await drawn(html`${SERVER_DRAWN.map((each) => each.page)}`);
    await serve(host, page, { body, headers, scripts });
    await expectTakenOver(page);
    expect(await page.evaluate('changed()')).toEqual([]);
    expect(host.said).toEqual([]);
  });
}

test('what was taken over works', async ({ page, host, scripts }) => {
  const pages = [...SERVER_DRAWN, WRITTEN].map((each) => each.page);
  await serve(host, page, { body: await drawn(html`${pages}`), scripts });
  await page.locator('skf-hand').first().getByRole('option', { name: 'Bells Seven' }).click();
  await expect(page.locator('skf-hand [aria-selected="true"]')).toContainText('Bells Seven');
  await page.locator('skf-calculator').getByRole('radio', { name: 'Wenz' }).first().check();
  await expect(page.locator('skf-calculator [part="summary"]')).toContainText('Value 80');
  await expect(page.getByRole('button', { name: 'Write it down' })).toBeVisible();
  expect(host.said).toEqual([]);
});

test('an element without lang is drawn in English, and follows the page then', async ({
  page,
  host,
  scripts,
}) => {
  const body = await drawn(html`<skf-hand cards="EO"></skf-hand>`);
  expect(body).toContain('Acorns Ober');
  await serve(host, page, { body, scripts, lang: 'de' });
  await expect(page.locator('skf-hand li')).toContainText('Eichel-Ober, Trumpf');
  await expect(page.getByLabel('Eichel-Ober')).toBeVisible();
  expect(host.said).toEqual([]);
});

test('what cannot be taken over is drawn anew, and the console says so', async ({
  page,
  host,
  scripts,
}) => {
  const body = await drawn(html`<skf-card card="EO"></skf-card>`);
  await serve(host, page, { body: body.replace('card="EO"', 'card="S7"'), scripts });
  await expect(page.getByRole('img', { name: 'Bells Seven' })).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(1);
  expect((await page.locator('skf-card').boundingBox())?.width).toBe(88);
  expect(host.said).toEqual([
    expect.stringContaining('what a server drew of <skf-card> is drawn anew'),
  ]);
});

for (const file of ['skf.js', 'autoload.js']) {
  test(`${file}, which takes nothing over, draws everything once`, async ({ page, host }) => {
    const body = await drawn(html`<skf-hand cards="EO GU"></skf-hand>`);
    await serve(host, page, { body, src: `/skf/${file}` });
    await expectTakenOver(page);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    expect(host.said).toEqual([]);
  });
}

interface ServedPage {
  readonly body: string;
  readonly headers?: Record<string, string>;
  readonly scripts?: Scripts;
  readonly src?: string;
  readonly lang?: string;
}

/** Sends a page as a server drew it. A script at its end remembers it before any module runs. */
async function serve(
  host: Host,
  page: Page,
  { body, headers = {}, scripts, src = '/hydrate.js', lang = 'en' }: ServedPage,
): Promise<void> {
  for (const [file, code] of scripts ?? []) host.put(`/${file}`, code);
  host.put('/remember.js', readFileSync(join(FILES, 'remember.js'), 'utf8'));
  host.put('/evening.json', formatSheet(EVENING));
  host.put('/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const whole = wholePage(
    `${body}<script src="/remember.js"></script>`,
    `<script defer src="${src}" type="${src === '/skf/skf.js' ? '' : 'module'}"></script>`,
  );
  const own = whole
    .replace('href="data:,"', 'href="/icon.svg"')
    .replace('lang="en"', `lang="${lang}"`);
  await page.goto(host.put('/', own, headers));
}

function expectTakenOver(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate('untouched()')).toEqual([]);
}

/** The files of a builder’s own bundle, by name. */
async function bundled(): Promise<Scripts> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(FILES, 'hydrate.js'),
        output: { entryFileNames: 'hydrate.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const [result] = [made].flat();
  if (!result || !('output' in result)) throw new Error('there is no bundle');
  return new Map(
    result.output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, code }) => [fileName, code]),
  );
}
