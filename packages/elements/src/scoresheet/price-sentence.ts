import { isPartnerKind, type Settlement } from '@schafkopf/core';
import type { Dictionary } from '../locales/dictionary.js';

/** A settlement in one line: “10 + 10 Schneider + 3 × 10 Laufende = 50 · jeder Verlierer zahlt 50”. */
export function priceSentence(settlement: Settlement, words: Dictionary): string {
  const { hand, lines, factors, sum, value } = settlement;
  const name = (item: (typeof lines)[number]['item']) => words.settlement.item(item, hand.contract);
  const terms = lines.map(({ item, count, price }, place) => {
    const amount = count > 1 ? `${count} × ${words.amount(price)}` : words.amount(price);
    return place === 0 ? amount : `${amount} ${name(item)}`;
  });
  const joined = terms.join(' + ');
  const bracketed = factors.length > 0 && terms.length > 1 ? `(${joined})` : joined;
  const product = [
    bracketed,
    ...factors.map((factor) => `${factor.factor} ${words.settlement.factor(factor)}`),
  ];
  const reckoned =
    product.length > 1 || terms.length > 1
      ? `${product.join(' × ')} = ${words.amount(value)}`
      : words.amount(sum);
  return `${reckoned} · ${words.sheet.each(words.amount(value), !isPartnerKind(hand.contract.kind))}`;
}
