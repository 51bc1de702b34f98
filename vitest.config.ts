import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['scripts/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
