import * as v from 'valibot';
import { base, Cards, ContractText, DeckName, Options, Whole } from './fields.js';

const Hands = v.pipe(
  v.array(Cards),
  v.check((hands) => hands.length === 3 || hands.length === 4, 'three or four hands'),
);

/** A trick and who wins it with how many points. */
export const TrickRecord = v.strictObject({
  ...base,
  type: v.literal('trick'),
  deck: DeckName,
  contract: ContractText,
  rules: Options,
  cards: Cards,
  winner: Whole,
  points: Whole,
});

/** A player's hand, what lies on the table, and what he may play. */
export const LegalRecord = v.strictObject({
  ...base,
  type: v.literal('legal'),
  deck: DeckName,
  contract: ContractText,
  rules: Options,
  hand: Cards,
  trick: Cards,
  ranAway: v.optional(v.boolean(), false),
  role: v.exactOptional(v.picklist(['declarer', 'partner', 'defender'])),
  dealt: v.exactOptional(Cards),
  legal: Cards,
});

/** An ending and how many legal ways there are to play it out. */
export const PerftRecord = v.strictObject({
  ...base,
  type: v.literal('perft'),
  deck: DeckName,
  contract: ContractText,
  rules: Options,
  leader: Whole,
  hands: Hands,
  /** How many cards to play; all where absent. */
  cards: v.exactOptional(Whole),
  count: Whole,
});

/** A hand that was played, card by card. */
export const GameRecord = v.strictObject({
  ...base,
  type: v.literal('game'),
  deck: DeckName,
  contract: ContractText,
  rules: Options,
  forehand: Whole,
  declarer: v.nullish(Whole),
  partner: v.nullish(Whole),
  hands: Hands,
  leaders: v.array(Whole),
  tricks: v.array(Cards),
  knocks: v.optional(Whole, 0),
  kontra: v.optional(Whole, 0),
  points: v.array(Whole),
  taken: v.array(Whole),
  run: v.exactOptional(Whole),
  tariff: v.exactOptional(
    v.strictObject({ base: Whole, schneider: Whole, schwarz: Whole, runner: Whole }),
  ),
  net: v.exactOptional(v.array(Whole)),
});

/** A trick and who wins it with how many points. */
export type TrickRecord = v.InferOutput<typeof TrickRecord>;
export type LegalRecord = v.InferOutput<typeof LegalRecord>;
export type PerftRecord = v.InferOutput<typeof PerftRecord>;
export type GameRecord = v.InferOutput<typeof GameRecord>;
