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
});
