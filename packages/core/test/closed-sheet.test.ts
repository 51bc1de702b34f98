import { describe, expect, it } from 'vitest';
import { foldSheet, formatSheet, parseSheet, unwrap, type Row, type Sheet } from '../src/index.js';
import { begunBy, withRows } from './sheets.js';

const players = ['Anna', 'Ben', 'Cora', 'Dan'].map((name) => ({ id: name, name }));
const begun = begunBy(players);
const seats = players.map(({ id }) => id);
const { terms } = begun;
const base = { id: 'late', at: 0 };

const LATE: readonly Row[] = [
  {
    ...base,
    kind: 'hand',
    seats,
    terms,
    hand: { contract: { kind: 'wenz' }, declarer: 'Anna', won: true },
  },
  { ...base, kind: 'thrown-in', seats, terms, consequence: 'stock' },
  {
    ...base,
    kind: 'correction',
    reason: 'payout',
    outside: true,
    amounts: [{ player: 'Anna', amount: 5 }],
  },
  { ...base, kind: 'agree', terms: { ...terms, tariff: { unit: 1, rufer: 1 } } },
  { ...base, kind: 'join', player: { id: 'Emil', name: 'Emil' } },
  { ...base, kind: 'leave', player: 'Dan' },
  { ...base, kind: 'rename', player: 'Dan', name: 'Daniel' },
  { ...base, kind: 'reorder', order: seats.toReversed() },
  { ...base, kind: 'dealer', player: 'Cora' },
  { ...base, kind: 'bock' },
];

const close: Row = { id: 'end', at: 0, kind: 'close' };
const reopen: Row = { id: 'on', at: 0, kind: 'reopen' };

function sheetOf(...rows: readonly Row[]): Sheet {
  return withRows(begun, rows);
}

describe('a closed sheet', () => {
  it.each(LATE)('refuses a row after the end: $kind', (row) => {
    const { rows: _before, ...before } = foldSheet(sheetOf(close));
    const { rows, ...after } = foldSheet(sheetOf(close, row));
    expect(after).toEqual(before);
    expect(rows.at(-1)).toMatchObject({
      errors: [{ code: 'sheet-closed' }],
      number: null,
      settlement: null,
    });
  });

  it.each(LATE)('takes it after it was reopened: $kind', (row) => {
    const { rows: _, ...never } = foldSheet(sheetOf(row));
    const { rows, ...again } = foldSheet(sheetOf(close, reopen, row));
    expect(again).toEqual(never);
    expect(rows.at(-1)?.errors).toEqual([]);
  });

  it('may be closed twice, and opened when it is open', () => {
    const errors = foldSheet(sheetOf(reopen, close, { ...close, id: 'twice' })).rows;
    expect(errors.map((row) => row.errors)).toEqual([[], [], []]);
  });

  it.each(LATE)('is a file with a late row too, as a merge may leave it: $kind', (row) => {
    const sheet = sheetOf(close, row);
    expect(unwrap(parseSheet(formatSheet(sheet)))).toEqual(sheet);
  });
});
