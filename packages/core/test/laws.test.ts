import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenLaw } from './laws.js';

it('no law of play is broken in 20,000 random hands', () => {
  // Ten million of them: `pnpm --filter @schafkopf/core laws`.
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(brokenLaw(seed)).toBeNull();
    }),
    { numRuns: 20_000 },
  );
}, 180_000);
