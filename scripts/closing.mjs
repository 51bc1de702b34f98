import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs suites one after the other, each of which gives what it counted, and says it all in the last
 * line: `N passed, N failed`. A suite that cannot run, or in which no test runs, is one failure.
 * @param {readonly (() => Promise<{ passed: number, failed: number }>)[]} suites
 */
export async function close(suites) {
  let passed = 0;
  let failed = 0;
  for (const suite of suites) {
    try {
      const count = await suite();
      if (count.passed + count.failed === 0) throw new Error('No test ran.');
      passed += count.passed;
      failed += count.failed;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed += 1;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Whether a file is the one that Node was started with. @param {string} url */
export function isStarted(url) {
  return realpathSync(process.argv[1] ?? '') === fileURLToPath(url);
}
