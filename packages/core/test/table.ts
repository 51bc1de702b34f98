import {
  cardsOf,
  difference,
  OFFICIAL_RULES,
  PACK,
  parseCards,
  parseContract,
  playCard,
  setOf,
  startPlay,
  unwrap,
  type CardSet,
  type Play,
  type PlaySetup,
  type Rules,
} from '../src/index.js';

/** Cards written as text, as a set. */
export function cards(list: string): CardSet {
  return setOf(unwrap(parseCards(list)));
}

/** A set of cards as text, in `DECK` order. */
export function text(set: CardSet): string {
  return cardsOf(set).join(' ');
}

type More = Partial<Omit<PlaySetup, 'rules'>> & { readonly rules?: Partial<Rules> };

/** A setup from text: seat 0 leads and, except in a Ramsch, declares. */
export function setup(contract: string, hands: readonly string[], more: More = {}): PlaySetup {
  const { rules, ...rest } = more;
  return {
    contract: unwrap(parseContract(contract)),
    hands: hands.map(cards),
    forehand: 0,
    ...(contract !== 'ramsch' && { declarer: 0 }),
    ...rest,
    rules: { ...OFFICIAL_RULES, ...rules },
  };
}

/** A hand in play, from text. */
export function start(contract: string, hands: readonly string[], more: More = {}): Play {
  return unwrap(startPlay(setup(contract, hands, more)));
}

/** The state after some cards. */
export function after(play: Play, moves: string): Play {
  return unwrap(parseCards(moves)).reduce((state, card) => unwrap(playCard(state, card)), play);
}

/** A whole hand where seat 0 holds the given cards and the others what is left, in deck order. */
export function dealRest(first: string): string[] {
  const left = cardsOf(difference(PACK.long, cards(first)));
  return [first, ...[0, 8, 16].map((from) => left.slice(from, from + 8).join(' '))];
}
