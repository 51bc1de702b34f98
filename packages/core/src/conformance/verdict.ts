/** Why a record failed. */
export interface RecordFailure {
  /** Failures are counted by it: `wrong`, `malformed`, or what is missing here. */
  readonly reason: string;
  readonly detail: string;
}

/** What came of one record. */
export type Verdict =
  | { readonly passed: true; readonly id: string }
  | ({ readonly passed: false; readonly id: string } & RecordFailure);

/** A record whose answer is compared with ours, field by field in the order given. */
export function compare(id: string, expected: object, got: object): Verdict {
  const want = JSON.stringify(expected);
  const have = JSON.stringify(got);
  return want === have ? { passed: true, id } : failed(id, 'wrong', `expected ${want} got ${have}`);
}

/** A record that failed, and why. */
export function failed(id: string, reason: string, detail: string): Verdict {
  return { passed: false, id, reason, detail };
}
