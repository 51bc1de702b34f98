import { describe, expect, it } from 'vitest';
import { OFFICIAL_RULES } from './rules.js';
import { changeSheet, undoOf, type SheetChange } from './sheet-change.js';
import type { Row } from './sheet-row.js';
import type { Sheet } from './sheet.js';
import { TARIFFS } from './tariff.js';
import { begunBy, changed, withRows } from '../test/sheets.js';

const players = ['anna', 'ben', 'clara', 'david'].map((id) => ({ id, name: id.toUpperCase() }));
const seats = ['anna', 'ben', 'clara', 'david'];
const { terms: official } = begunBy(players);
const thrownIn = (id: string): Row => ({ kind: 'thrown-in', id, at: 0, seats, terms: official });
const sheetOf = (...ids: string[]): Sheet => withRows(begunBy(players), ids.map(thrownIn));
const idsOf = (sheet: Sheet) => sheet.rows.map(({ id }) => id).join(' ');

describe('newSheet', () => {
  it('has no rows; the first player deals; the official tariff is agreed (Tarife I)', () => {
    expect(begunBy(players)).toEqual({
      version: 2,
      players,
      firstDealer: 'anna',
      terms: { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES },
      edit: 0,
      rows: [],
      removed: [],
    });
  });

  it('takes what the table has agreed on', () => {
    const terms = { tariff: TARIFFS['1-5'], rules: { ...OFFICIAL_RULES, kontraMax: 2 } };
    expect(begunBy(players, terms).terms).toEqual(terms);
  });
});

