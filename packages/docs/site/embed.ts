import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  changeSheet,
  formatSheet,
  newSheet,
  OFFICIAL_RULES,
  TARIFFS,
  unwrap,
  type Sheet,
  type SheetHand,
} from '@schafkopf/core';
import type { Plugin } from 'vite';

const PLAYERS = ['Anna', 'Ben', 'Cora', 'Dan'].map((name) => ({ id: name.toLowerCase(), name }));

/** An evening of three hands, for the page that shows one. */
const HANDS: readonly SheetHand[] = [
  {
    contract: { kind: 'rufer' },
    declarer: 'anna',
    partner: 'ben',
    won: true,
    schneider: true,
    runners: 3,
  },
  { contract: { kind: 'wenz' }, declarer: 'cora', won: false },
  { contract: { kind: 'solo', suit: 'G' }, declarer: 'dan', won: true },
];

/** A Thursday evening, eight o'clock in Bavaria. */
const BEGIN = Date.UTC(2026, 9, 15, 18);
const MINUTES = 60_000;

/** What the page with last Thursday's evening shows. */
function exampleEvening(): Sheet {
  const terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };
  const seats = PLAYERS.map(({ id }) => id);
  return HANDS.reduce<Sheet>(
    (sheet, hand, number) => {
      const at = BEGIN + number * 6 * MINUTES;
      const row = { kind: 'hand', id: `hand-${number + 1}`, at, seats, terms, hand } as const;
      return unwrap(changeSheet(sheet, { type: 'add', row }));
    },
    unwrap(newSheet(PLAYERS, terms)),
  );
}

/** Puts beside the pages to copy what they load: the one script, and an evening as a file. */
export function embedFiles(): Plugin {
  return {
    name: 'embed-files',
    generateBundle() {
      const script = fileURLToPath(import.meta.resolve('@schafkopf/elements/skf.js'));
      this.emitFile({ type: 'asset', fileName: 'embed/skf.js', source: readFileSync(script) });
      this.emitFile({
        type: 'asset',
        fileName: 'embed/evening.json',
        source: formatSheet(exampleEvening()),
      });
    },
  };
}
