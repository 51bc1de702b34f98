import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a test runner counted. `broken` names what failed without a failed test: a file that could
 * not be loaded, a hook, a browser that did not start.
 * @typedef {{ passed: number, failed: number, broken: string[] }} Count
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
 * Adds up the reports. Whatever failed without being counted by a runner is one failure: a missing
 * report, a report without a test, something broken, a non-zero exit with nothing else to show.
 * @param {readonly Report[]} reports
 * @param {number} status the exit status of the whole run
 */
export function tally(reports, status) {
  const problems = [];
  let passed = 0;
  let failed = 0;
  for (const { file, count } of reports) {
    if (count === null) problems.push(`no report: ${file}`);
    else {
      passed += count.passed;
      failed += count.failed;
      problems.push(...count.broken.map((what) => `${what} (${file})`));
      if (count.passed + count.failed + count.broken.length === 0)
        problems.push(`no test: ${file}`);
    }
  }
  failed += problems.length;
  if (status !== 0 && failed === 0) {
    problems.push(`a check failed: exit status ${status}`);
    failed += 1;
  }
  return { passed, failed, problems };
}

/**
 * Vitest's JSON. A file that fails as a whole has no failed assertion in it; a skipped test is a
 * defect here.
 * @param {any} report
 * @returns {Count}
 */
export function readVitest(report) {
  /** @type {{ status: string, name: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const results = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  return {
    passed: results.filter((status) => status === 'passed').length,
    failed: results.filter((status) => status !== 'passed').length,
    broken: files
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      .map(({ name }) => `file failed: ${name}`),
  };
}

/**
 * The report that our own reporter for the browser runner writes.
 * @param {any} report
 * @returns {Count}
 */
export function readBrowser(report) {
  const { passed, failed, broken } = report;
  if (!Number.isInteger(passed) || !Number.isInteger(failed) || !Array.isArray(broken)) {
    throw new TypeError('not a browser report');
  }
  return { passed, failed, broken };
}

/**
 * Playwright's JSON. A file that cannot be loaded is in `errors` only.
 * @param {any} report
 * @returns {Count}
 */
export function readPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    broken: report.errors.map(
      (/** @type {{ message?: string }} */ error) => `error: ${error.message}`,
    ),
  };
}
