import { findOrInstallBrowser } from './browser.mjs';
import { close, isStarted } from './closing.mjs';
import { expectedReports, readReports, removeReports, tally } from './reports.mjs';
import { environment, installPackages, pnpm, ROOT } from './workspace.mjs';

/**
 * Installs everything and runs every check and test; what it counts is added up from the reports of
 * the test runners. A cached result brings its report back.
 */
export async function test() {
  await installPackages();
  const browser = await findOrInstallBrowser();
  const reports = expectedReports(ROOT);
  removeReports(reports);

  const status = await pnpm(
    [
      'exec',
      'turbo',
      'run',
      'check',
      'lint',
      'test:unit',
      'test:browser',
      'test:pages',
      '--continue=always',
      '--concurrency=2',
      '--output-logs=new-only',
    ],
    environment(browser),
  );

  return tally(readReports(reports), status);
}

if (isStarted(import.meta.url)) await close([test]);
