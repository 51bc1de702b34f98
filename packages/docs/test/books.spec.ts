import { expect } from '@playwright/test';
import { violationsOf } from './axe.js';
import { test } from './reader.js';
import { has, linksOf, pages } from './site.js';

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

test.describe('a page on a phone is accessible, keeps to itself and does not scroll sideways, large letters or not', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const path of texts) {
    test(path, async ({ page, trouble }) => {
      await page.goto(path);
      // On paper everything is there at once.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
      for (const letters of ['200%', '100%']) {
        const over = await page.evaluate((size) => {
          const { documentElement: root } = document;
          root.style.setProperty('font-size', size);
          return root.scrollWidth - innerWidth;
        }, letters);
        expect(over, `letters at ${letters}`).toBeLessThanOrEqual(0);
      }
      // The English page has the markup of the German one.
      if (!path.startsWith('en/learn/')) expect(await violationsOf(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
});
