import {
  DECK,
  fail,
  handOf,
  has,
  hasTrumpSuit,
  isCard,
  isContract,
  isOver,
  isSeat,
  ok,
  parseCards,
  parseContract,
  setOf,
  SUITS,
  trumpTable,
  whyNot,
  whyNotIn,
  type Card,
  type CardListError,
  type CardSet,
  type Play,
  type PlayError,
  type Position,
  type Result,
  type Rules,
  type TrumpTable,
} from '@schafkopf/core';
import { textOf } from '../internal/text.js';

/** What the page tells a hand, as it may come: anything may be in it. */
export interface HandInput {
  readonly cards: unknown;
  readonly contract: unknown;
  readonly trick: unknown;
  readonly ranAway: unknown;
  readonly position: unknown;
  readonly play: unknown;
  readonly seat: unknown;
  readonly rules: unknown;
}

/** A hand that can be shown. */
export interface Held {
  /** As players sort them: the trumps, then suit by suit, each from the highest down. */
  readonly cards: readonly Card[];
  readonly trumps: CardSet;
  /** Core's reason against a card, null where it may be played; no one asks where absent. */
  readonly whyNot?: (card: Card) => PlayError | null;
}

/** Why a hand cannot be shown. */
export type HandFault =
  | CardListError
  | { readonly code: 'not-a-contract'; readonly word: string }
  | { readonly code: 'suit-missing' }
  | { readonly code: 'trick-full'; readonly count: number }
  | { readonly code: 'bad-property'; readonly name: 'position' | 'play' };

const FULL_TRICK = 4;

/** Reads a hand: from a state of play where there is one, from a position, else from attributes. */
export function readHand(input: HandInput): Result<Held, HandFault> {
  if (input.play) return heldInPlay(input.play, input.seat);
  if (input.position) {
    return isPosition(input.position)
      ? heldInPosition(input.position)
      : fail({ code: 'bad-property', name: 'position' });
  }
  return heldByAttributes(input);
}

function heldInPlay(play: unknown, seat: unknown): Result<Held, HandFault> {
  if (!isPlay(play)) return fail({ code: 'bad-property', name: 'play' });
  const { deal, turn } = play;
  const shown = typeof seat === 'number' && isSeat(seat, deal.players) ? seat : turn;
  const reason = (card: Card): PlayError | null =>
    isOver(play) || shown === turn ? whyNot(play, card) : { code: 'not-your-turn', turn };
  return ok(held(handOf(play, shown), deal.table, reason));
}

function heldInPosition(position: Position): Result<Held, HandFault> {
  if (!hasTrumpSuit(position.contract)) return fail({ code: 'suit-missing' });
  if (position.trick.length >= FULL_TRICK) {
    return fail({ code: 'trick-full', count: position.trick.length });
  }
  const table = trumpTable(position.contract, position.rules);
  return ok(held(position.hand, table, (card) => whyNotIn(position, card)));
}

function heldByAttributes(input: HandInput): Result<Held, HandFault> {
  const word = textOf(input.contract ?? 'rufer');
  const contract = parseContract(word);
  if (!contract.ok) return fail({ code: 'not-a-contract', word });
  if (!hasTrumpSuit(contract.value)) return fail({ code: 'suit-missing' });

  // No card is in the hand and on the table at once.
  const trickText = textOf(input.trick);
  const all = parseCards(`${textOf(input.cards)} ${trickText}`);
  if (!all.ok) return all;
  const trick = parseCards(trickText);
  if (!trick.ok) return trick;
  const hand = setOf(all.value.slice(0, all.value.length - trick.value.length));

  const rules = rulesIn(input.rules);
  if (typeof input.trick !== 'string') {
    return ok(held(hand, trumpTable(contract.value, rules)));
  }
  return heldInPosition({
    contract: contract.value,
    hand,
    trick: trick.value,
    ranAway: input.ranAway === true,
    ...(rules && { rules }),
  });
}

/** House rules, whatever a page without types set. */
function rulesIn(value: unknown): Rules | undefined {
  return typeof value === 'object' && value !== null ? (value as Rules) : undefined;
}

function held(hand: CardSet, table: TrumpTable, reason?: Held['whyNot']): Held {
  const order = [...table.trumpOrder, ...SUITS.flatMap((suit) => table.plainOrder[suit])];
  // A card that is not in the pack in use stands last.
  const cards = [...new Set([...order, ...DECK])].filter((card) => has(hand, card));
  return { cards, trumps: table.trumps, ...(reason && { whyNot: reason }) };
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, hand, trick } = value as Partial<Position>;
  return (
    isContract(contract) &&
    Number.isInteger(hand) &&
    Array.isArray(trick) &&
    trick.every((card) => isCard(card))
  );
}

function isPlay(value: unknown): value is Play {
  if (typeof value !== 'object' || value === null) return false;
  const { deal, played } = value as Partial<Play>;
  return Number.isInteger(played) && Array.isArray(deal?.hands) && 'table' in deal;
}
