import {
  DECK,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type Deck,
  type Rank,
  type Suit,
} from './card.js';
import { has, intersection, PACK, setOf, type CardSet } from './card-set.js';
import type { Contract, ContractKind } from './contract.js';

/** What decides a card's class and strength besides the contract. */
export interface TrumpOptions {
  /** Which pack is played; long where absent. */
  readonly deck?: Deck;
  /** The order of a suit in a Bettel: A K O U Z 9 8 7, or A Z K O U 9 8 7. */
  readonly bettelOrder?: 'natural' | 'ace-ten';
}

/**
 * Which cards are trumps in a contract and which card beats which.
 * Every rule of play reads this one table; none asks again which contract it is.
 */
export interface TrumpTable {
  /** The trumps, highest first. */
  readonly trumpOrder: readonly Card[];
  /** Each suit's plain cards, highest first; empty for a suit that is all trumps. */
  readonly plainOrder: Readonly<Record<Suit, readonly Card[]>>;
  /** The trumps as a set. */
  readonly trumps: CardSet;
  /** Each suit's plain cards as a set. */
  readonly plain: Readonly<Record<Suit, CardSet>>;
  /** A card's strength by its place in `DECK`: a greater one wins among cards of one class. */
  readonly strength: readonly number[];
}

/** The class of a card in play: what must be followed when it is led. */
export type CardClass = 'trump' | Suit;

/** A recipe for a contract's trumps: ranks that are trumps in all suits, then perhaps a suit. */
interface Recipe {
  readonly honours: readonly Rank[];
  readonly suit: 'hearts' | 'named' | 'none';
}

const OBERS_AND_UNTERS: readonly Rank[] = ['O', 'U'];

/** Schafkopfordnung 1989, I.4; Varianten II.1 to II.4, IV.1.2. */
const RECIPES: Readonly<Record<ContractKind, Recipe>> = {
  rufer: { honours: OBERS_AND_UNTERS, suit: 'hearts' },
  cross: { honours: OBERS_AND_UNTERS, suit: 'hearts' },
  wedding: { honours: OBERS_AND_UNTERS, suit: 'hearts' },
  ramsch: { honours: OBERS_AND_UNTERS, suit: 'hearts' },
  solo: { honours: OBERS_AND_UNTERS, suit: 'named' },
  // Shown, not played: what counts are the eight Obers and Unters.
  sie: { honours: OBERS_AND_UNTERS, suit: 'none' },
  wenz: { honours: ['U'], suit: 'none' },
  'suit-wenz': { honours: ['U'], suit: 'named' },
  geier: { honours: ['O'], suit: 'none' },
  'suit-geier': { honours: ['O'], suit: 'named' },
  bettel: { honours: [], suit: 'none' },
};

/** Strong to weak within a suit. */
const SUIT_ORDER = {
  'ace-ten': ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'],
  natural: ['A', 'K', 'O', 'U', 'Z', '9', '8', '7'],
} as const satisfies Record<string, readonly Rank[]>;

/** Whether a contract says enough to play it: a solo with a suit needs that suit named. */
export function hasTrumpSuit(contract: Contract): boolean {
  return RECIPES[contract.kind].suit !== 'named' || namedSuit(contract) !== undefined;
}

const cache = new Map<string, TrumpTable>();

/**
 * The trump table of a contract, made once for each. Of a solo whose suit is not named yet only the
 * Obers and Unters are known to be trumps; ask {@link hasTrumpSuit} first.
 */
export function trumpTable(contract: Contract, options: TrumpOptions = {}): TrumpTable {
  const deck = options.deck ?? 'long';
  const order =
    contract.kind === 'bettel'
      ? SUIT_ORDER[options.bettelOrder ?? 'natural']
      : SUIT_ORDER['ace-ten'];
  const recipe = RECIPES[contract.kind];
  const suit =
    recipe.suit === 'hearts' ? 'H' : recipe.suit === 'named' ? namedSuit(contract) : undefined;
  const key = `${recipe.honours.join('')}/${suit ?? ''}/${order.join('')}/${deck}`;
  const known = cache.get(key);
  if (known) return known;
  const made = makeTable(recipe.honours, suit, order, deck);
  cache.set(key, made);
  return made;
}

/** What a card counts as under a table: a trump, or a card of its suit. */
export function classOf(table: TrumpTable, card: Card): CardClass {
  return has(table.trumps, card) ? 'trump' : suitOf(card);
}

function namedSuit(contract: Contract): Suit | undefined {
  return 'suit' in contract ? contract.suit : undefined;
}

function makeTable(
  honours: readonly Rank[],
  suit: Suit | undefined,
  order: readonly Rank[],
  deck: Deck,
): TrumpTable {
  const inPack = (card: Card) => has(PACK[deck], card);
  const suitRanks = order.filter((rank) => !honours.includes(rank));
  const suitCards = (of: Suit) => suitRanks.map((rank): Card => `${of}${rank}`).filter(inPack);

  const trumpOrder = honours.flatMap((rank) => SUITS.map((of): Card => `${of}${rank}`));
  if (suit) trumpOrder.push(...suitCards(suit));
  const plainOrder = bySuit((of) => (of === suit ? [] : suitCards(of)));

  const strength = DECK.map((card) => {
    const trumpPlace = trumpOrder.indexOf(card);
    if (trumpPlace >= 0) return 100 - trumpPlace;
    return RANKS.length - order.indexOf(rankOf(card));
  });
  return {
    trumpOrder,
    plainOrder,
    trumps: intersection(setOf(trumpOrder), PACK[deck]),
    plain: bySuit((of) => setOf(plainOrder[of])),
    strength,
  };
}

function bySuit<T>(value: (suit: Suit) => T): Record<Suit, T> {
  return { E: value('E'), G: value('G'), H: value('H'), S: value('S') };
}
