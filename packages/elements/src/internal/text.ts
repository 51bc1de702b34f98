/** What an attribute or property says as text, whatever somebody set it to. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

const BIDI = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name whose writing direction stays its own and does not turn the sentence around it. */
export function isolated(name: string): string {
  return BIDI.test(name) ? `\u2068${name}\u2069` : name;
}