describe('changeSheet', () => {
  it.each<[string, SheetChange, string]>([
    ['add at the end', { type: 'add', row: thrownIn('d') }, 'a b c d'],
    ['add before a row', { type: 'add', row: thrownIn('d'), before: 'b' }, 'a d b c'],
    ['add before the first', { type: 'add', row: thrownIn('d'), before: 'a' }, 'd a b c'],
    ['set', { type: 'set', sheet: sheetOf('x', 'y') }, 'x y'],
    ['add before a row that is gone', { type: 'add', row: thrownIn('d'), before: 'x' }, 'a b c d'],
    ['never add a row twice', { type: 'add', row: thrownIn('b') }, 'a b c'],
    ['remove', { type: 'remove', id: 'b' }, 'a c'],
    ['remove what is gone', { type: 'remove', id: 'x' }, 'a b c'],
    ['replace what is gone', { type: 'replace', row: thrownIn('x') }, 'a b c'],
  ])('%s', (_, change, expected) => {
    expect(idsOf(changed(sheetOf('a', 'b', 'c'), change))).toBe(expected);
  });

  it.each<[string, SheetChange]>([
    ['a row that is there already', { type: 'add', row: { ...thrownIn('b'), note: 'x' } }],
    ['a row to take out that is gone', { type: 'remove', id: 'x' }],
    ['a row to put in place of one that is gone', { type: 'replace', row: thrownIn('x') }],
    ['a name for nobody', { type: 'rename', id: 'eve', name: 'E' }],
  ])('changes nothing at all by %s', (_, change) => {
    const sheet = sheetOf('a', 'b', 'c');
    expect(changed(sheet, change)).toBe(sheet);
  });

  it.each([
    // Where rows share a place there is no room between them: then it is before all of them.
    ['1 1 2', 'b', 'd a b c'],
    ['1 1 1', 'c', 'd a b c'],
    ['1 2 2', 'c', 'a d b c'],
    ['1 2 2', 'b', 'a d b c'],
    ['1 1 2', 'c', 'a b d c'],
    ['1 1 1', 'x', 'a b c d'],
  ])('rows at %s, one more before %s: %s', (places, before, expected) => {
    const sheet = sheetOf('a', 'b', 'c');
    const rows = sheet.rows.map((row, at) => ({ ...row, place: places.split(' ')[at] ?? '' }));
    const change: SheetChange = { type: 'add', row: thrownIn('d'), before };
    expect(idsOf(changed({ ...sheet, rows }, change))).toBe(expected);
  });

  it('a row that was the only one taken out and is put back was not taken out', () => {
    const without = changed(sheetOf('a', 'b'), { type: 'remove', id: 'a' });
    expect(changed(without, { type: 'add', row: thrownIn('a') }).removed).toEqual([]);
    expect(changed(without, { type: 'add', row: thrownIn('c') }).removed).toEqual([
      { id: 'a', edit: 3 },
    ]);
  });

  it('replace puts the row where it was', () => {
    const row: Row = { ...thrownIn('b'), note: 'late' };
    const after = changed(sheetOf('a', 'b', 'c'), { type: 'replace', row });
    expect(after.rows).toMatchObject([thrownIn('a'), row, thrownIn('c')]);
  });

  it('rename changes a name and no id', () => {
    const after = changed(sheetOf(), { type: 'rename', id: 'ben', name: 'Benedikt' });
    expect(after.players.map(({ id, name }) => `${id}:${name}`)).toEqual([
      'anna:ANNA',
      'ben:Benedikt',
      'clara:CLARA',
      'david:DAVID',
    ]);
  });

  it('a rename finds who joined later', () => {
    const row: Row = { kind: 'join', id: 'j', at: 0, player: { id: 'eva', name: 'E' } };
    const joined = changed(sheetOf(), { type: 'add', row });
    const after = changed(joined, { type: 'rename', id: 'eva', name: 'Eva' });
    expect(after.rows).toMatchObject([{ player: { id: 'eva', name: 'Eva' } }]);
  });

  it('begin takes a first dealer from among the players and nobody else', () => {
    const after = changed(sheetOf(), { type: 'begin', firstDealer: 'clara' });
    expect(after.firstDealer).toBe('clara');
    expect(changeSheet(after, { type: 'begin', firstDealer: 'eve' })).toEqual({
      ok: false,
      error: [{ code: 'unknown-player', path: 'firstDealer' }],
    });
  });

  it.each([
    ['two', ['anna', 'ben'], 'not-a-sheet'],
    ['seven', ['anna', 'b', 'c', 'd', 'e', 'f', 'g'], 'not-a-sheet'],
    ['the same twice', ['anna', 'ben', 'anna', 'clara'], 'id-twice'],
  ])('begin refuses %s people', (_, ids, code) => {
    const sheet = sheetOf();
    const change: SheetChange = { type: 'begin', players: ids.map((id) => ({ id, name: id })) };
    expect(changeSheet(sheet, change)).toEqual({ ok: false, error: [{ code, path: 'players' }] });
    expect(undoOf(sheet, change)).toBeNull();
  });

  it.each([3, 6])('begin takes %i people', (count) => {
    const people = ['anna', 'b', 'c', 'd', 'e', 'f']
      .slice(0, count)
      .map((id) => ({ id, name: id }));
    const change: SheetChange = { type: 'begin', players: people };
    expect(changed(sheetOf(), change).players).toEqual(people);
    expect(undoOf(sheetOf(), change)).toEqual({ type: 'begin', players });
  });

  it('keeps what was taken out by its id, until it is put back; each edit has a later number', () => {
    const remove = (id: string): SheetChange => ({ type: 'remove', id });
    const without = changed(sheetOf('a', 'b', 'c'), remove('c'), remove('a'), remove('b'));
    expect(without.removed).toEqual([
      { id: 'a', edit: 5 },
      { id: 'b', edit: 6 },
      { id: 'c', edit: 4 },
    ]);
    const back = changed(without, { type: 'add', row: thrownIn('b') });
    expect(back.rows).toMatchObject([{ id: 'b', edit: 7 }]);
    expect(back.removed.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('begin changes the terms and no row', () => {
    const terms = { tariff: TARIFFS['20-100'], rules: OFFICIAL_RULES };
    const before = sheetOf('a', 'b');
    expect(changed(before, { type: 'begin', terms })).toEqual({ ...before, terms, edit: 3 });
  });
});

describe('undoOf', () => {
  it.each<[string, SheetChange, SheetChange | null]>([
    ['add', { type: 'add', row: thrownIn('d') }, { type: 'remove', id: 'd' }],
    ['add of a row that is there', { type: 'add', row: thrownIn('b') }, null],
    [
      'remove',
      { type: 'remove', id: 'b' },
      { type: 'add', row: thrownIn('b'), place: sheetOf('a', 'b').rows[1]?.place ?? '' },
    ],
    ['remove of a row that is gone', { type: 'remove', id: 'x' }, null],
    [
      'replace',
      { type: 'replace', row: { ...thrownIn('a'), note: 'x' } },
      { type: 'replace', row: thrownIn('a') },
    ],
    ['replace of a row that is gone', { type: 'replace', row: thrownIn('x') }, null],
    [
      'rename',
      { type: 'rename', id: 'ben', name: 'B' },
      { type: 'rename', id: 'ben', name: 'BEN' },
    ],
    ['rename of nobody', { type: 'rename', id: 'eve', name: 'E' }, null],
    ['begin', { type: 'begin', firstDealer: 'david' }, { type: 'begin', firstDealer: 'anna' }],
    ['set', { type: 'set', sheet: sheetOf('x') }, { type: 'set', sheet: sheetOf('a', 'b', 'c') }],
    [
      'begin with another tariff',
      { type: 'begin', terms: { ...official, tariff: TARIFFS['1-5'] } },
      { type: 'begin', terms: official },
    ],
    ['begin with nobody', { type: 'begin', firstDealer: 'eve' }, null],
  ])('%s', (_, change, undo) => {
    expect(undoOf(sheetOf('a', 'b', 'c'), change)).toEqual(undo);
  });
});
