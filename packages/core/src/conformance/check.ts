import * as v from 'valibot';
import { entriesAboveWorst } from '../entries.js';
import type { Contract } from '../contract.js';
import type { HandInput } from '../hand.js';
import { judge } from '../outcome.js';
import { OFFICIAL_RULES, type Rules } from '../rules.js';
import { fail, ok, type Result } from '../result.js';
import { settle, type Settlement } from '../settle.js';
import type { Tariff } from '../tariff.js';
import { trickPoints, trickWinner } from '../trick.js';
import { trumpTable } from '../trump.js';
import { ConformanceRecord, type SettlementRecord, type TrickRecord } from './record.js';

/** Why a record failed. */
export interface RecordFailure {
  /** Failures are counted by it: `wrong`, `malformed`, or what is missing here. */
  readonly reason: string;
  readonly detail: string;
}

/** What came of one record. */
export type Verdict =
  | { readonly passed: true; readonly id: string }
  | ({ readonly passed: false; readonly id: string } & RecordFailure);

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
  if (typeof rules === 'string')
    return fail({ reason: `rule ${rules}`, detail: 'not settled yet' });
  const settled = settle(
    handOfRecord(record),
    { tariff: { unit: 0, ...record.tariff } as Tariff, rules },
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

const TRICK_OPTIONS: ReadonlySet<string> = new Set(['bettelOrder']);

function checkTrick(record: TrickRecord): Verdict {
  const option = Object.keys(record.rules ?? {}).find((name) => !TRICK_OPTIONS.has(name));
  if (option) return failed(record.id, `rule ${option}`, 'not played yet');
  const bettelOrder = record.rules?.bettelOrder ?? 'natural';
  const table = trumpTable(record.contract, { deck: record.deck ?? 'long', bettelOrder });
  return compare(
    record.id,
    { winner: record.winner, points: record.points },
    { winner: trickWinner(table, record.cards), points: trickPoints(record.cards) },
  );
}

/** The official rules with the record's options, or the name of an option that is not known. */
function rulesOf(options: SettlementRecord['rules']): Rules | string {
  const unknown = Object.keys(options ?? {}).find((name) => !Object.hasOwn(OFFICIAL_RULES, name));
  return unknown ?? ({ ...OFFICIAL_RULES, ...options } as Rules);
}

function compare(id: string, expected: object, got: object): Verdict {
  const want = JSON.stringify(expected);
  const have = JSON.stringify(got);
  return want === have ? { passed: true, id } : failed(id, 'wrong', `expected ${want} got ${have}`);
}

function failed(id: string, reason: string, detail: string): Verdict {
  return { passed: false, id, reason, detail };
}

function labelsOf(data: unknown): { id: string; type: string } {
  const labels = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const label = (name: string) => (typeof labels[name] === 'string' ? labels[name] : '?');
  return { id: label('id'), type: label('type') };
}
