import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatedHand } from '../src/ledger-hand.js';
import { beginLedger, foldRows, foldSheet } from '../src/ledger.js';
import { writtenRow } from '../src/sheet-row.js';
import { changes, sheets } from './arbitraries.js';
import { tried, withRows } from './sheets.js';
import { netByFormula, valueByFormula } from './oracle.js';

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
        const edited = tried(sheet, change);
        const begun = { ...edited, rows: [], removed: [] };
        const anew = withRows(begun, edited.rows.map(writtenRow));
        expect(foldSheet(anew).totals).toStrictEqual(foldSheet(edited).totals);
        expect(foldSheet(anew).rows.map(({ net }) => net)).toStrictEqual(
          foldSheet(edited).rows.map(({ net }) => net),
        );
      }),
    );
  });
});
