import { seatingOf, type Chair } from './seating.js';
import { TABLE_SIZE } from './sheet-limits.js';
import type { Sheet } from './sheet.js';
import type { Player, Row } from './sheet-row.js';

/** Who is at the table and whose turn it is to deal. */
export interface Table {
  /** Everybody who ever was on the sheet, in the order in which they came. */
  readonly people: readonly Player[];
  /** The ids of those at the table, clockwise. */
  readonly order: readonly string[];
  /** The id of who deals next. */
  readonly dealer: string;
}

/** Why a row about people cannot be true where it stands. */
export type TableErrorCode =
  | 'already-at-table'
  | 'not-at-table'
  | 'table-full'
  /** The order names others than those at the table. */
  | 'order-incomplete';

/** The table when the evening begins. */
export function tableAtBeginning({ players, firstDealer }: Sheet): Table {
  const order = players.map(({ id }) => id);
  return {
    people: players,
    order,
    dealer: order.includes(firstDealer) ? firstDealer : (order[0] ?? ''),
  };
}

/** Who sits in the next hand, clockwise from seat 0, and who does not. */
export interface NextHand {
  /** Empty where too few are at the table. */
  readonly seats: readonly string[];
  readonly sitsOut: readonly string[];
  readonly forehand: string;
}

/** Asked after every hand of an evening, and the answers come round and round. */
const knownHands = new WeakMap<readonly string[], Map<string, NextHand>>();

/** Who plays when the dealer of the table deals (Schafkopf zu fünft; with six the cutter too). */
export function nextHandOf(table: Table): NextHand {
  let known = knownHands.get(table.order);
  if (!known) knownHands.set(table.order, (known = new Map()));
  let next = known.get(table.dealer);
  if (!next) known.set(table.dealer, (next = seatedBy(table)));
  return next;
}

function seatedBy({ order, dealer }: Table): NextHand {
  const players = order.length;
  if (players < TABLE_SIZE.least || players > TABLE_SIZE.most) {
    return { seats: [], sitsOut: order, forehand: '' };
  }
  const seating = seatingOf(order.indexOf(dealer) as Chair, { players: players as 3 | 4 | 5 | 6 });
  const seats = seating.chairs.map((chair) => order[chair] ?? '');
  return {
    seats,
    sitsOut: seating.out.map((chair) => order[chair] ?? ''),
    forehand: seats[seating.forehand] ?? '',
  };
}

/** The table after a hand was dealt: the left neighbour deals. */
export function dealMoved(table: Table): Table {
  const { people, order, dealer } = table;
  return { people, order, dealer: leftOf(order, dealer) };
}

/** The table with whoever a row names and nobody introduced; a merge can leave such people. */
export function withPeople(table: Table, ids: readonly string[]): Table {
  const isUnknown = (id: string) => !table.people.some((player) => player.id === id);
  if (!ids.some(isUnknown)) return table;
  const unknown = ids.filter(isUnknown);
  const people = [...table.people, ...unknown.map((id) => ({ id, name: '' }))];
  return { ...table, people };
}

/** The table after a row about people, why the row cannot be, or null for any other row. */
export function tableAfter(table: Table, row: Row): Table | TableErrorCode | null {
  const { people, order, dealer } = table;
  switch (row.kind) {
    case 'join': {
      const { player, before } = row;
      if (order.includes(player.id)) return 'already-at-table';
      if (order.length >= TABLE_SIZE.most) return 'table-full';
      const at = before === undefined ? -1 : order.indexOf(before);
      const known = people.some(({ id }) => id === player.id);
      return {
        people: known ? named(people, player) : [...people, player],
        order: order.toSpliced(at < 0 ? order.length : at, 0, player.id),
        dealer: order.length === 0 ? player.id : dealer,
      };
    }
    case 'leave':
      if (!order.includes(row.player)) return 'not-at-table';
      return {
        people,
        order: order.filter((id) => id !== row.player),
        dealer: dealer === row.player ? leftOf(order, dealer) : dealer,
      };
    case 'rename': {
      const { player: id, name } = row;
      if (!people.some((player) => player.id === id)) return 'not-at-table';
      return { ...table, people: named(people, { id, name }) };
    }
    case 'reorder': {
      const same = row.order.length === order.length && order.every((id) => row.order.includes(id));
      return same ? { ...table, order: row.order } : 'order-incomplete';
    }
    case 'dealer':
      return order.includes(row.player) ? { ...table, dealer: row.player } : 'not-at-table';
    default:
      return null;
  }
}

function leftOf(order: readonly string[], id: string): string {
  return order[(order.indexOf(id) + 1) % order.length] ?? '';
}

function named(people: readonly Player[], player: Player): readonly Player[] {
  return people.map((one) => (one.id === player.id ? player : one));
}
