import { ALL_POINTS, type Contract, type Settlement, type SettlementLine } from '@schafkopf/core';
import { settleRecord, type SettlementRecord } from '@schafkopf/core/conformance';
import { linesDe } from '../../elements/src/locales/lines.de.js';
import { linesEn } from '../../elements/src/locales/lines.en.js';
import type { Language } from '../learn/contents.js';
import { PLACES } from './example-places.js';
import { CITED, EXAMPLES } from './example-words.js';
import { element, escaped, type Cell } from './html.js';
import { LISTS } from './list-words.js';
import { numberIn, signed } from './read.js';
import { contractName } from './words.js';

/** What a settlement calls its factors: “Kontra, Re”, “2 × knocked”. */
const FACTORS = { de: linesDe.factor, en: linesEn.factor } as const;

/** The hands that a source works out: where, the sum, the value, and who wins and loses. */
export function exampleRows(records: readonly SettlementRecord[], language: Language): Cell[][] {
  // Two that differ only in what is not told are one row, which each of their ids leads to.
  const rows = new Map<string, { ids: string; where: string; cells: Cell[] }>();
  for (const record of records) {
    const where = whereIn(record.source ?? '', language);
    const cells = told(record, language);
    const said = JSON.stringify([where, cells]);
    const ids = (rows.get(said)?.ids ?? '') + element('span', { id: record.id });
    rows.set(said, { ids, where, cells });
  }
  return [...rows.values()].map(({ ids, where, cells }) =>
    [{ html: ids + escaped(where) } as Cell].concat(cells),
  );
}

function told(record: SettlementRecord, language: Language): Cell[] {
  const settled = settleRecord(record);
  if (!settled.ok) return [unsettled(record, language), { figure: LISTS[language].refused }, ''];
  const { value, net } = settled.value;
  return [
    counted(record, settled.value, language) +
      reckoned(settled.value, record.hand.contract, language),
    { figure: numberIn(value, language) },
    { figure: net.map((amount) => signed(amount, language)).join(' · ') },
  ];
}

/** The points that were counted; all of them may still lack a trick without any. */
function counted({ points }: SettlementRecord, { lines }: Settlement, language: Language): string {
  if (points === undefined) return '';
  const words = EXAMPLES[language];
  const lacks = points === ALL_POINTS && !lines.some(({ item }) => item === 'schwarz');
  return `${words.points(points)}${lacks ? `, ${words.notAllTricks}` : ''}; `;
}

/** „Rufspiel: 10 + Schneider: 10 + 3 Laufende: 30, × 2 (Kontra)“. */
function reckoned(
  { lines, factors, stock, payments, value }: Settlement,
  contract: Contract,
  language: Language,
): string {
  const sum = lines
    .filter(({ amount }) => amount !== 0)
    .map((line) => priced(line, contract, language))
    .join(' + ');
  const times = factors.map((factor) => `, ×\u00a0${factor.factor} (${FACTORS[language](factor)})`);
  const virgin = payments.some(({ amount }) => amount > value)
    ? `; ${EXAMPLES[language].virginPaid}`
    : '';
  const pot = stock ? `; Stock ${stock.before} → ${stock.after}` : '';
  return sum + times.join('') + virgin + pot;
}

function priced(
  { item, count, amount }: SettlementLine,
  contract: Contract,
  language: Language,
): string {
  const often = count > 1 ? `${count} ` : '';
  const name = EXAMPLES[language].items[item] ?? contractName(contract, language);
  return `${often}${name}: ${numberIn(amount, language)}`.replaceAll(' ', '\u00a0');
}

/** What cannot be: the game with what was asked of it. */
function unsettled({ hand }: SettlementRecord, language: Language): string {
  const words = EXAMPLES[language];
  return [
    contractName(hand.contract, language),
    hand.contract.kind === 'rufer' && hand.contract.must && words.must,
    hand.runners && words.runners(hand.runners),
    hand.kontra && words.kontra(hand.kontra),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Where it stands in the source, in the language of the page. */
function whereIn(source: string, language: Language): string {
  const where = source.replace(/^[^;]*;\s*/, '');
  if (language === 'en') {
    return Object.entries(CITED).reduce(
      (text, [german, english]) => text.replaceAll(german, english),
      where,
    );
  }
  if (source.startsWith('Schafkopfordnung')) {
    const [place = ''] = where.split(': ');
    return place
      .replaceAll(' with ', ' mit ')
      .replaceAll(' and ', ' und ')
      .replaceAll(' as ', ' wie ');
  }
  const place = PLACES[where];
  if (place === undefined) throw new TypeError(`no German words for ${where}`);
  return place;
}
