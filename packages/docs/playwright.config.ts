import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { launchOptions, pages } from '../../playwright.base.js';

// The main process chooses a free port; its workers inherit the choice.
process.env['SKF_DOCS_PORT'] ??= String(await freePort());
const url = `http://localhost:${process.env['SKF_DOCS_PORT']}/`;

export default defineConfig({
  ...pages,
  testDir: 'test',
  snapshotPathTemplate: 'test/looks/{arg}{ext}',
  use: { baseURL: url, launchOptions },
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
