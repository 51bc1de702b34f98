import { SUITS, type Suit } from './card.js';
import { intersection, NO_CARDS, type CardSet } from './card-set.js';
import { callableSuits, isBlocked, renonceSuits } from './calling.js';
import {
  CALLABLE_SUITS,
  formatContract,
  isContract,
  isTout,
  type CallableSuit,
  type Contract,
} from './contract.js';
import { BIDDABLE_KINDS, type Rules } from './rules.js';
import { trumpTable } from './trump.js';

/** Why a player may not name a game, whatever was bid before. */
export type NamingError =
  /** Not among the games of this table, or no Tout is played here. */
  | 'not-offered'
  /** The trump suit or the called ace is not named. */
  | 'suit-not-named'
  /** No ace can be called with this hand. */
  | 'blocked'
  /** The caller holds the ace himself. */
  | 'ace-held'
  /** The caller has no plain card of the suit. */
  | 'suit-not-held'
  /** An ace by Renonce may be called by a blocked player only, and not everywhere. */
  | 'no-renonce'
  /** This table wants a plain card of the trump suit in the soloist's hand. */
  | 'trump-suit-not-held';

/** What decides which games a player may name. */
export interface NamingOptions {
  /** His cards; null where they are not known, and nothing is asked of them. */
  readonly hand: CardSet | null;
  readonly rules: Rules;
  /** Whether an ace by Renonce may be called now. */
  readonly renonce: boolean;
}

const HONOURS = { solo: 'sie', 'suit-wenz': 'wenz', 'suit-geier': 'geier' } as const;

/**
 * Whether a hand has a card of the suit besides those that are trumps anyway: in a Solo no Ober or
 * Unter counts, in a Suit Wenz no Unter (SquareScores).
 */
function holdsTrumpSuit(hand: CardSet, kind: keyof typeof HONOURS, suit: Suit): boolean {
  return intersection(hand, trumpTable({ kind: HONOURS[kind] }).plain[suit]) !== NO_CARDS;
}

/** Why a player may not name a game, or null where he may. */
export function whyNotGame(
  contract: Contract,
  { hand, rules, renonce }: NamingOptions,
): NamingError | null {
  if (!isContract(contract)) return 'not-offered';
  const { kind } = contract;
  if (kind === 'wedding' || kind === 'cross' || kind === 'sie' || kind === 'ramsch') {
    return 'not-offered';
  }
  if (!rules.contracts.includes(kind) || (isTout(contract) && !rules.tout)) return 'not-offered';
  switch (contract.kind) {
    case 'rufer': {
      const { called, must } = contract;
      if (must || (called !== undefined && !called.endsWith('A'))) return 'not-offered';
      if (contract.renonce && !renonce) return 'no-renonce';
      if (hand === null) return null;
      if (called === undefined) return 'suit-not-named';
      return whyNotAce(called[0] as CallableSuit, contract.renonce === true, hand);
    }
    case 'solo':
    case 'suit-wenz':
    case 'suit-geier':
      if (hand === null) return null;
      if (contract.suit === undefined) return 'suit-not-named';
      return rules.soloNeedsSuit && !holdsTrumpSuit(hand, contract.kind, contract.suit)
        ? 'trump-suit-not-held'
        : null;
    default:
      return null;
  }
}

function whyNotAce(suit: CallableSuit, renonce: boolean, hand: CardSet): NamingError | null {
  if (renonce) {
    if (!isBlocked(hand)) return 'no-renonce';
    return renonceSuits(hand).includes(suit) ? null : 'ace-held';
  }
  if (isBlocked(hand)) return 'blocked';
  if (callableSuits(hand).includes(suit)) return null;
  return intersection(hand, trumpTable({ kind: 'rufer' }).plain[suit]) === NO_CARDS
    ? 'suit-not-held'
    : 'ace-held';
}

/** Every game that anybody might name at a table, low to high, each with its suit. */
function allGames(rules: Rules): Contract[] {
  return BIDDABLE_KINDS.filter((kind) => rules.contracts.includes(kind)).flatMap(
    (kind): Contract[] => {
      switch (kind) {
        case 'wedding':
          return [];
        case 'rufer':
          return CALLABLE_SUITS.flatMap((suit): Contract[] => [
            { kind, called: `${suit}A` },
            { kind, called: `${suit}A`, renonce: true },
          ]);
        case 'bettel':
          return [{ kind }];
        case 'wenz':
        case 'geier':
          return [{ kind }, { kind, tout: true }];
        default:
          return SUITS.flatMap((suit): Contract[] => [
            { kind, suit },
            { kind, suit, tout: true },
          ]);
      }
    },
  );
}

/** Every game that a player may name, whatever was bid before; weddings and the Sie are shown. */
export function nameableGames(options: NamingOptions): Contract[] {
  return allGames(options.rules).filter((contract) => whyNotGame(contract, options) === null);
}

/** Whether two contracts are the same in every word. */
export function sameContract(a: Contract, b: Contract): boolean {
  return formatContract(a) === formatContract(b);
}
