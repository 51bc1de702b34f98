import * as v from 'valibot';
import { entriesAboveWorst } from '../entries.js';
import { fail, ok, type Result } from '../result.js';
import { checkBidding, checkCallable } from './check-bidding.js';
import { checkGame } from './check-game.js';
import { checkLedger } from './check-ledger.js';
import { checkLegal, checkPerft, checkTrick } from './check-play.js';
import { checkSettlement } from './check-settlement.js';
import { ConformanceRecord } from './record.js';
import { compare, type RecordFailure, type Verdict } from './verdict.js';

export { settleRecord } from './check-settlement.js';
export type { RecordFailure, Verdict } from './verdict.js';

/** Checks one line of a conformance file. It never throws: a line that cannot be read has failed. */
export function checkLine(line: string): Verdict {
  const read = readRecord(line);
  if (!read.ok) return { passed: false, ...read.error };
  const record = read.value;
  switch (record.type) {
    case 'settlement':
      return checkSettlement(record);
    case 'trick':
      return checkTrick(record);
    case 'legal':
      return checkLegal(record);
    case 'perft':
      return checkPerft(record);
    case 'game':
      return checkGame(record);
    case 'callable':
      return checkCallable(record);
    case 'ledger':
      return checkLedger(record);
    case 'bidding':
      return checkBidding(record);
    case 'entries':
      return compare(
        record.id,
        { entries: record.entries },
        { entries: entriesAboveWorst(record.net) },
      );
  }
}

/** Reads one line of a conformance file. */
export function readRecord(
  line: string,
): Result<ConformanceRecord, RecordFailure & { readonly id: string }> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return fail({ id: '?', reason: 'malformed', detail: 'not JSON' });
  }
  const { id, type } = labelsOf(data);
  const known = ConformanceRecord.options.some(({ entries }) => entries.type.literal === type);
  if (!known) return fail({ id, reason: `type ${type}`, detail: 'not checked yet' });
  const parsed = v.safeParse(ConformanceRecord, data);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const detail = `${v.getDotPath(issue) ?? ''} ${issue.message}`;
  return fail({ id, reason: 'malformed', detail });
}

function labelsOf(data: unknown): { id: string; type: string } {
  const labels = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const label = (name: string) => (typeof labels[name] === 'string' ? labels[name] : '?');
  return { id: label('id'), type: label('type') };
}
