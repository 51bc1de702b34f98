import type { Contract } from '../contract.js';
import type { HandInput } from '../hand.js';
import { fail, type Result } from '../result.js';
import { settle, type SettleError, type Settlement } from '../settle.js';
import { rulesOf, tableRules } from './rules-of.js';
import { RecordHand, type SettlementRecord } from './settlement-record.js';
import { compare, failed, type RecordFailure, type Verdict } from './verdict.js';

/** Settles the hand of a record and compares what it costs, or why it is refused. */
export function checkSettlement(record: SettlementRecord): Verdict {
  const { id, refused } = record;
  if ((refused === undefined) === (record.net === undefined)) {
    return failed(id, 'malformed', 'either net or refused');
  }
  const settled = trySettle(record);
  if (!settled.ok && 'reason' in settled.error) {
    return { passed: false, id, ...settled.error };
  }
  if (refused !== undefined) {
    const codes = settled.ok
      ? []
      : (settled.error as readonly SettleError[]).map(({ code }) => code);
    return compare(id, { refused }, { refused: codes });
  }
  if (!settled.ok)
    return { passed: false, id, ...refusal(settled.error as readonly SettleError[]) };

  const { value, net, stockAfter, payments, plusOnly } = settled.value;
  return compare(
    id,
    {
      value: record.value ?? value,
      net: record.net,
      stockAfter: record.stockAfter ?? 0,
      plusOnly: record.plusOnly ?? false,
      ...(record.payments && { payments: record.payments }),
    },
    {
      value,
      net,
      stockAfter,
      plusOnly,
      ...(record.payments && {
        payments: payments.map(({ from, to, amount }) => [from, to, amount]),
      }),
    },
  );
}

/** Settles the hand of a record under the record's own tariff and rules. */
export function settleRecord(record: SettlementRecord): Result<Settlement, RecordFailure> {
  const settled = trySettle(record);
  if (settled.ok) return settled;
  const { error } = settled;
  return fail('reason' in error ? error : refusal(error));
}

function trySettle(
  record: SettlementRecord,
): Result<Settlement, RecordFailure | readonly SettleError[]> {
  const field = Object.keys(record.hand).find((name) => !Object.hasOwn(RecordHand.entries, name));
  if (field) return fail({ reason: `hand field ${field}`, detail: 'unknown' });
  const { players = 4, forehand = 0, tariff } = record;
  const rules = rulesOf(record.rules, players === 3 ? tableRules('short', 3) : {});
  if (!rules.ok) return fail({ reason: `rule ${rules.error}`, detail: 'unknown' });
  return settle(handOfRecord(record), { tariff, rules: rules.value }, { players, forehand });
}

function refusal(errors: readonly SettleError[]): RecordFailure {
  return { reason: errors[0]?.code ?? 'wrong', detail: JSON.stringify(errors) };
}

function handOfRecord({ hand, points }: SettlementRecord): HandInput {
  const { partner, raise, contract: written, ...rest } = hand;
  // Other engines leave out what is false; an offence, a count and a Ramsch say themselves who lost.
  const { tricks, penalty } = rest;
  const shown = [points, rest.points, tricks, penalty].some((fact) => fact !== undefined);
  const said = shown || rest.declarer === undefined || written.kind === 'sie';
  const contract: Contract =
    raise === undefined ? written : ({ ...written, raised: raise } as Contract);
  return {
    ...(!said && { won: false }),
    ...rest,
    contract,
    ...(typeof partner === 'number' && { partner }),
    ...(points !== undefined && { points }),
  };
}
