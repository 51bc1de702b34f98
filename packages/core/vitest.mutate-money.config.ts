import { defineConfig } from 'vitest/config';

/** The tables of money alone, without the random hands and sheets: see `stryker.money.config.json`. */
export default defineConfig({
  test: {
    isolate: false,
    pool: 'threads',
    include: [
      'src/settle',
      'src/settle-lines',
      'src/hand',
      'src/hand-values',
      'src/stock',
      'src/tariff',
      'src/tariff-check',
      'src/point-table',
      'src/tournaments',
      'src/reading',
      'src/entries',
      'src/sheet',
      'src/sheet-table',
      'src/sheet-v1',
      'src/row-place',
      'src/bock',
      'src/ledger',
      'src/ledger-hand',
      'src/settled-row',
      'src/json',
      'src/json-rows',
      'src/merge',
      'src/final-payments',
      'src/statistics',
      'test/conformance',
      'test/sheet-limits',
      'test/reread-sheet',
    ].map((name) => `${name}.test.ts`),
  },
});
