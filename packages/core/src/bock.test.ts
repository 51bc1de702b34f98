import { describe, expect, it } from 'vitest';
import { afterPlayed, bockFactor, callBock, doubledAfterThrownIn } from './bock.js';

describe('bock rounds (Varianten V.2, rulings)', () => {
  it.each([
    ['the first', [], true, [4]],
    ['the first', [], false, [4]],
    ['one more in the queue is a longer round', [3], true, [7]],
    ['one more at once doubles once more', [3], false, [3, 4]],
    // A table that begins to queue loses no round that runs already.
    ['one more while two run', [3, 2], true, [3, 2, 4]],
    ['the fourth at once', [3, 2, 1], false, [3, 2, 1, 4]],
    ['a fifth at once cannot be', [4, 3, 2, 1], false, null],
  ])('%s: %j, queued %s: %j', (_, rounds, bockQueue, expected) => {
    expect(callBock(rounds, 4, { bockQueue })).toEqual(expected);
  });

  it.each([
    [[], []],
    [[4], [3]],
    [[1], []],
    [[3, 1], [2]],
    [
      [3, 4],
      [2, 3],
    ],
  ])('%j is %j after a played hand', (rounds, left) => {
    expect(afterPlayed(rounds)).toEqual(left);
  });

  it.each([
    [[], 1],
    [[4], 2],
    [[4, 1], 4],
  ])('in %j a hand counts %i times', (rounds, factor) => {
    expect(bockFactor(rounds)).toBe(factor);
  });
});

describe('after a thrown-in hand (encyclopedia, Everyone passes)', () => {
  it.each([
    [1, true, 2],
    [2, true, 4],
    // Wiesegger: up to four times.
    [4, true, 4],
    [1, false, 2],
    [2, false, 2],
  ])('from %i, stacked %s: %i', (before, nextDoubledStacks, after) => {
    expect(doubledAfterThrownIn(before, { nextDoubledStacks })).toBe(after);
  });
});
