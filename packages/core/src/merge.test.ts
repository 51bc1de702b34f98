import { describe, expect, it } from 'vitest';
import { mergeSheets } from './merge.js';
import type { SheetChange } from './sheet-change.js';
import type { Row } from './sheet-row.js';
import type { Sheet } from './sheet.js';
import { begunBy, changed as after } from '../test/sheets.js';

const players = ['anna', 'ben', 'clara', 'david'].map((id) => ({ id, name: id }));
const seats = players.map(({ id }) => id);
const { terms } = begunBy(players);
const dealt = (id: string, note = ''): Row => ({
  kind: 'thrown-in',
  id,
  at: 0,
  note,
  seats,
  terms,
});
const add = (id: string): SheetChange => ({ type: 'add', row: dealt(id) });
const begun = after(begunBy(players), add('a'), add('b'));
const notes = (sheet: Sheet) => sheet.rows.map(({ id, note }) => id + note).join(' ');

describe('mergeSheets', () => {
  const both = (here: SheetChange[], there: SheetChange[]) => {
    const [a, b] = [after(begun, ...here), after(begun, ...there)];
    expect(mergeSheets(b, a)).toStrictEqual(mergeSheets(a, b));
    return mergeSheets(a, b);
  };

  it.each<[string, SheetChange[], SheetChange[], string[]]>([
    ['rows of both', [add('x')], [add('y')], ['a', 'b', 'x', 'y']],
    ['a row that one took out', [{ type: 'remove', id: 'a' }], [add('y')], ['b', 'y']],
    [
      'taken out here, edited twice there: the later counts',
      [{ type: 'remove', id: 'a' }],
      [1, 2].map((time): SheetChange => ({ type: 'replace', row: dealt('a', `${time}`) })),
      ['a2', 'b'],
    ],
    [
      'taken out and edited at once: no row is lost',
      [{ type: 'remove', id: 'a' }],
      [{ type: 'replace', row: dealt('a', '!') }],
      ['a!', 'b'],
    ],
    ['taken out and put back', [{ type: 'remove', id: 'a' }, add('x')], [], ['b', 'x']],
  ])('%s', (_, here, there, expected) => {
    expect(notes(both(here, there)).split(' ').toSorted()).toEqual(expected.toSorted());
  });

  it('edited as often here and there: their texts decide, whichever is named first', () => {
    const edited = (note: string): SheetChange => ({ type: 'replace', row: dealt('a', note) });
    expect(notes(both([edited('1')], [edited('2')]))).toBe('a2 b');
  });

  it('of the beginnings the one that was edited later counts', () => {
    const dealer = (firstDealer: string): SheetChange => ({ type: 'begin', firstDealer });
    expect(both([dealer('ben')], []).firstDealer).toBe('ben');
    expect(both([dealer('ben'), dealer('clara')], [dealer('david')]).firstDealer).toBe('clara');
  });

  it('puts the rows of both in the order of their places', () => {
    const first: SheetChange = { type: 'add', row: dealt('y'), before: 'a' };
    expect(notes(both([add('x')], [first]))).toBe('y a b x');
  });

  it('counts edits as numbers: ten are more than nine', () => {
    const dealers = (...ids: string[]) =>
      ids.map((firstDealer): SheetChange => ({ type: 'begin', firstDealer }));
    // Two rows were the first two edits.
    const [eight, seven] = [Array(7).fill('ben'), Array(6).fill('ben')];
    const merged = both(dealers(...eight, 'anna'), dealers(...seven, 'david'));
    expect([merged.edit, merged.firstDealer]).toEqual([10, 'anna']);
  });

  it('does not ask in which order a copy writes the fields of a row', () => {
    const edited = (note: string) =>
      after(begun, { type: 'replace', row: { ...dealt('a'), note } });
    const turned = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, inner]) => [key, turned(inner)])
              .toReversed(),
          )
        : value;
    const one = edited('1');
    const other: Sheet = { ...one, rows: one.rows.map((row) => turned(row) as typeof row) };
    expect(other).toEqual(one);
    for (const copy of [one, other]) {
      expect(notes(mergeSheets(copy, edited('2')))).toBe('a2 b');
      expect(notes(mergeSheets(edited('2'), copy))).toBe('a2 b');
      expect(notes(mergeSheets(copy, edited('0')))).toBe('a1 b');
      expect(notes(mergeSheets(edited('0'), copy))).toBe('a1 b');
    }
  });

  it('keeps what one took out beside what is there', () => {
    const merged = both([{ type: 'remove', id: 'b' }], [add('c')]);
    expect(notes(merged)).toBe('a c');
    expect(merged.removed).toEqual([{ id: 'b', edit: 3 }]);
  });

  it('keeps what both took out, by id', () => {
    const merged = both([{ type: 'remove', id: 'b' }], [{ type: 'remove', id: 'a' }]);
    expect(merged.rows).toEqual([]);
    expect(merged.removed.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
