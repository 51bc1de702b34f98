import * as v from 'valibot';
import { isContract } from './contract.js';
import { filedRow } from './filed-row.js';
import { fail, ok, type Result } from './result.js';
import type { Terms } from './settle.js';
import type { SheetFileError } from './sheet-error.js';
import { RowSchema, SeatsSchema, TermsSchema } from './sheet-schema.js';
import type { SheetRow } from './sheet-row.js';
import { checkTariff } from './tariff-check.js';

/** A file can be wrong in a million places, and to name them all would hold up a page for minutes. */
export const UNTIL_WRONG = { abortEarly: true } as const;

/**
 * A value as a file gives it back, which is what a sheet is checked as: what is missing is left out,
 * and NaN is no number. Undefined for what no file can hold.
 */
export function asFiled(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

/** The issues of a schema as errors, each with its path. */
export function formErrors(issues: readonly v.BaseIssue<unknown>[], within = ''): SheetFileError[] {
  return issues.map((issue) => {
    const path = [within, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
    return { code: 'not-a-sheet', path };
  });
}

/** Rows share their terms, and nobody writes on them: once looked at is enough. */
const usable = new WeakSet<Terms>();

/** What keeps terms from standing on a sheet. */
export function termsErrors(terms: Terms, within: string): SheetFileError[] {
  if (usable.has(terms)) return [];
  const parsed = v.safeParse(TermsSchema, asFiled(terms), UNTIL_WRONG);
  if (!parsed.success) return formErrors(parsed.issues, within);
  if (!checkTariff(terms.tariff).ok) return [{ code: 'tariff-not-usable', path: within }];
  usable.add(terms);
  return [];
}

/** A list's only entry. */
const FIRST = { termsAt: () => 0, seatsAt: () => 0 };

/** A row as it will be read back from a file, or what keeps it from being read. */
export function readableRow(row: SheetRow): Result<SheetRow, readonly SheetFileError[]> {
  const wrong = (path: string) => fail([{ code: 'not-a-sheet' as const, path }]);
  if (row.kind === 'hand') {
    // A contract is written as text, and only one that is one can be.
    if (typeof row.hand !== 'object' || row.hand === null) return wrong('row.hand');
    if (!isContract(row.hand.contract)) return wrong('row.hand.contract');
  }
  const parsed = v.safeParse(RowSchema, asFiled(filedRow(row, FIRST)), UNTIL_WRONG);
  if (!parsed.success) return fail(formErrors(parsed.issues, 'row'));
  const read = parsed.output;
  if (!('terms' in read)) return ok(read as SheetRow);
  // Where the file has a place in a list, the row itself must have what stands there.
  const { terms, seats } = row as Extract<SheetRow, { terms: Terms }> & {
    seats?: readonly string[];
  };
  const unusable = termsErrors(terms, 'row.terms');
  if (unusable.length > 0) return fail(unusable);
  if (!('seats' in read)) return ok({ ...read, terms } as SheetRow);
  const seated = v.safeParse(SeatsSchema, asFiled(seats), UNTIL_WRONG);
  if (!seated.success) return fail(formErrors(seated.issues, 'row.seats'));
  // Lists that many rows share stay one.
  return ok({ ...read, terms, seats } as SheetRow);
}
