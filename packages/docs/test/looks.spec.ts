import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';

/**
 * Every element as it looks, light, dark and in forced colours, beside its picture in `test/looks`.
 *
 * The text is set in a font of our own, so that a machine's fonts make no difference; another
 * version of Chromium draws about 1.4 % of a page full of text differently, so 2 % may differ. What
 * is wrong by less than that, a test of its own has to find. After a change that is meant:
 * `playwright test looks --update-snapshots`, and look at what changed.
 */
const MAY_DIFFER = 0.02;

const LOOKS = [
  ['card', 'pack'],
  ['hand', 'trump-led'],
  ['trick', 'on-the-table'],
  ['trump-order', 'rufer'],
  ['contract-table', 'official'],
  ['settlement', 'lost-solo-with-kontra'],
  ['calculator', 'rufer'],
  ['replay', 'play-along'],
  ['scoresheet', 'evening'],
] as const;

function toTop(part: string): Promise<void> {
  return page
    .locator(part)
    .first()
    .evaluate((shown) => shown.scrollIntoView({ block: 'start' }));
}

/** What is done on the page of a score sheet, one after the other, and how the picture of it is called. */
const SHEET_STATES: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'entry',
    async () => {
      await page.getByRole('radio', { name: 'Ben' }).first().check({ force: true });
      await page.getByRole('radio', { name: 'won', exact: true }).check({ force: true });
      await page.locator('skf-sheet-entry .doublings').scrollIntoViewIfNeeded();
    },
  ],
  ['hands', () => toTop('skf-sheet-menu')],
  [
    'more',
    async () => {
      await page.getByRole('button', { name: 'More …', exact: true }).click();
      await toTop('skf-sheet-menu');
    },
  ],
  [
    'row-opened',
    async () => {
      await page.locator('skf-sheet-table tbody button[aria-expanded]').first().click();
      await expect(page.locator('skf-settlement')).toBeVisible();
      await toTop('skf-sheet-table tr.details');
    },
  ],
];

const MODES = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced', { colorScheme: 'dark', forcedColors: 'active' }],
] as const;

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  ),
);
const STYLE = `
  @font-face {
    font-family: Looks;
    src: url(data:font/woff2;base64,${font.toString('base64')});
  }
  /* A browser without a window keeps the ground of the mode before. */
  :root, body {
    min-block-size: 100vh;
    background: light-dark(#fbf7ee, #221c17);
    color-scheme: light dark;
  }
  #storybook-root { font: 400 16px/1.4 Looks; }
`;

// One page for all, as Storybook's frame is heavy.
let page: Page;

test.beforeAll(async ({ browser, baseURL }) => {
  const viewport = { width: 400, height: 420 };
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
  page = await context.newPage();
});

test.afterAll(() => page.context().close());

async function show(element: string, story: string): Promise<void> {
  const id = `elements-skf-${element}--${story}`;
  await page.goto(`storybook/iframe.html?id=${id}&viewMode=story&globals=language:en`);
  await page.addStyleTag({ content: STYLE });
  const shown = page.locator(`skf-${element}`).first();
  await expect(shown).toBeVisible({ timeout: 45_000 });
  // Also what it loads after the first view.
  await shown.evaluate(async (host) => {
    await (host as unknown as { updateComplete: Promise<boolean> }).updateComplete;
    await document.fonts.ready;
  });
}

function inEveryMode(picture: string): void {
  for (const [mode, media] of MODES) {
    test(mode, async () => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await expect(page).toHaveScreenshot(`${picture}-${mode}.png`, {
        maxDiffPixelRatio: MAY_DIFFER,
      });
    });
  }
}

for (const [element, story] of LOOKS) {
  test.describe(`skf-${element}`, () => {
    test.beforeAll(() => show(element, story));
    inEveryMode(element);
  });
}

// On one page: to load it anew for each state would take longer than to look.
test.describe('skf-scoresheet:', () => {
  test.beforeAll(() => show('scoresheet', 'evening'));

  for (const [state, reach] of SHEET_STATES) {
    test.describe(state, () => {
      test.beforeAll(reach);
      inEveryMode(`scoresheet-${state}`);
    });
  }
});

test.describe('skf-scoresheet: empty', () => {
  test.beforeAll(() => show('scoresheet', 'empty'));
  inEveryMode('scoresheet-empty');
});
