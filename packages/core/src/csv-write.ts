import { formatContract, type Contract } from './contract.js';
import {
  CSV_COLUMNS,
  CSV_DIALECTS,
  csvWord,
  type CsvColumn,
  type CsvDialect,
  type CsvWords,
} from './csv-columns.js';
import { writeNumber } from './csv-number.js';
import { writeCells } from './csv-text.js';
import { foldSheet, type LedgerRow } from './ledger.js';
import type { Player } from './sheet-row.js';
import type { Sheet } from './sheet.js';

/** How a sheet is written as a table. */
export interface CsvOptions extends Partial<CsvDialect> {
  /** How many of an amount's digits stand after the decimal sign: 2 for cents; else 0. */
  readonly decimals?: 0 | 2;
  /** What a page calls columns and cells. */
  readonly words?: CsvWords;
  /** What it calls a contract; its text where absent. */
  readonly contract?: (contract: Contract) => string;
}

type Cells = Readonly<Partial<Record<CsvColumn, string>>>;

/** The last moment that a calendar has a name for, in milliseconds. */
const LAST_TIME = 8.64e15;

/**
 * Writes a sheet as a table for spreadsheets: a line for each row that was dealt or moved money, with
 * what each person won or lost by it in a column of theirs, and the totals last. Each line sums to
 * zero together with its `stock` and `outside`. International where no dialect is given: see
 * {@link CSV_DIALECTS}. {@link readCsv} reads the amounts back; `formatSheet` keeps everything.
 */
export function writeCsv(sheet: Sheet, options: CsvOptions = {}): string {
  const { delimiter, decimal, bom } = { ...CSV_DIALECTS.international, ...options };
  const { decimals = 0, words = {} } = options;
  const { rows, people, totals, stock } = foldSheet(sheet);
  const amount = (value: number) => writeNumber(value, decimals, decimal);
  const line = (cells: Cells, amounts: readonly number[], into: number) => {
    const outside = amounts.reduce((left, one) => left - one, 0 - into);
    const all: Cells = { ...cells, stock: amount(into), outside: amount(outside) };
    return [...CSV_COLUMNS.map((column) => all[column] ?? ''), ...amounts.map(amount)];
  };

  const head = CSV_COLUMNS.map((column) => csvWord(words, column));
  const lines = [[...head, ...people.map(({ name }) => name)]];
  for (const [at, row] of rows.entries()) {
    if (!isWritten(row)) continue;
    const { settlement, net } = row;
    const cells = {
      ...cellsOf(row, people, options),
      ...(settlement && { value: amount(settlement.value) }),
    };
    const amounts = people.map((_, person) => net[person] ?? 0);
    lines.push(line(cells, amounts, row.stock - (rows[at - 1]?.stock ?? 0)));
  }
  lines.push(line({ kind: csvWord(words, 'total') }, totals, stock));
  return (bom ? '\uFEFF' : '') + writeCells(lines, delimiter);
}

/** Whether a row is a line of the table. */
function isWritten({ number, row, errors }: LedgerRow): boolean {
  return number !== null || (row.kind === 'correction' && errors.length === 0);
}

function cellsOf(
  { row, number, dealer, settlement }: LedgerRow,
  people: readonly Player[],
  { words = {}, contract = formatContract }: CsvOptions,
): Cells {
  const nameOf = (id: string | null | undefined) => people.find((one) => one.id === id)?.name ?? '';
  const hand = settlement?.hand;
  const seats = 'seats' in row ? row.seats : [];
  const base: Cells = {
    number: number === null ? '' : String(number),
    time: Math.abs(row.at) <= LAST_TIME ? new Date(row.at).toISOString() : '',
    kind: csvWord(words, row.kind as 'hand' | 'thrown-in' | 'correction'),
    dealer: nameOf(dealer),
    note: row.note ?? '',
  };
  if (!hand) return base;
  const named = { ...base, contract: contract(hand.contract) };
  if (hand.kind === 'ramsch') return { ...named, declarer: nameOf(seats[hand.sweep ?? -1]) };
  const won = hand.won ? 'won' : 'lost';
  const outcome = hand.margin === 'plain' ? won : (`${won}-${hand.margin}` as const);
  return {
    ...named,
    declarer: nameOf(seats[hand.declarer]),
    partner: nameOf(seats[hand.partner ?? -1]),
    outcome: csvWord(words, outcome),
  };
}
