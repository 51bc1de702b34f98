import type { Player } from '@schafkopf/core';
import type { Dictionary } from '../locales/dictionary.js';

/** The names in an attribute like `Anna,Ben,Cora,Dan`, trimmed; none where it was taken away. */
export function splitNames(text: string | null | undefined): string[] {
  const names = (text ?? '').trim();
  return names === '' ? [] : names.split(',').map((name) => name.trim());
}

/** The players as they are shown: whoever has no name yet is called by the place at the table. */
export function shownPlayers(players: readonly Player[], words: Dictionary): readonly Player[] {
  return players.map(({ id, name }, seat) => ({ id, name: name || words.sheet.player(seat) }));
}
