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

const count = (passed: number, ...failed: string[]) => ({
  file: 'report.json',
  count: { passed, failed },
});
const missing = { file: 'report.json', count: null };

describe('tally', () => {
  it.each([
    ['adds up what passed', [count(3), count(4)], 0, 7, []],
    ['names what failed', [count(3, 'a'), count(4, 'b', 'c')], 1, 7, ['a', 'b', 'c']],
    ['counts a missing report as a failure', [count(3), missing], 0, 3, ['no report: report.json']],
    ['counts a report without a test as a failure', [count(0)], 0, 0, ['no test: report.json']],
    [
      'counts a non-zero exit with nothing to show as a failure',
      [count(3)],
      1,
      3,
      ['a check failed: exit status 1'],
    ],
    ['does not count a failed test and its exit twice', [count(3, 'a')], 1, 3, ['a']],
  ])('%s', (_, reports, status, passed, failed) => {
    expect(tally(reports, status)).toEqual({ passed, failed });
  });
});

describe('the runners', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    name: 'a.test.ts',
    assertionResults: tests.map((test) => ({ status: test, fullName: `that ${test}` })),
  });

  it.each([
    [
      'passed and failed',
      [file('failed', 'passed', 'passed', 'failed')],
      2,
      ['a.test.ts: that failed'],
    ],
    [
      'a file that could not be loaded',
      [file('passed', 'passed'), file('failed')],
      1,
      ['file failed: a.test.ts'],
    ],
    [
      'a hook that failed after passing tests',
      [file('failed', 'passed')],
      1,
      ['file failed: a.test.ts'],
    ],
    ['a skipped test', [file('passed', 'passed', 'pending')], 1, ['a.test.ts: that pending']],
  ])('vitest: %s', (_, testResults, passed, failed) => {
    expect(readVitest({ testResults })).toEqual({ passed, failed });
  });

  const specs = (...statuses: string[]) =>
    statuses.map((status) => ({ title: `that is ${status}`, tests: [{ status }] }));

  it.each([
    ['all passed', [{ title: 'a.spec.ts', specs: specs('expected', 'expected') }], [], 2, []],
    [
      'failed, flaky and skipped, in groups of groups',
      [
        {
          title: 'a.spec.ts',
          specs: specs('expected', 'unexpected'),
          suites: [
            { title: 'phone', suites: [{ title: 'dark', specs: specs('flaky', 'skipped') }] },
          ],
        },
      ],
      [],
      1,
      [
        'a.spec.ts: that is unexpected',
        'a.spec.ts: phone: dark: that is flaky',
        'a.spec.ts: phone: dark: that is skipped',
      ],
    ],
    ['a broken file', [], [{ message: 'x' }], 0, ['error: x']],
  ])('playwright: %s', (_, suites, errors, passed, failed) => {
    expect(readPlaywright({ suites, errors })).toEqual({ passed, failed });
  });

  it('browser: takes our own report and nothing else', () => {
    expect(readBrowser({ passed: 2, failed: ['a'] })).toEqual({ passed: 2, failed: ['a'] });
    expect(() => readBrowser({})).toThrow(TypeError);
    expect(() => readBrowser({ passed: 2, failed: 1 })).toThrow(TypeError);
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
  write('packages/a/reports/browser.json', { passed: 2, failed: [] });
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
