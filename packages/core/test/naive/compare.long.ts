import { expect, it } from 'vitest';
import { comparePositions } from './compare.js';

const POSITIONS = Number(process.env['POSITIONS'] ?? 1_000_000);
const FIRST_SEED = Number(process.env['SEED'] ?? 1);

it(`agrees with the naive rules on ${POSITIONS} random positions`, () => {
  expect(comparePositions(POSITIONS, FIRST_SEED)).toBeNull();
});
