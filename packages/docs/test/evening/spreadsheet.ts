import { changesOf, PEOPLE, type Line } from './tables.js';

interface Dialect {
  readonly name: string;
  readonly delimiter: string;
  readonly decimal: string;
  readonly mark: string;
}

/** The two ways in which a table for spreadsheets is offered. */
export const DIALECTS: readonly Dialect[] = [
  { name: 'Table (CSV, German)', delimiter: ';', decimal: ',', mark: '\uFEFF' },
  { name: 'Table (CSV, international)', delimiter: ',', decimal: '.', mark: '' },
];

const COLUMNS =
  'No.,Time,Kind,Dealer,Contract,Declarer,Partner,Outcome,Value,Note,Stock,Outside'.split(',');

/** Every line of a table but the times, which no hand can reckon. */
export function withoutTimes(text: string): string {
  return text.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '');
}

/** The evening as a spreadsheet is given it: in euros, without the times. */
export function spreadsheetOf(evening: readonly Line[], dialect: Dialect): string {
  const euros = (cents: number) => {
    const digits = String(Math.abs(cents)).padStart(3, '0');
    return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${dialect.decimal}${digits.slice(-2)}`;
  };
  const lines = evening
    .filter((line) => line['Anna'] !== '')
    .map((line) =>
      toldOf(line).concat(
        line['Value'] ? euros(Number(line['Value'])) : '',
        '',
        euros(Number(line['Stock'])),
        euros(0),
        changesOf(line).map(euros),
      ),
    );
  const quoted = (cell: string) =>
    /[\s,]/.test(cell) && !/^-?[\d,]+$/.test(cell) ? `"${cell}"` : cell;
  return (
    dialect.mark +
    [[...COLUMNS, ...PEOPLE], ...lines]
      .map((cells) => `${cells.map(quoted).join(dialect.delimiter)}\r\n`)
      .join('')
  );
}

/** The first eight columns. */
function toldOf(line: Line): string[] {
  const { Hand: number = '', Deals: dealer = '', Plays: declarer = '', Game: game = '' } = line;
  const played = line['Value'] !== '';
  if (number === '') {
    return ['', '', game === 'In all' ? 'Total' : 'Correction', '', '', '', '', ''];
  }
  if (!played) return [number, '', 'thrown in', dealer, '', '', '', ''];
  const told = [number, '', 'Hand', dealer, line['In the list'] ?? ''];
  // Of a Ramsch it is told only who took everything.
  if (game === 'Ramsch') return [...told, line['Of it'] === 'Sweep' ? declarer : '', '', ''];
  return [...told, declarer, partnerOf(line), outcomeOf(line)];
}

/** Whoever was named as a game; in cross play it is who sits opposite. */
function partnerOf({ Game: game = '', Reckoning: reckoning = '' }: Line): string {
  const [, opposite = ''] = /(\w+) sits opposite/.exec(reckoning) ?? [];
  return PEOPLE.some((name) => name === game) ? game : opposite;
}

function outcomeOf({ Ended: ending = '' }: Line): string {
  // Counted points from 91 on win with Schneider.
  return ending === '95 points' ? 'won with Schneider' : ending;
}
