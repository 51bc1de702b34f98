import { expect, it } from 'vitest';
import { comparePositions } from './compare.js';

it('agrees with the naive rules on a sample of random positions', () => {
  // A million of them: `pnpm --filter @schafkopf/core compare`.
  expect(comparePositions(5_000, 1)).toBeNull();
}, 60_000);
