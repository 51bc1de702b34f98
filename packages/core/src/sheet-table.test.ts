import { describe, expect, it } from 'vitest';
import type { Row } from './sheet-row.js';
import {
  dealMoved,
  nextHandOf,
  tableAfter,
  tableAtBeginning,
  withPeople,
  type Table,
} from './sheet-table.js';
import { begunBy } from '../test/sheets.js';

const named = (id: string) => ({ id, name: id.toUpperCase() });
const tableOf = (...order: string[]): Table => ({ people: order.map(named), order, dealer: 'b' });
const four = tableOf('a', 'b', 'c', 'd');
const base = { id: 'r', at: 0 };
const join = (id: string, before?: string): Row => ({
  ...base,
  kind: 'join',
  player: { id, name: 'New' },
  ...(before !== undefined && { before }),
});
const leave = (player: string): Row => ({ ...base, kind: 'leave', player });
const reorder = (...order: string[]): Row => ({ ...base, kind: 'reorder', order });

describe('tableAtBeginning', () => {
  it.each([
    ['c', 'c'],
    // A file is checked for this; a sheet that was made by hand may still say so.
    ['x', 'a'],
  ])('where %s is to deal first: %s deals', (firstDealer, dealer) => {
    const sheet = { ...begunBy(four.people), firstDealer };
    expect(tableAtBeginning(sheet)).toEqual({ ...four, dealer });
  });

  it('nobody deals where nobody is', () => {
    expect(tableAtBeginning({ ...begunBy(four.people), players: [], firstDealer: '' })).toEqual({
      people: [],
      order: [],
      dealer: '',
    });
  });
});

describe('tableAfter', () => {
  it.each<[string, Row, string, string]>([
    ['a joiner sits behind the last', join('e'), 'a b c d e', 'b'],
    ['or to the right of somebody', join('e', 'c'), 'a b e c d', 'b'],
    ['or of the first', join('e', 'a'), 'e a b c d', 'b'],
    ['or behind the last where that person is gone', join('e', 'x'), 'a b c d e', 'b'],
    ['who deals may go: the left neighbour deals', leave('b'), 'a c d', 'c'],
    ['who does not deal may go', leave('d'), 'a b c', 'b'],
    ['they change seats', reorder('d', 'c', 'b', 'a'), 'd c b a', 'b'],
    ['somebody deals out of turn', { ...base, kind: 'dealer', player: 'd' }, 'a b c d', 'd'],
  ])('%s', (_, row, order, dealer) => {
    expect(tableAfter(four, row)).toMatchObject({ order: order.split(' '), dealer });
  });

  it('a joiner comes last among the people; who comes back keeps the place', () => {
    const joined = tableAfter(four, join('e'));
    expect(joined).toMatchObject({ people: [...four.people, { id: 'e', name: 'New' }] });
    const without: Table = { ...four, order: ['b', 'c', 'd'] };
    expect(tableAfter(without, join('a'))).toMatchObject({
      people: [{ id: 'a', name: 'New' }, ...four.people.slice(1)],
      order: ['b', 'c', 'd', 'a'],
    });
  });

  it('a new name, at the table or not', () => {
    const row: Row = { ...base, kind: 'rename', player: 'c', name: 'Clara' };
    const people = [named('a'), named('b'), { id: 'c', name: 'Clara' }, named('d')];
    expect(tableAfter(four, row)).toEqual({ ...four, people });
    const gone: Table = { ...four, order: ['a', 'b', 'd'] };
    expect(tableAfter(gone, row)).toEqual({ ...gone, people });
  });

  it.each<[string, Table, Row, string]>([
    ['who sits there already', four, join('c'), 'already-at-table'],
    ['a seventh', tableOf('a', 'b', 'c', 'd', 'e', 'f'), join('g'), 'table-full'],
    ['who goes and is not there', four, leave('x'), 'not-at-table'],
    [
      'a stranger’s name',
      four,
      { ...base, kind: 'rename', player: 'x', name: 'X' },
      'not-at-table',
    ],
    ['a stranger who deals', four, { ...base, kind: 'dealer', player: 'x' }, 'not-at-table'],
    ['an order without one', four, reorder('a', 'b', 'c'), 'order-incomplete'],
    ['an order with a stranger', four, reorder('a', 'b', 'c', 'x'), 'order-incomplete'],
    ['an order with one too many', four, reorder('a', 'b', 'c', 'd', 'x'), 'order-incomplete'],
  ])('refuses %s', (_, table, row, code) => {
    expect(tableAfter(table, row)).toBe(code);
  });

  it('a sixth may sit down, and any other row is not about people', () => {
    expect(tableAfter(tableOf('a', 'b', 'c', 'd', 'e'), join('f'))).toMatchObject({
      order: ['a', 'b', 'c', 'd', 'e', 'f'],
    });
    expect(tableAfter(four, { ...base, kind: 'bock' })).toBeNull();
  });
});

describe('an empty table', () => {
  const lone = tableOf('b');

  it('is left when the last goes; who comes then deals', () => {
    const empty = tableAfter(lone, leave('b')) as Table;
    expect(empty).toMatchObject({ people: lone.people, order: [] });
    expect(tableAfter(empty, join('e'))).toMatchObject({ order: ['e'], dealer: 'e' });
    expect(dealMoved(empty).dealer).toBe('');
    expect(dealMoved(four).dealer).toBe('c');
  });
});

describe('nextHandOf', () => {
  it.each([
    ['a b', '', 'a b', ''],
    ['a b c', 'a b c', '', 'c'],
    ['a b c d', 'a b c d', '', 'c'],
    // Schafkopf zu fünft; with six the cutter, to the right of the dealer, sits out too.
    ['a b c d e', 'c d e a', 'b', 'c'],
    ['a b c d e f', 'c d e f', 'b a', 'c'],
    ['a b c d e f g', '', 'a b c d e f g', ''],
  ])('%s, of whom b deals: %s play', (order, seats, out, forehand) => {
    const list = (text: string) => text.split(' ').filter((id) => id !== '');
    expect(nextHandOf(tableOf(...list(order)))).toEqual({
      seats: list(seats),
      sitsOut: list(out),
      forehand,
    });
  });
});

describe('withPeople', () => {
  it('adds whom nobody introduced, without a name, and nobody else', () => {
    expect(withPeople(four, ['a', 'x'])).toEqual({
      ...four,
      people: [...four.people, { id: 'x', name: '' }],
    });
    expect(withPeople(four, ['d', 'a'])).toBe(four);
  });
});
