import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatedHand } from './ledger-hand.js';
import { beginLedger, foldRows, foldSheet, type LedgerRow } from './ledger.js';
import { OFFICIAL_RULES } from './rules.js';
import { changeSheet } from './sheet-change.js';
import { writtenRow, type Row, type SheetHand } from './sheet-row.js';
import { newSheet, type Sheet } from './sheet.js';
import { TARIFFS, type TariffId } from './tariff.js';
import { changes, sheets } from '../test/arbitraries.js';
import { contractOf, netByFormula, valueByFormula } from '../test/oracle.js';

const players = ['lena', 'jonas', 'felix', 'nora'].map((id) => ({ id, name: id }));

const seats = players.map(({ id }) => id);

function sheetOf(...rows: Row[]): Sheet {
  const begun: Sheet = { ...newSheet(players), firstDealer: 'nora' };
  return rows.reduce((sheet, row) => changeSheet(sheet, { type: 'add', row }), begun);
}

function hand(id: string, contract: string, more: Partial<SheetHand>, tariff: TariffId): Row {
  const played = { contract: contractOf(contract), declarer: 'lena', won: true, ...more };
  return {
    kind: 'hand',
    id,
    at: 0,
    seats,
    hand: played,
    terms: { tariff: TARIFFS[tariff], rules: OFFICIAL_RULES },
  };
}

const evening = sheetOf(
  // SquareScores, A worked hand: 1 + 1 + 5 = 7 units.
  hand('1', 'rufer S', { partner: 'jonas', schneider: true, runners: 5 }, '1-5'),
  { kind: 'thrown-in', id: '2', at: 0, seats, terms: newSheet(players).terms },
  // SquareScores, Scoring: a lost Wenz with three runners is 8 units to each.
  hand('3', 'wenz', { declarer: 'felix', won: false, runners: 3 }, '1-5'),
  // Tarife V.1: a Rufer with kontra, 20.
  hand('4', 'rufer E', { declarer: 'nora', partner: 'lena', kontra: 1 }, '10-50'),
);

describe('foldSheet', () => {
  const column = (of: (row: LedgerRow) => unknown) => foldSheet(evening).rows.map(of);

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
    const { totals, entryTotals } = foldSheet(evening);
    expect([totals, entryTotals]).toEqual([
      [35, -5, -51, 21],
      [86, 46, 0, 72],
    ]);
  });

  it('the deal goes to the left, also after a thrown-in hand (Schafkopfordnung II.1.1)', () => {
    expect(column(({ dealer, number }) => [number, dealer])).toEqual([
      [1, 'nora'],
      [2, 'lena'],
      [3, 'jonas'],
      [4, 'felix'],
    ]);
    const { dealer, forehand } = foldSheet(evening);
    expect([dealer, forehand]).toEqual(['nora', 'lena']);
  });

  it('losers pay clockwise from forehand, the left neighbour of the dealer', () => {
    const payments = column(({ settlement }) =>
      settlement ? settlement.payments.map(({ from, to }) => `${from}→${to}`) : null,
    );
    expect(payments).toEqual([['2→0', '3→1'], null, ['2→3', '2→0', '2→1'], ['1→3', '2→0']]);
  });

  it('a sheet without rows is all zero; the first dealer deals', () => {
    expect(foldSheet({ ...evening, rows: [] })).toEqual({
      rows: [],
      people: players,
      table: { people: players, order: seats, dealer: 'nora' },
      players,
      totals: [0, 0, 0, 0],
      entryTotals: [0, 0, 0, 0],
      hands: 0,
      terms: evening.terms,
      dealer: 'nora',
      forehand: 'lena',
      seats,
      sitsOut: [],
      stock: 0,
      bockRounds: [],
      doubled: 1,
      nextFactor: 1,
      outside: 0,
      unpaid: 0,
      closed: false,
    });
  });

  it('a hand that cannot be settled says why and moves no total', () => {
    const broken = hand('5', 'solo G', { declarer: 'nobody' }, '10-50');
    const folded = foldSheet(changeSheet(evening, { type: 'add', row: broken }));
    expect(folded.rows.at(-1)).toMatchObject({
      settlement: null,
      errors: [{ code: 'seat-out-of-range', field: 'declarer' }],
    });
    expect(folded.totals).toEqual([35, -5, -51, 21]);
  });

  it('a later tariff changes no row that is written', () => {
    const terms = { tariff: TARIFFS['100-500'], rules: OFFICIAL_RULES };
    const row: Row = { kind: 'agree', id: 'a', at: 0, terms };
    const folded = foldSheet(changeSheet(evening, { type: 'add', row, before: '1' }));
    expect(folded.totals).toEqual([35, -5, -51, 21]);
    expect(folded.terms).toEqual(terms);
  });
});

describe('laws of every sheet', () => {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

  it('a hand that counts nothing besides is what the formula says', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        for (const { row, settlement } of foldSheet(sheet).rows) {
          if (row.kind !== 'hand' || row.seats.length !== 4 || settlement?.stock) continue;
          const input = { ...seatedHand(row.hand, row.seats), bock: settlement?.hand.bock ?? 0 };
          const value = valueByFormula(input, row.terms) * (settlement?.hand.doubled ?? 0);
          expect(settlement?.net.map((one) => one || 0)).toEqual(
            netByFormula(input, value).map((one) => one || 0),
          );
        }
      }),
    );
  });

  it('totals are the sums of the rows, and zero with the Stock and what is outside', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { rows, people, totals, stock, outside, unpaid } = foldSheet(sheet);
        const added = people.map((_, at) => sum(rows.map(({ net }) => net[at] ?? 0)));
        expect(totals.map((one) => one || 0)).toEqual(added.map((one) => one || 0));
        expect(sum(totals) + stock - outside - unpaid).toBe(0);
        expect(stock).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('entry totals keep every gap between people (SquareScores, Scoring)', () => {
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

  it('going on from a ledger is the fold of the whole sheet', () => {
    fc.assert(
      fc.property(sheets, fc.nat({ max: 6 }), (sheet, at) => {
        const begun = foldRows(beginLedger(sheet), sheet.rows.slice(0, at));
        expect(foldRows(begun, sheet.rows.slice(at))).toStrictEqual(foldSheet(sheet));
      }),
    );
  });

  it('after an edit it is the fold of the sheet that was written so at once', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        const edited = changeSheet(sheet, change);
        const begun = { ...edited, rows: [], removed: [] };
        const anew = edited.rows.reduce<Sheet>(
          (copy, row) => changeSheet(copy, { type: 'add', row: writtenRow(row) }),
          begun,
        );
        expect(foldSheet(anew).totals).toStrictEqual(foldSheet(edited).totals);
        expect(foldSheet(anew).rows.map(({ net }) => net)).toStrictEqual(
          foldSheet(edited).rows.map(({ net }) => net),
        );
      }),
    );
  });
});
