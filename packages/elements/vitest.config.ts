import { defineConfig } from 'vitest/config';

/** What is published, looked at from Node: `dist` must be built. */
export default defineConfig({
  test: {
    include: ['{embed,tools}/**/*.test.{ts,mjs}'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    testTimeout: 60_000,
  },
});
