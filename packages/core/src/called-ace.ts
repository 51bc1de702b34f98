import { suitOf } from './card.js';
import { NO_CARDS, setOfCard, size, type CardSet } from './card-set.js';
import type { CalledCard, Contract } from './contract.js';
import type { Rules } from './rules.js';
import type { TrumpTable } from './trump.js';

/** The options that bear on the called card. */
export type CalledRules = Pick<
  Rules,
  'runAway' | 'runAwayMin' | 'runAwayCount' | 'runAwayFollowing' | 'aceDiscardFrom'
>;

/**
 * What binds the holder of the called card, and nobody else, until its suit has been led once
 * (Schafkopfordnung 1989, IV.2.4 and IV.2.5). A called Ten or King binds exactly as an ace does.
 */
export interface CalledDuty {
  readonly called: CalledCard;
  /** The same as a set of one. */
  readonly card: CardSet;
  /** All plain cards of its suit. */
  readonly suit: CardSet;
  /** How many of them one must hold, the called card included, to play another one first. */
  readonly runAwayFrom: number;
  /** Whether that is also allowed when another player leads the suit. */
  readonly whenFollowing: boolean;
  /** With so many cards in hand, or fewer, the called card may be thrown away. */
  readonly discardFrom: number;
}

/** More than any hand holds: never, or in any trick. */
const NO_HAND = 33;

const DISCARD_FROM = { 'last-trick': 1, 'last-but-one': 2, any: NO_HAND } as const;

/**
 * The duty of a contract's called card, or null where none is called. `dealt` is the hand its holder
 * was dealt, for tables that count his cards there and not as they are now.
 */
export function calledDuty(
  contract: Contract,
  table: TrumpTable,
  rules: CalledRules,
  dealt: CardSet = NO_CARDS,
): CalledDuty | null {
  if (contract.kind !== 'rufer' || contract.called === undefined) return null;
  const suit = table.plain[suitOf(contract.called)];
  return {
    called: contract.called,
    card: setOfCard(contract.called),
    suit,
    runAwayFrom: runAwayFrom(rules, size(dealt & suit)),
    whenFollowing: rules.runAwayFollowing,
    discardFrom: DISCARD_FROM[rules.aceDiscardFrom],
  };
}

function runAwayFrom(rules: CalledRules, dealt: number): number {
  if (!rules.runAway) return NO_HAND;
  if (rules.runAwayCount === 'now') return rules.runAwayMin;
  return dealt >= rules.runAwayMin ? 0 : NO_HAND;
}

/** The duty if it binds a hand, which must hold the called card; it restricts nobody else. */
export function bindingOn(hand: CardSet, duty: CalledDuty | null): CalledDuty | null {
  return duty !== null && (hand & duty.card) !== 0 ? duty : null;
}

/** Leading: from the called suit only the called card, unless there are enough to run away. */
export function leadsUnder(duty: CalledDuty, hand: CardSet): CardSet {
  return mayRunAway(duty, hand) ? hand : (hand & ~duty.suit) | duty.card;
}

/** Following in the called suit: the called card must be played, whatever else is held. */
export function followsUnder(duty: CalledDuty, hand: CardSet): CardSet {
  return mayDuck(duty, hand) ? hand & duty.suit : duty.card;
}

/** Whether another card of the called suit may be played when a player searches it. */
export function mayDuck(duty: CalledDuty, hand: CardSet): boolean {
  return duty.whenFollowing && mayRunAway(duty, hand);
}

/** Void in what was led: not the called card before its time. */
export function discardsUnder(duty: CalledDuty, hand: CardSet): CardSet {
  return size(hand) <= duty.discardFrom ? hand : hand & ~duty.card;
}

function mayRunAway(duty: CalledDuty, hand: CardSet): boolean {
  return size(hand & duty.suit) >= duty.runAwayFrom;
}

/**
 * Whether a bound player who plays `card` to a trick in which `led` must be followed runs away: he
 * plays another card of the called suit. From then on nothing binds him (IV.2.5).
 */
export function runsAway(duty: CalledDuty, led: CardSet, card: CardSet): boolean {
  return (led & duty.card) !== 0 && (card & duty.card) === 0;
}
