import { defineConfig } from 'vitest/config';

/** What takes minutes and is run by hand: `pnpm compare`, `pnpm laws`. */
export default defineConfig({
  test: { include: ['test/**/*.long.ts'], testTimeout: 0 },
});
