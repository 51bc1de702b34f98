import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page, or in a part of it: rule and elements.
 *
 * The lines of a drawing mean nothing to axe, and a page with two hundred cards has twenty thousand
 * of them: they are wiped out first. The cards themselves stay, and have tests of their own.
 */
export async function violationsOf(page: Page, part = 'html', without: readonly string[] = []) {
  await page.evaluate(wipeDrawings);
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
  for (const other of without) axe.exclude(other);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

function wipeDrawings(): void {
  const wipe = (root: Document | ShadowRoot): void => {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) wipe(shadowRoot);
    for (const drawing of root.querySelectorAll('svg.art')) drawing.replaceChildren();
  };
  wipe(document);
}
