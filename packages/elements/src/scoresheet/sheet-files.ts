import {
  CSV_DIALECTS,
  fail,
  ok,
  parseSheet,
  readCsv,
  writeCsv,
  type Contract,
  type CsvError,
  type CsvWords,
  type Result,
  type Sheet,
  type SheetFileError,
  type Terms,
} from '@schafkopf/core';

/** Why a file is not taken in, and where it is wrong. */
export type ImportError =
  | { readonly kind: 'sheet'; readonly error: SheetFileError }
  | { readonly kind: 'table'; readonly error: CsvError }
  | { readonly kind: 'unreadable' };

/** Larger files are not even read: no evening fills ten million letters of up to four bytes. */
const MOST_BYTES = 40_000_000;

/** What a table that is read needs to become a sheet. */
export interface ReadingTable {
  readonly words: readonly CsvWords[];
  readonly terms: Terms;
}

/** Reads a sheet from a file that somebody chose: a backup, or a table of results. */
export async function readSheetFile(
  file: Blob,
  table: ReadingTable,
): Promise<Result<Sheet, ImportError>> {
  if (file.size > MOST_BYTES) {
    return fail({ kind: 'sheet', error: { code: 'too-large', path: '' } });
  }
  try {
    return readSheetText(await file.text(), table);
  } catch {
    // The file was moved away, or may not be read.
    return fail({ kind: 'unreadable' });
  }
}

/** The same from its text. A backup begins with a brace, which no table does. */
export function readSheetText(text: string, table: ReadingTable): Result<Sheet, ImportError> {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (/^\s*[{[]/.test(plain)) {
    const sheet = parseSheet(plain);
    return sheet.ok ? sheet : fail({ kind: 'sheet', error: firstOf(sheet.error) });
  }
  const sheet = readCsv(plain, table);
  return sheet.ok ? ok(sheet.value) : fail({ kind: 'table', error: firstOf(sheet.error) });
}

/** A sheet as a table for spreadsheets, as they open it in Germany or elsewhere. */
export function tableText(
  sheet: Sheet,
  dialect: keyof typeof CSV_DIALECTS,
  words: CsvWords,
  contract: (contract: Contract) => string,
): string {
  const { unit, currency } = sheet.terms.tariff;
  // Where the tariff counts in cents, a spreadsheet is given euros.
  const decimals = unit > 1 && (currency === undefined || currency === 'EUR') ? 2 : 0;
  return writeCsv(sheet, { ...CSV_DIALECTS[dialect], decimals, words, contract });
}

function firstOf<T>(errors: readonly T[]): T {
  return errors[0] as T;
}
