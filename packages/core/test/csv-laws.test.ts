import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCells, writeCells } from '../src/csv-text.js';
import {
  CSV_CELLS,
  CSV_COLUMNS,
  CSV_DIALECTS,
  foldSheet,
  formatSheet,
  parseSheet,
  readCsv,
  unwrap,
  writeCsv,
  type CsvOptions,
  type Ledger,
  type Sheet,
} from '../src/index.js';
import { sheets } from './arbitraries.js';

const RUNS = { numRuns: 100 };
const delimiters = fc.constantFrom(';', ',', '\t', '|');
/** What spreadsheets, quotation and guessing readers stumble over. */
const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom(...`=+-@'";,|1\t\r\n \uFEFF＝`, '"', "'"),
    maxLength: 6,
  }),
);

const words = fc
  .tuple(...[...CSV_COLUMNS, ...CSV_CELLS].map((key) => fc.constant(`<${key}; "x">`)))
  .map((all) =>
    Object.fromEntries([...CSV_COLUMNS, ...CSV_CELLS].map((key, at) => [key, all[at]])),
  );

const options: fc.Arbitrary<CsvOptions> = fc
  .tuple(
    fc.constantFrom(CSV_DIALECTS.german, CSV_DIALECTS.international),
    fc.record({ decimals: fc.constantFrom<0 | 2>(0, 2), words }, { requiredKeys: ['decimals'] }),
  )
  .map(([dialect, more]) => Object.assign(more, dialect));

const isCounted = (ledger: Ledger) =>
  [...ledger.totals, ledger.stock, ledger.outside].every((one) => Math.abs(one) <= 1e9);

/** What a table says: who, and of each of its lines what it moved, and the Stock after it. */
function told(sheet: Sheet) {
  const { people, rows, totals, stock } = foldSheet(sheet);
  const lines = rows.filter(
    ({ row, number, errors }) =>
      number !== null || (row.kind === 'correction' && errors.length === 0),
  );
  return {
    names: people.map(({ name }) => name),
    totals: totals.map((one) => one || 0),
    stock,
    lines: lines.map(({ row, net, stock: after }) => ({
      net: people.map((_, at) => net[at] || 0),
      stock: after,
      note: row.note ?? '',
      at: row.at,
    })),
  };
}

describe('cells', () => {
  it('are read as they were written, whatever is in them', () => {
    const lines = fc.array(
      fc
        .tuple(fc.constant<string>('x'), fc.array(awkward, { maxLength: 4 }))
        .map(([x, rest]) => [x].concat(rest)),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, delimiters, (table, delimiter) => {
        const read = unwrap(readCells(writeCells(table, delimiter), delimiter));
        expect(read.map(({ cells }) => cells)).toEqual(table);
      }),
      { numRuns: 1000 },
    );
  });

  it('never begin as a formula does', () => {
    fc.assert(
      fc.property(awkward, delimiters, (cell, delimiter) => {
        const text = writeCells([[cell]], delimiter).slice(0, -2);
        const shown = text.startsWith('"') ? text.slice(1, -1) : text;
        if (!/^[+-]?\d+([.,]\d+)?$/.test(cell)) expect(shown).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a sheet as a table', () => {
  const tables = fc.tuple(sheets, options).filter(([sheet]) => isCounted(foldSheet(sheet)));

  it('is read with the same people, amounts, notes and times', () => {
    fc.assert(
      fc.property(tables, ([sheet, how]) => {
        const written = writeCsv(sheet, how);
        const said = told(sheet);
        fc.pre(said.lines.length > 0);
        const read = readCsv(written, { words: how.words ? [how.words] : [] });
        expect(told(unwrap(read))).toEqual(said);
      }),
      RUNS,
    );
  });

  it('read, written and read again it is the same sheet', () => {
    fc.assert(
      fc.property(tables, ([sheet, how]) => {
        const again = { words: how.words ? [how.words] : [] };
        const read = unwrap(readCsv(writeCsv(sheet, how), again));
        expect(unwrap(readCsv(writeCsv(read, how), again))).toEqual(read);
      }),
      RUNS,
    );
  });
});

describe('any text', () => {
  const damaged = fc
    .tuple(sheets, options, fc.nat(), awkward, fc.nat({ max: 20 }))
    .map(([sheet, how, where, what, gone]) => {
      const text = writeCsv(sheet, how);
      const at = where % (text.length + 1);
      return text.slice(0, at) + what + text.slice(at + gone);
    });
  const lists = fc
    .array(fc.array(fc.oneof(awkward, fc.integer().map(String)), { maxLength: 5 }), {
      maxLength: 5,
    })
    .map((lines) => lines.map((line) => line.join(';')).join('\n'));

  it('is refused with codes and places, or is a sheet that can be kept', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, lists, awkward), (text) => {
        const read = readCsv(text);
        if (read.ok) {
          expect(parseSheet(formatSheet(read.value))).toEqual(read);
          expect(foldSheet(read.value).rows.flatMap(({ errors }) => errors)).toEqual([]);
        } else {
          expect(read.error.length).toBeGreaterThan(0);
          for (const { code, line, column } of read.error) {
            expect(code).toMatch(/^[a-z-]+$/);
            expect([line, column].every((one) => Number.isInteger(one) && one >= 1)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
