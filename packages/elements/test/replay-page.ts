import { formatGame, type Game } from '@schafkopf/core';
import { html } from 'lit';
import '../src/replay/define.js';
import type { SkfReplay } from '../src/replay/skf-replay.js';
import { drawn, one, place, textOf } from './page.js';
import { sampleHand } from './sample-hand.js';

export const NAMES = ['Anna', 'Ben', 'Cora', 'Dan'];

/** Ben calls the Leaves Ace, which Anna holds; Anna leads. They win with 70 points. */
export const rufer = sampleHand('skf 0', { contract: 'rufer G' });

export const recordOf = (game: Game, names: readonly string[] = NAMES): string =>
  formatGame({ game, names });

interface Options {
  readonly record?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lang?: string;
}

/** A replayed hand on a page. */
export async function replay({
  record = recordOf(rufer),
  attributes = {},
  lang = 'de',
}: Options = {}): Promise<SkfReplay> {
  const area = await place(html`<div lang=${lang}></div>`);
  const element = document.createElement('skf-replay');
  element.setAttribute('record', record);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  area.append(element);
  await drawn(element);
  return element;
}

/** What it says just happened. */
export const said = (element: Element): string => textOf(one(element, '.said [role="status"]'));
