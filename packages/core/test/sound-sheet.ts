import { expect } from 'vitest';
import { formatSheet, parseSheet } from '../src/json.js';
import { foldSheet, type LedgerRow } from '../src/ledger.js';
import type { Sheet } from '../src/sheet.js';

/** A sheet that may be shown: everybody is there, hands can be settled in whole amounts that sum. */
function expectSound(sheet: Sheet): void {
  const ids = sheet.players.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(sheet.firstDealer);
  expect(new Set(sheet.rows.map(({ id }) => id)).size).toBe(sheet.rows.length);
  const { rows, totals, stock, outside, unpaid } = foldSheet(sheet);
  for (const { row, settlement, errors, net, totals: down } of rows) {
    if (row.kind === 'hand' && !isLate(errors)) expect(settlement).not.toBeNull();
    expect([...net, ...down].every(Number.isInteger)).toBe(true);
  }
  expect(totals.reduce((sum, one) => sum + one, 0) + stock - outside - unpaid).toBe(0);
}

/** A closed sheet takes no more hands. */
function isLate(errors: LedgerRow['errors']): boolean {
  return errors.some(({ code }) => code === 'sheet-closed');
}

/** Reads a text that may be damaged: it is refused with reasons, or a sound sheet. */
export function expectRefusedOrSound(text: string): void {
  const parsed = parseSheet(text);
  if (parsed.ok) {
    expectSound(parsed.value);
    expect(parseSheet(formatSheet(parsed.value))).toStrictEqual(parsed);
  } else {
    expect(parsed.error.length).toBeGreaterThan(0);
    for (const { code, path } of parsed.error) {
      expect(code).toMatch(/^[a-z-]+$/);
      expect(typeof path).toBe('string');
    }
  }
  expect('polluted' in {}).toBe(false);
}
