import { TABLE_SIZE } from '@schafkopf/core';
import { escaped } from '../../site/html.js';

/** What somebody wants of a score sheet. */
export interface Wanted {
  /** Names, separated by commas. */
  readonly players: string;
  readonly tariff: string;
  readonly counting: string;
  readonly key: string;
  /** Whether the sheet is kept in the browser. */
  readonly keeps: boolean;
}

/** Something that is not as it should be. */
export interface Trouble {
  readonly says: string;
  /** Whether the tag is of no use with it. */
  readonly breaks: boolean;
}

/** The tag of a score sheet, and the script that draws it. */
export function tagOf({ players, tariff, counting, key, keeps }: Wanted): string {
  const attributes = {
    players,
    tariff,
    ...(counting !== 'net' && { counting }),
    ...(keeps ? key.trim() !== '' && { 'storage-key': key } : { persist: 'none' }),
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `\n  ${name}="${escaped(value)}"`,
  );
  return `<script src="skf.js"></script>\n<skf-scoresheet${written.join('')}\n></skf-scoresheet>`;
}

/** What is to be said of what somebody wants. */
export function troubleWith({ players, key, keeps }: Wanted): Trouble[] {
  const names = players.trim() === '' ? [] : players.split(',').map((name) => name.trim());
  const { least, most } = TABLE_SIZE;
  const twice = new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at));
  const trouble: Trouble[] = [];
  if (names.length > 0 && (names.length < least || names.length > most)) {
    trouble.push({
      says: `A table has ${least} to ${most} players; these are ${names.length}.`,
      breaks: true,
    });
  }
  for (const name of twice) {
    trouble.push({
      says: `More than one is called ${name}; a letter behind it tells them apart.`,
      breaks: false,
    });
  }
  if (keeps && key.trim() === '') {
    trouble.push({
      says: 'The sheet needs a storage key: without one it is gone when the address of the page changes.',
      breaks: false,
    });
  }
  return trouble;
}
