import { fixtureSync } from '@open-wc/testing';
import { html, LitElement, type TemplateResult } from 'lit';
import { nextTask } from '../src/deck/in-turns.js';

/** Everything below a root as it is shown: shadow trees, and slots with what stands in them. */
export function* shown(root: Element | ShadowRoot): Generator<Element> {
  for (const child of childrenOf(root)) {
    yield child;
    yield* shown(child);
  }
}

function childrenOf(root: Element | ShadowRoot): Iterable<Element> {
  if (root instanceof HTMLSlotElement) {
    const assigned = root.assignedElements();
    return assigned.length > 0 ? assigned : root.children;
  }
  return (root instanceof Element && root.shadowRoot ? root.shadowRoot : root).children;
}

/** All elements below a root, through shadow trees, that match a selector. */
export function all<E extends Element = HTMLElement>(
  root: Element | ShadowRoot,
  selector: string,
): E[] {
  return [...shown(root)].filter((element): element is E => element.matches(selector));
}

/** The one element below a root that matches. */
export function one<E extends Element = HTMLElement>(root: Element, selector: string): E {
  const found = all<E>(root, selector);
  const [first] = found;
  if (first === undefined || found.length > 1) {
    throw new Error(`${found.length} elements match ${selector}`);
  }
  return first;
}

/** The texts that are shown below an element, each in one piece, spaces put right. */
export function texts(root: Element): string[] {
  const pieces: string[] = [''];
  const read = (nodes: Iterable<Node>): void => {
    for (const node of nodes) {
      if (node instanceof Text) pieces.push(`${pieces.pop()}${node.data}`);
      else if (node instanceof Element && !node.matches('style, script')) {
        pieces.push('');
        read(nodesOf(node));
        pieces.push('');
      }
    }
  };
  read(nodesOf(root));
  return pieces.map((piece) => piece.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

function nodesOf(element: Element): Iterable<Node> {
  if (!(element instanceof HTMLSlotElement)) return (element.shadowRoot ?? element).childNodes;
  const assigned = element.assignedNodes();
  return assigned.length > 0 ? assigned : element.childNodes;
}

/** What an element says, in one line. */
export function textOf(root: Element): string {
  return texts(root).join(' ');
}

/** The name that assistive technology has for a button or a picture of ours. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element).replaceAll('\u00ad', '');
}

/** Waits, turn by turn, until something holds; says what did not if it never does. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`This never came: ${what}`);
    await nextTask();
  }
}

/**
 * Waits until everything in and below an element has been drawn. What is drawn, or loaded late for an
 * element, may bring others, which are drawn in tasks of their own.
 */
export async function drawn(root: Element): Promise<void> {
  await nextTask();
  const elements = () => [root, ...shown(root)].filter((each) => each instanceof LitElement);
  do await Promise.all(elements().map((element) => element.updateComplete));
  while (elements().some((element) => element.isUpdatePending));
}

/** Places a template, and waits until it is drawn. It is cleared away after the test. */
export async function place<E extends Element = HTMLElement>(template: TemplateResult): Promise<E> {
  const element = fixtureSync<E>(template);
  await drawn(element);
  return element;
}

/** Places a template in a part of the page that has a language. */
export async function placed<E extends Element>(
  template: TemplateResult,
  { lang = 'de' }: { lang?: string } = {},
): Promise<E> {
  const { firstElementChild } = await place(html`<div lang=${lang}>${template}</div>`);
  if (firstElementChild === null) throw new Error('The template shows no element');
  return firstElementChild as E;
}
