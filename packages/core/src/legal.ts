import { DECK, suitOf, type Card, type Suit } from './card.js';
import { discardsUnder, followsUnder, leadsUnder, mayDuck, type CalledDuty } from './called-ace.js';
import { has, size, type CardSet } from './card-set.js';
import { bestOf, leadOf, NO_TRICK, type OpenTrick } from './open-trick.js';
import type { TrumpTable } from './trump.js';

/** Why a player may not play a card that he names, with what a reader needs to understand it. */
export type Refusal =
  | { readonly code: 'card-not-held' }
  | { readonly code: 'must-follow-suit'; readonly suit: Suit }
  | { readonly code: 'must-follow-trump' }
  /** The called suit is led for the first time; `card` is the called card. */
  | { readonly code: 'called-ace-must-be-played'; readonly card: Card }
  /** The called card may not be thrown away yet. */
  | { readonly code: 'called-ace-locked'; readonly card: Card }
  /**
   * The called suit may only be led with `card`: to run away he must hold `needed` cards of it, not
   * `held`; null where no number would do.
   */
  | {
      readonly code: 'called-suit-needs-ace';
      readonly card: Card;
      readonly held: number;
      readonly needed: number | null;
    }
  /** A card that beats `card`, the best one on the table, is held. */
  | { readonly code: 'must-beat'; readonly card: Card };

/**
 * The cards that may be played from a hand to a trick: those that follow it, or all where none does
 * (Schafkopfordnung 1989, IV.2.1, IV.2.2), less what the called card's duty forbids.
 * `duty` is null unless this very hand is bound by it; `mustBeat` is the house rule of Bettel and
 * Ramsch that who follows must beat the trick if he can.
 */
export function legalSet(
  table: TrumpTable,
  hand: CardSet,
  trick: OpenTrick,
  duty: CalledDuty | null,
  mustBeat: boolean,
): CardSet {
  if (trick === NO_TRICK) return duty === null ? hand : leadsUnder(duty, hand);

  const following = hand & (table.follow[leadOf(trick)] ?? 0);
  if (following === 0) return duty === null ? hand : discardsUnder(duty, hand);
  if (duty !== null && (following & duty.card) !== 0) return followsUnder(duty, hand);
  if (mustBeat) {
    const beating = following & (table.beatenBy[bestOf(trick)] ?? 0);
    if (beating !== 0) return beating;
  }
  return following;
}

/** Which rule forbids a card, or null where it may be played; takes what {@link legalSet} takes. */
export function refusal(
  table: TrumpTable,
  hand: CardSet,
  trick: OpenTrick,
  duty: CalledDuty | null,
  mustBeat: boolean,
  card: Card,
): Refusal | null {
  if (!has(hand, card)) return { code: 'card-not-held' };
  if (has(legalSet(table, hand, trick, duty, mustBeat), card)) return null;

  const lead = DECK[leadOf(trick)];
  const follow = table.follow[leadOf(trick)] ?? 0;
  if (duty !== null) {
    const { called } = duty;
    if (trick === NO_TRICK) return calledSuitNeedsAce(duty, hand);
    // Void in what was led, only the called card can be forbidden.
    if ((hand & follow) === 0) return { code: 'called-ace-locked', card: called };
    if ((hand & follow & duty.card) !== 0 && !mayDuck(duty, hand)) {
      return { code: 'called-ace-must-be-played', card: called };
    }
  }
  const best = DECK[bestOf(trick)];
  if (best !== undefined && has(follow, card)) return { code: 'must-beat', card: best };
  if (lead === undefined || has(table.trumps, lead)) return { code: 'must-follow-trump' };
  return { code: 'must-follow-suit', suit: suitOf(lead) };
}

function calledSuitNeedsAce(duty: CalledDuty, hand: CardSet): Refusal {
  return {
    code: 'called-suit-needs-ace',
    card: duty.called,
    held: size(hand & duty.suit),
    needed: duty.runAwayFrom > 8 ? null : duty.runAwayFrom,
  };
}
