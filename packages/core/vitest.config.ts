import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The tests share nothing, so they need no process of their own.
    isolate: false,
    pool: 'threads',
    // How fast a machine is says nothing about the rules.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
