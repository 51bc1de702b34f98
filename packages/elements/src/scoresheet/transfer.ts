import type { CorrectionRow, PersonAmount } from '@schafkopf/core';

/** Who pays or is paid: a person by id, everybody (else), the Stock, or somebody outside. */
export type Party =
  | { readonly person: string }
  | 'all'
  | 'stock'
  /** A till, a club: then the sheet need not sum to zero. */
  | 'till';

/** Money that goes from one party to another; `amount` is each person's, where one side is many. */
export interface Transfer {
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
}

/** What a correction says of a transfer; null where both sides are the same. */
export function correctionOf(
  { from, to, amount }: Transfer,
  people: readonly string[],
): Pick<CorrectionRow, 'amounts' | 'stock' | 'outside'> | null {
  if (isSame(from, to)) return null;
  const payers = peopleOf(from, to, people);
  const paid = peopleOf(to, from, people);
  const given = amount * Math.max(1, payers.length, paid.length);
  const share = (ids: readonly string[], sign: 1 | -1): PersonAmount[] =>
    ids.map((player) => ({ player, amount: (sign * given) / ids.length }));
  const stock = to === 'stock' ? given : from === 'stock' ? 0 - given : 0;
  return {
    amounts: [...share(payers, -1), ...share(paid, 1)],
    ...(stock !== 0 && { stock }),
    ...((from === 'till' || to === 'till') && { outside: true as const }),
  };
}

/** Everybody but the one on the other side. */
function peopleOf(party: Party, other: Party, people: readonly string[]): readonly string[] {
  if (party === 'all') {
    return people.filter((id) => typeof other === 'string' || other.person !== id);
  }
  return typeof party === 'string' ? [] : [party.person];
}

export function isSame(a: Party, b: Party): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.person === b.person;
}
