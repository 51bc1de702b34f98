import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../src/conformance/check.js';

interface Written {
  readonly id: string;
  readonly rules?: Readonly<Record<string, unknown>>;
}

function recordsOf(name: string): readonly Written[] {
  const file = new URL(`../conformance/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Written);
}

describe('what public score sheets were seen to compute wrongly has a record', () => {
  const known = ['settlement-bugs', 'ledger'].flatMap(recordsOf);

  it.each([
    ['a Tout doubles everything, not only the base', 'bug-tout-doubles-all'],
    ['surcharges are added before the doublings', 'bug-surcharge-doubled'],
    ['a Wedding sums to zero', 'bug-wedding-sums'],
    ['a Jungfrau is paid', 'bug-virgin-sign'],
    ['prices are those of the tariff', 'bug-prices-are-data'],
    ['each contract has a price of its own', 'bug-each-price-its-own'],
    ['a hand keeps the tariff that it was settled under', 'bug-history-stays'],
  ])('%s: %s', (_, id) => {
    const found = known.filter((record) => record.id === id);
    expect(found.map((record) => checkLine(JSON.stringify(record)))).toEqual([
      { passed: true, id },
    ]);
  });
});

describe('every option that touches money on the sheet changes the result of a record', () => {
  const records = recordsOf('ledger');

  it.each(['allPass', 'nextDoubledStacks', 'bockQueue', 'stockTaker', 'stockGames'])(
    '%s',
    (option) => {
      const changed = records.filter((record) => {
        const { [option]: value, ...rest } = record.rules ?? {};
        return value !== undefined && !checkLine(JSON.stringify({ ...record, rules: rest })).passed;
      });
      expect(changed.map(({ id }) => id)).not.toEqual([]);
    },
  );
});

describe('each source has every figure of its scoring sections as a record', () => {
  const records = recordsOf('settlement-sources') as readonly (Written & { source: string })[];

  /** The sections that name figures, by how a record's source begins after the book's name. */
  it.each([
    ['000', ['Scoring', 'Scoring table', 'A worked hand', 'Play', 'Wedding', 'Ramsch', 'Short']],
    [
      '002',
      [
        'V.1.2',
        'V.1.3',
        'V.1.4',
        'V.2.5',
        'V.2.6',
        'IV.1.2',
        'IV.2.6',
        'IV.2.7',
        'Varianten II.6',
        'Varianten IV.1.3',
        'Varianten IV.1.4',
        'Varianten IV.2.2',
        'Varianten IV.2.3',
        'Varianten IV.3.3',
        'Varianten V.2',
        'Schafkopf zu dritt',
        'Tarife I:',
        'Tarife II.1.1',
        'Tarife II.1.2',
        'Tarife II.1.3',
        'Tarife II.2',
        'Tarife II.3.1',
        'Tarife II.3.2',
        'Tarife II.3.3',
        'Tarife II.4',
        'Tarife II.5',
        'Tarife II.6',
        'Tarife II.7',
        'Tarife II.8',
        'Tarife II.9.1',
        'Tarife II.9.2',
        'Tarife II.9.3',
        'Tarife II.10',
        'Tarife III.1',
        'Tarife III.2',
        'Tarife III.3',
        'Tarife III.4',
        'Tarife IV.1',
        'Tarife IV.2',
        'Tarife V.1',
        'Tarife V.2',
        'Tarife V.3',
        'Tarife V.4',
        'Tarife V.5',
        'Schafkopf mit der kurzen Karte',
      ],
    ],
    ['003', ['Scoring', 'Scoring example', 'Solo and Wenz', 'Variants']],
    [
      '004',
      [
        'In Germany',
        'Course of the game',
        'If no one declares',
        'Double',
        'Contra and Re',
        'Game modes',
        'Variants',
      ],
    ],
  ])('%s', (book, sections) => {
    const told = records
      .filter(({ id }) => id.startsWith(book))
      .map(({ source }) => source.slice(source.indexOf(';') + 2));
    const missing = sections.filter((section) => !told.some((one) => one.startsWith(section)));
    expect(missing).toEqual([]);
  });
});
