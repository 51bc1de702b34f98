import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { defaultReporter } from '@web/test-runner';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledTests } from './test/bundled-tests.mjs';
import { jsonReporter } from './test/json-reporter.mjs';
import { viewport } from './test/viewport-plugin.mjs';

const firefox = findFirefox();
if (firefox === undefined) {
  console.log('No Firefox on this machine (FIREFOX_PATH, firefox-esr, firefox): Chromium alone.');
}

export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  files: 'src/**/*.test.ts',
  concurrency: 2,
  plugins: [
    a11ySnapshotPlugin(),
    viewport(),
    bundledTests({
      root: fileURLToPath(new URL('./src/', import.meta.url)),
      base: '/packages/elements/src/',
    }),
  ],
  browsers: [
    chromeLauncher({
      launchOptions: {
        ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
      },
      // Each page has its own: a file that takes the database away must not take it from another
      // that runs beside it.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
    ...(firefox === undefined ? [] : [firefoxLauncher(firefox)]),
  ],
  // How fast a machine is says nothing about the elements.
  testFramework: { config: { timeout: 60_000 } },
  browserStartTimeout: 120_000,
  testsFinishTimeout: 300_000,
  // The tests run with Lit's warnings on, which it announces on every page.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), jsonReporter({ file: 'reports/browser.json' })],
};

/**
 * Where there is a Firefox, the tests run in it as well; where there is none they do not.
 * `FIREFOX_PATH` goes before what is on the PATH; empty, it leaves Firefox out.
 */
function findFirefox() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const told = process.env['FIREFOX_PATH'];
  return (told === undefined ? onPath : [told]).find((path) => existsSync(path));
}

/** @param {string} executablePath */
function firefoxLauncher(executablePath) {
  const launcher = chromeLauncher({
    launchOptions: {
      executablePath,
      browser: 'firefox',
      // As on a phone: beside a bar that takes room a page is narrower than it is told to be.
      extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    },
    // It starts a page more slowly when there are two.
    concurrency: 1,
  });
  launcher.name = 'Firefox';
  return launcher;
}
