import {
  callableSuits,
  cardsOf,
  dealPack,
  difference,
  handOf,
  has,
  legalCards,
  NO_CARDS,
  OFFICIAL_RULES,
  playCard,
  playedTricks,
  randomFrom,
  shuffle,
  size,
  startPlay,
  SUITS,
  unwrap,
  type Card,
  type CardSet,
  type Contract,
  type Play,
  type Random,
  type Seat,
} from '@schafkopf/core';

/** A position to think about: whose turn it is, and the card that is asked about. */
export interface Position {
  readonly play: Play;
  readonly asked: Card;
  readonly allowed: boolean;
}

const FOREHAND = 0;

/** The games that are asked about: the everyday ones often, the rarer ones too. */
const GAMES = [
  'rufer',
  'rufer',
  'rufer',
  'rufer',
  'solo',
  'solo',
  'wenz',
  'geier',
  'suit-wenz',
  'ramsch',
] as const;

/**
 * The position of a number, the same for everybody. Whether the card asked about is allowed is left
 * to chance, so that no turn of answers passes; every third position is one in which the called ace
 * says more than following suit does.
 */
export function positionOf(number: number): Position {
  const wanted = number % 3 === 0;
  for (let seed = number; ; seed += 10_000) {
    const random = randomFrom(`may ${seed}`);
    const play = somewhere(random);
    const held = handOf(play, play.turn);
    const legal = legalCards(play);
    const forbidden = difference(held, legal);
    const bound = isBoundByCalledAce(play);
    if (size(forbidden) === 0 || bound !== wanted) continue;
    const asked = pick(random, cardsOf(pick(random, [legal, forbidden])));
    return { play, asked, allowed: has(legal, asked) };
  }
}

/** Whether whose turn it is holds the called ace and may not yet do with it as he likes. */
function isBoundByCalledAce({ deal, turn, duty, played }: Play): boolean {
  return duty !== null && deal.partner === turn && difference(duty.card, played) !== NO_CARDS;
}

/** A hand after some cards that were played by chance. */
function somewhere(random: Random): Play {
  let play = dealt(random);
  for (let cards = 1 + random.below(20); cards > 0; cards -= 1) {
    play = unwrap(playCard(play, pick(random, cardsOf(legalCards(play)))));
  }
  return play;
}

function dealt(random: Random): Play {
  const game = pick(random, GAMES);
  for (;;) {
    const { hands } = unwrap(dealPack(shuffle(OFFICIAL_RULES, random), FOREHAND, OFFICIAL_RULES));
    const seat = random.below(hands.length) as Seat;
    const contract = contractOf(game, hands[seat] ?? NO_CARDS, random);
    if (contract === null) continue;
    const declarer = game === 'ramsch' ? undefined : seat;
    return unwrap(startPlay({ contract, hands, declarer, forehand: FOREHAND }));
  }
}

/** The game with what its declarer names; null where he holds nothing that he may call. */
function contractOf(kind: (typeof GAMES)[number], hand: CardSet, random: Random): Contract | null {
  switch (kind) {
    case 'rufer': {
      const suits = callableSuits(hand);
      return suits.length === 0 ? null : { kind, called: `${pick(random, suits)}A` };
    }
    case 'solo':
    case 'suit-wenz':
      return { kind, suit: pick(random, SUITS) };
    default:
      return { kind };
  }
}

/** A whole trick of a hand, for who guesses its winner. */
export interface WholeTrick {
  readonly contract: Contract;
  /** In the order of play. */
  readonly cards: readonly Card[];
}

/** The trick of a number, the same for everybody; one of the first six of a hand. */
export function trickOf(number: number): WholeTrick {
  const random = randomFrom(`trick ${number}`);
  let play = dealt(random);
  const { contract, players } = play.deal;
  for (let cards = players * (1 + random.below(6)); cards > 0; cards -= 1) {
    play = unwrap(playCard(play, pick(random, cardsOf(legalCards(play)))));
  }
  return { contract, cards: playedTricks(play).at(-1)?.cards ?? [] };
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)] as T;
}
