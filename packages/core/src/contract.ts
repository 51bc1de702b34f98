import {
  capitals,
  isCard,
  parseCard,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from './card.js';
import { fail, ok, type Result } from './result.js';

/** The suits whose ace may be called; Hearts are trumps in a Rufer (Schafkopfordnung 1989, III.3.1). */
export const CALLABLE_SUITS = ['E', 'G', 'S'] as const;

/** A suit whose ace may be called. */
export type CallableSuit = (typeof CALLABLE_SUITS)[number];

/** A card that may be called: an ace; in a must-play, when the aces are held, a Ten and so on down. */
export type CalledCard = `${CallableSuit}${Exclude<Rank, 'O' | 'U'>}`;

/** The partner game: the holder of the called card is the declarer's secret partner. */
export interface Rufer {
  readonly kind: 'rufer';
  /** The called card; absent where only the money matters. */
  readonly called?: CalledCard;
  /** Called without holding the suit (Varianten III.2). */
  readonly renonce?: true;
  /** Played because all passed and the Acorns Ober must (Varianten IV.3). */
  readonly must?: true;
}

/** A solo whose trumps include a suit that the declarer names. */
export interface SuitSolo {
  readonly kind: 'solo' | 'suit-wenz' | 'suit-geier';
  /** The trump suit; absent where only the money matters. */
  readonly suit?: Suit;
  /** All tricks are promised. */
  readonly tout?: true;
  /** The bid that won the auction of two soloists, in card points, 70 to 120 (Varianten II.6). */
  readonly raised?: number;
}

/** A solo in which only the Unters or only the Obers are trumps. */
export interface HonourSolo {
  readonly kind: 'wenz' | 'geier';
  readonly tout?: true;
  /** See {@link SuitSolo.raised}. */
  readonly raised?: number;
}

/** A contract with nothing to add: its kind says all. */
export interface BareContract {
  readonly kind: 'cross' | 'wedding' | 'bettel' | 'sie' | 'ramsch';
}

/** What is played in a hand. */
export type Contract = Rufer | SuitSolo | HonourSolo | BareContract;

/** The kinds of contract. */
export type ContractKind = Contract['kind'];

/** All kinds, partner games first. */
export const CONTRACT_KINDS = [
  'rufer',
  'cross',
  'wedding',
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'wenz',
  'solo',
  'sie',
  'ramsch',
] as const satisfies readonly ContractKind[];

/** Contracts that two play against two. */
export type PartnerKind = 'rufer' | 'cross' | 'wedding';

/** Whether two play against two; in every other contract but Ramsch one plays alone. */
export function isPartnerKind(kind: ContractKind): kind is PartnerKind {
  return kind === 'rufer' || kind === 'cross' || kind === 'wedding';
}

/** Whether the contract is a solo that all tricks were promised for. */
export function isTout(contract: Contract): boolean {
  return 'tout' in contract && contract.tout === true;
}

/** Why a text is no contract. */
export type ContractError =
  | 'unknown-contract'
  | 'not-callable'
  | 'unknown-suit'
  | 'raise-out-of-range'
  | 'tout-and-raised'
  | 'unexpected-word';

/** The lowest and the highest bid of a raised solo, in card points (Varianten II.6.1). */
export const RAISE_RANGE = { least: 70, most: 120 } as const;

/**
 * Reads a contract: its kind, then its suit where one matters, then what was added, for example
 * `rufer E`, `rufer EZ`, `rufer E renonce`, `wenz tout`, `solo G raised 90`. A suit may be left out
 * where only the money matters.
 */
export function parseContract(text: string): Result<Contract, ContractError> {
  if (typeof text !== 'string') return fail('unknown-contract');
  const [kind, ...words] = text.trim().split(/\s+/);
  switch (kind) {
    case 'rufer':
      return parseRufer(words);
    case 'solo':
    case 'suit-wenz':
    case 'suit-geier': {
      const [first = ''] = words;
      const upper = capitals(first);
      const named = isSuit(upper) ? upper : undefined;
      const additions = parseAdditions(named === undefined ? words : words.slice(1));
      if (!additions.ok) return additions;
      return ok({ kind, ...(named && { suit: named }), ...additions.value });
    }
    case 'wenz':
    case 'geier': {
      const additions = parseAdditions(words);
      return additions.ok ? ok({ kind, ...additions.value }) : additions;
    }
    case 'cross':
    case 'wedding':
    case 'bettel':
    case 'sie':
    case 'ramsch':
      return words.length === 0 ? ok({ kind }) : fail('unexpected-word');
    default:
      return fail('unknown-contract');
  }
}

type Word = (value: unknown) => boolean;

const isTrue: Word = (value) => value === true;
const HONOUR_WORDS: Readonly<Record<string, Word>> = { tout: isTrue, raised: isRaise };
const SUIT_WORDS = { ...HONOUR_WORDS, suit: isSuit };

/** What each kind may say besides its name. */
const WORDS: Readonly<Record<ContractKind, Readonly<Record<string, Word>>>> = {
  rufer: { called: (card) => isCard(card) && isCalledCard(card), renonce: isTrue, must: isTrue },
  solo: SUIT_WORDS,
  'suit-wenz': SUIT_WORDS,
  'suit-geier': SUIT_WORDS,
  wenz: HONOUR_WORDS,
  geier: HONOUR_WORDS,
  cross: {},
  wedding: {},
  bettel: {},
  sie: {},
  ramsch: {},
};

/**
 * Whether a value from elsewhere is a contract, with nothing in it that its kind has not: a Sie is
 * no Tout, and a raised solo neither.
 */
export function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, tout, raised } = value as Readonly<Record<string, unknown>>;
  if (typeof kind !== 'string' || !Object.hasOwn(WORDS, kind)) return false;
  const words = WORDS[kind as ContractKind];
  // Every hand that begins comes by here, so the words are gone through without making a list.
  for (const name in value) {
    const word = value[name as keyof typeof value] as unknown;
    if (name === 'kind' || word === undefined) continue;
    if (!Object.hasOwn(words, name) || !words[name]?.(word)) return false;
  }
  return tout === undefined || raised === undefined;
}

