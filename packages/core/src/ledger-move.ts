import {
  afterPlayed,
  bockFactor,
  callBock,
  doubledAfterThrownIn,
  type BockRounds,
} from './bock.js';
import type { Ledger } from './ledger.js';
import type { Seat } from './seat.js';
import { settledRow } from './settled-row.js';
import type { SettleError, Settlement, Terms } from './settle.js';
import type {
  CorrectionRow,
  HandRow,
  SheetRow,
  ThrownInConsequence,
  ThrownInRow,
} from './sheet-row.js';
import {
  dealMoved,
  tableAfter,
  withPeople,
  type Table,
  type TableErrorCode,
} from './sheet-table.js';
import { feedStock } from './stock.js';

/** Why a row counts for nothing. */
export type RowError =
  | SettleError
  | {
      readonly code:
        | TableErrorCode
        /** People and Stock do not sum to zero, and nobody outside is declared. */
        | 'does-not-sum'
        | 'player-twice'
        /** More is taken out of the Stock than there is. */
        | 'stock-too-small'
        | 'too-many-bock-rounds'
        /** Written after the end of the evening, with no `reopen` in between. */
        | 'sheet-closed';
    };

/** What a row changes; what is absent stays as it was. */
export interface Moved {
  readonly settlement?: Settlement;
  readonly errors?: readonly RowError[];
  /** By person. */
  readonly net?: readonly number[];
  readonly table?: Table;
  readonly dealt?: boolean;
  readonly terms?: Terms;
  readonly stock?: number;
  readonly bockRounds?: BockRounds;
  readonly doubled?: number;
  readonly outside?: number;
  readonly unpaid?: number;
  readonly closed?: boolean;
}

/** What a row does to the ledger before it. A closed sheet takes no row but the one that opens it. */
export function moveBy(ledger: Ledger, row: SheetRow): Moved {
  if (ledger.closed && row.kind !== 'reopen' && row.kind !== 'close') return wrong('sheet-closed');
  switch (row.kind) {
    case 'hand':
      return playedHand(ledger, row);
    case 'thrown-in':
      return thrownInHand(ledger, row);
    case 'correction':
      return correction(ledger, row);
    case 'agree':
      return { terms: row.terms };
    case 'bock': {
      const { bockRounds, players, terms } = ledger;
      const rounds = callBock(bockRounds, players.length, terms.rules);
      return rounds ? { bockRounds: rounds } : wrong('too-many-bock-rounds');
    }
    case 'close':
      return { closed: true };
    case 'reopen':
      return { closed: false };
    default: {
      const table = tableAfter(ledger.table, row);
      if (table === null) return {};
      return typeof table === 'string' ? wrong(table) : { table };
    }
  }
}

/** What a thrown-in hand does, by what was chosen or by the rule about all passing. */
export function consequenceOf({ consequence, terms }: ThrownInRow): ThrownInConsequence {
  if (consequence !== undefined) return consequence;
  const { allPass } = terms.rules;
  return allPass === 'stock' || allPass === 'next-doubled' ? allPass : 'none';
}

function playedHand(ledger: Ledger, row: HandRow): Moved {
  const { seats } = row;
  const table = withPeople(ledger.table, seats);
  const settled = settledRow(row, {
    bock: bockFactor(ledger.bockRounds),
    doubled: ledger.doubled,
    stock: ledger.stock,
    forehand: forehandIn(ledger.table, seats),
  });
  const moved = dealMoved(table);
  if (!settled.ok) return { table: moved, dealt: true, errors: settled.error };
  const { net, stock, plusOnly } = settled.value;
  const after = stock?.after ?? ledger.stock;
  return {
    table: moved,
    dealt: true,
    settlement: settled.value,
    net: byPerson(table, seats, net),
    stock: after,
    bockRounds: afterPlayed(ledger.bockRounds),
    doubled: 1,
    unpaid: plusOnly ? sum(net) + after - ledger.stock : 0,
  };
}

function thrownInHand(ledger: Ledger, row: ThrownInRow): Moved {
  const { seats, terms } = row;
  const table = withPeople(ledger.table, seats);
  const moved = { table: dealMoved(table), dealt: true };
  switch (consequenceOf(row)) {
    case 'none':
      return moved;
    case 'next-doubled':
      return { ...moved, doubled: doubledAfterThrownIn(ledger.doubled, terms.rules) };
    case 'stock': {
      // Three have no partner games, and so no Stock.
      if (seats.length === 3) return moved;
      const { after, flows } = feedStock(ledger.stock, terms.tariff);
      const net = flows.map(({ amount }) => amount);
      return { ...moved, net: byPerson(table, seats, net), stock: after };
    }
  }
}

function correction(ledger: Ledger, { amounts, stock = 0, outside }: CorrectionRow): Moved {
  const ids = amounts.map(({ player }) => player);
  const given = amounts.map(({ amount }) => amount);
  const rest = sum(given) + stock;
  if (new Set(ids).size < ids.length) return wrong('player-twice');
  if (rest !== 0 && !outside) return wrong('does-not-sum');
  if (ledger.stock + stock < 0) return wrong('stock-too-small');
  const table = withPeople(ledger.table, ids);
  return {
    table,
    net: byPerson(table, ids, given),
    stock: ledger.stock + stock,
    outside: rest,
  };
}

function wrong(code: Exclude<RowError, SettleError>['code']): Moved {
  return { errors: [{ code }] };
}

/** The first clockwise from the dealer who was dealt cards. */
function forehandIn({ order, dealer }: Table, seats: readonly string[]): Seat {
  const at = order.indexOf(dealer);
  for (let step = 1; step <= order.length; step++) {
    const seat = seats.indexOf(order[(at + step) % order.length] ?? '');
    if (seat >= 0) return seat as Seat;
  }
  return 0;
}

function byPerson({ people }: Table, ids: readonly string[], amounts: readonly number[]): number[] {
  return people.map(({ id }) => amounts[ids.indexOf(id)] ?? 0);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
