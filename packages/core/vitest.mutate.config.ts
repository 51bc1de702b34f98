import { defineConfig } from 'vitest/config';

/** The rule tables alone, without the random hands: what mutation testing runs for each mutant. */
export default defineConfig({
  test: {
    isolate: false,
    pool: 'threads',
    include: [
      'legal',
      'trick',
      'play',
      'kontra',
      'claims',
      'hand-input',
      'wrong-input',
      'outcome',
      'ramsch',
      'public-bugs',
      'before-play',
      'bidding',
      'calling',
    ].map((name) => `test/${name}.test.ts`),
  },
});
