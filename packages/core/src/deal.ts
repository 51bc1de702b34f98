import { isCard, type Card } from './card.js';
import {
  difference,
  intersection,
  NO_CARDS,
  PACK,
  setOf,
  size,
  union,
  type CardSet,
} from './card-set.js';
import { randomFrom } from './random.js';
import { fail, ok, type Result } from './result.js';
import { handSize, playersInHand } from './rules-check.js';
import type { RuleValue, Rules } from './rules.js';
import { isSeat, seatAfter, seatsFrom, type BySeat, type Seat } from './seat.js';
import { randomCut, shuffle, type Pack } from './shuffle.js';

/** The cards of a hand as they were dealt. */
export interface Dealt {
  readonly forehand: Seat;
  /** The first packet of each seat, on which players knock. */
  readonly first: BySeat<CardSet>;
  /** All cards of each seat. */
  readonly hands: BySeat<CardSet>;
  /** Schiebe-Solo: the Obers that forehand is offered beforehand; else empty. */
  readonly offered: CardSet;
}

/** The options that decide how cards are dealt. */
export type DealRules = Pick<Rules, 'players' | 'deck' | 'dealPackets' | 'passOnSolo'>;

const OFFERED: Readonly<Record<RuleValue<'passOnSolo'>, CardSet>> = {
  off: NO_CARDS,
  'two-obers': setOf(['EO', 'GO']),
  'three-obers': setOf(['EO', 'GO', 'HO']),
};

/** The Obers that forehand is offered in a Schiebe-Solo; the dealer is short of so many cards. */
export function offeredCards({ passOnSolo }: Pick<Rules, 'passOnSolo'>): CardSet {
  return OFFERED[passOnSolo];
}

/** How many cards each gets in each round: two halves unless the table deals otherwise. */
export function packetSizes(rules: DealRules): readonly number[] {
  const half = handSize(rules) / 2;
  return rules.dealPackets ?? [half, half];
}

/** How many cards a seat is dealt. */
function cardsFor(seat: Seat, forehand: Seat, rules: DealRules): number {
  const players = playersInHand(rules);
  const last = seatAfter(forehand, players, players - 1);
  return handSize(rules) - (seat === last ? size(offeredCards(rules)) : 0);
}

/** Why cards are no deal: the dealer has to deal again (Schafkopfordnung 1989, II.1.6). */
export type DealError =
  | 'wrong-pack'
  | 'wrong-number-of-cards'
  | 'first-packet-not-held'
  /** Forehand is nobody's seat. */
  | 'seat-out-of-range';

/**
 * Deals a pack in packets, clockwise from forehand. In a Schiebe-Solo the offered Obers are taken
 * out of it first. Errors: `wrong-pack` where a card is missing, strange or twice,
 * `seat-out-of-range`.
 */
export function dealPack(pack: Pack, forehand: Seat, rules: DealRules): Result<Dealt, DealError> {
  if (!Array.isArray(pack) || !pack.every(isCard)) return fail('wrong-pack');
  const whole = setOf(pack);
  if (whole !== PACK[rules.deck] || pack.length !== size(whole)) return fail('wrong-pack');
  const players = playersInHand(rules);
  if (!isSeat(forehand, players)) return fail('seat-out-of-range');
  const offered = offeredCards(rules);
  const cards = pack.filter((card) => intersection(setOf([card]), offered) === NO_CARDS);
  const dealt: Card[][] = Array.from({ length: players }, () => []);
  let first: BySeat<CardSet> | null = null;
  let next = 0;
  for (const packet of packetSizes(rules)) {
    for (const seat of seatsFrom(forehand, players)) {
      const hand = dealt[seat] ?? [];
      const count = Math.min(packet, cardsFor(seat, forehand, rules) - hand.length);
      hand.push(...cards.slice(next, next + count));
      next += count;
    }
    first ??= dealt.map(setOf);
  }
  return ok({ forehand, first: first ?? dealt.map(setOf), hands: dealt.map(setOf), offered });
}

/** Shuffles, cuts and deals from a seed: the same seed and rules give the same deal. */
export function dealFrom(seed: string, forehand: Seat, rules: Rules): Dealt {
  const random = randomFrom(seed);
  const dealt = dealPack(randomCut(shuffle(rules, random), rules, random), forehand, rules);
  // A shuffled pack is whole, so only rules that `checkRules` refuses could get here.
  if (!dealt.ok) throw new TypeError(`rules that cannot be dealt: ${dealt.error}`);
  return dealt.value;
}

/**
 * A deal from hands that somebody laid out or wrote down. Where the first packets are not known it
 * takes each hand's first cards in pack order. Errors: cards missing, twice or of another pack
 * (`wrong-pack`), a hand too long or too short, a first packet that is not in the hand, a forehand
 * that is nobody's seat.
 */
export function dealOf(
  hands: BySeat<CardSet>,
  forehand: Seat,
  rules: DealRules,
  packets?: BySeat<CardSet>,
): Result<Dealt, DealError> {
  if (!isListOfSets(hands)) return fail('wrong-number-of-cards');
  const first = packets ?? hands.map((hand) => firstCards(hand, packetSizes(rules)[0] ?? 0));
  if (!isListOfSets(first)) return fail('first-packet-not-held');
  const players = playersInHand(rules);
  const offered = offeredCards(rules);
  const all = hands.reduce(union, offered);
  const count = hands.reduce((sum, hand) => sum + size(hand), size(offered));
  if (hands.length !== players || first.length !== players) return fail('wrong-number-of-cards');
  if (!isSeat(forehand, players)) return fail('seat-out-of-range');
  for (const seat of seatsFrom(forehand, players)) {
    if (size(hands[seat] ?? NO_CARDS) !== cardsFor(seat, forehand, rules)) {
      return fail('wrong-number-of-cards');
    }
  }
  if (all !== PACK[rules.deck] || count !== size(all)) return fail('wrong-pack');
  if (first.some((packet, seat) => difference(packet, hands[seat] ?? NO_CARDS) !== NO_CARDS)) {
    return fail('first-packet-not-held');
  }
  return ok({ forehand, first, hands, offered });
}

function isListOfSets(value: readonly CardSet[]): boolean {
  return Array.isArray(value) && value.every((set) => set === set >>> 0);
}

function firstCards(hand: CardSet, count: number): CardSet {
  let rest = hand;
  for (let taken = 0; taken < count; taken += 1) rest = (rest & (rest - 1)) >>> 0;
  return difference(hand, rest);
}
