import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on a page, or in a part of it: rule and elements.
 *
 * The lines of a drawing mean nothing to axe, and a page with two hundred cards has twenty thousand
 * of them: they are wiped out first. The cards themselves stay, and have tests of their own.
 */
export async function violationsOf(page: Page, part = 'html', without: readonly string[] = []) {
  await page.evaluate(wipeDrawings);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(lookAt, { include: [part], exclude: [...without] });
}

/** Runs in the page. The way to each element that is right would take half the time. */
async function lookAt(where: { include: string[]; exclude: string[] }) {
  const { axe: here } = window as unknown as { axe: typeof axe };
  const { violations } = await here.run(where, { resultTypes: ['violations'], selectors: false });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}

function wipeDrawings(): void {
  const wipe = (root: Document | ShadowRoot): void => {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) wipe(shadowRoot);
    for (const drawing of root.querySelectorAll('svg.art')) drawing.replaceChildren();
  };
  wipe(document);
}