/** Writes a contract as {@link parseContract} reads it. */
export function formatContract(contract: Contract): string {
  const words: string[] = [contract.kind];
  if (contract.kind === 'rufer') {
    if (contract.called) words.push(contract.called.replace(/A$/, ''));
    if (contract.renonce) words.push('renonce');
    if (contract.must) words.push('must');
  }
  if ('suit' in contract && contract.suit) words.push(contract.suit);
  if ('tout' in contract && contract.tout) words.push('tout');
  if ('raised' in contract && contract.raised !== undefined) {
    words.push('raised', String(contract.raised));
  }
  return words.join(' ');
}

function parseRufer(words: readonly string[]): Result<Rufer, ContractError> {
  const [name, ...more] = words.filter((word) => word !== 'renonce' && word !== 'must');
  if (more.length > 0) return fail('unexpected-word');
  const called = name === undefined ? undefined : calledCard(name);
  if (name !== undefined && called === undefined) return fail('not-callable');
  return ok({
    kind: 'rufer',
    ...(called && { called }),
    ...(words.includes('renonce') && { renonce: true }),
    ...(words.includes('must') && { must: true }),
  });
}

function calledCard(text: string): CalledCard | undefined {
  const card = parseCard(text.length === 1 ? `${text}A` : text);
  return card.ok && isCalledCard(card.value) ? card.value : undefined;
}

/** Whether a card may be called: neither a Heart nor an Ober nor an Unter. */
export function isCalledCard(card: Card): card is CalledCard {
  return suitOf(card) !== 'H' && !card.endsWith('O') && !card.endsWith('U');
}

type Additions = Pick<HonourSolo, 'tout' | 'raised'>;

function parseAdditions(words: readonly string[]): Result<Additions, ContractError> {
  const [word, number, ...rest] = words;
  if (word === undefined) return ok({});
  if (word === 'tout') {
    if (number === undefined) return ok({ tout: true });
    return fail(number === 'raised' ? 'tout-and-raised' : 'unexpected-word');
  }
  if (word !== 'raised') return fail(word.length === 1 ? 'unknown-suit' : 'unexpected-word');
  if (rest.length > 0) return fail(rest.includes('tout') ? 'tout-and-raised' : 'unexpected-word');
  const raised = /^\d+$/.test(number ?? '') ? Number(number) : Number.NaN;
  return isRaise(raised) ? ok({ raised }) : fail('raise-out-of-range');
}

/** Whether a number can be the bid of a raised solo: a multiple of 5 from 70 to 120. */
export function isRaise(bid: unknown): boolean {
  const { least, most } = RAISE_RANGE;
  return typeof bid === 'number' && bid >= least && bid <= most && bid % 5 === 0;
}

function isSuit(value: unknown): value is Suit {
  return (SUITS as readonly unknown[]).includes(value);
}
