import { newSheet, unwrap, type Ledger, type Sheet } from '@schafkopf/core';

/** An empty sheet for those at the table now; where too few are left, for those who began. */
export function sheetAnew({ players: first }: Sheet, { players, terms }: Ledger): Sheet {
  const begun = newSheet(players, terms);
  return begun.ok ? begun.value : unwrap(newSheet(first, terms));
}
