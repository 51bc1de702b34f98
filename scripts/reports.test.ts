import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  expectedReports,
  readBrowser,
  readPlaywright,
  readReports,
  readVitest,
  removeReports,
  tally,
} from './reports.mjs';

const count = (passed: number, failed: number, broken: string[] = []) => ({
  file: 'report.json',
  count: { passed, failed, broken },
});
const missing = { file: 'report.json', count: null };

describe('tally', () => {
  it.each([
    ['adds up what passed', [count(3, 0), count(4, 0)], 0, 7, 0],
    ['adds up what failed', [count(3, 1), count(4, 2)], 1, 7, 3],
    ['counts a missing report as a failure', [count(3, 0), missing], 0, 3, 1],
    ['counts a report without a test as a failure', [count(3, 0), count(0, 0)], 0, 3, 1],
    ['counts each broken file as a failure', [count(3, 0, ['a', 'b'])], 1, 3, 2],
    ['counts a non-zero exit with nothing to show as a failure', [count(3, 0)], 1, 3, 1],
    ['does not count a failed test and its exit twice', [count(3, 1)], 1, 3, 1],
  ])('%s', (_, reports, status, passed, failed) => {
    expect(tally(reports, status)).toMatchObject({ passed, failed });
  });
});

describe('the runners', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    name: 'a.test.ts',
    assertionResults: tests.map((test) => ({ status: test })),
  });

  it.each([
    ['passed and failed', [file('failed', 'passed', 'passed', 'failed')], 2, 1, 0],
    ['a file that could not be loaded', [file('passed', 'passed'), file('failed')], 1, 0, 1],
    ['a hook that failed after passing tests', [file('failed', 'passed')], 1, 0, 1],
    ['a skipped test', [file('passed', 'passed', 'pending')], 1, 1, 0],
  ])('vitest: %s', (_, testResults, passed, failed, broken) => {
    const read = readVitest({ testResults });
    expect({ ...read, broken: read.broken.length }).toEqual({ passed, failed, broken });
  });

  it.each([
    ['passed and failed', { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, [], 5, 1, 0],
    ['flaky and skipped', { expected: 5, unexpected: 0, flaky: 1, skipped: 1 }, [], 5, 2, 0],
    [
      'a broken file',
      { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      [{ message: 'x' }],
      0,
      0,
      1,
    ],
  ])('playwright: %s', (_, stats, errors, passed, failed, broken) => {
    const read = readPlaywright({ stats, errors });
    expect({ ...read, broken: read.broken.length }).toEqual({ passed, failed, broken });
  });

  it('browser: takes our own report and nothing else', () => {
    expect(readBrowser({ passed: 2, failed: 1, broken: [] })).toMatchObject({
      passed: 2,
      failed: 1,
    });
    expect(() => readBrowser({})).toThrow(TypeError);
  });
});

describe('the reports of a workspace', () => {
  const root = mkdtempSync(join(tmpdir(), 'skf-reports-'));
  const write = (path: string, data: unknown) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(data));
  };
  write('package.json', { scripts: { test: 'node test.mjs' } });
  write('packages/a/package.json', { scripts: { 'test:unit': 'vitest', 'test:browser': 'wtr' } });
  write('packages/a/reports/browser.json', { passed: 2, failed: 0, broken: [] });
  write('packages/a/reports/unit.json', 'cut off');
  const reports = expectedReports(root);

  it('expects one of each test script', () => {
    expect(reports.map(({ file }) => file)).toEqual([
      join(root, 'packages/a/reports/unit.json'),
      join(root, 'packages/a/reports/browser.json'),
    ]);
  });

  it('takes a damaged report for a missing one', () => {
    expect(readReports(reports).map((report) => report.count?.passed ?? null)).toEqual([null, 2]);
  });

  it('removes those of an earlier run', () => {
    removeReports(reports);
    expect(() => readFileSync(join(root, 'packages/a/reports/browser.json'))).toThrow('ENOENT');
    expect(readReports(reports).every((report) => report.count === null)).toBe(true);
  });
});
