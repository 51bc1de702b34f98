import type { Card } from './card.js';
import { difference, has, NO_CARDS, setOfCard, size, union, type CardSet } from './card-set.js';
import type { Dealt } from './deal.js';
import { fail, ok, type Result } from './result.js';
import { playersInHand } from './rules-check.js';
import type { Rules } from './rules.js';
import { seatsFrom, type BySeat, type Seat } from './seat.js';

/**
 * Schiebe-Solo (Varianten V.3): forehand is offered some Obers beside his cards. He passes them on,
 * or takes them and passes as many others on instead, and must then play a Solo. Each does the same
 * with what he is passed, up to the dealer, who is short of so many cards and keeps them.
 * The state never changes.
 */
export interface PassOnSolo {
  readonly rules: Pick<Rules, 'players' | 'passOnSolo'>;
  readonly hands: BySeat<CardSet>;
  /** Who has still to decide, in turn order; the last keeps what comes. */
  readonly order: readonly Seat[];
  /** What lies before the first of them, or what he has put away so far. */
  readonly packet: CardSet;
  /** Whether he has taken the packet and is putting cards away. */
  readonly discarding: boolean;
  /** The Obers that go round. */
  readonly offered: CardSet;
  /** Who has them and plays; null while they go round. */
  readonly soloist: Seat | null;
}

/** Why something cannot be done with the packet. */
export type PassOnError =
  | 'nothing-passed-on'
  | 'not-your-turn'
  /** Who has taken the packet puts cards away first; who has not takes it first. */
  | 'not-done-now'
  | 'card-not-held'
  /** Who has taken the offered Obers keeps them. */
  | 'offered-cards-stay';

/** The offered Obers before forehand; nothing goes round where a table does not play it. */
export function startPassOn(
  { hands, forehand, offered }: Dealt,
  rules: Pick<Rules, 'players' | 'passOnSolo'>,
): PassOnSolo {
  return {
    rules,
    hands,
    order: offered === NO_CARDS ? [] : seatsFrom(forehand, playersInHand(rules)),
    packet: offered,
    discarding: false,
    offered,
    soloist: null,
  };
}

/** Whose turn it is, or null when the packet has arrived. */
export function passOnTurn({ order }: PassOnSolo): Seat | null {
  return order[0] ?? null;
}

/** Passes the packet on as it came. */
export function passOn(state: PassOnSolo, seat: Seat): Result<PassOnSolo, PassOnError> {
  const wrong = whyNot(state, seat, false);
  return wrong ? fail(wrong) : ok(onward(state));
}

/** Takes the packet up; as many cards have to be put away then. */
export function takeUp(state: PassOnSolo, seat: Seat): Result<PassOnSolo, PassOnError> {
  const wrong = whyNot(state, seat, false);
  return wrong ? fail(wrong) : ok({ ...taken(state, seat), packet: NO_CARDS, discarding: true });
}

/** The cards that may be put away; none while nobody is putting cards away. */
export function discardable({ order, hands, discarding, offered, soloist }: PassOnSolo): CardSet {
  const [seat] = order;
  if (seat === undefined || !discarding) return NO_CARDS;
  const hand = hands[seat] ?? NO_CARDS;
  return soloist === seat ? difference(hand, offered) : hand;
}

/** Puts one card away; with the last of them the packet goes on. */
export function putAway(
  state: PassOnSolo,
  seat: Seat,
  card: Card,
): Result<PassOnSolo, PassOnError> {
  const wrong = whyNot(state, seat, true);
  if (wrong) return fail(wrong);
  if (!has(state.hands[seat] ?? NO_CARDS, card)) return fail('card-not-held');
  if (!has(discardable(state), card)) return fail('offered-cards-stay');
  const away = setOfCard(card);
  const next: PassOnSolo = {
    ...state,
    hands: state.hands.map((hand, of) => (of === seat ? difference(hand, away) : hand)),
    packet: union(state.packet, away),
  };
  return ok(size(next.packet) === size(state.offered) ? onward(next) : next);
}

function whyNot(state: PassOnSolo, seat: Seat, discarding: boolean): PassOnError | null {
  const turn = passOnTurn(state);
  if (turn === null) return 'nothing-passed-on';
  if (turn !== seat) return 'not-your-turn';
  return state.discarding === discarding ? null : 'not-done-now';
}

/** The packet before the next; the last of all takes it without being asked. */
function onward(state: PassOnSolo): PassOnSolo {
  const order = state.order.slice(1);
  const next: PassOnSolo = { ...state, order, discarding: false };
  const [seat] = order;
  return order.length > 1 || seat === undefined ? next : { ...taken(next, seat), order: [] };
}

function taken(state: PassOnSolo, seat: Seat): PassOnSolo {
  return {
    ...state,
    hands: state.hands.map((hand, of) => (of === seat ? union(hand, state.packet) : hand)),
    soloist: state.packet === state.offered ? seat : state.soloist,
  };
}
