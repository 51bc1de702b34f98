import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs suites one after the other, each of which gives what it counted. Names at the end, where one
 * looks first, everything that failed, and says it all in the last line: `N passed, N failed`. A
 * suite that cannot run, or in which no test runs, is one failure.
 * @param {readonly (() => Promise<import('./reports.mjs').Count>)[]} suites
 */
export async function close(suites) {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  for (const suite of suites) {
    try {
      const count = await suite();
      if (count.passed + count.failed.length === 0) throw new Error('No test ran.');
      passed += count.passed;
      failed.push(...count.failed);
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Whether a file is the one that Node was started with. @param {string} url */
export function isStarted(url) {
  return realpathSync(process.argv[1] ?? '') === fileURLToPath(url);
}
