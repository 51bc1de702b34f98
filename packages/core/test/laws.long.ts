import { expect, it } from 'vitest';
import { brokenLaw } from './laws.js';

const HANDS = Number(process.env['HANDS'] ?? 10_000_000);
const FIRST_SEED = Number(process.env['SEED'] ?? 1);

it(`no law of play is broken in ${HANDS} random hands`, () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HANDS; seed++) {
    const broken = brokenLaw(seed);
    if (broken !== null) expect(`${broken} by hand ${seed}`).toBeNull();
  }
});
