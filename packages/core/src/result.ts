/**
 * What a function returns when its input may be wrong: the value, or why not.
 * Core throws only on a programmer's error, never on a user's.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | Failure<E>;

/** The half of a {@link Result} that says why not. */
export interface Failure<E> {
  readonly ok: false;
  readonly error: E;
}

/** Wraps a value as a success. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Wraps a reason as a failure. */
export function fail<E>(error: E): Failure<E> {
  return { ok: false, error };
}

/** The value, where the caller knows that there is one; a failure here is a programmer's error. */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new TypeError(`unwrapped a failure: ${JSON.stringify(result.error)}`);
}
