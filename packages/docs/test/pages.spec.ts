import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** The entries of the built Storybook, as it lists them itself. */
const index = JSON.parse(
  readFileSync(new URL('../dist/storybook/index.json', import.meta.url), 'utf8'),
) as { entries: Record<string, { id: string; type: string; title: string }> };

const entries = Object.values(index.entries);
const docs = entries.filter(({ type }) => type === 'docs');
const stories = entries.filter(({ type }) => type === 'story');

/** Everything that a page asks another host for, and every error that it throws. */
function watch(page: Page, home: string | undefined): string[] {
  const trouble: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url) || url.startsWith(home ?? '')) return;
    trouble.push(`asked for ${url}`);
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

for (const scheme of ['light', 'dark'] as const) {
  for (const path of ['./', 'en/']) {
    test(`${path} is accessible and keeps to itself, ${scheme}`, async ({ page, baseURL }) => {
      const trouble = watch(page, baseURL);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      await expect(page.locator('skf-scoresheet').getByRole('table')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
}

test('the links of the entry pages lead somewhere', async ({ page, request }) => {
  for (const path of ['./', 'en/']) {
    await page.goto(path);
    for (const link of await page.getByRole('link').all()) {
      const url = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      expect((await request.get(url)).status(), url).toBe(200);
      const story = new URL(url).searchParams.get('path')?.split('/').at(-1);
      if (story) expect(Object.keys(index.entries), url).toContain(story);
    }
  }
});

test('there is a page for each contract of the score sheet', () => {
  const titles = docs.map(({ title }) => title);
  for (const contract of ['Rufer', 'Wenz', 'Solo', 'Wenz Tout', 'Solo Tout', 'Sie']) {
    expect(titles).toContain(`Contracts/${contract}`);
  }
});

test.describe('Storybook', () => {
  for (const { id } of stories) {
    test(`${id} renders and is accessible`, async ({ page, baseURL }) => {
      const trouble = watch(page, baseURL);
      await page.goto(`storybook/iframe.html?id=${id}&viewMode=story`);
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze();
      expect(violations).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }

  for (const { id } of docs) {
    test(`${id} renders`, async ({ page, baseURL }) => {
      const trouble = watch(page, baseURL);
      await page.goto(`storybook/iframe.html?id=${id}&viewMode=docs`);
      await expect(page.locator('#storybook-docs h1')).toBeVisible();
      expect(trouble).toEqual([]);
    });
  }
});

test.describe('worked settlements', () => {
  const cases = [
    {
      id: 'settlements-worked-hands--lena',
      value: '7',
      payments: ['Felix pays Lena 7', 'Nora pays Jonas 7'],
    },
    {
      id: 'settlements-worked-hands--anna',
      value: '50',
      payments: ['Clara pays Anna 50', 'David pays Ben 50'],
    },
  ];
  for (const { id, value, payments } of cases) {
    test(id, async ({ page }) => {
      await page.goto(`storybook/iframe.html?id=${id}&viewMode=story&globals=language:en`);
      await expect(page.getByRole('row', { name: /^Value/ }).getByRole('cell')).toHaveText(value);
      await expect(page.getByRole('listitem')).toHaveText(payments);
    });
  }
});
