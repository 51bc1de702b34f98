import { parseCards, SUITS, type CardListError } from './card.js';
import { has, setOf, type CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { ok, type Result } from './result.js';
import { trumpTable, type TrumpOptions } from './trump.js';

/**
 * Writes the cards of a hand as players sort them: trumps from the highest, then the suits, each
 * from its highest card. As in a Rufer unless another contract is given.
 */
export function formatHand(
  hand: CardSet,
  contract: Contract = { kind: 'rufer' },
  options: TrumpOptions = {},
): string {
  const { trumpOrder, plainOrder } = trumpTable(contract, options);
  const sorted = [...trumpOrder, ...SUITS.flatMap((suit) => plainOrder[suit])];
  return sorted.filter((card) => has(hand, card)).join(' ');
}

/** Reads the cards of a hand, in any order, separated by spaces or commas. */
export function parseHand(text: string): Result<CardSet, CardListError> {
  const cards = parseCards(text);
  return cards.ok ? ok(setOf(cards.value)) : cards;
}
