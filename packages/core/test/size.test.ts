import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

/** What a page imports, and how many bytes it may load for it: minified and gzipped. */
const LIMITS: readonly (readonly [page: string, imports: string, bytes: number])[] = [
  ['the trick winner', 'trickWinner', 1000],
  ['the trick winner and the trumps it needs', 'trickWinner, trumpTable', 1000],
  ['a hand, card by card', 'startPlay, playCard, legalCards, whyNot, outcomeOf', 6000],
  [
    'all rules: trumps, calling, ranking, legal cards, kontra, claims, penalties, outcome',
    `trumpTable, trickWinner, trickPoints, callableSuits, isBlocked, mustCalls, renonceSuits,
     rankOfGame, startPlay, playCard, legalCards, whyNot, legalIn, whyNotIn, callKontra,
     whyNoKontra, claimRest, penaltyOutcome, outcomeOf, judge, judgeRamsch, paidRunners,
     OFFICIAL_RULES`,
    9000,
  ],
  ['a whole game, from the shuffle through the bidding to the last trick', 'startGame, act', 15000],
  ['settling a hand', 'settle, checkHand, TARIFFS', 9500],
];

const ENTRY = 'page';
const CORE = new URL('../src/index.ts', import.meta.url).pathname;

async function bytesOf(imports: string): Promise<number> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? `export { ${imports} } from '${CORE}';` : null),
      },
    ],
  })) as Rollup.RollupOutput;
  return gzipSync(output.output[0].code, { level: 9 }).length;
}

describe('what a page loads of this package', () => {
  it.each(LIMITS)('%s', async (_page, imports, limit) => {
    expect(await bytesOf(imports)).toBeLessThanOrEqual(limit);
  });
});
