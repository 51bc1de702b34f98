import type { ContractKind } from './contract.js';
import type { Ledger, LedgerRow } from './ledger.js';
import type { SideHand } from './hand.js';

/** Games of one kind, as somebody had them. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Won with the others Schneider or Schwarz. */
  readonly schneider: number;
  readonly schwarz: number;
  /** What they brought or cost in all. */
  readonly sum: number;
}

/** What the evening was for one person. Averages are `sum / games`, which need not be whole. */
export interface PersonStatistics {
  /** Hands in which this person was dealt cards and that were settled. */
  readonly all: Tally;
  readonly declared: Tally;
  readonly asPartner: Tally;
  readonly asDefender: Tally;
  /** In a Ramsch won is whoever did not pay. */
  readonly ramsch: Tally;
  /** Declared games by contract. */
  readonly byContract: Readonly<Partial<Record<ContractKind, Tally>>>;
  /** The ids of the rows that brought and cost most, the earlier of equal ones; null without hands. */
  readonly best: HandWorth | null;
  readonly worst: HandWorth | null;
}

/** A hand and what it was worth to somebody. */
export interface HandWorth {
  readonly row: string;
  readonly amount: number;
}

/** The statistics of a sheet. */
export interface Statistics {
  /** In the order of `Ledger.people`. */
  readonly people: readonly PersonStatistics[];
  /** All games by contract, from the declarer's view; a Ramsch is won only by a sweep. */
  readonly byContract: Readonly<Partial<Record<ContractKind, Tally>>>;
  /** Totals after each row, first of all 0: the lines of a chart, in the order of `Ledger.people`. */
  readonly balance: readonly (readonly number[])[];
}

const NO_GAMES: Tally = { games: 0, won: 0, schneider: 0, schwarz: 0, sum: 0 };

const NOTHING: PersonStatistics = {
  all: NO_GAMES,
  declared: NO_GAMES,
  asPartner: NO_GAMES,
  asDefender: NO_GAMES,
  ramsch: NO_GAMES,
  byContract: {},
  best: null,
  worst: null,
};

/** Counts what a ledger has to tell of its people and contracts. */
export function statisticsOf({ rows, people }: Ledger): Statistics {
  const counted = people.map(() => NOTHING);
  let byContract: Statistics['byContract'] = {};
  for (const shown of rows) {
    const { row, settlement, net } = shown;
    if (row.kind !== 'hand' || !settlement) continue;
    for (const [place, { id }] of people.entries()) {
      const seat = row.seats.indexOf(id);
      const before = counted[place];
      if (seat >= 0 && before) counted[place] = withHand(before, shown, seat, net[place] ?? 0);
    }
    const { hand } = settlement;
    const first = hand.kind === 'sides' ? hand.declarer : (hand.sweep ?? hand.losers[0] ?? 0);
    const won = hand.kind === 'sides' ? hand.won : hand.sweep !== null;
    const amount = settlement.net[first] ?? 0;
    byContract = withContract(byContract, hand.contract.kind, won, shown, amount);
  }
  const balance = people.map((_, place) => [0, ...rows.map(({ totals }) => totals[place] ?? 0)]);
  return { people: counted, byContract, balance };
}

function withHand(
  before: PersonStatistics,
  shown: LedgerRow,
  seat: number,
  amount: number,
): PersonStatistics {
  const hand = shown.settlement?.hand;
  if (!hand) return before;
  const worth = { row: shown.row.id, amount };
  const role = hand.kind === 'ramsch' ? 'ramsch' : roleOf(hand, seat);
  const won =
    hand.kind === 'ramsch'
      ? !hand.losers.some((loser) => loser === seat)
      : (role !== 'asDefender') === hand.won;
  const count = (tally: Tally) => tallied(tally, won, shown, amount);
  return {
    ...before,
    all: count(before.all),
    [role]: count(before[role]),
    ...(role === 'declared' && {
      byContract: withContract(before.byContract, hand.contract.kind, won, shown, amount),
    }),
    best: before.best === null || amount > before.best.amount ? worth : before.best,
    worst: before.worst === null || amount < before.worst.amount ? worth : before.worst,
  };
}

function roleOf({ declarer, partner }: SideHand, seat: number) {
  if (seat === declarer) return 'declared';
  return seat === partner ? 'asPartner' : 'asDefender';
}

function withContract(
  tallies: Statistics['byContract'],
  kind: ContractKind,
  won: boolean,
  shown: LedgerRow,
  amount: number,
): Statistics['byContract'] {
  return { ...tallies, [kind]: tallied(tallies[kind] ?? NO_GAMES, won, shown, amount) };
}

function tallied(tally: Tally, won: boolean, { settlement }: LedgerRow, amount: number): Tally {
  const hand = settlement?.hand;
  const margin = won && hand?.kind === 'sides' ? hand.margin : 'plain';
  return {
    games: tally.games + 1,
    won: tally.won + (won ? 1 : 0),
    schneider: tally.schneider + (margin === 'plain' ? 0 : 1),
    schwarz: tally.schwarz + (margin === 'schwarz' ? 1 : 0),
    sum: tally.sum + amount,
  };
}
