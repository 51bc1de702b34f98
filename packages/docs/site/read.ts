import {
  hasTrumpSuit,
  parseCards,
  parseContract,
  trumpTable,
  type Card,
  type Contract,
  type Deck,
} from '@schafkopf/core';
import type { Language } from '../learn/contents.js';

/** The parts of what a figure is told, for example `rufer E | EK EA`. */
export function parts(said: string): string[] {
  return said.split('|').map((part) => part.trim());
}

/** The pack a figure speaks of, when it is not the long one: `short rufer`. */
export function withDeck(said: string): { deck: Deck | undefined; rest: string } {
  const rest = said.replace(/^short\b\s*/, '');
  return { deck: rest === said ? undefined : 'short', rest };
}

/** A contract whose trumps are known. */
export function contractIn(text: string): Contract {
  const read = parseContract(text);
  if (!read.ok) throw new TypeError(`not a contract: ${text}`);
  if (!hasTrumpSuit(read.value)) throw new TypeError(`which suit is trump? ${text}`);
  return read.value;
}

/** The same text, if it is a contract. */
export function named(text: string): string {
  contractIn(text);
  return text;
}

/** Cards, each once. */
export function cardsIn(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new TypeError(`not cards: ${text}`);
  return read.value;
}

/** The one card there is. */
export function only(cards: readonly Card[]): Card {
  const [card, ...more] = cards;
  if (card === undefined || more.length > 0) throw new TypeError('one card, please');
  return card;
}

/** What somebody wins or loses, with its sign. */
export function signed(net: number, language: Language): string {
  return `${net > 0 ? '+' : ''}${numberIn(net, language)}`;
}

/** Cents as players read them. */
export function numberIn(price: number, language: Language): string {
  return new Intl.NumberFormat(language).format(price).replace('-', '−');
}

/** One of the words that a figure knows. */
export function oneOf<Word extends string>(
  words: Readonly<Record<Word, unknown>>,
  said: string,
): Word {
  if (!Object.hasOwn(words, said)) {
    throw new TypeError(`${said}: one of ${Object.keys(words).join(', ')}, please`);
  }
  return said as Word;
}

/** A contract and some cards, `rufer | EO HA S7`. */
export function contractAndCards(said: string): {
  readonly contract: Contract;
  readonly cards: readonly Card[];
} {
  const [contract = '', cards = ''] = parts(said);
  return { contract: contractIn(contract), cards: cardsIn(cards) };
}

/** The trumps that are not among some cards: what others may hold still. */
export function trumpsOut(said: string): readonly Card[] {
  const { contract, cards } = contractAndCards(said);
  return trumpTable(contract).trumpOrder.filter((card) => !cards.includes(card));
}
