import type { Page } from '@playwright/test';

/** Collects everything that a page asks another host for, and every error that it throws. */
export function watch(page: Page, home: string | undefined): string[] {
  const trouble: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url) || url.startsWith(home ?? '')) return;
    trouble.push(`asked for ${url}`);
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}
