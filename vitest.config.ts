import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['scripts/*.test.ts'],
    // How fast a machine is says nothing about the packages.
    testTimeout: 120_000,
    // A report that is not committed is a failure.
    update: 'none',
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
