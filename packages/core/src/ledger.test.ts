import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSheet, type LedgerRow } from './ledger.js';
import { OFFICIAL_RULES } from './rules.js';
import { changeSheet, newSheet, type Row, type Sheet, type SheetHand } from './sheet.js';
import { TARIFFS, type TariffId } from './tariff.js';
import { sheets } from '../test/arbitraries.js';
import { contractOf, netByFormula, valueByFormula } from '../test/oracle.js';

const players = ['lena', 'jonas', 'felix', 'nora'].map((id) => ({ id, name: id }));

function hand(id: string, contract: string, more: Partial<SheetHand>, tariff: TariffId): Row {
  const played = { contract: contractOf(contract), declarer: 'lena', won: true, ...more };
  return {
    kind: 'hand',
    id,
    at: 0,
    hand: played,
    terms: { tariff: TARIFFS[tariff], rules: OFFICIAL_RULES },
  };
}

const evening: Sheet = {
  ...newSheet(players),
  firstDealer: 'nora',
  rows: [
    // SquareScores, A worked hand: 1 + 1 + 5 = 7 units.
    hand('1', 'rufer S', { partner: 'jonas', schneider: true, runners: 5 }, '1-5'),
    { kind: 'thrown-in', id: '2', at: 0 },
    // SquareScores, Scoring: a lost Wenz with three runners is 8 units to each.
    hand('3', 'wenz', { declarer: 'felix', won: false, runners: 3 }, '1-5'),
    // Tarife V.1: a Rufer with kontra, 20.
    hand('4', 'rufer E', { declarer: 'nora', partner: 'lena', kontra: 1 }, '10-50'),
  ],
};

describe('foldSheet', () => {
  const { rows, ...ledger } = foldSheet(evening);
  const column = (of: (row: LedgerRow) => unknown) => rows.map(of);

  it('net: what each hand costs by its own terms', () => {
    expect(column(({ net }) => net)).toEqual([
      [7, 7, -7, -7],
      [0, 0, 0, 0],
      [8, 8, -24, 8],
      [20, -20, -20, 20],
    ]);
  });

  it('entries: above the worst player of the hand (SquareScores, Scoring)', () => {
    expect(column(({ entries }) => entries)).toEqual([
      [14, 14, 0, 0],
      [0, 0, 0, 0],
      [32, 32, 0, 32],
      [40, 0, 0, 40],
    ]);
  });

  it('totals run down the sheet', () => {
    expect(column(({ totals }) => totals)).toEqual([
      [7, 7, -7, -7],
      [7, 7, -7, -7],
      [15, 15, -31, 1],
      [35, -5, -51, 21],
    ]);
    expect(column(({ entryTotals }) => entryTotals)).toEqual([
      [14, 14, 0, 0],
      [14, 14, 0, 0],
      [46, 46, 0, 32],
      [86, 46, 0, 72],
    ]);
    expect([ledger.totals, ledger.entryTotals]).toEqual([
      [35, -5, -51, 21],
      [86, 46, 0, 72],
    ]);
  });

  it('the deal goes to the left, also after a thrown-in hand (Schafkopfordnung II.1.1)', () => {
    expect(column(({ dealer, number }) => [number, dealer])).toEqual([
      [1, 3],
      [2, 0],
      [3, 1],
      [4, 2],
    ]);
    expect([ledger.dealer, ledger.forehand]).toEqual([3, 0]);
  });

  it('losers pay clockwise from forehand, the left neighbour of the dealer', () => {
    const payments = column(({ settlement }) =>
      settlement?.ok ? settlement.value.payments.map(({ from, to }) => `${from}→${to}`) : null,
    );
    expect(payments).toEqual([['2→0', '3→1'], null, ['2→3', '2→0', '2→1'], ['1→3', '2→0']]);
  });

  it('a sheet without rows is all zero; the first dealer deals', () => {
    expect(foldSheet({ ...evening, rows: [] })).toEqual({
      rows: [],
      totals: [0, 0, 0, 0],
      entryTotals: [0, 0, 0, 0],
      dealer: 3,
      forehand: 0,
    });
  });

  it('a hand that cannot be settled says why and moves no total', () => {
    const broken = hand('5', 'solo G', { declarer: 'nobody' }, '10-50');
    const folded = foldSheet({ ...evening, rows: [...evening.rows, broken] });
    expect(folded.rows.at(-1)?.settlement).toEqual({
      ok: false,
      error: [{ code: 'seat-out-of-range', field: 'declarer' }],
    });
    expect(folded.totals).toEqual(ledger.totals);
  });

  it('a later tariff changes no row that is written', () => {
    const terms = { tariff: TARIFFS['100-500'], rules: OFFICIAL_RULES };
    expect(foldSheet(changeSheet(evening, { type: 'agree', terms }))).toEqual(foldSheet(evening));
  });
});

describe('laws of every sheet', () => {
  it('totals are the sums of the hands by the formula, and sum to zero', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const seat = (id: string | undefined) => sheet.players.findIndex((one) => one.id === id);
        const sums = [0, 0, 0, 0];
        for (const row of sheet.rows) {
          if (row.kind !== 'hand') continue;
          const { declarer, partner, ...rest } = row.hand;
          const input = {
            ...rest,
            declarer: seat(declarer),
            ...(partner !== undefined && { partner: seat(partner) }),
          };
          for (const [at, net] of netByFormula(input, valueByFormula(input, row.terms)).entries()) {
            sums[at] = (sums[at] ?? 0) + net;
          }
        }
        const { totals } = foldSheet(sheet);
        expect(totals.map((amount) => amount || 0)).toEqual(sums);
        expect(totals.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      }),
    );
  });

  it('entry totals keep every gap between players (SquareScores, Scoring)', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        for (const { totals, entryTotals, entries } of foldSheet(sheet).rows) {
          const lift = (entryTotals[0] ?? 0) - (totals[0] ?? 0);
          expect(totals.map((amount) => amount + lift)).toEqual(entryTotals);
          expect(Math.min(...entries)).toBe(0);
        }
      }),
    );
  });

  it('after removing a row it is the fold of the sheet without that row', () => {
    fc.assert(
      fc.property(sheets, fc.nat(), (sheet, pick) => {
        fc.pre(sheet.rows.length > 0);
        const place = pick % sheet.rows.length;
        const id = sheet.rows[place]?.id ?? '';
        const without = { ...sheet, rows: sheet.rows.toSpliced(place, 1) };
        const folded = foldSheet(changeSheet(sheet, { type: 'remove', id }));
        expect(folded).toStrictEqual(foldSheet(without));
        // What the row was worth is exactly what is missing.
        const gone = foldSheet(sheet).rows[place]?.net ?? [];
        expect(folded.totals.map((total, at) => total + (gone[at] ?? 0))).toEqual(
          foldSheet(sheet).totals,
        );
      }),
    );
  });
});
