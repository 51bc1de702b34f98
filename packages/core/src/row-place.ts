const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
/** Rows that are added at the end count on in their first digits: enough for 1.6 million rows. */
const WHOLE_DIGITS = 4;
/** Digits that differ by row, so that two copies of a sheet hardly ever give one place twice. */
const OWN_DIGITS = 3;

/**
 * What a place may look like. One that ended in 0 would leave no room before it. A gap takes five
 * rows a digit, so that ten thousand can be written one by one between the same two.
 */
export const PLACE_PATTERN = /^[0-9a-z]{0,2500}[1-9a-z]$/;

/**
 * A place after one and before another, each absent at the end of the sheet: a fraction, written as
 * its digits to base 36, so that places are compared as texts and there is always one in between.
 * Throws a RangeError where the second is no place or does not come after the first.
 */
export function placeBetween(
  after: string | undefined,
  before: string | undefined,
  rowId: string,
): string {
  if (before !== undefined && !(PLACE_PATTERN.test(before) && (after ?? '') < before)) {
    throw new RangeError('before is a place, and comes after the other');
  }
  const middle = before === undefined ? placeAtEnd(after) : middleOf(after ?? '', before);
  return middle + ownDigits(rowId);
}

/** The order of rows: by their places, by their ids where two copies gave the same place. */
export function byPlace(
  a: { readonly place: string; readonly id: string },
  b: { readonly place: string; readonly id: string },
): number {
  if (a.place !== b.place) return a.place < b.place ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function placeAtEnd(last: string | undefined): string {
  const whole = (last ?? '').slice(0, WHOLE_DIGITS).padEnd(WHOLE_DIGITS, '0');
  const next = (Number.parseInt(whole, BASE) + 1).toString(BASE).padStart(WHOLE_DIGITS, '0');
  return next.length > WHOLE_DIGITS ? middleOf(last ?? '', '') : next;
}

/** Digits strictly between two places; `high` is '' where there is no limit. */
function middleOf(low: string, high: string): string {
  let digits = '';
  let limited = high !== '';
  for (let at = 0; ; at++) {
    const from = DIGITS.indexOf(low[at] ?? '0');
    const to = limited ? DIGITS.indexOf(high[at] ?? '0') : BASE;
    if (to - from > 1) return digits + DIGITS[(from + to) >> 1];
    digits += DIGITS[from];
    // One below the limit here, whatever follows stays below it.
    if (to > from) limited = false;
  }
}

function ownDigits(rowId: string): string {
  let hash = 7;
  for (let at = 0; at < rowId.length; at++) {
    hash = (Math.imul(hash, 31) + rowId.charCodeAt(at)) >>> 0;
  }
  // From 1, and never ending in 0.
  const last = DIGITS[1 + (hash % (BASE - 1))] ?? '1';
  const first = Math.floor(hash / BASE) % BASE ** (OWN_DIGITS - 1);
  return first.toString(BASE).padStart(OWN_DIGITS - 1, '0') + last;
}
