import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LIMITS, measure, withTable } from './sizes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sizes = measure(`${root}dist`);

it.each(Object.entries(LIMITS))('%s weighs at most %d kB', (name, limit) => {
  expect(sizes[name]).toBeGreaterThan(100);
  expect(sizes[name]).toBeLessThanOrEqual(limit * 1000);
});

it('the README tells the limits', () => {
  const cells = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  const readme = readFileSync(`${root}README.md`, 'utf8');
  expect(cells(readme)).toBe(cells(withTable(readme)));
});
