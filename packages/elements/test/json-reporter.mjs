import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes how many tests the browsers really passed, and the names of those that failed. A file that
 * fails without a failed test (it could not be loaded, a hook failed, the browser did not start),
 * and one in which no test ran, is named too.
 * @param {{ file: string }} options
 */
export function jsonReporter({ file }) {
  return {
    /** @param {{ sessions: Iterable<import('@web/test-runner').TestSession> }} run */
    onTestRunFinished({ sessions }) {
      const counts = [...sessions].map(countSession);
      mkdirSync(dirname(file), { recursive: true });
      const report = {
        passed: sum(counts.map(({ passed }) => passed)),
        failed: counts.flatMap(({ failed }) => failed),
      };
      writeFileSync(file, JSON.stringify(report));
    },
  };
}

/** @param {import('@web/test-runner').TestSession} session */
function countSession(session) {
  const file = `${session.browser?.name}: ${session.testFile}`;
  const tests = testsOf(session.testResults);
  const isPassed = (/** @type {NamedTest} */ test) => test.passed && !test.skipped;
  const failed = tests.filter((test) => !isPassed(test)).map(({ name }) => `${file}: ${name}`);
  if (!session.passed && failed.length === 0) failed.push(`file failed: ${file}`);
  else if (tests.length === 0) failed.push(`no test in ${file}`);
  return { passed: tests.filter(isPassed).length, failed };
}

/** @typedef {{ name: string, passed: boolean, skipped: boolean }} NamedTest */

/**
 * @param {import('@web/test-runner').TestSuiteResult | undefined} suite
 * @returns {NamedTest[]}
 */
function testsOf(suite) {
  if (!suite) return [];
  const within = suite.suites.flatMap(testsOf);
  return [...suite.tests, ...within].map(({ name, passed, skipped }) => ({
    name: [suite.name, name].filter(Boolean).join(' › '),
    passed,
    skipped,
  }));
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
