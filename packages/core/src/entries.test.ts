import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesAboveWorst } from './entries.js';

describe('entriesAboveWorst', () => {
  it.each([
    ['a worked hand: Lena and Jonas 14, Felix and Nora 0', [7, 7, -7, -7], [14, 14, 0, 0]],
    ['a won solo', [15, -5, -5, -5], [20, 0, 0, 0]],
    ['a lost solo', [-15, 5, 5, 5], [0, 20, 20, 20]],
    ['a won Sie: 52 from each', [156, -52, -52, -52], [208, 0, 0, 0]],
    ['nothing won or lost', [0, 0, 0, 0], [0, 0, 0, 0]],
  ])('SquareScores, Scoring: %s', (_, net, entries) => {
    expect(entriesAboveWorst(net)).toEqual(entries);
  });

  it('entries are 0 or more, the least is 0, and every difference stays (SquareScores, Scoring)', () => {
    const nets = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(nets, (net) => {
        const entries = entriesAboveWorst(net);
        expect(entries).toHaveLength(net.length);
        expect(Math.min(...entries)).toBe(0);
        const lift = (entries[0] ?? 0) - (net[0] ?? 0);
        expect(net.map((amount) => amount + lift)).toEqual(entries);
      }),
    );
  });
});
