import * as v from 'valibot';
import { RecordTariffSchema } from '../tariff-schema.js';
import { base, Options, Whole } from './fields.js';
import { RecordHand } from './settlement-record.js';

/** Somebody by the order in which people came to the sheet, from 0. */
const Person = v.pipe(Whole, v.minValue(0), v.maxValue(19));

/** What must hold after the row; what is absent is not checked. */
const after = {
  /** By person; whoever came later is missing before. */
  totals: v.exactOptional(v.array(Whole)),
  /** Who deals the next hand. */
  dealer: v.exactOptional(Person),
  /** Who will not be dealt cards in it. */
  sitsOut: v.exactOptional(v.array(Person)),
  stock: v.exactOptional(Whole),
  nextFactor: v.exactOptional(Whole),
  /** The codes of what is wrong with the row, which then counts for nothing. */
  refused: v.exactOptional(v.array(v.string())),
};

const row = <const Kind extends string, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) => v.strictObject({ ...after, kind: v.literal(kind), ...entries });

const LedgerRecordRow = v.variant('kind', [
  row('hand', { hand: RecordHand }),
  row('thrown-in', {
    consequence: v.exactOptional(v.picklist(['none', 'next-doubled', 'stock'])),
  }),
  row('correction', {
    amounts: v.array(v.tuple([Person, Whole])),
    stockChange: v.exactOptional(Whole),
    outside: v.exactOptional(v.literal(true)),
  }),
  row('agree', { tariff: v.exactOptional(RecordTariffSchema), rules: Options }),
  row('join', { player: Person, before: v.exactOptional(Person) }),
  row('leave', { player: Person }),
  row('reorder', { order: v.array(Person) }),
  row('dealer', { player: Person }),
  row('bock', {}),
  row('close', {}),
  row('reopen', {}),
]);

/** A sheet row by row, in which people are named by number. */
export const LedgerRecord = v.strictObject({
  ...base,
  type: v.literal('ledger'),
  /** How many sit down at the beginning. */
  players: v.optional(v.picklist([3, 4, 5, 6]), 4),
  firstDealer: v.optional(Person, 0),
  tariff: RecordTariffSchema,
  rules: Options,
  rows: v.array(LedgerRecordRow),
});

export type LedgerRecord = v.InferOutput<typeof LedgerRecord>;
