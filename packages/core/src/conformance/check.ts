import * as v from 'valibot';
import { entriesAboveWorst } from '../entries.js';
import type { Contract } from '../contract.js';
import type { HandInput } from '../hand.js';
import { judge } from '../outcome.js';
import { settle } from '../settle.js';
import type { Tariff } from '../tariff.js';
import { checkBidding, checkCallable } from './check-bidding.js';
import { checkGame } from './check-game.js';
import { checkLegal, checkPerft, checkTrick } from './check-play.js';
import { rulesOf } from './rules-of.js';
import { ConformanceRecord, type SettlementRecord } from './record.js';
import { compare, failed, type Verdict } from './verdict.js';

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
  if (!rules.ok) return failed(id, `rule ${rules.error}`, 'unknown');

  const settled = settle(
    inputOf(record),
    { tariff: { unit: 0, ...record.tariff } as Tariff, rules: rules.value },
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

function labelsOf(data: unknown): { id: string; type: string } {
  const labels = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return { id: String(labels['id'] ?? '?'), type: String(labels['type'] ?? '?') };
}
