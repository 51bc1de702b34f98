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
  unwrap,
  type Card,
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

/**
 * The position of a number, the same for everybody. Whether the card asked about is allowed is left
 * to chance, so that no turn of answers passes; every third position is one in which the called ace
 * says more than following suit does.
 */
export function positionOf(number: number): Position {
  const wanted = number % 3 === 0;
  for (let seed = number; ; seed += 10_000) {
    const random = randomFrom(`position ${seed}`);
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
  const contract = pick(random, ['rufer', 'rufer', 'rufer', 'wenz', 'solo'] as const);
  let play = dealt(contract, random);
  for (let cards = 1 + random.below(20); cards > 0; cards -= 1) {
    play = unwrap(playCard(play, pick(random, cardsOf(legalCards(play)))));
  }
  return play;
}

function dealt(kind: 'rufer' | 'wenz' | 'solo', random: Random): Play {
  for (;;) {
    const { hands } = unwrap(dealPack(shuffle(OFFICIAL_RULES, random), FOREHAND, OFFICIAL_RULES));
    const declarer = random.below(hands.length) as Seat;
    const suits = callableSuits(hands[declarer] ?? 0);
    if (kind === 'rufer' && suits.length === 0) continue;
    const contract: Contract =
      kind === 'rufer'
        ? { kind, called: `${pick(random, suits)}A` }
        : kind === 'solo'
          ? { kind, suit: pick(random, ['E', 'G', 'H', 'S'] as const) }
          : { kind };
    return unwrap(startPlay({ contract, hands, declarer, forehand: FOREHAND }));
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
  let play = dealt(pick(random, ['rufer', 'rufer', 'wenz', 'solo'] as const), random);
  const { contract, players } = play.deal;
  for (let cards = players * (1 + random.below(6)); cards > 0; cards -= 1) {
    play = unwrap(playCard(play, pick(random, cardsOf(legalCards(play)))));
  }
  return { contract, cards: playedTricks(play).at(-1)?.cards ?? [] };
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)] as T;
}
