import { bindingOn, type CalledDuty } from './called-ace.js';
import { DECK, placeOf } from './card.js';
import { cardsOf, NO_CARDS, type CardSet } from './card-set.js';
import { legalSet } from './legal.js';
import { lay, NO_TRICK } from './open-trick.js';
import { cardsOnTable, handOf, isDeclarerSide, isOver, type Play } from './play-state.js';
import { restTo, type SideOutcome } from './play-outcome.js';
import { fail, ok, type Result } from './result.js';
import { isSeat, seatsFrom, type Seat } from './seat.js';
import type { TrumpTable } from './trump.js';

/**
 * What a player says who lays his cards down: that he takes no trick any more, or, by saying
 * nothing, that he takes all of them (Schafkopfordnung 1989, IV.4).
 */
export type RestClaim = 'all' | 'none';

/** What became of a claim. */
export interface ClaimVerdict {
  /** Whether a claim of all tricks is true; one of none is never examined. */
  readonly holds: boolean;
  readonly outcome: SideOutcome;
}

/** Why cards cannot be laid down. */
export type ClaimError =
  | 'play-is-over'
  | 'seat-out-of-range'
  /** A Ramsch has no opponents to leave the rest to; a Bettel would be won by giving up. */
  | 'no-claim-in-ramsch'
  | 'no-claim-in-bettel'
  /** Only who is about to lead can take all further tricks. */
  | 'not-on-lead';

/**
 * Ends a hand by a claim. Who says that he takes no more leaves everything to the other side, even
 * if he or his partner would still have taken something; so does who claims all and is wrong. In an
 * ending the outcome counts what is there: who wins the hand is not known then.
 */
export function claimRest(
  play: Play,
  seat: number,
  claim: RestClaim,
): Result<ClaimVerdict, ClaimError> {
  const { deal } = play;
  if (isOver(play)) return fail('play-is-over');
  if (!isSeat(seat, deal.players)) return fail('seat-out-of-range');
  if (deal.declarer === null) return fail('no-claim-in-ramsch');
  if (deal.contract.kind === 'bettel') return fail('no-claim-in-bettel');
  if (claim === 'all' && (cardsOnTable(play) > 0 || play.turn !== seat)) return fail('not-on-lead');

  const holds = claim === 'all' && takesTheRest(play, seat);
  const toDeclarerSide = isDeclarerSide(deal, seat) === holds;
  return ok({ holds, outcome: restTo(play, deal.declarer, toDeclarerSide) });
}

/**
 * Whether a player on lead can name an order of his cards in which he takes every trick himself,
 * whatever the others hold back or throw away.
 */
export function takesTheRest(play: Play, seat: Seat): boolean {
  const others = seatsFrom(seat, play.deal.players).slice(1);
  return takesAll(
    play.deal.table,
    handOf(play, seat),
    others.map((other) => [handOf(play, other)]),
    play.duty,
  );
}

/** `others`: for each of them, every hand he may be down to by now. */
function takesAll(
  table: TrumpTable,
  hand: CardSet,
  others: readonly (readonly CardSet[])[],
  duty: CalledDuty | null,
): boolean {
  if (hand === NO_CARDS) return true;
  return leadsWorthTrying(table, hand, duty).some((place) => {
    const left: CardSet[][] = [];
    for (const hands of others) {
      const after = afterReplies(table, hands, place, duty);
      if (after === null) return false;
      left.push(after);
    }
    // The duty stays: whoever searches the called card takes the trick with it or loses it to it.
    return takesAll(table, hand & ~(1 << place), left, duty);
  });
}

/**
 * The highest legal card of each suit and of trumps: what the others may reply depends on the suit
 * alone, so a lower card is never safer to lead before a higher one.
 */
function leadsWorthTrying(table: TrumpTable, hand: CardSet, duty: CalledDuty | null): number[] {
  const legal = legalSet(table, hand, NO_TRICK, bindingOn(hand, duty), false);
  return cardsOf(legal)
    .map(placeOf)
    .filter((place) => {
      const higher = (table.beatenBy[place] ?? 0) & (table.follow[place] ?? 0);
      return (legal & higher) === NO_CARDS;
    });
}

/** Every hand that a player may be left with after a lead, or null if he can beat it. */
function afterReplies(
  table: TrumpTable,
  hands: readonly CardSet[],
  lead: number,
  duty: CalledDuty | null,
): CardSet[] | null {
  const trick = lay(table, NO_TRICK, lead);
  const left = new Set<CardSet>();
  for (const hand of hands) {
    const legal = legalSet(table, hand, trick, bindingOn(hand, duty), false);
    if ((legal & (table.beatenBy[lead] ?? 0)) !== NO_CARDS) return null;
    for (let place = 0; place < DECK.length; place++) {
      if ((legal & (1 << place)) !== 0) left.add(hand & ~(1 << place));
    }
  }
  return [...left];
}
