import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { has, linksOf, pages } from './site.js';
import { watch } from './watch.js';

// The score sheet on the entry pages has tests of its own.
const texts = pages.filter((path) => path !== '' && path !== 'en/');

test('there are pages', () => {
  expect(texts.length).toBeGreaterThan(80);
});

test('no link is dead', () => {
  const dead = pages.flatMap((path) =>
    linksOf(path)
      .filter((to) => !has(to))
      .map((to) => `${path} → ${to}`),
  );
  expect(dead).toEqual([]);
});

test.describe('a page on a phone is accessible, keeps to itself and does not scroll sideways', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of texts) {
    test(path, async ({ page, baseURL }) => {
      const trouble = watch(page, baseURL);
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
      // The English page has the markup of the German one.
      if (!path.startsWith('en/learn/')) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(trouble).toEqual([]);
    });
  }
});
