import { describe, expect, it } from 'vitest';
import {
  CSV_CELLS,
  CSV_COLUMNS,
  CSV_DIALECTS,
  foldSheet,
  readCsv,
  unwrap,
  writeCsv,
  type CsvErrorCode,
  type CsvReadOptions,
  type CsvWords,
  type Row,
} from '../src/index.js';
import { contractOf } from './oracle.js';
import { begunBy, withRows } from './sheets.js';

const begun = begunBy(['Anna', 'Ben', 'Cora', 'Dan'].map((name) => ({ id: name, name })));
const seats = begun.players.map(({ id }) => id);
const { terms } = begun;
const at = Date.UTC(2024, 0, 5, 20, 15);

const ROWS: readonly Row[] = [
  // Tarife II.1.2 and III.1: 10 + 10 + 3 × 10.
  {
    id: 'a',
    at,
    kind: 'hand',
    seats,
    terms,
    note: 'knapp; "gut"',
    hand: {
      contract: contractOf('rufer G'),
      declarer: 'Anna',
      partner: 'Ben',
      won: true,
      schneider: true,
      runners: 3,
    },
  },
  { id: 'b', at, kind: 'thrown-in', seats, terms, consequence: 'stock' },
  {
    id: 'c',
    at,
    kind: 'correction',
    reason: 'payout',
    outside: true,
    amounts: [{ player: 'Dan', amount: 500 }],
    note: '=1+1',
  },
  { id: 'd', at, kind: 'rename', player: 'Cora', name: '@Cora' },
];
const sheet = withRows(begun, ROWS);

