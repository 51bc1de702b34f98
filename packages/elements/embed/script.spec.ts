import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectAllAtWork, MARKUP } from './every-element.js';
import { DIST, expect, test, wholePage } from './host.js';

const script = (src = '/skf/skf.js', more = '') => `<script src="${src}"${more}></script>`;
const AGAIN = /^warning: skf is on this page more than once\. .*<skf-scoresheet>/;

test('one script tag brings every element', async ({ page, host }) => {
  await page.goto(host.put('/', wholePage(MARKUP, script())));
  await expectAllAtWork(page);
  expect(host.said).toEqual([]);
  expect(host.requests.map((url) => new URL(url).pathname)).toEqual(['/', '/skf/skf.js']);
});

for (const width of [320, 360]) {
  test(`letters twice as large in ${width} px: no element scrolls sideways`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const large = '<style>html { font-size: 200%; }</style>';
    await page.goto(host.put('/', wholePage(large + MARKUP, script())));
    await expectAllAtWork(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a page in a folder works without a server', async ({ context }, info) => {
  // No host here: a file is read past it.
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const folder = info.outputDir;
  const file = info.outputPath('club.html');
  writeFileSync(file, wholePage(MARKUP, script('skf.js')));
  copyFileSync(join(DIST, 'skf.js'), join(folder, 'skf.js'));
  await page.goto(pathToFileURL(file).href);
  await expectAllAtWork(page);
  expect(said).toEqual([]);
});

test('twice on a page: the first stays, and the console says so once', async ({ page, host }) => {
  await page.goto(host.put('/', wholePage(MARKUP, script() + script())));
  await expectAllAtWork(page);
  expect(host.said).toEqual([expect.stringMatching(AGAIN)]);
});

test('beside another version: the first stays, and the console says so once', async ({
  page,
  host,
}) => {
  const other = readFileSync(join(DIST, 'skf.js'), 'utf8');
  host.put('/other.js', `/* another version */${other}`);
  await page.goto(host.put('/', wholePage(MARKUP, script('/other.js') + script())));
  await expectAllAtWork(page);
  expect(host.said).toEqual([expect.stringMatching(AGAIN)]);
});

test('the hash of the build is the one that a browser accepts', async ({ page, host }) => {
  const hashes = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8'));
  const checked = (src: string) =>
    wholePage('<skf-card card="EO"></skf-card>', script(src, ` integrity="${hashes['skf.js']}"`));

  await page.goto(host.put('/', checked('/skf/skf.js')));
  await expect(page.locator('skf-card [role="img"]')).toBeVisible();
  expect(host.said).toEqual([]);

  host.put('/changed.js', `${readFileSync(join(DIST, 'skf.js'), 'utf8')};`);
  await page.goto(host.put('/refused', checked('/changed.js'), { 'content-type': 'text/html' }));
  expect(await page.evaluate(() => customElements.get('skf-card') === undefined)).toBe(true);
  expect(host.said.join('\n')).toContain('integrity');
});
