import { readingOf, type Settlement } from '@schafkopf/core';
import type { Dictionary } from '../locales/dictionary.js';

/** A settlement in one line: “10 + 10 Schneider + 3 × 10 Laufende = 50 · jeder Verlierer zahlt 50”. */
export function priceSentence(
  settlement: Settlement,
  words: Dictionary,
  names: readonly string[] = [],
): string {
  const { hand, lines, factors, sum, value } = settlement;
  const name = (item: (typeof lines)[number]['item']) => words.settlement.item(item, hand.contract);
  const joined = lines
    .map(({ item, count, price }, place) => {
      const amount = words.amount(Math.abs(price));
      const term = count > 1 ? `${count} × ${amount}` : amount;
      if (place === 0) return term;
      return `${price < 0 ? '−' : '+'} ${term} ${name(item)}`;
    })
    .join(' ');
  const bracketed = factors.length > 0 && lines.length > 1 ? `(${joined})` : joined;
  const product = [
    bracketed,
    ...factors.map((factor) => `${factor.factor} ${factorName(words.settlement.factor(factor))}`),
  ];
  const reckoned =
    product.length > 1 || lines.length > 1
      ? `${product.join(' × ')} = ${words.amount(value)}`
      : words.amount(sum);
  return [reckoned, ...payments(settlement, words, names)].join(' · ');
}

/** “geklopft” after its factor, “(2 × geklopft)” where another number would stand beside it. */
function factorName(name: string): string {
  return /^\d/.test(name) ? `(${name})` : name;
}

/** Who pays, and what the value alone does not tell: virgins and the Stock. */
function payments(
  settlement: Settlement,
  words: Dictionary,
  names: readonly string[],
): readonly string[] {
  const { hand } = settlement;
  const loser = hand.kind === 'sides' && !hand.won ? (names[hand.declarer] ?? '') : null;
  return readingOf(settlement).flatMap((step) => {
    switch (step.step) {
      case 'value':
        return words.sheet.manner[step.manner](words.amount(step.amount), loser);
      case 'virgin':
        return words.sheet.virginGets(names[step.seat] ?? '', words.amount(step.amount));
      case 'stock':
        return words.sheet.stockFlow(names[step.seat] ?? '', words.signed(step.amount));
      default:
        return [];
    }
  });
}
