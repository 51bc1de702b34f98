import { describe, expect, it } from 'vitest';
import {
  changeSheet,
  finalPayments,
  foldSheet,
  formatSheet,
  mergeSheets,
  newSheet,
  OFFICIAL_RULES,
  parseSheet,
  placeBetween,
  TARIFFS,
  unwrap,
  type Row,
  type Sheet,
} from '../src/index.js';
import { begunBy, changed, unchecked, withRows } from './sheets.js';

const begun = begunBy(['Anna', 'Ben', 'Cora', 'Dan'].map((name) => ({ id: name, name })));

const bock = (id: string): Row => ({ id, at: 0, kind: 'dealer', player: 'Ben' });
const inserted = (sheet: Sheet, id: string, before: string) =>
  changed(sheet, { type: 'add', row: bock(id), before });

describe('rows written one by one at the same place leave a file that can be read', () => {
  const last = withRows(begun, [bock('last')]);
  const ids = Array.from({ length: 200 }, (_, at) => `r${at}`);

  it.each<[string, (sheet: Sheet) => string]>([
    ['before the last', () => 'last'],
    ['before the first', ({ rows }) => rows[0]?.id ?? ''],
    ['between the last two', ({ rows }) => rows.at(rows.length % 2 === 0 ? -1 : -2)?.id ?? ''],
  ])('%s', (_, before) => {
    const sheet = ids.reduce((now, id) => inserted(now, id, before(now)), last);
    expect(sheet.rows).toHaveLength(201);
    expect(unwrap(parseSheet(formatSheet(sheet)))).toEqual(sheet);
  });
});

it('a thousand rows between the same two have places that can be read', () => {
  const before = '00021';
  let place = '00011';
  const places = Array.from({ length: 1000 }, (_, at) => {
    place = placeBetween(place, before, `r${at}`);
    return place;
  });
  const rows = places.map((one, at) => Object.assign(bock(`r${at}`), { place: one, edit: at }));
  expect(parseSheet(formatSheet({ ...begun, rows }))).toEqual({
    ok: true,
    value: { ...begun, rows },
  });
});

describe('more people than any evening has seen', () => {
  const strangers = (count: number): Row => ({
    id: `strangers ${count}`,
    at: 0,
    kind: 'correction',
    reason: 'other',
    amounts: Array.from({ length: count }, (_, at) => ({ player: `${count}-${at}`, amount: 0 })),
  });
  const of = (...counts: number[]) => withRows(begun, counts.map(strangers));
  const error = [{ code: 'too-many-people', path: 'rows' }];

  it('are taken by a change up to 100, the four of the beginning among them', () => {
    const sheet = of(50, 46);
    expect(foldSheet(sheet).people).toHaveLength(100);
    expect(parseSheet(formatSheet(sheet)).ok).toBe(true);
    const add = { type: 'add', row: strangers(47) } as const;
    expect(changeSheet(of(50), add)).toEqual({ ok: false, error });
  });

  it('are read up to 200, so that whatever two copies are when they are merged is read', () => {
    const merged = mergeSheets(of(96), of(95));
    expect(foldSheet(merged).people).toHaveLength(195);
    expect(parseSheet(formatSheet(merged)).ok).toBe(true);
    const read = (...counts: number[]) =>
      parseSheet(formatSheet(unchecked(begun, counts.map(strangers))));
    expect(read(96, 95, 5).ok).toBe(true);
    expect(read(96, 95, 6)).toEqual({ ok: false, error });
  });
});

describe('what the sheet has is its own', () => {
  const own = { tariff: { ...TARIFFS['10-50'] }, rules: { ...OFFICIAL_RULES } };
  const seats = begun.players.map(({ id }) => id);
  const wenz: Row = {
    kind: 'hand',
    id: 'w',
    at: 0,
    seats,
    terms: own,
    hand: { contract: { kind: 'wenz' }, declarer: 'Anna', won: true },
  };
  const read = (sheet: Sheet) => unwrap(parseSheet(formatSheet(sheet)));

  it.each<[string, () => Sheet]>([
    ['a hand', () => withRows(begun, [wenz])],
    [
      'a hand in the place of another',
      () => changed(withRows(begun, [{ ...wenz, note: 'x' }]), { type: 'replace', row: wenz }),
    ],
    ['what was agreed on', () => withRows(begun, [{ kind: 'agree', id: 'a', at: 0, terms: own }])],
    ['a new beginning', () => changed(begun, { type: 'begin', terms: own })],
    ['the first beginning', () => unwrap(newSheet(begun.players, own))],
  ])('%s: whoever writes on his terms or seats afterwards changes nothing', (_, make) => {
    const sheet = make();
    const before = read(sheet);
    Object.assign(own.tariff, { wenz: 7 });
    seats.reverse();
    expect(read(sheet)).toEqual(before);
    Object.assign(own.tariff, { wenz: 50 });
    seats.reverse();
  });

  it('and hands that were dealt alike share them', () => {
    const again = { ...wenz, id: 'v', seats: [...seats], terms: { ...own } };
    const [first, second] = withRows(begun, [wenz, again]).rows;
    if (first?.kind !== 'hand' || second?.kind !== 'hand') throw new TypeError('not two hands');
    expect(second.terms).toBe(first.terms);
    expect(second.seats).toBe(first.seats);
  });
});

it.each([[[Infinity, -Infinity, 1]], [[NaN, 0]], [[0.5, -0.5]], [[2 ** 60, -(2 ** 60)]]])(
  'the final payments of %j are nobody’s to make',
  (totals) => {
    expect(() => finalPayments(totals)).toThrow(RangeError);
  },
);
