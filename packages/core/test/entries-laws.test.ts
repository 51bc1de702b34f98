import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesAboveWorst } from '../src/entries.js';

describe('entriesAboveWorst', () => {
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