describe('writeCsv', () => {
  it('for Germany: semicolons, decimal commas, a byte order mark, words of the page', () => {
    const words: CsvWords = {
      number: 'Nr.',
      kind: 'Art',
      total: 'Summe',
      'won-schneider': 'Schneider',
    };
    expect(writeCsv(sheet, { ...CSV_DIALECTS.german, decimals: 2, words })).toBe(
      [
        "\uFEFFNr.;time;Art;dealer;contract;declarer;partner;outcome;value;note;stock;outside;Anna;Ben;'@Cora;Dan",
        '1;2024-01-05T20:15:00.000Z;hand;Anna;"rufer G";Anna;Ben;Schneider;0,50;"knapp; ""gut""";0,00;0,00;0,50;0,50;-0,50;-0,50',
        '2;2024-01-05T20:15:00.000Z;thrown-in;Ben;;;;;;;0,40;0,00;-0,10;-0,10;-0,10;-0,10',
        ";2024-01-05T20:15:00.000Z;correction;;;;;;;'=1+1;0,00;-5,00;0,00;0,00;0,00;5,00",
        ';;Summe;;;;;;;;0,40;-5,00;0,40;0,40;-0,60;4,40',
        '',
      ].join('\r\n'),
    );
  });

  it('elsewhere: commas, whole amounts, keys', () => {
    const lines = writeCsv(sheet).split('\r\n');
    expect(lines[0]).toMatch(/^number,time,kind,.*,outside,Anna,Ben,'@Cora,Dan$/);
    expect(lines[2]).toBe('2,2024-01-05T20:15:00.000Z,thrown-in,Ben,,,,,,,40,0,-10,-10,-10,-10');
  });
});

/** A table of another program, and the totals that it comes to. */
const OTHERS: readonly [
  why: string,
  text: string,
  names: readonly string[],
  totals: readonly number[],
  options?: CsvReadOptions,
][] = [
  ['names and deltas', 'Anna,Ben,Cora\n10,-5,-5\n-4,2,2\n', ['Anna', 'Ben', 'Cora'], [6, -3, -3]],
  [
    'a number and a date beside them',
    'Nr;Datum;A;B;C;D\n1;05.01.2024;10;10;-10;-10\n2;05.01.2024;-30;10;10;10\n',
    ['A', 'B', 'C', 'D'],
    [-20, 20, 0, 0],
  ],
  [
    'a price behind them',
    'A\tB\tC\tD\tWert\n10\t10\t-10\t-10\t10\n150\t-50\t-50\t-50\t50\n',
    ['A', 'B', 'C', 'D'],
    [160, -40, -60, -60],
  ],
  [
    'decimal commas, money, a true minus',
    'A;B;C\r\n"1,50 €";−0,75 €;−0,75 €\r\n',
    ['A', 'B', 'C'],
    [150, -75, -75],
  ],
  ['decimal points', 'A,B,C\n0.5,-0.25,-0.25\n', ['A', 'B', 'C'], [50, -25, -25]],
  [
    'decimal commas between commas',
    'A,B,C\n"0,50","-0,25","-0,25"\n',
    ['A', 'B', 'C'],
    [50, -25, -25],
  ],
  ['thousands', 'A;B;C\n1.000;-500;-500\n', ['A', 'B', 'C'], [1000, -500, -500]],
  ['thousands apart', 'A;B;C\n1 000;-500;-500\n', ['A', 'B', 'C'], [1000, -500, -500]],
  [
    'whole amounts in hundredths',
    'A;B;C\n2;-1;-1\n',
    ['A', 'B', 'C'],
    [200, -100, -100],
    { decimals: 2 },
  ],
  [
    'totals that say so',
    'Nr;A;B;C\n1;2;-1;-1\n2;4;-2;-2\nSumme;6;-3;-3\n',
    ['A', 'B', 'C'],
    [6, -3, -3],
  ],
  ['totals of one line', ';A;B;C\n;2;-1;-1\nΣ;2;-1;-1\n', ['A', 'B', 'C'], [2, -1, -1]],
  [
    'totals without a number',
    'Nr,A,B,C\n1,2,-1,-1\n2,4,-2,-2\n,6,-3,-3\n',
    ['A', 'B', 'C'],
    [6, -3, -3],
  ],
  ['totals unsaid', 'A,B,C\n2,-1,-1\n4,-2,-2\n6,-3,-3\n', ['A', 'B', 'C'], [6, -3, -3]],
  [
    'a hand that happens to be the sum',
    'Nr,A,B,C\n1,2,-1,-1\n2,4,-2,-2\n3,6,-3,-3\n',
    ['A', 'B', 'C'],
    [12, -6, -6],
  ],
  [
    'running totals behind the deltas',
    'A,B,C,A sum,B sum,C sum\n2,-1,-1,2,-1,-1\n4,-2,-2,6,-3,-3\n',
    ['A', 'B', 'C'],
    [6, -3, -3],
  ],
  [
    'five, of whom one sits out',
    'A,B,C,D,E\n,1,1,-1,-1\n3,,-1,-1,-1\n',
    ['A', 'B', 'C', 'D', 'E'],
    [3, 1, 0, -2, -2],
  ],
  [
    'more than six who came and went',
    'A,B,C,D,E,F,G,H\n1,-1,0,0,0,0,0,0\n0,0,0,0,0,0,2,-2\n',
    [...'ABCDEFGH'],
    [1, -1, 0, 0, 0, 0, 2, -2],
  ],
  [
    'a title, empty lines, a sign for Excel',
    'sep=;\nClub\n\nA;B;C\n\n1;-1;0\n;;\n',
    ['A', 'B', 'C'],
    [1, -1, 0],
  ],
  [
    'names in quotation marks',
    '"Meier, A";"B ""Bär""";C\n1;-1;0\n',
    ['Meier, A', 'B "Bär"', 'C'],
    [1, -1, 0],
  ],
];

describe('readCsv: tables of other programs', () => {
  it.each(OTHERS)('%s', (_, text, names, totals, options) => {
    const ledger = foldSheet(unwrap(readCsv(text, options)));
    expect(ledger.people.map(({ name }) => name)).toEqual(names);
    expect(ledger.totals).toEqual(totals);
    expect(ledger.rows.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

describe('readCsv: what writeCsv wrote', () => {
  it.each<[string, CsvWords]>([
    ['the totals', { total: 'Summe' }],
    [
      'all kinds',
      { hand: 'Spiel', 'thrown-in': 'Zusammen', correction: 'Zahlung', total: 'Summe' },
    ],
    ['nothing for the totals', { total: '' }],
    [
      'every column',
      Object.fromEntries([...CSV_COLUMNS, ...CSV_CELLS].map((key) => [key, `${key}e`])),
    ],
  ])('never counts the totals as a hand, with words of its own for %s', (_, said) => {
    for (const rows of [ROWS, ROWS.slice(0, 1), ROWS.slice(1, 3)]) {
      const evening = withRows(begun, rows);
      const text = writeCsv(evening, { ...CSV_DIALECTS.german, decimals: 2, words: said });
      const read = readCsv(text);
      // Where nobody says which column is the Stock, it is one more of those who win and lose.
      expect(foldSheet(unwrap(read)).totals.slice(-4)).toEqual(foldSheet(evening).totals);
    }
  });

  it('finds the totals in whichever words are known', () => {
    const words = [{ total: 'Total' }, { total: 'Summe' }, { kind: 'Art', total: 'Alles' }];
    for (const said of [{}, ...words]) {
      const read = unwrap(readCsv(writeCsv(sheet, { words: said }), { words }));
      expect(foldSheet(read).totals).toEqual(foldSheet(sheet).totals);
    }
  });
});

/** A table that is refused, and where. */
const REFUSED: Readonly<
  Record<
    Exclude<CsvErrorCode, 'options-not-usable'>,
    readonly (readonly [string, number, number])[]
  >
> = {
  'too-large': [
    ['a'.repeat(10_000_001), 1, 1],
    [`A,B,C\n${'1,-1,0\n'.repeat(50_001)}`, 50_002, 1],
  ],
  'quote-not-closed': [['A,B,C\n1,"-1,0\n', 2, 2]],
  'quote-misplaced': [['A,B,C\n1,"-1"x,0\n', 2, 2]],
  empty: [
    ['', 1, 1],
    ['\n\n', 1, 1],
    ['A,B,C', 1, 1],
  ],
  'names-missing': [['1,-1,0\n2,-2,0\n', 1, 1]],
  'too-few-people': [
    ['Nr,A,note\n1,0,x\n', 1, 1],
    ['only, two\n1,-1', 1, 1],
    ['An evening\nA;B\n5;-5', 2, 1],
  ],
  'too-many-people': [
    [
      `${Array.from({ length: 101 }, (_, n) => `P${n}`).join()}\n${Array(101).fill('0').join()}\n`,
      1,
      101,
    ],
  ],
  'name-too-long': [[`A,B,${'C'.repeat(61)}\n1,-1,0\n`, 1, 3]],
  'note-too-long': [[writeCsv(sheet).replace('knapp', 'k'.repeat(1001)), 2, 10]],
  'cell-without-name': [[writeCsv(sheet).replace('-10\r\n', '-10,7\r\n'), 3, 17]],
  'not-a-number': [
    ['A,B,C\n1,-1,0\n1,-1,0\n1,minus one,0\n', 4, 2],
    // To look for its money sign from each of the spaces on would take hours.
    [`A,B,C\n1,-1,0\n1,-1,0\n1,-1${' '.repeat(1_000_000)}.,0\n`, 4, 2],
  ],
  'too-many-decimals': [['A,B,C\n0.001,-0.001,0\n', 2, 1]],
  'amount-out-of-range': [
    ['A,B,C\n1000000001,0,-1000000001\n', 2, 1],
    // Out of a Stock in which nothing lies.
    [writeCsv(sheet).replace(',40,0,-10,-10,-10,-10', ',-40,0,10,10,10,10'), 3, 11],
  ],
  'does-not-sum': [
    ['A,B,C\n1,-1,0\n2,-1,0\n', 3, 1],
    ['Nr,A,B,C\n1,1,-1,0\n2,2,-1,0\n3,5,-5,0\n', 3, 2],
    // The number of the hand is nobody’s, though with it the line would sum.
    ['number;A;B;C;D\n1;30;-10;-10;-11\n', 2, 2],
    [writeCsv(sheet).replace('-10,-10,-10,-10', '-10,-10,-10,-11'), 3, 13],
  ],
  'total-does-not-match': [
    ['Nr,A,B,C\n1,2,-1,-1\n2,4,-2,-2\nSumme,6,-4,-2\n', 4, 3],
    [writeCsv(sheet).replace('440', '441').replace('40,40', '40,39'), 5, 14],
    [writeCsv(sheet, { words: { total: 'Summe' } }).replace('440', '441'), 5, 16],
  ],
  'total-unclear': [
    // A second hand like the first, or totals of the first.
    ['A,B,C\n2,-1,-1\n2,-1,-1\n', 3, 1],
    // A word of its own for each, and none of them a number.
    ['Spiel,A,B,C\nSolo,2,-1,-1\nWenz,4,-2,-2\nSie,6,-3,-3\n', 4, 2],
    // Sums half-way down.
    ['Nr,A,B,C\n1,2,-1,-1\n2,4,-2,-2\nSumme,6,-3,-3\n3,2,-1,-1\n', 4, 2],
    ['Nr,A,B,C\n1,2,-1,-1\n2,4,-2,-2\n,6,-3,-3\n3,2,-1,-1\n', 4, 2],
    [`${writeCsv(sheet)}4,,hand,,,,,,,,0,0,1,-1,0,0\r\n`, 5, 3],
    [`${writeCsv(sheet, { words: { total: 'Summe' } })}4,,hand,,,,,,,,0,0,1,-1,0,0\r\n`, 5, 3],
    // A line that somebody has added to nothing, twice.
    [`${CSV_COLUMNS.join()},A,B,C\n${',,x,,,,,,,,0,0,1,-1,0\n'.repeat(2)}`, 3, 3],
  ],
};

describe('readCsv refuses', () => {
  const rows = Object.entries(REFUSED).flatMap(([code, tables]) =>
    tables.map(([text, line, column]) => ({ code, text, line, column })),
  );
  it.each(rows)('$code at $line:$column', ({ code, text, line, column }) => {
    const read = readCsv(text);
    expect(read.ok || read.error[0]).toEqual({ code, line, column });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'german'],
    ['a delimiter that there is not', { delimiter: 'x' }],
    ['a sign that there is not', { decimal: '·' }],
    ['thousandths', { decimals: 3 }],
    ['words that are no list', { words: { total: 'Summe' } }],
    ['words that are none', { words: [null] }],
    ['a word that is a number', { words: [{ total: 5 }] }],
    ['an id without end', { id: 'x'.repeat(51) }],
    ['an id that is a number', { id: 5 }],
    ['terms that are none', { terms: {} }],
    ['no terms', { terms: null }],
  ])('what a caller says: %s', (_, options) => {
    const error = [{ code: 'options-not-usable', line: 1, column: 1 }];
    const read = readCsv('A,B,C\n1,-1,0', options as CsvReadOptions);
    expect(read).toEqual({ ok: false, error });
  });

  it.each([null, undefined, 5, {}, []])('%j in place of a text', (text) => {
    const error = [{ code: 'empty', line: 1, column: 1 }];
    expect(readCsv(text as unknown as string)).toEqual({ ok: false, error });
  });
});
