import { DECK, SUITS, suitOf, type Card, type Deck, type Rank, type Suit } from './card.js';
import { has, NO_CARDS, setOf, union, type CardSet } from './card-set.js';
import type { Contract, ContractKind, SuitSolo } from './contract.js';

/** What decides a card's class and strength besides the contract. */
export interface TrumpOptions {
  /** Which pack is played; long where absent. */
  readonly deck?: Deck;
  /** The order of a suit in a Bettel: A K O U Z 9 8 7, or A Z K O U 9 8 7. */
  readonly bettelOrder?: 'natural' | 'ace-ten';
  /** The trumps of a Bettel, none where absent. */
  readonly bettelTrumps?: 'none' | 'hearts';
  /** The trumps of a Ramsch; with the Hearts where absent. */
  readonly ramschTrumps?: 'hearts' | 'obers-unters';
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
  /** By a led card's place in `DECK`: the cards that follow it, itself among them. */
  readonly follow: readonly CardSet[];
  /**
   * By the place in `DECK` of the card that leads a trick so far: the cards that beat it. In the
   * short pack the places of eights and sevens mean nothing.
   */
  readonly beatenBy: readonly CardSet[];
}

/** The class of a card in play: what must be followed when it is led. */
export type CardClass = 'trump' | Suit;

/** A recipe for a contract's trumps: ranks that are trumps in all suits, then perhaps a suit. */
interface Recipe {
  readonly honours: string;
  readonly suit: Suit | 'named' | undefined;
  /** The tables made by it so far. */
  readonly made: Record<string, TrumpTable>;
}

function recipe(honours: string, suit?: Recipe['suit']): Recipe {
  return { honours, suit, made: {} };
}

const HONOURS_AND_HEARTS = recipe('OU', 'H');
const HONOURS_ONLY = recipe('OU');
const HEARTS_ONLY = recipe('', 'H');

/** Schafkopfordnung 1989, I.4; Varianten II.1 to II.4, IV.1.2. */
const RECIPES: Readonly<Record<ContractKind, Recipe>> = {
  rufer: HONOURS_AND_HEARTS,
  cross: HONOURS_AND_HEARTS,
  wedding: HONOURS_AND_HEARTS,
  ramsch: HONOURS_AND_HEARTS,
  solo: recipe('OU', 'named'),
  // Shown, not played: what counts are the eight Obers and Unters.
  sie: HONOURS_ONLY,
  wenz: recipe('U'),
  'suit-wenz': recipe('U', 'named'),
  geier: recipe('O'),
  'suit-geier': recipe('O', 'named'),
  bettel: recipe(''),
};

function recipeOf(kind: ContractKind, options: TrumpOptions): Recipe {
  if (kind === 'bettel' && options.bettelTrumps === 'hearts') return HEARTS_ONLY;
  if (kind === 'ramsch' && options.ramschTrumps === 'obers-unters') return HONOURS_ONLY;
  return RECIPES[kind];
}

/** Strong to weak within a suit. */
const ACE_TEN = 'AZKOU987';
const NATURAL = 'AKOUZ987';

/** Whether a contract says enough to play it: a solo with a suit needs that suit named. */
export function hasTrumpSuit(contract: Contract): boolean {
  return RECIPES[contract.kind].suit !== 'named' || namedSuit(contract) !== undefined;
}

/**
 * The trump table of a contract, made once for each. Of a solo whose suit is not named yet only the
 * Obers and Unters are known to be trumps; ask {@link hasTrumpSuit} first.
 */
export function trumpTable(contract: Contract, options: TrumpOptions = {}): TrumpTable {
  const from = recipeOf(contract.kind, options);
  const suit = from.suit === 'named' ? namedSuit(contract) : from.suit;
  const natural = contract.kind === 'bettel' && options.bettelOrder !== 'ace-ten';

  const order = natural ? NATURAL : ACE_TEN;
  // Eights and sevens come last in either order.
  const ranks = options.deck === 'short' ? order.slice(0, -2) : order;
  // The ranks tell the pack and the order apart.
  return (from.made[`${suit}${ranks}`] ??= makeTable(from.honours, suit, ranks));
}

/** What a card counts as under a table: a trump, or a card of its suit. */
export function classOf(table: TrumpTable, card: Card): CardClass {
  return has(table.trumps, card) ? 'trump' : suitOf(card);
}

function namedSuit(contract: Contract): Suit | undefined {
  // Only a suit that there is: tables are kept, and one made for anything else would stay.
  const { suit } = contract as Partial<SuitSolo>;
  return SUITS.find((known) => known === suit);
}

function makeTable(honours: string, suit: Suit | undefined, ranks: string): TrumpTable {
  const suitRanks = ([...ranks] as Rank[]).filter((rank) => !honours.includes(rank));
  const suitCards = (of: Suit) => suitRanks.map((rank): Card => `${of}${rank}`);

  const trumpOrder = ([...honours] as Rank[]).flatMap((rank) =>
    SUITS.map((of): Card => `${of}${rank}`),
  );
  if (suit) trumpOrder.push(...suitCards(suit));
  const plainOrder = bySuit((of) => (of === suit ? [] : suitCards(of)));

  const trumps = setOf(trumpOrder);
  const plain = bySuit((of) => setOf(plainOrder[of]));
  const higher = (card: Card) => {
    const isTrump = has(trumps, card);
    const order = isTrump ? trumpOrder : plainOrder[suitOf(card)];
    return union(isTrump ? NO_CARDS : trumps, setOf(order.slice(0, order.indexOf(card))));
  };
  // Everybody reads the same table, so nobody may write in it.
  return Object.freeze({
    trumpOrder: Object.freeze(trumpOrder),
    plainOrder: Object.freeze(bySuit((of) => Object.freeze(plainOrder[of]))),
    trumps,
    plain: Object.freeze(plain),
    follow: Object.freeze(DECK.map((card) => (has(trumps, card) ? trumps : plain[suitOf(card)]))),
    beatenBy: Object.freeze(DECK.map(higher)),
  });
}

function bySuit<T>(value: (suit: Suit) => T): Record<Suit, T> {
  return { E: value('E'), G: value('G'), H: value('H'), S: value('S') };
}
