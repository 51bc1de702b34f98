export { checkLine, readRecord, settleRecord, type RecordFailure, type Verdict } from './check.js';
export type { ConformanceRecord, EntriesRecord, SettlementRecord, TrickRecord } from './record.js';
