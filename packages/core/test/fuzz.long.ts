import * as fc from 'fast-check';
import { it } from 'vitest';
import { formatSheet } from '../src/json.js';
import { sheetsUpTo } from './arbitraries.js';
import { damaged } from './damage.js';
import { expectRefusedOrSound } from './sound-sheet.js';

/** `FUZZ_RUNS=10000 pnpm fuzz` for fewer than a million. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1_000_000);

it(`${numRuns} damaged files: none throws, none that does not sum is accepted`, () => {
  const files = sheetsUpTo(4).map(formatSheet).chain(damaged);
  fc.assert(fc.property(files, expectRefusedOrSound), { numRuns });
});
