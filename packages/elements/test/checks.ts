import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type axeCore from 'axe-core';
import { all, shown } from './page.js';

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}

/** Checks an element, through its shadow trees, against every rule of axe that needs no whole page. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await window.axe.run(element, {
    resultTypes: ['violations'],
    // Landmarks are the page's affair.
    rules: { region: { enabled: false } },
  });
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(told, told.join('\n')).to.deep.equal([]);
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
