import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many tests passed, and the name of everything that failed: a test, but also a file that could
 * not be loaded, a hook, a browser that did not start.
 * @typedef {{ passed: number, failed: string[] }} Count
 *
 * @typedef {{ file: string, read: (report: any) => Count }} ExpectedReport
 * @typedef {{ file: string, count: Count | null }} Report
 */

/** @type {Record<string, { name: string, read: (report: any) => Count }>} */
const RUNNERS = {
  'test:unit': { name: 'unit.json', read: readVitest },
  'test:browser': { name: 'browser.json', read: readBrowser },
  'test:pages': { name: 'pages.json', read: readPlaywright },
};

/**
 * The reports that must be there after a run: one for each test script of each package.
 * @param {string} root
 * @returns {ExpectedReport[]}
 */
export function expectedReports(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return [root, ...packages]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return Object.entries(RUNNERS)
        .filter(([script]) => script in scripts)
        .map(([, { name, read }]) => ({ file: join(folder, 'reports', name), read }));
    });
}

/**
 * Removes the reports of an earlier run, so that none of them is taken for a new one.
 * @param {readonly ExpectedReport[]} reports
 */
export function removeReports(reports) {
  for (const { file } of reports) rmSync(file, { force: true });
}

/**
 * @param {readonly ExpectedReport[]} reports
 * @returns {Report[]}
 */
export function readReports(reports) {
  return reports.map(({ file, read }) => {
    try {
      return { file, count: read(JSON.parse(readFileSync(file, 'utf8'))) };
    } catch {
      return { file, count: null };
    }
  });
}

/**
 * Adds up the reports. Whatever failed without being told by a runner is one failure: a missing
 * report, a report without a test, a non-zero exit with nothing else to show.
 * @param {readonly Report[]} reports
 * @param {number} status the exit status of the whole run
 * @returns {Count}
 */
export function tally(reports, status) {
  const passed = reports.reduce((sum, { count }) => sum + (count?.passed ?? 0), 0);
  const failed = reports.flatMap(({ file, count }) => {
    if (count === null) return [`no report: ${file}`];
    return count.passed + count.failed.length === 0 ? [`no test: ${file}`] : count.failed;
  });
  if (status !== 0 && failed.length === 0) failed.push(`a check failed: exit status ${status}`);
  return { passed, failed };
}

/**
 * Vitest's JSON. A file that fails as a whole has no failed assertion in it; a skipped test is a
 * defect here.
 * @param {any} report
 * @returns {Count}
 */
export function readVitest(report) {
  /** @type {{ status: string, name: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report.testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: `${name}: ${fullName}` })),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: [
      ...tests.filter(({ status }) => status !== 'passed').map(({ name }) => name),
      ...files
        .filter(
          ({ status, assertionResults }) =>
            status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
        )
        .map(({ name }) => `file failed: ${name}`),
    ],
  };
}

/**
 * The report that our own reporter for the browser runner writes.
 * @param {any} report
 * @returns {Count}
 */
export function readBrowser({ passed, failed }) {
  if (!Number.isInteger(passed) || !Array.isArray(failed)) {
    throw new TypeError('not a browser report');
  }
  return { passed, failed };
}

/**
 * Playwright's JSON. A file that cannot be loaded is in `errors` only; a test that passed at its
 * second try, or was skipped, is a defect here.
 * @param {any} report
 * @returns {Count}
 */
export function readPlaywright(report) {
  /** @type {PageTest[]} */
  const tests = report.suites.flatMap(testsOf);
  const isExpected = (/** @type {PageTest} */ { status }) => status === 'expected';
  return {
    passed: tests.filter(isExpected).length,
    failed: [
      ...tests.filter((/** @type {PageTest} */ test) => !isExpected(test)).map(({ name }) => name),
      ...report.errors.map(
        (/** @type {{ message?: string }} */ error) => `error: ${error.message}`,
      ),
    ],
  };
}

/**
 * @typedef {{ status: string, name: string }} PageTest
 * @typedef {{ title: string, suites?: PageSuite[], specs?: { title: string, tests: { status: string }[] }[] }} PageSuite
 */

/**
 * @param {PageSuite} suite
 * @returns {PageTest[]}
 */
function testsOf({ title, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({ status, name: spec.title })),
  );
  return [...own, ...suites.flatMap(testsOf)].map(({ status, name }) => ({
    status,
    name: `${title}: ${name}`,
  }));
}
