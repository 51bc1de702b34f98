import { playRandomHand, randomSetup } from './random-hands.js';

/** Measures random complete hands per second: shuffle, every legal card, tricks, outcome. */
const ROUNDS = 11;
const HANDS = 100_000;

interface Round {
  readonly wall: number;
  /** By processor time, garbage collection on other threads included: what a busy machine hides. */
  readonly processor: number;
}

function measure(): Round {
  const start = process.hrtime.bigint();
  const used = process.cpuUsage();
  for (let count = 0; count < HANDS; count++) playRandomHand(randomSetup(count));
  const { user, system } = process.cpuUsage(used);
  return {
    wall: Math.round((HANDS * 1e9) / Number(process.hrtime.bigint() - start)),
    processor: Math.round((HANDS * 1e6) / (user + system)),
  };
}

function print(what: string, numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  console.log(`${what}: slowest ${sorted[0]}, median ${median}, fastest ${sorted.at(-1)}`);
  return median;
}

// Twice to let the compiler settle.
measure();
measure();
const rounds = Array.from({ length: ROUNDS }, measure);
console.log(`${ROUNDS} rounds of ${HANDS} random hands, Node ${process.version}, one thread`);
print(
  'by processor time',
  rounds.map(({ processor }) => processor),
);
const median = print(
  'by the clock',
  rounds.map(({ wall }) => wall),
);
console.log(`hands per second: ${median}`);
