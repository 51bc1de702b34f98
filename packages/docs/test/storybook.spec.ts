import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { docs, stories } from './storybook-index.js';
import { watch } from './watch.js';

// Storybook's frame is heavy: one page stays open and goes from story to story, as readers do.
let page: Page;
let trouble: string[];

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  page = await context.newPage();
  trouble = watch(page, baseURL);
  // A page that is not among the stories: going where one already is draws nothing anew.
  await page.goto(
    'storybook/iframe.html?id=schafkopf-introduction--docs&viewMode=docs&globals=language:en',
  );
  await expect(page.locator('#storybook-docs h1')).toBeVisible({ timeout: 45_000 });
});

test.beforeEach(() => {
  trouble.length = 0;
});

test.afterAll(() => page.context().close());

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

test.describe('every story renders, is accessible and asks nobody else for anything', () => {
  for (const { id } of stories) {
    test(id, async () => {
      await show(id, 'story');
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      // The learning pages are looked at where they stand as pages.
      if (!id.startsWith('learn-')) {
        const axe = new AxeBuilder({ page }).include('#storybook-root');
        expect((await axe.analyze()).violations).toEqual([]);
      }
      expect(trouble).toEqual([]);
    });
  }
});

test.describe('every page of docs renders', () => {
  for (const { id } of docs) {
    test(id, async () => {
      await show(id, 'docs');
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
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
    test(id, async () => {
      await show(id, 'story');
      await expect(page.getByRole('row', { name: /^Value/ }).getByRole('cell')).toHaveText(value);
      await expect(page.getByRole('listitem')).toHaveText(payments);
    });
  }
});
