import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { has, linksOf, pages } from './site.js';
import { watch } from './watch.js';

// The score sheet on the entry pages has tests of its own.
const texts = pages.filter((path) => path !== '' && path !== 'en/');

test('there are pages', () => {
  expect(texts.length).toBeGreaterThan(80);
});

test.describe('no link is dead', () => {
  for (const path of pages) {
    test(path === '' ? 'the entry page' : path, () => {
      expect(linksOf(path).filter((to) => !has(to))).toEqual([]);
    });
  }
});

test.describe('a page on a phone is accessible, keeps to itself and does not scroll sideways', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of texts) {
    test(path, async ({ page, baseURL }) => {
      const trouble = watch(page, baseURL);
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(trouble).toEqual([]);
    });
  }
});
