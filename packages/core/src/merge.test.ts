import { describe, expect, it } from 'vitest';
import { mergeSheets } from './merge.js';
import { changeSheet, type SheetChange } from './sheet-change.js';
import type { Row } from './sheet-row.js';
import { newSheet, type Sheet } from './sheet.js';

const players = ['anna', 'ben', 'clara', 'david'].map((id) => ({ id, name: id }));
const seats = players.map(({ id }) => id);
const { terms } = newSheet(players);
const dealt = (id: string, note = ''): Row => ({
  kind: 'thrown-in',
  id,
  at: 0,
  note,
  seats,
  terms,
});
const add = (id: string): SheetChange => ({ type: 'add', row: dealt(id) });
const after = (sheet: Sheet, ...list: SheetChange[]) => list.reduce(changeSheet, sheet);
const begun = after(newSheet(players), add('a'), add('b'));
const notes = (sheet: Sheet) => sheet.rows.map(({ id, note }) => id + note).join(' ');

describe('mergeSheets', () => {
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
    const merged = mergeSheets(after(begun, ...here), after(begun, ...there));
    expect(notes(merged).split(' ').toSorted()).toEqual(expected.toSorted());
  });

  const both = (here: SheetChange[], there: SheetChange[]) => {
    const [a, b] = [after(begun, ...here), after(begun, ...there)];
    expect(mergeSheets(b, a)).toStrictEqual(mergeSheets(a, b));
    return mergeSheets(a, b);
  };

  it('edited as often here and there: their texts decide, whichever is named first', () => {
    const edited = (note: string): SheetChange => ({ type: 'replace', row: dealt('a', note) });
    expect(notes(both([edited('1')], [edited('2')]))).toBe('a2 b');
  });

  it('of the beginnings the one that was edited later counts', () => {
    const dealer = (firstDealer: string): SheetChange => ({ type: 'begin', firstDealer });
    expect(both([dealer('ben')], []).firstDealer).toBe('ben');
    expect(both([dealer('ben'), dealer('clara')], [dealer('david')]).firstDealer).toBe('clara');
  });

  it('keeps what both took out, by id', () => {
    const merged = both([{ type: 'remove', id: 'b' }], [{ type: 'remove', id: 'a' }]);
    expect(merged.rows).toEqual([]);
    expect(merged.removed.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
