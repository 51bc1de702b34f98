import type { Action } from './action.js';
import type { Bidding } from './bidding-state.js';
import { NO_CARDS, type CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import type { Dealt } from './deal.js';
import type { HandInput } from './hand.js';
import type { Knocks } from './knock.js';
import type { PassOnSolo } from './pass-on-solo.js';
import { handInputOf, type Outcome } from './play-outcome.js';
import { handOf, type Play } from './play-state.js';
import type { Rules } from './rules.js';
import type { BySeat, Seat } from './seat.js';
import type { Wedding } from './wedding.js';

/**
 * Where a hand stands, in this order; a phase in which nobody has anything to decide is skipped:
 * - `first-packet`: players knock on their first cards;
 * - `second-packet`: the dealer decides the same with all his cards;
 * - `pass-on`, `naming`: a Schiebe-Solo goes round and is named, in place of the next two;
 * - `wedding`: it is offered, taken, and a card given back;
 * - `bidding`; `play`, with the doubling calls; `done`.
 */
export type Phase =
  | 'first-packet'
  | 'second-packet'
  | 'pass-on'
  | 'naming'
  | 'wedding'
  | 'bidding'
  | 'play'
  | 'done';

/** How a hand ended. */
export type GameResult =
  /** Nobody played; what that does to the next hand. */
  | { readonly kind: 'thrown-in'; readonly consequence: 'none' | 'next-doubled' | 'stock' }
  | { readonly kind: 'sie'; readonly declarer: Seat }
  /** Played to the end, or ended by a claim or an offence. */
  | {
      readonly kind: 'played';
      readonly outcome: Outcome;
      readonly by: 'play' | 'claim' | 'offence';
    };

/** A whole hand after some actions. It never changes; each action makes another one. */
export interface Game {
  readonly rules: Rules;
  readonly dealt: Dealt;
  /** The dealer's seat, null where he sits out. */
  readonly dealer: Seat | null;
  readonly phase: Phase;
  /** The hands before play, as exchanged so far. */
  readonly hands: BySeat<CardSet>;
  readonly knocks: Knocks;
  readonly passOn: PassOnSolo;
  readonly wedding: Wedding | null;
  readonly bidding: Bidding | null;
  readonly play: Play | null;
  readonly result: GameResult | null;
  /** The state before and what was done then; both null before the first action. */
  readonly previous: Game | null;
  readonly action: Action | null;
}

/** The contract, once it is known. */
export function contractOf({ play, result }: Game): Contract | null {
  return result?.kind === 'sie' ? { kind: 'sie' } : (play?.deal.contract ?? null);
}

/** The cards a seat holds now, whether it has picked them all up or not. */
export function cardsHeld({ play, hands }: Game, seat: Seat): CardSet {
  return play === null ? (hands[seat] ?? NO_CARDS) : handOf(play, seat);
}

/** The cards a seat sees of its own: only the first packet while players knock on it. */
export function cardsSeen(game: Game, seat: Seat): CardSet {
  return game.phase === 'first-packet'
    ? (game.dealt.first[seat] ?? NO_CARDS)
    : cardsHeld(game, seat);
}

/** Everything that was done, from the first action. */
export function actionsOf(game: Game): Action[] {
  return gamesOf(game).flatMap(({ action }) => action ?? []);
}

/** All states of a hand, from the deal to the given one; stepping back is taking an earlier one. */
export function gamesOf(game: Game): Game[] {
  const games: Game[] = [];
  for (let state: Game | null = game; state !== null; state = state.previous) games.push(state);
  return games.toReversed();
}

/**
 * A hand that is over as the settlement takes it: the contract, who won and how or who lost a Ramsch,
 * runners, knocks, doubling calls and the offence that ended it. Null while it goes on, and for a
 * hand that was thrown in.
 */
export function gameInput({ result, play, knocks, action }: Game): HandInput | null {
  const { knocked } = knocks;
  const doublings = {
    knocks: knocked.length,
    ...(knocked.length > 0 && { knockers: knocked }),
    kontra: play?.kontra ?? 0,
  };
  switch (result?.kind) {
    case 'sie':
      return { contract: { kind: 'sie' }, declarer: result.declarer, won: true, ...doublings };
    case 'played':
      if (play === null) return null;
      return {
        ...handInputOf(play, result.outcome),
        ...doublings,
        ...(action?.type === 'offence' && {
          penalty: { offence: action.offence, seat: action.seat },
        }),
      };
    default:
      return null;
  }
}
