import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Where {
  readonly part?: string;
  readonly without?: readonly string[];
  /** Only these rules. */
  readonly rules?: readonly string[];
}

/** What is another in the dark, on a page that was looked at in the light. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page, or in a part of it: rule and elements.
 *
 * The lines of a drawing mean nothing to axe, and a page with two hundred cards has twenty thousand
 * of them: they are wiped out first. The cards themselves stay, and have tests of their own.
 */
export async function violationsOf(page: Page, { part = 'html', without = [], rules }: Where = {}) {
  await page.evaluate(wipeDrawings);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The way to each element that is right would take half the time.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false };
  if (rules) options.runOnly = [...rules];
  return page.evaluate(lookAt, {
    include: [part],
    exclude: [...without],
    options,
  });
}

interface LookedAt {
  include: string[];
  exclude: string[];
  options: RunOptions;
}

/** Runs in the page. */
async function lookAt({ options, ...where }: LookedAt) {
  const { axe: here } = window as unknown as { axe: typeof axe };
  const { violations } = await here.run(where, options);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}

function wipeDrawings(): void {
  const wipe = (root: Document | ShadowRoot): void => {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) wipe(shadowRoot);
    for (const drawing of root.querySelectorAll('svg.art')) drawing.replaceChildren();
  };
  wipe(document);
}
