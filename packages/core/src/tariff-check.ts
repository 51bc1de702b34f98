import { objectOf } from './object.js';
import type { Columns, PointTable } from './point-table.js';
import { fail, ok, type Result } from './result.js';
import { PRICED_ITEMS, type Tariff } from './tariff.js';

/** Beyond this no table plays; it keeps every amount a whole number. */
export const MOST_PRICE = 1_000_000;

/** The most that a table multiplies the plain game by for a Tout or a Sie. */
export const MOST_TIMES = 16;

/** Why a tariff cannot be used. */
export type TariffErrorCode =
  /** Not a whole number from 0 to {@link MOST_PRICE}. */
  | 'amount-out-of-range'
  /** A unit's worth must be a multiple of the unit, so that no half coin is ever paid. */
  | 'unit-value-not-whole'
  /** Not three capital letters (ISO 4217). */
  | 'unknown-currency'
  /** What the winners get is not what the losers give, and the table is not a plus-only one. */
  | 'table-not-zero-sum'
  /** Only a plus-only table writes a winner so much more, or opponents points of their own. */
  | 'plus-only';

/** One thing that is wrong with a tariff, and where: `rufer`, `table.rows.solo.schneider`. */
export interface TariffError {
  readonly code: TariffErrorCode;
  readonly path: string;
}

/** Gives a tariff back where it can be used, or lists everything that is wrong with it. */
export function checkTariff(given: Tariff): Result<Tariff, readonly TariffError[]> {
  const errors: TariffError[] = [];
  const tariff = objectOf(given) as Tariff;
  const amount = (path: string, value: number | undefined) => {
    if (value !== undefined && !isAmount(value)) errors.push({ code: 'amount-out-of-range', path });
  };
  if (!isAmount(tariff.unit)) errors.push({ code: 'amount-out-of-range', path: 'unit' });
  for (const item of PRICED_ITEMS) amount(item, tariff[item]);
  amount('unitValue', tariff.unitValue);
  const { unit, unitValue, currency } = tariff;
  if (isAmount(unit) && isAmount(unitValue) && unitValue % (unit || 1) !== 0) {
    errors.push({ code: 'unit-value-not-whole', path: 'unitValue' });
  }
  if (currency !== undefined && !isCurrency(currency)) {
    errors.push({ code: 'unknown-currency', path: 'currency' });
  }
  const { table } = tariff;
  if (table !== undefined) {
    const path = 'table';
    const wrong = isTable(table)
      ? tableErrors(table)
      : [{ code: 'amount-out-of-range', path } as const];
    errors.push(...wrong);
  }
  return errors.length > 0 ? fail(errors) : ok(given);
}

function isCurrency(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}

/** Whether a value from elsewhere has rows that can be looked into. */
function isTable(table: PointTable): boolean {
  const { rows, tout = {}, sie = {} } = objectOf(table) as PointTable;
  return [rows, tout, sie, ...Object.values(objectOf(rows))].every((one) => one === objectOf(one));
}

/** Whether a value from elsewhere is a tariff so far that prices can be looked for in it. */
export function isTariff(value: unknown): value is Tariff {
  const tariff = objectOf(value) as Tariff;
  return tariff === value && (tariff.table === undefined || isTable(tariff.table));
}

/**
 * An amount in the smallest coin of the tariff's money: what one unit is worth, so many times. Where
 * no worth is agreed on, amounts are money already.
 */
export function moneyOf(amount: number, { unit, unitValue }: Tariff): number {
  return unitValue === undefined ? amount : amount * (unitValue / (unit || 1));
}

function tableErrors({ rows, plusOnly, tout, sie }: PointTable): TariffError[] {
  const errors: TariffError[] = [];
  const check = (path: string, columns: Columns | undefined, losers: number) => {
    if (!columns) return;
    const [winner, loser] = Array.isArray(columns) ? (columns as Columns) : [NaN, NaN];
    if (!isAmount(winner) || !isAmount(loser)) errors.push({ code: 'amount-out-of-range', path });
    else if (!plusOnly && winner !== losers * loser) {
      errors.push({ code: 'table-not-zero-sum', path });
    }
  };
  const onlyPlus = (path: string, value: number | undefined) => {
    if (value === undefined) return;
    if (!isAmount(value)) errors.push({ code: 'amount-out-of-range', path });
    else if (!plusOnly) errors.push({ code: 'plus-only', path });
  };
  for (const [game, row] of Object.entries(rows)) {
    const losers = game === 'rufer' || game === 'wedding' ? 1 : 3;
    for (const result of ['plain', 'schneider', 'schwarz'] as const) {
      check(`table.rows.${game}.${result}`, row?.[result], losers);
    }
    onlyPlus(`table.rows.${game}.lost`, row?.lost);
  }
  for (const [name, price] of [['tout', tout] as const, ['sie', sie] as const]) {
    if (!price) continue;
    if ('times' in price && !isTimes(price.times)) {
      errors.push({ code: 'amount-out-of-range', path: `table.${name}.times` });
    }
    if ('plus' in price) onlyPlus(`table.${name}.plus`, price.plus);
    if ('columns' in price) {
      check(`table.${name}.columns`, price.columns, 3);
      onlyPlus(`table.${name}.lost`, price.lost);
    }
  }
  return errors;
}

/** Whether a price is one: a whole number from 0 to {@link MOST_PRICE}. */
export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_PRICE;
}

/** Whether a table can multiply by it: a whole number from 1 to {@link MOST_TIMES}. */
export function isTimes(value: unknown): boolean {
  return isAmount(value) && value >= 1 && value <= MOST_TIMES;
}
