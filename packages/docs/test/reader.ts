import { test as base, type Page } from '@playwright/test';
import { watch } from './watch.js';

interface Reader {
  /** A window that goes from page to page, as a reader's does, and keeps what it has loaded. */
  readonly page: Page;
  /** What the window asked other hosts for and what it threw, since the test began. */
  readonly trouble: readonly string[];
}

interface Window {
  readonly open: { readonly page: Page; readonly trouble: string[] };
}

/** Tests of many pages that change nothing for one another. */
export const test = base.extend<Reader, Window>({
  open: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      await use({ page, trouble: watch(page, baseURL) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ open, viewport }, use) => {
    await open.page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await use(open.page);
  },
  trouble: async ({ open }, use) => {
    open.trouble.length = 0;
    await use(open.trouble);
  },
});
