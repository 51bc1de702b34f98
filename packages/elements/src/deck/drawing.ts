import type { Card } from '@schafkopf/core';
import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';

/** Shapes, as SVG; made by `draw` alone, so that whatever else is put into one stays text. */
export interface Drawing {
  readonly svg: string;
}

/** Puts a drawing together, of other drawings, of figures and of text; nothing where there is none. */
export function draw(
  strings: TemplateStringsArray,
  ...parts: readonly (Drawing | number | string | null)[]
): Drawing {
  return { svg: String.raw({ raw: strings }, ...parts.map(svgOf)) };
}

/** Drawings one above the other. */
export function together(drawings: readonly Drawing[]): Drawing {
  return { svg: drawings.map(({ svg }) => svg).join('') };
}

function svgOf(part: Drawing | number | string | null): string {
  if (part === null) return '';
  return typeof part === 'object' ? part.svg : escaped(String(part));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * A drawing to be shown. It is one static template, which the browser copies whole: a page may show
 * two hundred cards, each of dozens of shapes, and to put each together anew takes many times as long.
 */
export function shown({ svg }: Drawing): TemplateResult {
  return html`${unsafeStatic(svg)}`;
}

/** Remembers the picture of each card, by the letter in its corners. */
export function remembered(
  pictureOf: (card: Card, index: string) => TemplateResult,
): (card: Card, index: string) => TemplateResult {
  const pictures = new Map<string, TemplateResult>();
  return (card, index) => {
    const name = `${card} ${index}`;
    const picture = pictures.get(name) ?? pictureOf(card, index);
    pictures.set(name, picture);
    return picture;
  };
}
