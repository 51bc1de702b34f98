import { describe, expect, it } from 'vitest';
import {
  changeSheet,
  finalPayments,
  foldSheet,
  formatSheet,
  newSheet,
  parseSheet,
  unwrap,
  type Row,
  type Sheet,
} from '../src/index.js';

const begun = newSheet(['Anna', 'Ben', 'Cora', 'Dan'].map((name) => ({ id: name, name })));

const bock = (id: string): Row => ({ id, at: 0, kind: 'dealer', player: 'Ben' });
const inserted = (sheet: Sheet, id: string, before: string) =>
  changeSheet(sheet, { type: 'add', row: bock(id), before });

describe('rows written one by one at the same place leave a file that can be read', () => {
  const last = changeSheet(begun, { type: 'add', row: bock('last') });
  const ids = Array.from({ length: 1200 }, (_, at) => `r${at}`);

  it.each<[string, (sheet: Sheet) => string]>([
    ['before the last', () => 'last'],
    ['before the first', ({ rows }) => rows[0]?.id ?? ''],
    ['between the last two', ({ rows }) => rows.at(rows.length % 2 === 0 ? -1 : -2)?.id ?? ''],
  ])('%s', (_, before) => {
    const sheet = ids.reduce((now, id) => inserted(now, id, before(now)), last);
    expect(sheet.rows).toHaveLength(1201);
    expect(unwrap(parseSheet(formatSheet(sheet)))).toEqual(sheet);
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
  const of = (...counts: number[]) =>
    counts.reduce((now, count) => changeSheet(now, { type: 'add', row: strangers(count) }), begun);

  it('is read with 100, the four of the beginning among them', () => {
    const sheet = of(50, 46);
    expect(foldSheet(sheet).people).toHaveLength(100);
    expect(parseSheet(formatSheet(sheet)).ok).toBe(true);
  });

  it('is refused with one more', () => {
    const error = [{ code: 'too-many-people', path: 'rows' }];
    expect(parseSheet(formatSheet(of(50, 47)))).toEqual({ ok: false, error });
  });
});

it.each([[[Infinity, -Infinity, 1]], [[NaN, 0]], [[0.5, -0.5]], [[2 ** 60, -(2 ** 60)]]])(
  'the final payments of %j are nobody’s to make',
  (totals) => {
    expect(() => finalPayments(totals)).toThrow(RangeError);
  },
);
