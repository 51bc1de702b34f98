import type { Card } from '@schafkopf/core';
import type { TemplateResult } from 'lit';
import { html, literal, type StaticValue } from 'lit/static-html.js';
import { CHARACTERS } from './characters.js';

/** Shapes, as SVG, all of which stand in the source. */
export type Drawing = StaticValue;

const nothing = literal``;

/** Puts a drawing together, of other drawings, of figures and of words; nothing where there is none. */
export function draw(
  strings: TemplateStringsArray,
  ...parts: readonly (Drawing | number | string | null)[]
): Drawing {
  return literal(strings, ...parts.map(drawn));
}

/** Drawings one above the other. */
export function together(drawings: readonly Drawing[]): Drawing {
  return drawings.reduce((below, above) => literal`${below}${above}`, nothing);
}

function drawn(part: Drawing | number | string | null): Drawing {
  if (part === null) return nothing;
  return typeof part === 'object' ? part : written(String(part));
}

/** The words so far: most figures come again and again. */
const words = new Map<string, Drawing>();

function written(text: string): Drawing {
  const word = words.get(text) ?? together(Array.from(text, (one) => CHARACTERS[one] ?? nothing));
  words.set(text, word);
  return word;
}

/**
 * A drawing to be shown. It is one static template, which the browser copies whole: a page may show
 * two hundred cards, each of dozens of shapes, and to put each together anew takes many times as long.
 */
export function shown(drawing: Drawing): TemplateResult {
  return html`${drawing}`;
}

/** Remembers the picture of each card, by the letter in its corners. */
export function remembered<Letter extends string>(
  pictureOf: (card: Card, index: Letter) => TemplateResult,
): (card: Card, index: Letter) => TemplateResult {
  const pictures = new Map<string, TemplateResult>();
  return (card, index) => {
    const name = `${card} ${index}`;
    const picture = pictures.get(name) ?? pictureOf(card, index);
    pictures.set(name, picture);
    return picture;
  };
}
