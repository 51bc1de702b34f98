import { afterEach, expect, it, vi } from 'vitest';
import { close } from './closing.mjs';

const counts =
  (passed: number, ...failed: string[]) =>
  () =>
    Promise.resolve({ passed, failed });
const cannotRun = () => Promise.reject(new Error('The packages could not be installed.'));

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

it.each([
  ['one suite', [counts(3)], ['3 passed, 0 failed'], 0],
  ['suites added up', [counts(3), counts(4)], ['7 passed, 0 failed'], 0],
  ['a failed test', [counts(3, 'a sum'), counts(4)], ['✗ a sum', '7 passed, 1 failed'], 1],
  [
    'a suite that cannot run, and one after it',
    [cannotRun, counts(4)],
    ['✗ The packages could not be installed.', '4 passed, 1 failed'],
    1,
  ],
  ['a suite without a test', [counts(3), counts(0)], ['✗ No test ran.', '3 passed, 1 failed'], 1],
])('%s: its last lines say so', async (_, suites, lines, status) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await close(suites);
  expect(log.mock.calls.flat()).toEqual(lines);
  expect(process.exitCode).toBe(status);
});
