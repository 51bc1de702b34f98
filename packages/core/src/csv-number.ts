/** What stands before the fraction of a number. */
export type DecimalSign = ',' | '.';

/** A number as it is written: all of its digits, and how many of them stand after the sign. */
export interface WrittenNumber {
  readonly digits: number;
  readonly decimals: number;
}

const NUMBERS: Readonly<Record<DecimalSign, RegExp>> = {
  ',': /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,6}))?$/,
  '.': /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,6}))?$/,
};

/** Longer is no amount, and to look for its money sign among a million spaces would take hours. */
const LONGEST_NUMBER = 40;

/** An amount as a number of so many decimals: 1250 with two of them is `12,50`. */
export function writeNumber(amount: number, decimals: 0 | 2, sign: DecimalSign): string {
  if (decimals === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  return `${amount < 0 ? '-' : ''}${whole}${sign}${digits.slice(-decimals)}`;
}

/** Reads a number; thousands may be apart, a sign of money may stand before or behind. Null if none. */
export function readNumber(text: string, sign: DecimalSign): WrittenNumber | null {
  // Mostly it is bare already, and a table has many.
  if (/^-?\d{1,15}$/.test(text)) return { digits: Number(text) || 0, decimals: 0 };
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_NUMBER) return null;
  const bare = trimmed
    .replace(/^(\p{Sc}|EUR)\s*|\s*(\p{Sc}|EUR)$/gu, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replaceAll(/(?<=\d)[ \u00A0\u202F](?=\d{3})/g, '');
  const [, minus, whole, fraction = ''] = NUMBERS[sign].exec(bare) ?? [];
  if (whole === undefined) return null;
  const digits = Number(whole.replaceAll(/[.,]/g, '') + fraction);
  return { digits: minus === '-' ? 0 - digits : digits, decimals: fraction.length };
}

/** The sign under which most of the texts are numbers; the first of two as good. */
export function decimalSignOf(
  texts: readonly string[],
  signs: readonly [DecimalSign, DecimalSign],
): DecimalSign {
  const [first, second] = signs;
  const count = (sign: DecimalSign) => texts.filter((text) => readNumber(text, sign)).length;
  return count(second) > count(first) ? second : first;
}
