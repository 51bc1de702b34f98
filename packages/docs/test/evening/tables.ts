import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexer, type Token, type Tokens } from 'marked';

/** A line of a table, by what stands above its columns. */
export type Line = Readonly<Record<string, string>>;

/** Who plays, in the order of the columns. */
export const PEOPLE = ['Anna', 'Ben', 'Cora', 'Dan', 'Eva'] as const;

const tokens = lexer(readFileSync(fileURLToPath(new URL('evening.md', import.meta.url)), 'utf8'));
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

/** The cells of the table below a heading, the head included. */
export function cellsBelow(heading: string): string[][] {
  const at = tokens.findIndex((token) => token.type === 'heading' && token['text'] === heading);
  const table = tokens.slice(at).find(isTable);
  if (at < 0 || table === undefined) throw new Error(`There is no table below “${heading}”`);
  return [table.header, ...table.rows].map((cells) => cells.map(({ text }) => text));
}

/** The same, line by line. */
export function linesBelow(heading: string): Line[] {
  const [head = [], ...lines] = cellsBelow(heading);
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

/** What a line says that everybody won or lost. */
export function changesOf(line: Line): number[] {
  return PEOPLE.map((name) => Number(line[name]));
}

/** What everybody has after each line, with 0 before the first. */
export function added(lines: readonly Line[]): number[][] {
  const totals = [PEOPLE.map(() => 0)];
  for (const line of lines) {
    const before = totals.at(-1);
    totals.push(changesOf(line).map((change, at) => change + (before?.[at] ?? 0)));
  }
  return totals;
}

/** An amount as the English page writes it. */
export function written(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** The same with its sign. */
export function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${written(amount)}`.replace('-', '−');
}
