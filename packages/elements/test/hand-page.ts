import { parseCards, setOf, unwrap, type Card } from '@schafkopf/core';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { SkfHand } from '../src/hand/skf-hand.js';
import { all, drawn, one, place, placed, textOf } from './page.js';

export interface Attributes {
  cards?: string;
  contract?: string;
  trick?: string;
  ranAway?: boolean;
  select?: string;
  selected?: string;
  layout?: string;
  face?: string;
  covered?: boolean;
  label?: string;
  why?: string;
  unmarked?: boolean;
  lang?: string;
}

export const hand = (of: Attributes) =>
  placed<SkfHand>(
    html`<skf-hand
      cards=${of.cards ?? ''}
      contract=${of.contract ?? 'rufer'}
      trick=${of.trick ?? nothing}
      ?ran-away=${of.ranAway}
      select=${of.select ?? nothing}
      selected=${of.selected ?? nothing}
      layout=${of.layout ?? nothing}
      face=${of.face ?? nothing}
      ?covered=${of.covered}
      label=${of.label ?? nothing}
      why=${of.why ?? nothing}
      ?unmarked=${of.unmarked}
    ></skf-hand>`,
    { lang: of.lang ?? 'de' },
  );

export const setText = (text: string) => setOf(unwrap(parseCards(text)));
export const items = (element: Element) => all(element, 'li');
/** The cards as they lie. */
export const shownCards = (element: Element) =>
  all(element, 'skf-card').map((card) => card.getAttribute('card'));
/** The cards that are marked as such. */
export const marked = (element: Element, part: string) =>
  items(element)
    .filter((item) => item.part.contains(part))
    .map((item) => one(item, 'skf-card').getAttribute('card'));
export const playable = (element: Element) => marked(element, 'playable');
export const chosen = (element: Element) => marked(element, 'selected');
export const named = (element: Element) =>
  items(element).map((item) => textOf(one(item, '.visually-hidden')));
export const said = (element: Element) => textOf(one(element, '[role="status"]'));

export const item = (element: Element, card: Card) => {
  const found = items(element).find((each) => one(each, 'skf-card').getAttribute('card') === card);
  if (found === undefined) throw new Error(`${card} is not shown`);
  return found;
};

export async function press(element: Element, card: Card): Promise<void> {
  item(element, card).click();
  await drawn(element);
}

export async function key(element: SkfHand, name: string): Promise<void> {
  const at = element.shadowRoot?.activeElement;
  if (!at) throw new Error('Nothing has the focus');
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await drawn(element);
}

/** The card that has the focus. */
export const focused = (element: SkfHand) =>
  element.shadowRoot?.activeElement?.querySelector('skf-card')?.getAttribute('card');

/** A part of the page that is so wide before anything stands in it. */
export async function within(width: number, template: TemplateResult): Promise<HTMLElement> {
  const area = await place(html`<div lang="de"></div>`);
  area.style.inlineSize = `${width}px`;
  render(template, area);
  await drawn(area);
  return area;
}

export const EIGHT = 'S7 EO GU HA H9 GK EA SO';
