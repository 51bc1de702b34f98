import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type axeCore from 'axe-core';
import { all, drawn, shown } from './page.js';

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}

/** Landmarks are the page's affair. */
const NO_PAGE = { region: { enabled: false } };
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is looked at; colours take half the time. */
const RULES = {
  everything: { rules: NO_PAGE },
  colours: { runOnly: COLOURS },
  'all but colours': {
    rules: {
      ...NO_PAGE,
      ...Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
    },
  },
} as const;

/** Checks an element, through its shadow trees, against every rule of axe that needs no whole page. */
export async function expectAccessible(
  element: Element,
  what: keyof typeof RULES = 'everything',
): Promise<void> {
  const { violations } = await window.axe.run(element, {
    resultTypes: ['violations'],
    ...RULES[what],
  });
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(told, told.join('\n')).to.deep.equal([]);
}

/**
 * Checks an element that is shown in German, light and dark, and leaves it in English, checked too:
 * in the dark nothing but the colours is another, and they are the same in every language.
 */
export async function expectAccessibleInAll(element: HTMLElement): Promise<void> {
  const root = document.documentElement;
  await expectAccessible(element);
  root.style.setProperty('color-scheme', 'dark');
  try {
    await expectAccessible(element, 'colours');
  } finally {
    root.style.removeProperty('color-scheme');
  }
  element.parentElement?.setAttribute('lang', 'en');
  await drawn(element);
  await expectAccessible(element, 'all but colours');
}

/** A strict Content-Security-Policy blocks `style` attributes, and an id may stand once in a tree. */
export function expectCleanMarkup(element: Element): void {
  const styled = all(element, '[style]').map(({ outerHTML }) => outerHTML.slice(0, 200));
  expect(styled, 'style attributes').to.deep.equal([]);
  const ids = new Map<Node, string[]>();
  for (const { id, ...rest } of [...shown(element)].map((inner) => ({
    id: inner.id,
    tree: inner.getRootNode(),
  }))) {
    if (id !== '') ids.set(rest.tree, [...(ids.get(rest.tree) ?? []), id]);
  }
  for (const inTree of ids.values()) expect(inTree).to.deep.equal([...new Set(inTree)]);
}
