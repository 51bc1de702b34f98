import type { Card } from './card.js';
import {
  cardsOf,
  difference,
  has,
  intersection,
  NO_CARDS,
  setOfCard,
  size,
  union,
  type CardSet,
} from './card-set.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import { playersInHand } from './rules-check.js';
import { seatAfter, seatsFrom, type BySeat, type Seat } from './seat.js';
import { trumpTable } from './trump.js';

/** The options that decide about Weddings. */
export type WeddingRules = Pick<Rules, 'players' | 'deck' | 'contracts' | 'weddingReturn'>;

/**
 * Where a Wedding stands: somebody may `offer` one; the others are asked who will `take` it; the
 * taker is to `give` a card back; or it is over.
 */
export type WeddingStage = 'offer' | 'take' | 'give' | 'none' | 'refused' | 'married';

/** The offering and taking of a Wedding. It never changes. */
export interface Wedding {
  readonly rules: WeddingRules;
  readonly stage: WeddingStage;
  /** The hands as they are now: they change when the taker gives a card back. */
  readonly hands: BySeat<CardSet>;
  /** Who is asked next: those who can offer, then those who can take. */
  readonly asked: readonly Seat[];
  readonly offerer: Seat | null;
  /** The offerer's only trump, up or down on the table. */
  readonly card: Card | null;
  readonly taker: Seat | null;
  /** The card given back. */
  readonly given: Card | null;
}

/** What is said about a Wedding. */
export type WeddingWord = 'offer' | 'keep' | 'take' | 'refuse';

/** Why something about a Wedding cannot be said or done. */
export type WeddingError =
  | 'not-your-turn'
  | 'not-said-now'
  | 'card-not-held'
  /** The card just taken goes not back. */
  | 'card-just-taken'
  /** A trump is given back by a taker only who has nothing else. */
  | 'no-trump-back';

function trumps({ deck }: WeddingRules): CardSet {
  return trumpTable({ kind: 'wedding' }, { deck }).trumps;
}

/** Before the offer. Whoever has exactly one trump can make it, the first from forehand first. */
export function startWedding(hands: BySeat<CardSet>, forehand: Seat, rules: WeddingRules): Wedding {
  const able = rules.contracts.includes('wedding')
    ? seatsFrom(forehand, playersInHand(rules)).filter(
        (seat) => size(intersection(hands[seat] ?? NO_CARDS, trumps(rules))) === 1,
      )
    : [];
  const stage = able.length > 0 ? 'offer' : 'none';
  return { rules, stage, hands, asked: able, offerer: null, card: null, taker: null, given: null };
}

/** Whose turn it is, or null when it is over. */
export function weddingTurn({ stage, asked, taker }: Wedding): Seat | null {
  if (stage === 'offer' || stage === 'take') return asked[0] ?? null;
  return stage === 'give' ? taker : null;
}

/**
 * Somebody offers a Wedding or keeps quiet, takes it or refuses (Varianten III.1). It goes round the
 * other seats in turn; there is one offer a hand.
 */
export function sayWedding(
  wedding: Wedding,
  seat: Seat,
  word: WeddingWord,
): Result<Wedding, WeddingError> {
  const { stage, asked, hands, rules } = wedding;
  const fitting =
    stage === 'offer' ? ['offer', 'keep'] : stage === 'take' ? ['take', 'refuse'] : [];
  if (!fitting.includes(word)) return fail('not-said-now');
  if (asked[0] !== seat) return fail('not-your-turn');
  const left = asked.slice(1);
  switch (word) {
    case 'keep':
      return ok({ ...wedding, asked: left, stage: left.length > 0 ? 'offer' : 'none' });
    case 'refuse':
      return ok({ ...wedding, asked: left, stage: left.length > 0 ? 'take' : 'refused' });
    case 'take':
      return ok({ ...wedding, asked: [], taker: seat, stage: 'give' });
    case 'offer': {
      const [card = null] = cardsOf(intersection(hands[seat] ?? NO_CARDS, trumps(rules)));
      const players = playersInHand(rules);
      const others = seatsFrom(seatAfter(seat, players), players).slice(0, -1);
      return ok({ ...wedding, asked: others, offerer: seat, card, stage: 'take' });
    }
  }
}

/** The cards that the taker may give back; none while nobody is to give one. */
export function returnable(wedding: Wedding): CardSet {
  const { stage, taker, hands, rules } = wedding;
  if (stage !== 'give' || taker === null) return NO_CARDS;
  const hand = hands[taker] ?? NO_CARDS;
  const plain = difference(hand, trumps(rules));
  return rules.weddingReturn === 'any' || plain === NO_CARDS ? hand : plain;
}

/** The taker gives a card back, and the two are a pair. */
export function giveBack(wedding: Wedding, seat: Seat, card: Card): Result<Wedding, WeddingError> {
  const { stage, taker, offerer, hands } = wedding;
  if (stage !== 'give' || taker === null || offerer === null || wedding.card === null) {
    return fail('not-said-now');
  }
  if (seat !== taker) return fail('not-your-turn');
  if (card === wedding.card) return fail('card-just-taken');
  if (!has(hands[taker] ?? NO_CARDS, card)) return fail('card-not-held');
  if (!has(returnable(wedding), card)) return fail('no-trump-back');
  const trump = setOfCard(wedding.card);
  const back = setOfCard(card);
  const exchanged = hands.map((hand, of) => {
    if (of === taker) return union(difference(hand, back), trump);
    return of === offerer ? union(difference(hand, trump), back) : hand;
  });
  return ok({ ...wedding, hands: exchanged, given: card, stage: 'married' });
}
