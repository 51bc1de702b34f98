import { describe, expect, it } from 'vitest';
import {
  changeSheet,
  finalPayments,
  foldSheet,
  formatSheet,
  parseSheet,
  placeBetween,
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

describe('a file of more people than any evening has seen', () => {
  const strangers = (count: number): Row => ({
    id: `strangers ${count}`,
    at: 0,
    kind: 'correction',
    reason: 'other',
    amounts: Array.from({ length: count }, (_, at) => ({ player: `${count}-${at}`, amount: 0 })),
  });
  const of = (...counts: number[]) => withRows(begun, counts.map(strangers));

  it('is read with 100, the four of the beginning among them', () => {
    const sheet = of(50, 46);
    expect(foldSheet(sheet).people).toHaveLength(100);
    expect(parseSheet(formatSheet(sheet)).ok).toBe(true);
  });

  it('is refused with one more', () => {
    const error = [{ code: 'too-many-people', path: 'rows' }];
    const add = { type: 'add', row: strangers(47) } as const;
    expect(changeSheet(of(50), add)).toEqual({ ok: false, error });
    const written = unchecked(begun, [50, 47].map(strangers));
    expect(parseSheet(formatSheet(written))).toEqual({ ok: false, error });
  });
});

it.each([[[Infinity, -Infinity, 1]], [[NaN, 0]], [[0.5, -0.5]], [[2 ** 60, -(2 ** 60)]]])(
  'the final payments of %j are nobody’s to make',
  (totals) => {
    expect(() => finalPayments(totals)).toThrow(RangeError);
  },
);
