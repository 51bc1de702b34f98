import * as v from 'valibot';
import { parseCard, type Card } from '../card.js';
import { parseContract, type Contract } from '../contract.js';
import { RulesSchema } from '../json.js';

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

/** Options that differ from the official rules; loose, for the reader names those that it lacks. */
const RuleOptions = v.optional(v.nullable(v.looseObject(v.partial(RulesSchema).entries)));
const PlayOptions = v.optional(
  v.nullable(v.looseObject({ bettelOrder: v.exactOptional(v.picklist(['natural', 'ace-ten'])) })),
);

const base = { id: v.string(), source: v.optional(v.string()), note: v.optional(v.string()) };

/** A hand and what it must cost. */
export const SettlementRecord = v.strictObject({
  ...base,
  type: v.literal('settlement'),
  tariff: v.record(v.string(), Whole),
  players: v.optional(v.picklist([3, 4])),
  rules: RuleOptions,
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
  rules: PlayOptions,
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

/** Every record that can be checked so far. */
export const ConformanceRecord = v.variant('type', [SettlementRecord, TrickRecord, EntriesRecord]);

/** One line of a conformance file. */
export type ConformanceRecord = v.InferOutput<typeof ConformanceRecord>;
export type SettlementRecord = v.InferOutput<typeof SettlementRecord>;
export type TrickRecord = v.InferOutput<typeof TrickRecord>;
export type EntriesRecord = v.InferOutput<typeof EntriesRecord>;
