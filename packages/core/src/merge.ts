import { byPlace } from './row-place.js';
import { demandSheet } from './sheet-shape.js';
import type { SheetRow } from './sheet-row.js';
import type { RemovedRow, Sheet } from './sheet.js';

/** The last that one copy knows of a row: how it reads, or that it was taken out. */
type Known = { readonly row: SheetRow } | { readonly removed: RemovedRow };

/**
 * Two copies of one sheet that were edited apart, as one. Of each row the later edit counts, also
 * where that took it out; a row that only one copy has is kept. Which copy is named first, how often
 * and in which groups copies are merged makes no difference, and no clock is asked.
 */
export function mergeSheets(a: Sheet, b: Sheet): Sheet {
  demandSheet(a, 'the first sheet');
  demandSheet(b, 'the second sheet');
  const { players, firstDealer, terms, edit } = later(beginningOf(a), beginningOf(b));
  const known = new Map<string, Known>();
  for (const one of [...knownOf(a), ...knownOf(b)]) {
    const id = idOf(one);
    const other = known.get(id);
    known.set(id, other ? laterKnown(other, one) : one);
  }
  const all = [...known.values()];
  return {
    version: 2,
    players,
    firstDealer,
    terms,
    edit,
    rows: all.flatMap((one) => ('row' in one ? [one.row] : [])).sort(byPlace),
    removed: all
      .flatMap((one) => ('removed' in one ? [one.removed] : []))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

function beginningOf({ players, firstDealer, terms, edit }: Sheet) {
  return { players, firstDealer, terms, edit };
}

function knownOf({ rows, removed }: Sheet): Known[] {
  return [...rows.map((row) => ({ row })), ...removed.map((one) => ({ removed: one }))];
}

function idOf(known: Known): string {
  return 'row' in known ? known.row.id : known.removed.id;
}

function editOf(known: Known): number {
  return 'row' in known ? known.row.edit : known.removed.edit;
}

function laterKnown(a: Known, b: Known): Known {
  if (editOf(a) !== editOf(b)) return editOf(a) > editOf(b) ? a : b;
  // Taken out and edited at once: no hand is lost.
  if ('removed' in a) return b;
  if ('removed' in b) return a;
  return { row: later(a.row, b.row) };
}

/** The later of two versions; where both were edited as often, their texts decide, not the order. */
function later<T extends { readonly edit: number }>(a: T, b: T): T {
  if (a === b) return a;
  if (a.edit !== b.edit) return a.edit > b.edit ? a : b;
  return sortedText(a) >= sortedText(b) ? a : b;
}

/** JSON with the keys in order, so that the same content is the same text. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
