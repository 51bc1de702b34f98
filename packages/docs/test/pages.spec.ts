import { expect, test } from '@playwright/test';
import { CHAPTERS } from '../learn/contents.js';
import { entries } from './storybook-index.js';
import { COLOURS, violationsOf } from './axe.js';
import { watch } from './watch.js';

for (const path of ['./', 'en/']) {
  test(`${path} is accessible, light and dark, and keeps to itself`, async ({ page, baseURL }) => {
    const trouble = watch(page, baseURL);
    await page.goto(path);
    await expect(page.locator('skf-scoresheet').getByRole('table')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, { rules: COLOURS })).toEqual([]);
    expect(trouble).toEqual([]);
  });
}

test('the frame of the workshop is accessible, narrow and wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('storybook/?path=/docs/elements-skf-settlement--docs');
  await expect(page.frameLocator('iframe').locator('#storybook-docs h1')).toBeVisible({
    timeout: 45_000,
  });
  // The handle between the two halves stands in neither; what is in the page has tests of its own.
  const where = { without: ['iframe', '[role="separator"]'] };
  expect(await violationsOf(page, where)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Elements: Collapse' })).toBeVisible();
  expect(await violationsOf(page, where)).toEqual([]);
});

test('the links of the entry pages lead somewhere', async ({ page, request }) => {
  for (const path of ['./', 'en/']) {
    await page.goto(path);
    for (const link of await page.getByRole('link').all()) {
      const url = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      expect((await request.get(url)).status(), url).toBe(200);
      const story = new URL(url).searchParams.get('path')?.split('/').at(-1);
      if (story)
        expect(
          entries.map(({ id }) => id),
          url,
        ).toContain(story);
    }
  }
});

test('the workshop lists the learning path in its order, every contract with it', () => {
  const path = CHAPTERS.flatMap(({ pages, title }) => pages.map((page) => ({ page, title })));
  const listed = entries.filter(({ title }) => title.startsWith('Learn/'));
  expect(listed.map(({ importPath, title }) => [importPath, title.split('/')[1]])).toEqual(
    path.map(({ page, title }) => [`./learn/en/${page}.md`, title.en]),
  );
});
