import {
  changeSheet,
  foldSheet,
  newSheet,
  OFFICIAL_RULES,
  TARIFFS,
  unwrap,
  type Row,
  type Rules,
  type Sheet,
  type SheetHand,
  type Tariff,
} from '@schafkopf/core';

export const PLAYERS = 'Lena,Jonas,Felix,Nora';

/** A table with house rules of its own, and what was written there before. */
export interface Table {
  players?: string;
  tariff?: Tariff;
  rules?: Partial<Rules>;
  rows?: readonly Entry[];
  lang?: string;
}

/** What is written: a hand of whoever sits there then, or any other row. */
export type Entry = { hand: SheetHand } | { thrownIn: true } | { row: Record<string, unknown> };

/** A sheet with people `p1`, `p2` and so on, as core writes it. */
export function written({ players = PLAYERS, tariff, rules, rows = [] }: Table): Sheet {
  const people = players.split(',').map((name, at) => ({ id: `p${at + 1}`, name }));
  const count = people.length as Rules['players'];
  const terms = {
    tariff: tariff ?? TARIFFS['10-50'],
    rules: { ...OFFICIAL_RULES, players: count, ...rules },
  };
  return rows.reduce(
    (sheet: Sheet, entry, at) => {
      const { seats, terms: now } = foldSheet(sheet);
      const base = { id: `r${at + 1}`, at: Date.UTC(2026, 8, 19, 18, at) };
      const row =
        'row' in entry
          ? { ...base, ...entry.row }
          : 'hand' in entry
            ? { kind: 'hand', ...base, seats, terms: now, hand: entry.hand }
            : { kind: 'thrown-in', ...base, seats, terms: now };
      return unwrap(changeSheet(sheet, { type: 'add', row: row as Row }));
    },
    unwrap(newSheet(people, terms)),
  );
}
