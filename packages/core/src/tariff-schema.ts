import * as v from 'valibot';
import { MOST_PRICE, MOST_TIMES } from './tariff-check.js';
import { PRICED_ITEMS, type Tariff } from './tariff.js';

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PRICE));
const Name = v.pipe(v.string(), v.maxLength(60));
const Columns = v.pipe(v.tuple([Amount, Amount]), v.readonly());

const TableRow = v.strictObject({
  plain: v.exactOptional(Columns),
  schneider: v.exactOptional(Columns),
  schwarz: v.exactOptional(Columns),
  lost: v.exactOptional(Amount),
});

const Times = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_TIMES));

const AllTricks = v.union([
  v.strictObject({ times: Times }),
  v.strictObject({ plus: Amount }),
  v.strictObject({ columns: Columns, lost: v.exactOptional(Amount) }),
]);

const TABLE_ROWS = [
  'rufer',
  'wedding',
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'wenz',
  'solo',
  'hearts-solo',
] as const;

/** A tournament's table as JSON. */
const PointTableSchema = v.strictObject({
  plusOnly: v.boolean(),
  rows: v.strictObject(v.entriesFromList(TABLE_ROWS, v.exactOptional(TableRow))),
  tout: v.exactOptional(AllTricks),
  sie: v.exactOptional(AllTricks),
});

const optionalParts = {
  unitName: v.exactOptional(Name),
  unitValue: v.exactOptional(v.pipe(Amount, v.minValue(1))),
  currency: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  table: v.exactOptional(PointTableSchema),
  ...v.entriesFromList(PRICED_ITEMS, v.exactOptional(Amount)),
};

/** A tariff as JSON: known prices only, whole and not negative. */
export const TariffSchema = v.strictObject({ unit: Amount, ...optionalParts });

/** A tariff of a conformance record, where the unit matters only to the Stock. */
export const RecordTariffSchema = v.strictObject({ unit: v.optional(Amount, 0), ...optionalParts });

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Does not compile when the schema and the type name different prices. */
({ names: true }) satisfies {
  names: Same<keyof v.InferOutput<typeof TariffSchema>, keyof Tariff>;
};
