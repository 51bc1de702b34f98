import * as v from 'valibot';
import { entriesAboveWorst } from '../entries.js';
import { callableSuits, isBlocked } from '../calling.js';
import { setOf } from '../card-set.js';
import type { Contract } from '../contract.js';
import type { HandInput } from '../hand.js';
import { judge } from '../outcome.js';
import { OFFICIAL_RULES, type Rules } from '../rules.js';
import { settle } from '../settle.js';
import type { Tariff } from '../tariff.js';
import { trickPoints, trickWinner } from '../trick.js';
import { trumpTable } from '../trump.js';
import {
  ConformanceRecord,
  type CallableRecord,
  type SettlementRecord,
  type TrickRecord,
} from './record.js';

/** What came of one record. */
export type Verdict =
  | { readonly passed: true; readonly id: string }
  | {
      readonly passed: false;
      readonly id: string;
      /** Failures are counted by it: `wrong`, `malformed`, or what is missing here. */
      readonly reason: string;
      readonly detail: string;
    };

/** Checks one line of a conformance file. It never throws: a line that cannot be read has failed. */
export function checkLine(line: string): Verdict {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return failed('?', 'malformed', 'not JSON');
  }
  const { id, type } = labelsOf(data);
  const known = ConformanceRecord.options.some(({ entries }) => entries.type.literal === type);
  if (!known) return failed(id, `type ${type}`, 'not checked yet');

  const parsed = v.safeParse(ConformanceRecord, data);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failed(id, 'malformed', `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  }
  const record = parsed.output;
  switch (record.type) {
    case 'settlement':
      return checkSettlement(record);
    case 'trick':
      return checkTrick(record);
    case 'callable':
      return checkCallable(record);
    case 'entries':
      return compare(id, { entries: record.entries }, { entries: entriesAboveWorst(record.net) });
  }
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
  const { id, hand, value, net, stockAfter } = record;
  const field = Object.keys(hand).find((name) => !HAND_FIELDS.has(name));
  if (field) return failed(id, `hand field ${field}`, 'not settled yet');
  const rules = rulesOf(record.rules);
  if (typeof rules === 'string') return failed(id, `rule ${rules}`, 'not settled yet');

  const settled = settle(
    inputOf(record),
    { tariff: { unit: 0, ...record.tariff } as Tariff, rules },
    { players: record.players ?? 4 },
  );
  if (!settled.ok) {
    const [error] = settled.error;
    return failed(id, error?.code ?? 'wrong', JSON.stringify(settled.error));
  }
  const expected = { net, ...(value !== undefined && { value }), stockAfter: stockAfter ?? 0 };
  const got = {
    net: settled.value.net,
    ...(value !== undefined && { value: settled.value.value }),
  };
  return compare(id, expected, { ...got, stockAfter: 0 });
}

function inputOf({ hand, points }: SettlementRecord): HandInput {
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
  const bettelOrder = record.rules?.['bettelOrder'] === 'ace-ten' ? 'ace-ten' : 'natural';
  const table = trumpTable(record.contract, { deck: record.deck ?? 'long', bettelOrder });
  return compare(
    record.id,
    { winner: record.winner, points: record.points },
    { winner: trickWinner(table, record.cards), points: trickPoints(record.cards) },
  );
}

function checkCallable({ id, hand, callable, blocked }: CallableRecord): Verdict {
  const cards = setOf(hand);
  const got = { callable: callableSuits(cards), blocked: isBlocked(cards) };
  return compare(id, { callable, blocked: blocked ?? got.blocked }, got);
}

/** The official rules with the record's options, or the name of an option that is not known. */
function rulesOf(options: SettlementRecord['rules']): Rules | string {
  const unknown = Object.keys(options ?? {}).find((name) => !Object.hasOwn(OFFICIAL_RULES, name));
  return unknown ?? { ...OFFICIAL_RULES, ...options };
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
  return { id: String(labels['id'] ?? '?'), type: String(labels['type'] ?? '?') };
}
