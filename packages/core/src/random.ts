/**
 * A source of random numbers that gives the same ones for the same seed, everywhere and for ever.
 * It is good enough to deal cards and no good for secrets. Asking it changes it; whoever makes one
 * from a seed inside a function stays pure.
 */
export interface Random {
  /** A whole number from 0 up to, but without, `limit` (1 to 2^32), all equally likely. */
  below(limit: number): number;
}

const WORDS = 2 ** 32;

/** Whether a value can be a seed: a text, or a number in its place. */
export function isSeed(value: unknown): value is string {
  return typeof value === 'string' || Number.isFinite(value);
}

/**
 * A random source from any text; different texts give unrelated numbers. Throws a TypeError for what
 * is none: a forgotten seed would give the same numbers every time.
 */
export function randomFrom(seed: string): Random {
  if (!isSeed(seed)) throw new TypeError('seed is a text');
  // A number from untyped code counts as its text; without that all of them would deal alike.
  const next = sfc32(stateOf(String(seed)));
  return {
    below(limit) {
      if (!(Number.isInteger(limit) && limit >= 1 && limit <= WORDS)) {
        throw new RangeError(`no whole number from 1 to 2^32: ${limit}`);
      }
      // A remainder alone favours small numbers; words of the last, incomplete run are drawn again.
      const complete = WORDS - (WORDS % limit);
      let word = next();
      while (word >= complete) word = next();
      return word % limit;
    },
  };
}

/**
 * SFC32 (Chris Doty-Humphrey's small fast counter, 128 bits of state, passes PractRand). 128 bits
 * are more than the 118 that tell all orders of 32 cards apart.
 */
function sfc32([a, b, c, counter]: readonly [number, number, number, number]): () => number {
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** Four words from a text: each is an FNV-1a hash of it with another start, stirred at the end. */
function stateOf(seed: string): [number, number, number, number] {
  const word = (start: number) => {
    let hash = 0x811c9dc5 ^ start;
    for (let place = 0; place < seed.length; place += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(place), 0x01000193);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  };
  return [word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162), word(0x6a09e667)];
}
