import { describe, expect, it } from 'vitest';
import { unwrap } from './result.js';
import { OFFICIAL_RULES } from './rules.js';
import { settledRow, type HandSetting } from './settled-row.js';
import type { HandRow, SheetHand } from './sheet-row.js';
import { TARIFFS } from './tariff.js';
import { contractOf } from '../test/oracle.js';

const rules = { ...OFFICIAL_RULES, stockTaker: 'side' as const };
const rowOf = (hand: SheetHand, ...seats: string[]): HandRow => ({
  kind: 'hand',
  id: 'r',
  at: 0,
  hand,
  seats,
  terms: { tariff: TARIFFS['10-50'], rules },
});
const rufer: SheetHand = {
  contract: contractOf('rufer E'),
  declarer: 'anna',
  partner: 'cora',
  won: true,
};
const four = ['anna', 'ben', 'cora', 'dan'];
const alone: HandSetting = { bock: 1, doubled: 1, stock: 0, forehand: 0 };
const told = (row: HandRow, setting: HandSetting) => {
  const { net, payments } = unwrap(settledRow(row, setting));
  return [net, payments.map(({ from }) => from)];
};

describe('settledRow: a Rufer costs 10 (Tarife I)', () => {
  const row = rowOf(rufer, ...four);
  // One row in every setting, so that what it was worth in the one before is no answer.
  it.each<[string, Partial<HandSetting>, readonly number[], readonly number[]]>([
    ['by itself', {}, [10, -10, 10, -10], [1, 3]],
    ['in a bock round', { bock: 2 }, [20, -20, 20, -20], [1, 3]],
    ['after a thrown-in hand', { doubled: 2 }, [20, -20, 20, -20], [1, 3]],
    ['with 40 in the Stock', { stock: 40 }, [30, -10, 30, -10], [1, 3]],
    ['where another is forehand', { forehand: 2 }, [10, -10, 10, -10], [3, 1]],
    ['both doubled', { bock: 2, doubled: 2 }, [40, -40, 40, -40], [1, 3]],
    ['by itself again', {}, [10, -10, 10, -10], [1, 3]],
  ])('%s', (_, setting, net, payers) => {
    expect(told(row, alone)).toEqual([
      [10, -10, 10, -10],
      [1, 3],
    ]);
    expect(told(row, { ...alone, ...setting })).toEqual([net, payers]);
  });

  it('is settled once where nothing has changed', () => {
    const fresh = rowOf(rufer, ...four);
    const first = settledRow(fresh, { ...alone });
    expect(settledRow(fresh, { ...alone })).toBe(first);
  });

  it.each([
    ['a bock', { bock: 4 }, [40, -40, 40, -40]],
    ['a doubling', { doubled: 2 }, [20, -20, 20, -20]],
  ])('%s that is told stands in place of what the sheet knows', (_, own, net) => {
    const [found] = told(rowOf({ ...rufer, ...own }, ...four), { ...alone, bock: 8, doubled: 4 });
    expect(found).toEqual(net);
  });

  it('three have no Stock (ruling)', () => {
    const solo = { contract: contractOf('solo E'), declarer: 'anna', won: true };
    const three = rowOf(solo, ...four.slice(0, 3));
    const settled = unwrap(settledRow(three, { ...alone, stock: 40 }));
    expect(settled.net).toEqual([100, -50, -50]);
    expect(settled.stock).toBeNull();
  });
});
