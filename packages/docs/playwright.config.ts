import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

// The main process chooses a free port; its workers inherit the choice.
process.env['SKF_DOCS_PORT'] ??= String(await freePort());
const url = `http://localhost:${process.env['SKF_DOCS_PORT']}/`;

export default defineConfig({
  testDir: 'test',
  outputDir: 'reports/failures',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'test/looks/{arg}{ext}',
  workers: 2,
  // How fast a machine is says nothing about the pages.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/pages.json' }]],
  use: {
    baseURL: url,
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `vite preview --port ${process.env['SKF_DOCS_PORT']} --strictPort --bypass-lock`,
    url,
    reuseExistingServer: false,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
