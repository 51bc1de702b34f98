import { has, intersection, NO_CARDS, PACK, type CardSet } from './card-set.js';
import type { Rank } from './card.js';
import { CALLABLE_SUITS, type CallableSuit, type CalledCard, type Rufer } from './contract.js';
import type { Rules } from './rules.js';
import { trumpTable } from './trump.js';

/** The options that decide what a player may call. */
export type CallingRules = Pick<Rules, 'deck' | 'mustOrder'>;

/** The cards of a suit that are no trumps in a Rufer: an Ober or Unter never makes a suit callable. */
function plainOf(suit: CallableSuit): CardSet {
  return trumpTable({ kind: 'rufer' }).plain[suit];
}

function holdsPlain(hand: CardSet, suit: CallableSuit): boolean {
  return intersection(hand, plainOf(suit)) !== NO_CARDS;
}

/**
 * The suits whose ace a player may call: he lacks the ace and holds another plain card of the suit
 * (Schafkopfordnung 1989, III.3.1). The same in the short pack.
 */
export function callableSuits(hand: CardSet): CallableSuit[] {
  return CALLABLE_SUITS.filter((suit) => holdsPlain(hand, suit) && !has(hand, `${suit}A`));
}

/**
 * Whether a player is blocked (gesperrt): he holds the ace of every plain suit he has, which is also
 * true of one who has none at all (Schafkopfordnung 1989, III.3.2).
 */
export function isBlocked(hand: CardSet): boolean {
  return callableSuits(hand).length === 0;
}

/**
 * The suits whose ace a blocked player may call by Renonce: those he has no plain card of
 * (Varianten III.2). Empty for one who is not blocked.
 */
export function renonceSuits(hand: CardSet): CallableSuit[] {
  return isBlocked(hand) ? CALLABLE_SUITS.filter((suit) => !holdsPlain(hand, suit)) : [];
}

/** What is called in place of an ace, in order (Varianten IV.3.2). */
const BELOW_THE_ACE = ['Z', 'K', '9', '8', '7'] as const satisfies readonly Rank[];

/**
 * What the holder of the Acorns Ober may call when he must play (Varianten IV.3): an ace; blocked,
 * the highest rank below it that he lacks in a suit he holds, or first an ace by Renonce. Empty when
 * he can call nothing; then the hand is thrown in.
 */
export function mustCalls(hand: CardSet, rules: CallingRules): Rufer[] {
  const held = CALLABLE_SUITS.filter((suit) => holdsPlain(hand, suit));
  if (held.length === 0) return [];
  const aces = callableSuits(hand);
  if (aces.length > 0) return aces.map((suit) => mustCall(`${suit}A`));
  if (rules.mustOrder === 'renonce-first') {
    const lacking = renonceSuits(hand);
    if (lacking.length > 0) {
      return lacking.map((suit) => mustCall(`${suit}A`, { renonce: true }));
    }
  }
  for (const rank of BELOW_THE_ACE) {
    const cards = held
      .map((suit): CalledCard => `${suit}${rank}`)
      .filter((card) => has(PACK[rules.deck], card) && !has(hand, card));
    if (cards.length > 0) return cards.map((card) => mustCall(card));
  }
  return [];
}

function mustCall(called: CalledCard, addition: Pick<Rufer, 'renonce'> = {}): Rufer {
  return { kind: 'rufer', called, ...addition, must: true };
}
