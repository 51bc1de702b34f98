import type { Page } from '@playwright/test';
import { expectAllAtWork, MARKUP } from './every-element.js';
import { expect, test, wholePage, type Host } from './host.js';

const SELF = "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'";
const STRICT = `default-src 'none'; ${SELF}`;
const TRUSTED = "require-trusted-types-for 'script'; trusted-types lit-html";

const script = '<script src="/skf/skf.js"></script>';
const autoload = '<script type="module" src="/skf/autoload.js"></script>';
/** The page’s own icon, since a strict page takes none out of an address. */
const bare = (body: string, head: string) =>
  wholePage(body, head).replace('href="data:,"', 'href="/icon.svg"');

for (const [what, head] of [
  ['skf.js', script],
  ['autoload.js', autoload],
] as const) {
  test(`${what} works under a strict policy, and nothing is reported`, async ({ page, host }) => {
    host.put('/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const policy = { 'content-security-policy': STRICT };
    await page.goto(host.put('/', bare(MARKUP, head), policy));
    await expectAllAtWork(page);
    expect(host.said).toEqual([]);
  });

  test(`${what} works where trusted types are enforced`, async ({ page, host }) => {
    host.put('/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const policy = { 'content-security-policy': `${STRICT}; ${TRUSTED}` };
    await page.goto(host.put('/', bare(MARKUP, head), policy));
    await expectAllAtWork(page);
    expect(host.said).toEqual([]);
  });
}

test('twice on a page with trusted types, duplicates allowed', async ({ page, host }) => {
  host.put('/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const policy = { 'content-security-policy': `${STRICT}; ${TRUSTED} 'allow-duplicates'` };
  await page.goto(host.put('/', bare(MARKUP, script + script), policy));
  await expectAllAtWork(page);
  expect(host.said).toEqual([expect.stringContaining('skf is on this page more than once')]);
});

/** Writes a hand down in a frame that is allowed so much. */
async function writeInFrame(page: Page, host: Host, allowed: string) {
  const sheet = '<skf-scoresheet players="Anna,Ben,Cora,Dan"></skf-scoresheet>';
  host.put('/frame', wholePage(sheet, script));
  await page.goto(host.put('/', wholePage(`<iframe sandbox="${allowed}" src="/frame"></iframe>`)));
  const framed = page.frameLocator('iframe').locator('skf-scoresheet');
  const ask = (name: string) => framed.getByRole('group', { name });
  await ask('Who plays?').getByRole('radio', { name: 'Cora' }).check();
  await ask('With whom').getByRole('radio', { name: 'Wenz', exact: true }).check();
  await ask('How did it end').getByRole('radio', { name: 'won', exact: true }).check();
  await framed.getByRole('button', { name: 'Write it down' }).click();
  return framed;
}

test('in a sandboxed frame without storage the score sheet works and says so', async ({
  page,
  host,
}) => {
  const framed = await writeInFrame(page, host, 'allow-scripts allow-forms');
  await expect(framed.getByText('Undo').first()).toBeVisible();
  await expect(framed.getByRole('row').filter({ hasText: 'Wenz' })).toBeAttached();
  await expect(framed.getByRole('alert')).toContainText('stores nothing here');
  expect(host.said.filter((line) => line.startsWith('error: '))).toEqual([]);
});

test('a sandboxed frame without forms writes nothing down, and the browser says why', async ({
  page,
  host,
}) => {
  const framed = await writeInFrame(page, host, 'allow-scripts');
  await expect.poll(() => host.said.join('\n')).toContain('allow-forms');
  await expect(framed.getByRole('row').filter({ hasText: 'Wenz' })).toHaveCount(0);
});

test('a frame that may download saves a backup', async ({ page, host }) => {
  const framed = await writeInFrame(page, host, 'allow-scripts allow-forms allow-downloads');
  const saved = page.waitForEvent('download');
  await framed.getByRole('button', { name: 'Save a backup' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
});
