import type { Player } from '@schafkopf/core';
import { isolated, textOf } from './text.js';
import type { Dictionary } from '../locales/dictionary.js';

/** The names in an attribute like `Anna,Ben,Cora,Dan`, trimmed; none where it was taken away. */
export function splitNames(text: unknown): string[] {
  const names = textOf(text).trim();
  return names === '' ? [] : names.split(',').map((name) => name.trim());
}

/** The names that an element was told: a list, or else its attribute. */
export function namesOf(listed: unknown, text: unknown): readonly string[] {
  return Array.isArray(listed) && listed.length > 0 ? listed.map(textOf) : splitNames(text);
}

/** The players as they are shown: whoever has no name yet is called by the place at the table. */
export function shownPlayers(players: readonly Player[], words: Dictionary): readonly Player[] {
  return players.map(({ id, name }, seat) => ({
    id,
    name: name === '' ? words.sheet.player(seat) : isolated(name),
  }));
}
