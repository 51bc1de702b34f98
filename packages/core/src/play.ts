import { bindingOn, runsAway, type CalledDuty } from './called-ace.js';
import { DECK, placeOf, type Card } from './card.js';
import { has, NO_CARDS, type CardSet } from './card-set.js';
import { legalSet, refusal, type Refusal } from './legal.js';
import {
  countOf,
  lay,
  leadOf,
  NO_TRICK,
  pointsIn,
  winnerOf,
  type OpenTrick,
} from './open-trick.js';
import { cardsPlayed, handOf, isOver, type Deal, type Play } from './play-state.js';
import { fail, ok, type Result } from './result.js';
import { seatAfter, type Seat } from './seat.js';

/** Why a card cannot be played. */
export type PlayError =
  | Refusal
  /** Another seat holds the card; it is the turn of `turn`. */
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly code: 'play-is-over' };

/** The state before the first card of a deal. */
export function firstPlay(deal: Deal): Play {
  return {
    deal,
    previous: null,
    move: -1,
    played: NO_CARDS,
    trick: NO_TRICK,
    turn: deal.forehand,
    legal: legalNow(deal, NO_CARDS, NO_TRICK, deal.forehand, deal.duty),
    duty: deal.duty,
    points: 0,
    taken: 0,
    kontra: 0,
    kontraAt: 0,
  };
}

/** Plays a card of the player whose turn it is. */
export function playCard(play: Play, card: Card): Result<Play, PlayError> {
  const place = placeOf(card);
  if (place < 0 || (play.legal & (1 << place)) === 0) {
    return fail(whyNot(play, card) ?? { code: 'card-not-held' });
  }
  return ok(afterCard(play, place));
}

/** Which rule forbids a card now, or null where it may be played. */
export function whyNot(play: Play, card: Card): PlayError | null {
  if (isOver(play)) return { code: 'play-is-over' };
  const { deal, turn } = play;
  const hand = handOf(play, turn);
  if (!has(hand, card) && !has(play.played, card) && deal.hands.some((held) => has(held, card))) {
    return { code: 'not-your-turn', turn };
  }
  return refusal(deal.table, hand, play.trick, bindingOn(hand, play.duty), beats(deal, turn), card);
}

/** The state after a doubling call; `callKontra` asks first whether it may be made. */
export function afterKontra(play: Play, seat: Seat): Play {
  const { deal, played, trick, turn, legal, duty, points, taken, kontra } = play;
  return {
    deal,
    previous: play,
    move: DECK.length + seat,
    played,
    trick,
    turn,
    legal,
    duty,
    points,
    taken,
    kontra: kontra + 1,
    kontraAt: cardsPlayed(play),
  };
}

function afterCard(play: Play, place: number): Play {
  const { deal, turn } = play;
  const { table, players } = deal;
  const played = play.played | (1 << place);
  const duty = dutyAfter(play, place);
  let { points, taken } = play;
  let trick = lay(table, play.trick, place);
  let next = seatAfter(turn, players);
  let decided = false;
  if (countOf(trick) === players) {
    // Who led sits after who laid the last card, so he is `next`.
    next = seatAfter(next, players, winnerOf(trick));
    points += pointsIn(trick) << (7 * next);
    taken += 1 << (4 * next);
    trick = NO_TRICK;
    decided = deal.endsWhenDeclarerTakes === (next === deal.declarer);
  }
  return {
    deal,
    previous: play,
    move: place,
    played,
    trick,
    turn: next,
    legal: decided ? NO_CARDS : legalNow(deal, played, trick, next, duty),
    duty,
    points,
    taken,
    kontra: play.kontra,
    kontraAt: play.kontraAt,
  };
}

function legalNow(
  deal: Deal,
  played: CardSet,
  trick: OpenTrick,
  turn: Seat,
  duty: CalledDuty | null,
): CardSet {
  const hand = (deal.hands[turn] ?? NO_CARDS) & ~played;
  return legalSet(deal.table, hand, trick, bindingOn(hand, duty), beats(deal, turn));
}

function beats(deal: Deal, turn: Seat): boolean {
  return deal.mustBeat && turn !== deal.declarer;
}

/** The duty as it stands once the player on turn has played a card. */
function dutyAfter({ deal, played, turn, trick, duty }: Play, place: number): CalledDuty | null {
  if (duty === null) return null;
  const hand = (deal.hands[turn] ?? NO_CARDS) & ~played;
  const lead = trick === NO_TRICK ? place : leadOf(trick);
  const led = deal.table.follow[lead] ?? NO_CARDS;
  return bindingOn(hand, duty) && runsAway(duty, led, 1 << place) ? null : duty;
}
