import * as v from 'valibot';
import { BiddingRecord, CallableRecord } from './bidding-record.js';
import { base, Whole } from './fields.js';
import { LedgerRecord } from './ledger-record.js';
import { GameRecord, LegalRecord, PerftRecord, TrickRecord } from './play-record.js';
import { SettlementRecord } from './settlement-record.js';

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
  LedgerRecord,
]);

/** One line of a conformance file. */
export type ConformanceRecord = v.InferOutput<typeof ConformanceRecord>;

/** What a hand pays and what goes on a sheet that counts above the worst player. */
export type EntriesRecord = v.InferOutput<typeof EntriesRecord>;
