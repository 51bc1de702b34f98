import * as v from 'valibot';
import { parseCard, type Card } from '../card.js';
import { CALLABLE_SUITS, parseContract, type Contract } from '../contract.js';

/** A contract written as text. */
const ContractText = v.pipe(
  v.string(),
  v.rawTransform<string, Contract>(({ dataset, addIssue, NEVER }) => {
    const contract = parseContract(dataset.value);
    if (contract.ok) return contract.value;
    addIssue({ message: `contract "${dataset.value}": ${contract.error}` });
    return NEVER;
  }),
);

/** A card written as text. */
const CardText = v.pipe(
  v.string(),
  v.rawTransform<string, Card>(({ dataset, addIssue, NEVER }) => {
    const card = parseCard(dataset.value);
    if (card.ok) return card.value;
    addIssue({ message: `card "${dataset.value}": ${card.error}` });
    return NEVER;
  }),
);

const Whole = v.pipe(v.number(), v.safeInteger());
const Options = v.optional(v.nullable(v.record(v.string(), v.unknown())));

const base = { id: v.string(), source: v.optional(v.string()), note: v.optional(v.string()) };

/** A hand and what it must cost. */
export const SettlementRecord = v.strictObject({
  ...base,
  type: v.literal('settlement'),
  tariff: v.record(v.string(), Whole),
  players: v.optional(v.picklist([3, 4])),
  rules: Options,
  points: v.optional(Whole),
  hand: v.looseObject({
    contract: ContractText,
    declarer: v.exactOptional(Whole),
    partner: v.nullish(Whole),
    won: v.exactOptional(v.boolean()),
    schneider: v.exactOptional(v.boolean()),
    schwarz: v.exactOptional(v.boolean()),
    runners: v.exactOptional(Whole),
    knocks: v.exactOptional(Whole),
    kontra: v.exactOptional(Whole),
    bock: v.exactOptional(Whole),
    raise: v.exactOptional(Whole),
  }),
  value: v.optional(Whole),
  net: v.array(Whole),
  stockAfter: v.optional(Whole),
});

/** A trick and who wins it with how many points. */
export const TrickRecord = v.strictObject({
  ...base,
  type: v.literal('trick'),
  deck: v.optional(v.picklist(['long', 'short'])),
  contract: ContractText,
  rules: Options,
  cards: v.array(CardText),
  winner: Whole,
  points: Whole,
});

/** What a hand pays and what goes on a sheet that counts above the worst player. */
export const EntriesRecord = v.strictObject({
  ...base,
  type: v.literal('entries'),
  net: v.array(Whole),
  entries: v.array(Whole),
});

/** A hand and the suits whose ace it may call. */
export const CallableRecord = v.strictObject({
  ...base,
  type: v.literal('callable'),
  deck: v.optional(v.picklist(['long', 'short'])),
  hand: v.array(CardText),
  callable: v.array(v.picklist(CALLABLE_SUITS)),
  blocked: v.optional(v.boolean()),
});

/** Every record that can be checked so far. */
export const ConformanceRecord = v.variant('type', [
  SettlementRecord,
  TrickRecord,
  EntriesRecord,
  CallableRecord,
]);

/** One line of a conformance file. */
export type ConformanceRecord = v.InferOutput<typeof ConformanceRecord>;
export type SettlementRecord = v.InferOutput<typeof SettlementRecord>;
export type TrickRecord = v.InferOutput<typeof TrickRecord>;
export type EntriesRecord = v.InferOutput<typeof EntriesRecord>;
export type CallableRecord = v.InferOutput<typeof CallableRecord>;
