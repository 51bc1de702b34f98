import { defineConfig } from '@playwright/test';

/** Pages that embed what is published: they need `dist` to be built. */
export default defineConfig({
  testDir: 'embed',
  outputDir: 'reports/failures',
  testMatch: '**/*.spec.ts',
  workers: 2,
  // How fast a machine is says nothing about the pages.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/pages.json' }]],
  use: {
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
