import * as v from 'valibot';
import { entriesAboveWorst } from '../entries.js';
import type { Contract } from '../contract.js';
import type { HandInput } from '../hand.js';
import { judge } from '../outcome.js';
import { fail, ok, type Result } from '../result.js';
import { settle, type Settlement } from '../settle.js';
import type { Tariff } from '../tariff.js';
import { checkBidding, checkCallable } from './check-bidding.js';
import { checkGame } from './check-game.js';
import { checkLegal, checkPerft, checkTrick } from './check-play.js';
import { ConformanceRecord, type SettlementRecord } from './record.js';
import { rulesOf } from './rules-of.js';
import { compare, type RecordFailure, type Verdict } from './verdict.js';

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

const HAND_FIELDS: ReadonlySet<string> = new Set([
  'contract',
  'declarer',
  'partner',
  'won',
  'schneider',
  'schwarz',
  'runners',
  'knocks',
  'kontra',
  'bock',
  'raise',
]);

function checkSettlement(record: SettlementRecord): Verdict {
  const settled = settleRecord(record);
  if (!settled.ok) return { passed: false, id: record.id, ...settled.error };
  const { value, net } = settled.value;
  return compare(
    record.id,
    { value: record.value ?? value, net: record.net, stockAfter: record.stockAfter ?? 0 },
    { value, net, stockAfter: 0 },
  );
}

/** Settles the hand of a record under the record's own tariff and rules. */
export function settleRecord(record: SettlementRecord): Result<Settlement, RecordFailure> {
  const field = Object.keys(record.hand).find((name) => !HAND_FIELDS.has(name));
  if (field) return fail({ reason: `hand field ${field}`, detail: 'not settled yet' });
  const rules = rulesOf(record.rules);
  if (!rules.ok) return fail({ reason: `rule ${rules.error}`, detail: 'unknown' });
  const settled = settle(
    handOfRecord(record),
    { tariff: { unit: 0, ...record.tariff } as Tariff, rules: rules.value },
    { players: record.players ?? 4 },
  );
  if (settled.ok) return settled;
  const [error] = settled.error;
  return fail({ reason: error?.code ?? 'wrong', detail: JSON.stringify(settled.error) });
}

function handOfRecord({ hand, points }: SettlementRecord): HandInput {
  const { partner, raise, contract: written, ...rest } = hand;
  const contract: Contract =
    raise === undefined ? written : ({ ...written, raised: raise } as Contract);
  // A record that only gives the card points leaves the outcome to the reader.
  const judged =
    rest.won === undefined && points !== undefined ? judge(contract, { points }) : null;
  return {
    ...rest,
    contract,
    ...(typeof partner === 'number' && { partner }),
    ...(judged?.ok && { won: judged.value.won, schneider: judged.value.margin !== 'plain' }),
  };
}

function labelsOf(data: unknown): { id: string; type: string } {
  const labels = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const label = (name: string) => (typeof labels[name] === 'string' ? labels[name] : '?');
  return { id: label('id'), type: label('type') };
}
