import type { Contract, Settlement, SettlementLine } from '@schafkopf/core';
import { settleRecord, type SettlementRecord } from '@schafkopf/core/conformance';
import type { Language } from '../learn/contents.js';
import { PLACES } from './example-places.js';
import { CITED, EXAMPLES } from './example-words.js';
import { element, escaped, type Cell } from './html.js';
import { LISTS } from './list-words.js';
import { numberIn, signed } from './read.js';
import { contractName } from './words.js';

/** A hand that a source works out: where, its sum, its value, and who wins and loses. */
export function exampleRow(record: SettlementRecord, language: Language): Cell[] {
  const where = whereIn(record.source ?? '', language);
  const told = { html: element('span', { id: record.id }, escaped(where)) };
  const settled = settleRecord(record);
  if (!settled.ok) {
    return [told, unsettled(record, language), { figure: LISTS[language].refused }, ''];
  }
  const { value, net } = settled.value;
  const points = record.points === undefined ? '' : `${EXAMPLES[language].points(record.points)}; `;
  return [
    told,
    points + reckoned(settled.value, record.hand.contract, language),
    { figure: numberIn(value, language) },
    { figure: net.map((amount) => signed(amount, language)).join(' · ') },
  ];
}

/** „Rufspiel: 10 + Schneider: 10 + 3 Laufende: 30, × 2 (Kontra)“. */
function reckoned(
  { lines, factors, stock }: Settlement,
  contract: Contract,
  language: Language,
): string {
  const words = EXAMPLES[language].factors;
  const sum = lines.map((line) => priced(line, contract, language)).join(' + ');
  const times = factors.map(({ item, factor }) => `, × ${factor} (${words[item]})`);
  const pot = stock ? `; Stock ${stock.before} → ${stock.after}` : '';
  return sum + times.join('') + pot;
}

function priced(
  { item, count, amount }: SettlementLine,
  contract: Contract,
  language: Language,
): string {
  const often = count > 1 ? `${count} ` : '';
  const name = EXAMPLES[language].items[item] ?? contractName(contract, language);
  return `${often}${name}: ${numberIn(amount, language)}`;
}

/** What cannot be: the game with what was asked of it. */
function unsettled({ hand }: SettlementRecord, language: Language): string {
  const words = EXAMPLES[language];
  return [
    contractName(hand.contract, language),
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
