import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes what the browsers really counted. A file that fails without a failed test (it could not
 * be loaded, a hook failed, the browser did not start), and one in which no test ran, is named in
 * `broken`.
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
        failed: sum(counts.map(({ failed }) => failed)),
        broken: counts.flatMap(({ broken }) => broken),
      };
      writeFileSync(file, JSON.stringify(report));
    },
  };
}

/** @param {import('@web/test-runner').TestSession} session */
function countSession(session) {
  const tests = testsOf(session.testResults);
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  const failed = tests.length - passed;
  const name = `${session.browser?.name}: ${session.testFile}`;
  const broken = [];
  if (!session.passed && failed === 0) broken.push(`file failed: ${name}`);
  else if (tests.length === 0) broken.push(`no test in ${name}`);
  return { passed, failed, broken };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult | undefined} suite
 * @returns {import('@web/test-runner').TestResult[]}
 */
function testsOf(suite) {
  if (!suite) return [];
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
