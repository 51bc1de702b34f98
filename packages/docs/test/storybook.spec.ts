import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.js';
import { elements } from './manifest.js';
import { test } from './reader.js';
import { docs, stories } from './storybook-index.js';

// Storybook's frame is heavy: one page stays open and goes from story to story, as readers do.
let page: Page;
let trouble: string[];

test.beforeAll(async ({ open }) => {
  ({ page, trouble } = open);
  await page.setViewportSize({ width: 1280, height: 720 });
  // A page that is not among the stories: going where one already is draws nothing anew.
  await page.goto(
    'storybook/iframe.html?id=schafkopf-introduction--docs&viewMode=docs&globals=language:en',
  );
  await expect(page.locator('#storybook-docs h1')).toBeVisible({ timeout: 45_000 });
});

test.beforeEach(() => {
  trouble.length = 0;
});

/** Goes to a story or a page of docs and waits until it is drawn. */
async function show(id: string, viewMode: 'story' | 'docs'): Promise<void> {
  await page.evaluate(
    async ([storyId, mode]) => {
      const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__;
      const rendered = mode === 'docs' ? 'docsRendered' : 'storyRendered';
      await new Promise<void>((resolve) => {
        channel.once(rendered, () => resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: mode });
      });
    },
    [id, viewMode] as const,
  );
}

interface Preview {
  readonly channel: {
    once(event: string, heard: () => void): void;
    emit(event: string, data: unknown): void;
  };
}

// The learning pages are one kind of story, and each is looked at where it stands as a page.
const learning = stories.filter(({ id }) => id.startsWith('learn-'));
const others = stories.filter((story) => !learning.includes(story));

test.describe('every story renders, is accessible and asks nobody else for anything', () => {
  for (const { id } of others) {
    test(id, async () => {
      await show(id, 'story');
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      expect(await violationsOf(page, { part: '#storybook-root' })).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
});

test('learning pages are shown as stories too', async () => {
  for (const story of [learning[0], learning.at(-1)]) {
    if (story === undefined) throw new Error('there are no learning pages');
    await show(story.id, 'story');
    await expect(page.locator('#storybook-root h1')).toBeVisible();
  }
  expect(trouble).toEqual([]);
});

test.describe('every page of docs renders and is accessible', () => {
  for (const { id } of docs) {
    test(id, async () => {
      await show(id, 'docs');
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      // The elements' pages are of one make; what is in the stories is looked at as stories.
      if (!id.startsWith('elements-') || id === 'elements-skf-hand--docs') {
        expect(await violationsOf(page, { without: ['.docs-story'] })).toEqual([]);
      }
      expect(trouble).toEqual([]);
    });
  }
});

test.describe('every attribute of an element has a control that changes it', () => {
  for (const { tagName = '', attributes = [] } of elements) {
    test(tagName, async () => {
      const names = attributes.map(({ name = '' }) => name);
      await show(`elements-${tagName}--docs`, 'docs');
      const rows = page.locator('.docblock-argstable-body tr', {
        has: page.locator('td:last-child').locator('input, select, textarea, button'),
      });
      await expect(rows.first()).toBeVisible();
      const changed = await rows.locator('td:first-child').allInnerTexts();
      expect(names.filter((name) => !changed.includes(name))).toEqual([]);

      // Whatever stands there, the element takes it or says that it is wrong.
      await changeAll(
        stories.find(({ title }) => title === `Elements/${tagName}`)?.id ?? '',
        names,
      );
      const shown = page.locator('#storybook-docs').locator(tagName).first();
      for (const name of names) await expect(shown).toHaveAttribute(name, '1');
      expect(trouble).toEqual([]);
    });
  }
});

test('on a phone a page of docs does not scroll sideways', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await show('elements-skf-settlement--docs', 'docs');
  await expect(page.locator('.docblock-argstable').first()).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
});

/** Gives a story the same value for all of these, as its controls do. */
async function changeAll(storyId: string, names: readonly string[]): Promise<void> {
  const updatedArgs = Object.fromEntries(names.map((name) => [name, '1']));
  await page.evaluate(
    (change) =>
      (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.channel.emit(
        'updateStoryArgs',
        change,
      ),
    { storyId, updatedArgs },
  );
}

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
    test(id, async () => {
      await show(id, 'story');
      await expect(page.getByRole('row', { name: /^Value/ }).getByRole('cell')).toHaveText(value);
      await expect(page.getByRole('listitem')).toHaveText(payments);
    });
  }
});
