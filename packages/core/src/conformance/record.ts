import * as v from 'valibot';
import { BiddingRecord, CallableRecord } from './bidding-record.js';
import { base, ContractText, Options, Whole } from './fields.js';
import { GameRecord, LegalRecord, PerftRecord, TrickRecord } from './play-record.js';

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

/** What a hand pays and what goes on a sheet that counts above the worst player. */
export const EntriesRecord = v.strictObject({
  ...base,
  type: v.literal('entries'),
  net: v.array(Whole),
  entries: v.array(Whole),
});

/** Every record that can be checked so far. */
export const ConformanceRecord = v.variant('type', [
  SettlementRecord,
  TrickRecord,
  LegalRecord,
  PerftRecord,
  GameRecord,
  EntriesRecord,
  CallableRecord,
  BiddingRecord,
]);

/** One line of a conformance file. */
export type ConformanceRecord = v.InferOutput<typeof ConformanceRecord>;
export type SettlementRecord = v.InferOutput<typeof SettlementRecord>;
export type EntriesRecord = v.InferOutput<typeof EntriesRecord>;
