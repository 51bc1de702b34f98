import { afterEach, expect, it, vi } from 'vitest';
import { close } from './closing.mjs';

const counts = (passed: number, failed: number) => () => Promise.resolve({ passed, failed });
const cannotRun = () => Promise.reject(new Error('The packages could not be installed.'));

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

it.each([
  ['one suite', [counts(3, 0)], '3 passed, 0 failed', 0],
  ['suites added up', [counts(3, 0), counts(4, 0)], '7 passed, 0 failed', 0],
  ['a failed test', [counts(3, 1), counts(4, 0)], '7 passed, 1 failed', 1],
  ['a suite that cannot run, and one after it', [cannotRun, counts(4, 0)], '4 passed, 1 failed', 1],
  ['a suite without a test', [counts(3, 0), counts(0, 0)], '3 passed, 1 failed', 1],
])('%s: its last line says so', async (_, suites, line, status) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await close(suites);
  expect(log.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(status);
});
