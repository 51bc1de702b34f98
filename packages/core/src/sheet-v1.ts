import * as v from 'valibot';
import { placeBetween } from './row-place.js';
import type { Terms } from './settle.js';
import { ContractText, Id, PlayerSchema, TermsSchema } from './sheet-schema.js';
import type { Row, SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';

const Whole = v.pipe(v.number(), v.safeInteger());
const Count = v.pipe(Whole, v.minValue(0));

const HandSchema = v.strictObject({
  contract: ContractText,
  declarer: Id,
  partner: v.exactOptional(Id),
  won: v.exactOptional(v.boolean()),
  schneider: v.exactOptional(v.boolean()),
  schwarz: v.exactOptional(v.boolean()),
  runners: v.exactOptional(Count),
  knocks: v.exactOptional(Count),
  kontra: v.exactOptional(Count),
  bock: v.exactOptional(Count),
});

const base = { id: Id, at: Whole, note: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))) };

/** The first version of the file: four players who never change, hands and thrown-in hands. */
export const SheetV1Schema = v.strictObject({
  version: v.literal(1),
  players: v.pipe(v.array(PlayerSchema), v.length(4)),
  firstDealer: Id,
  terms: TermsSchema,
  rows: v.array(
    v.variant('kind', [
      v.strictObject({ ...base, kind: v.literal('hand'), hand: HandSchema, terms: TermsSchema }),
      v.strictObject({ ...base, kind: v.literal('thrown-in') }),
    ]),
  ),
});

type SheetV1 = v.InferOutput<typeof SheetV1Schema>;

/**
 * The same evening as we write it now. A thrown-in hand did nothing then, so it does nothing now;
 * where the terms of the hands differ, a row says when another tariff was agreed on.
 */
export function migrateV1({ players, firstDealer, terms, rows: old }: SheetV1): Sheet {
  const seats = players.map(({ id }) => id);
  const first = old.find((row) => row.kind === 'hand')?.terms ?? terms;
  const rows: SheetRow[] = [];
  let current: Terms = first;
  const add = (row: Row) =>
    rows.push({ ...row, place: placeBetween(rows.at(-1)?.place, undefined, row.id), edit: 0 });
  const agree = (next: Terms, at: number, number: number) => {
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    add({ kind: 'agree', id: `terms@${number}`, at, terms: next });
  };

  for (const [number, row] of old.entries()) {
    if (row.kind === 'hand') {
      agree(row.terms, row.at, number);
      add({ ...row, seats, terms: current });
    } else {
      add({ ...row, seats, terms: current, consequence: 'none' });
    }
  }
  agree(terms, old.at(-1)?.at ?? 0, old.length);
  return { version: 2, players, firstDealer, terms: first, edit: 0, rows, removed: [] };
}
