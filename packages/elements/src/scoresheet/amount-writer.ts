import { moneyOf, type Tariff } from '@schafkopf/core';
import type { Dictionary } from '../locales/dictionary.js';
import type { Counting } from './counting.js';

/** What amounts are counted in, in one word: “in Cent”, “in €”. */
export function unitOf(counting: Counting, tariff: Tariff, words: Dictionary): string {
  const { unit, unitName, unitValue } = tariff;
  if (counting === 'money') {
    const parts = money(words.tag, currencyOf(tariff)).formatToParts(0);
    return `in ${parts.find(({ type }) => type === 'currency')?.value ?? currencyOf(tariff)}`;
  }
  if (unitName !== undefined && (counting === 'units' || unit === 1)) return `in ${unitName}`;
  const points = counting === 'units' || unit === 1 || unitValue !== undefined;
  return points ? words.sheet.units : words.sheet.cents;
}

/** Writes amounts as they are counted, with a sign where they can be less than nothing. */
export function amountWriter(
  counting: Counting,
  tariff: Tariff,
  words: Dictionary,
): (amount: number) => string {
  switch (counting) {
    case 'net':
      return (amount) => words.signed(amount);
    case 'above-worst':
      return (amount) => words.amount(amount);
    case 'units': {
      const format = signed(words.tag, 0, 2);
      return (amount) => minus(format.format(amount / (tariff.unit || 1)));
    }
    case 'money': {
      const digits =
        money(words.tag, currencyOf(tariff)).resolvedOptions().maximumFractionDigits ?? 2;
      const format = signed(words.tag, digits, digits);
      return (amount) => minus(format.format(moneyOf(amount, tariff) / 10 ** digits));
    }
  }
}

/** Where nobody has said which money it is, the cents are those of the euro. */
function currencyOf({ currency }: Tariff): string {
  return currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : 'EUR';
}

function money(language: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
}

function signed(language: string, least: number, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

function minus(text: string): string {
  return text.replace('-', '−');
}
