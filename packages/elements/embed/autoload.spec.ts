import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAllAtWork, MARKUP } from './every-element.js';
import { DIST, expect, test, wholePage } from './host.js';

const script = (src = '/skf/autoload.js') => `<script type="module" src="${src}"></script>`;

test('fetches what every element needs', async ({ page, host }) => {
  await page.goto(host.put('/', wholePage(MARKUP, script())));
  await expectAllAtWork(page);
  expect(host.said).toEqual([]);
});

test('fetches nothing for a page without elements', async ({ page, host }) => {
  await page.goto(host.put('/', wholePage('<p>Nothing</p>', script())));
  await page.waitForLoadState('networkidle');
  expect(host.requests.map((url) => new URL(url).pathname)).toEqual(['/', '/skf/autoload.js']);
});

test('fetches only the elements that stand on the page, and others when they come', async ({
  page,
  host,
}) => {
  const defined = (tag: string) => page.evaluate((name) => !!customElements.get(name), tag);

  await page.goto(host.put('/', wholePage('<skf-card card="EO"></skf-card>', script())));
  await expect(page.locator('skf-card [role="img"]')).toBeVisible();
  expect(await defined('skf-scoresheet')).toBe(false);
  const few = host.requests.length;

  await page.evaluate(() => document.body.append(document.createElement('skf-scoresheet')));
  await expect(page.locator('skf-scoresheet skf-sheet-table')).toBeAttached();
  expect(host.requests.length).toBeGreaterThan(few);
  expect(await defined('skf-replay')).toBe(false);
});

test('looks into a shadow root when it is told of one', async ({ page, host }) => {
  const own = `<div id="host"></div><script type="module">
    import { load } from '/skf/autoload.js';
    const root = document.querySelector('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<skf-card card="EO"></skf-card>';
    await load(root);
    document.title = 'loaded';
  </script>`;
  await page.goto(host.put('/', wholePage(own)));
  await expect(page).toHaveTitle('loaded');
  await expect(page.locator('skf-card [role="img"]')).toBeVisible();
});

test('says what could not be fetched, and tries again', async ({ page, host, context }) => {
  let broken = true;
  await context.route('**/skf/parts/**', (route) => (broken ? route.abort() : route.fallback()));
  await page.goto(host.put('/', wholePage('<skf-card card="EO">Acorns Ober</skf-card>', script())));
  await expect.poll(() => host.said.join('\n')).toContain('<skf-card> could not be fetched');
  await expect(page.getByText('Acorns Ober')).toBeVisible();

  broken = false;
  await page.evaluate(() => document.body.append(document.createElement('skf-card')));
  await expect(page.locator('skf-card [role="img"]')).toHaveCount(2);
});

test('a second autoloader, of another version maybe, steps aside', async ({ page, host }) => {
  host.put('/other/autoload.js', readFileSync(join(DIST, 'autoload.js'), 'utf8'));
  await page.goto(host.put('/', wholePage(MARKUP, script() + script('/other/autoload.js'))));
  await expectAllAtWork(page);
  expect(host.said).toEqual([expect.stringContaining('another autoload.js already looks after')]);
});

test('stands beside skf.js', async ({ page, host }) => {
  const both = `<script src="/skf/skf.js"></script>${script()}`;
  await page.goto(host.put('/', wholePage(MARKUP, both)));
  await expectAllAtWork(page);
  expect(host.said).toEqual([]);
});
