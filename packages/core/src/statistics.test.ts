import { describe, expect, it } from 'vitest';
import { foldSheet } from './ledger.js';
import type { Row, SheetHand } from './sheet-row.js';
import { statisticsOf } from './statistics.js';
import { contractOf } from '../test/oracle.js';
import { begunBy, unchecked, withRows } from '../test/sheets.js';

const players = ['anna', 'ben', 'clara', 'david'].map((id) => ({ id, name: id }));
const seats = players.map(({ id }) => id);
const { terms } = begunBy(players);

function hand(id: string, contract: string, more: Omit<SheetHand, 'contract'>): Row {
  const played = { contract: contractOf(contract), ...more };
  return { kind: 'hand', id, at: 0, seats, terms, hand: played };
}

// Tarife 10/50: 20, 50, 10, 20 to each.
const rows: readonly Row[] = [
  hand('1', 'rufer S', { declarer: 'anna', partner: 'ben', won: true, schneider: true }),
  hand('2', 'solo E', { declarer: 'anna', won: false }),
  hand('3', 'rufer G', { declarer: 'clara', partner: 'anna', won: false }),
  { kind: 'thrown-in', id: '4', at: 0, seats, terms },
  hand('5', 'ramsch', { loser: 'anna' }),
];

describe('statisticsOf', () => {
  const counted = () => statisticsOf(foldSheet(withRows(begunBy(players), rows)));
  const none = { games: 0, won: 0, schneider: 0, schwarz: 0, sum: 0 };
  const one = (won: number, sum: number, schneider = 0) => ({
    games: 1,
    won,
    schneider,
    schwarz: 0,
    sum,
  });

  it('counts what somebody declared, was partner in and defended', () => {
    const { people } = counted();
    expect(people[0]).toEqual({
      // 20 - 150 - 10 - 60
      all: { games: 4, won: 1, schneider: 1, schwarz: 0, sum: -200 },
      declared: { games: 2, won: 1, schneider: 1, schwarz: 0, sum: -130 },
      asPartner: one(0, -10),
      asDefender: none,
      ramsch: one(0, -60),
      byContract: { rufer: one(1, 20, 1), solo: one(0, -150) },
      best: { row: '1', amount: 20 },
      worst: { row: '2', amount: -150 },
    });
    expect(people[3]?.asDefender).toEqual({ games: 3, won: 2, schneider: 0, schwarz: 0, sum: 40 });
    expect(people[3]?.ramsch).toEqual(one(1, 20));
    // -20, 50, 10, 20: a later hand may be the best.
    expect(people[3]?.best).toEqual({ row: '2', amount: 50 });
    expect(people[3]?.worst).toEqual({ row: '1', amount: -20 });
  });

  it('counts contracts from the declarer’s view', () => {
    expect(counted().byContract).toEqual({
      rufer: { games: 2, won: 1, schneider: 1, schwarz: 0, sum: 10 },
      solo: one(0, -150),
      ramsch: one(0, -60),
    });
  });

  it('a sweep is won by one, and Schwarz is counted (Tarife II.3.3, II.9.3: 70 from each)', () => {
    const evening = [
      hand('1', 'ramsch', { sweep: 'ben' }),
      hand('2', 'ramsch', { sweep: 'ben' }),
      hand('3', 'solo E', { declarer: 'david', won: true, schwarz: true }),
    ];
    const told = statisticsOf(foldSheet(withRows(begunBy(players), evening)));
    const swept = { games: 2, won: 2, schneider: 0, schwarz: 0, sum: 420 };
    const solo = { games: 1, won: 1, schneider: 1, schwarz: 1, sum: 210 };
    expect(told.byContract).toEqual({ ramsch: swept, solo });
    expect(told.people[1]?.ramsch).toEqual(swept);
    expect(told.people[0]?.ramsch).toEqual({ ...none, games: 2, sum: -140 });
    expect(told.people[1]?.best).toEqual({ row: '1', amount: 210 });
    expect(told.people[0]?.worst).toEqual({ row: '1', amount: -70 });
    expect(told.people[3]?.declared).toEqual(solo);
  });

  it('counts nobody who sat out, and no hand that cannot be settled', () => {
    const five = begunBy([...players, { id: 'eva', name: 'Eva' }]);
    const evening: Row[] = [
      hand('1', 'solo E', { declarer: 'anna', won: true }),
      hand('2', 'solo E', { won: true }),
    ];
    const told = statisticsOf(foldSheet(unchecked(five, evening)));
    expect(told.people.map(({ all }) => all.games)).toEqual([1, 1, 1, 1, 0]);
    expect(told.people[4]).toMatchObject({ all: none, best: null, worst: null });
    expect(told.balance[4]).toEqual([0, 0, 0]);
    expect(told.byContract).toEqual({ solo: one(1, 150) });
  });

  it('two may lose a Ramsch, and two win it', () => {
    const shared = { ...terms, rules: { ...terms.rules, ramschTie: 'share' as const } };
    const row: Row = { ...hand('1', 'ramsch', { losers: ['anna', 'dan'] }), terms: shared } as Row;
    const dealt = { ...row, seats: ['anna', 'ben', 'clara', 'dan'] } as Row;
    const four = begunBy(['anna', 'ben', 'clara', 'dan'].map((id) => ({ id, name: id })));
    const { people } = statisticsOf(foldSheet(withRows(four, [dealt])));
    expect(people.map(({ ramsch }) => ramsch.won)).toEqual([0, 1, 1, 0]);
  });

  it('tells the balance after each row, from 0', () => {
    const { balance } = counted();
    expect(balance[0]).toEqual([0, 20, -130, -140, -140, -200]);
    expect(balance[3]).toEqual([0, -20, 30, 40, 40, 60]);
  });
});
