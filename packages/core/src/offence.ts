/** What a player did wrong (Schafkopfordnung 1989, IV.1.2, IV.2.6, IV.2.7). */
export const OFFENCES = [
  /** Led when it was not his turn. */
  'wrong-lead',
  /** Did not follow though he could, noticed at once. */
  'revoke-at-once',
  /** The same, noticed later. */
  'revoke-later',
  /** Has too many or too few cards after a right deal. */
  'wrong-card-count',
] as const;

/** One of {@link OFFENCES}. */
export type Offence = (typeof OFFENCES)[number];
