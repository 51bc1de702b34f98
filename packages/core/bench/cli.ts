import { playRandomHand, randomSetup } from './random-hands.js';

/** Measures random complete hands per second: shuffle, every legal card, tricks, outcome. */
const ROUNDS = 11;
const HANDS = 100_000;

function handsPerSecond(): number {
  const start = process.hrtime.bigint();
  for (let count = 0; count < HANDS; count++) playRandomHand(randomSetup(count));
  return Math.round(HANDS / (Number(process.hrtime.bigint() - start) / 1e9));
}

// Twice to let the compiler settle.
handsPerSecond();
handsPerSecond();
const rounds = Array.from({ length: ROUNDS }, handsPerSecond).toSorted((a, b) => a - b);
const median = rounds[ROUNDS >> 1] ?? 0;
console.log(`${ROUNDS} rounds of ${HANDS} hands, Node ${process.version}, one thread`);
console.log(`slowest ${rounds[0]}, median ${median}, fastest ${rounds.at(-1)}`);
console.log(`hands per second: ${median}`);
