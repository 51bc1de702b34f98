import { formatContract } from './contract.js';
import type { Terms } from './settle.js';
import type { SheetRow } from './sheet-row.js';

/** Where a file's lists have what many rows have alike. */
export interface FilePlaces {
  termsAt(terms: Terms): number;
  seatsAt(seats: readonly string[]): number;
}

/** A row as a file has it: contracts as text, and what many rows have alike by its place in a list. */
export function filedRow(row: SheetRow, { termsAt, seatsAt }: FilePlaces): object {
  switch (row.kind) {
    case 'hand': {
      const hand = { ...row.hand, contract: formatContract(row.hand.contract) };
      return { ...row, seats: seatsAt(row.seats), terms: termsAt(row.terms), hand };
    }
    case 'thrown-in':
      return { ...row, seats: seatsAt(row.seats), terms: termsAt(row.terms) };
    case 'agree':
      return { ...row, terms: termsAt(row.terms) };
    default:
      return row;
  }
}
