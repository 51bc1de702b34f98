import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bidderOf,
  dealFrom,
  formatBid,
  legalBids,
  makeBid,
  parseBid,
  startBidding,
  unwrap,
} from '../src/index.js';
import { randomRules } from './random-rules.js';

describe('any bidding', () => {
  it('has something to say until it ends, and everything listed may be said', () => {
    fc.assert(
      fc.property(randomRules, fc.string(), fc.infiniteStream(fc.nat()), (rules, seed, choices) => {
        const { hands } = dealFrom(seed, 1, { ...rules, passOnSolo: 'off' });
        let bidding = startBidding({ rules, forehand: 1, hands });
        for (let step = 0; bidderOf(bidding) !== null; step += 1) {
          const legal = legalBids(bidding);
          expect(legal.length).toBeGreaterThan(0);
          expect(step).toBeLessThan(200);
          const before = JSON.stringify(bidding);
          const states = legal.map((bid) => unwrap(makeBid(bidding, bid)));
          for (const bid of legal) expect(unwrap(parseBid(formatBid(bid)))).toEqual(bid);
          expect(JSON.stringify(bidding)).toBe(before);
          bidding = states[choices.next().value % legal.length] ?? bidding;
        }
        expect(bidding.result).not.toBeNull();
        expect(legalBids(bidding)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
