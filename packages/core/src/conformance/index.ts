export { checkLine, readRecord, settleRecord, type RecordFailure, type Verdict } from './check.js';
export type { ConformanceRecord, EntriesRecord } from './record.js';
export type { TrickRecord } from './play-record.js';
export type { SettlementRecord } from './settlement-record.js';
