import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { defaultReporter } from '@web/test-runner';
import { fileURLToPath } from 'node:url';
import { jsonReporter } from './test/json-reporter.mjs';

export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  files: 'src/**/*.test.ts',
  concurrency: 2,
  nodeResolve: { exportConditions: ['@schafkopf/source', 'browser', 'development'] },
  plugins: [
    a11ySnapshotPlugin(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  browsers: [
    chromeLauncher({
      launchOptions: {
        ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
      },
    }),
  ],
  testFramework: { config: { timeout: 10_000 } },
  testsFinishTimeout: 120_000,
  reporters: [defaultReporter(), jsonReporter({ file: 'reports/browser.json' })],
};
