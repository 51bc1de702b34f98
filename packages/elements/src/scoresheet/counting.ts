import type { LedgerRow, Tariff } from '@schafkopf/core';

export const COUNTINGS = ['net', 'units', 'money', 'above-worst'] as const;

/** How amounts are counted: as the tariff does, in its units, in money, or above the worst. */
export type Counting = (typeof COUNTINGS)[number];

/** The ways that differ under a tariff: one in points has neither other units nor money. */
export function countingsOf({ unit, unitName, unitValue, currency }: Tariff): readonly Counting[] {
  const hasUnits = unit > 1 || unitName !== undefined;
  const hasMoney = unit > 1 || unitValue !== undefined || currency !== undefined;
  return COUNTINGS.filter(
    (counting) => (counting !== 'units' || hasUnits) && (counting !== 'money' || hasMoney),
  );
}

/** What each person has by a row or in all. */
export function countedBy(
  counting: Counting,
  { totals, entryTotals }: Pick<LedgerRow, 'totals' | 'entryTotals'>,
): readonly number[] {
  return counting === 'above-worst' ? entryTotals : totals;
}
