import * as v from 'valibot';
import { parseContract, type Contract } from './contract.js';
import { OFFENCES } from './offence.js';
import { PLACE_PATTERN } from './row-place.js';
import { RulesSchema } from './rules-schema.js';
import { MOST_AMOUNT, MOST_EDIT, MOST_NAME, MOST_NOTE, TABLE_SIZE } from './sheet-limits.js';
import { CORRECTION_REASONS, type SheetHand } from './sheet-row.js';
import { TariffSchema } from './tariff-schema.js';

const Whole = v.pipe(v.number(), v.safeInteger());
const Count = v.pipe(Whole, v.minValue(0));
const Amount = v.pipe(Whole, v.minValue(-MOST_AMOUNT), v.maxValue(MOST_AMOUNT));
const Edit = v.pipe(Count, v.maxValue(MOST_EDIT));
const Text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** An id that somebody made up: of a row or a person. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Somebody on the sheet. */
export const PlayerSchema = v.strictObject({ id: Id, name: Text(MOST_NAME) });

/** Contracts travel as text, which people can read: `solo G tout`. */
export const ContractText = v.pipe(
  Text(40),
  v.rawTransform<string, Contract>(({ dataset, addIssue, NEVER }) => {
    const contract = parseContract(dataset.value);
    if (contract.ok) return contract.value;
    addIssue();
    return NEVER;
  }),
);

const Ids = v.pipe(v.array(Id), v.maxLength(4));
const BySeat = v.pipe(v.array(Count), v.maxLength(4));

const optionalHand = {
  declarer: Id,
  partner: Id,
  won: v.boolean(),
  schneider: v.boolean(),
  schwarz: v.boolean(),
  points: Count,
  tricks: Count,
  runners: Count,
  runnersHeldBy: v.picklist(['declarer-side', 'defence']),
  demanded: v.strictObject({
    runners: v.exactOptional(Count),
    schwarz: v.exactOptional(v.boolean()),
    schneiderFree: v.exactOptional(v.boolean()),
  }),
  knocks: Count,
  knockers: Ids,
  kontra: Count,
  bock: Count,
  doubled: Count,
  penalty: v.strictObject({ offence: v.picklist(OFFENCES), player: Id }),
  offerer: Id,
  taker: Id,
  loser: Id,
  losers: Ids,
  virgins: Ids,
  sweep: Id,
  pointsBySeat: BySeat,
  tricksBySeat: BySeat,
};

type Optional = {
  [Key in keyof typeof optionalHand]: v.ExactOptionalSchema<(typeof optionalHand)[Key], undefined>;
};

const HandSchema = v.strictObject({
  contract: ContractText,
  ...(Object.fromEntries(
    Object.entries(optionalHand).map(([field, schema]) => [field, v.exactOptional(schema)]),
  ) as unknown as Optional),
});

/** One of the file's lists of terms or of seats, by its place there. */
const Listed = Count;

const base = { id: Id, at: Whole, note: v.exactOptional(Text(MOST_NOTE)) };
const placing = { place: v.pipe(v.string(), v.regex(PLACE_PATTERN)), edit: Edit };
const row = { ...base, ...placing };
const dealt = { seats: Listed, terms: Listed };

/** A row as a file has it. */
export const RowSchema = v.variant('kind', [
  v.strictObject({ ...row, ...dealt, kind: v.literal('hand'), hand: HandSchema }),
  v.strictObject({
    ...row,
    ...dealt,
    kind: v.literal('thrown-in'),
    consequence: v.exactOptional(v.picklist(['none', 'next-doubled', 'stock'])),
  }),
  v.strictObject({
    ...row,
    kind: v.literal('correction'),
    reason: v.picklist(CORRECTION_REASONS),
    amounts: v.pipe(v.array(v.strictObject({ player: Id, amount: Amount })), v.maxLength(100)),
    stock: v.exactOptional(Amount),
    outside: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ ...row, kind: v.literal('agree'), terms: Listed }),
  v.strictObject({
    ...row,
    kind: v.literal('join'),
    player: PlayerSchema,
    before: v.exactOptional(Id),
  }),
  v.strictObject({ ...row, kind: v.literal('leave'), player: Id }),
  v.strictObject({ ...row, kind: v.literal('rename'), player: Id, name: Text(MOST_NAME) }),
  v.strictObject({
    ...row,
    kind: v.literal('reorder'),
    order: v.pipe(v.array(Id), v.maxLength(TABLE_SIZE.most)),
  }),
  v.strictObject({ ...row, kind: v.literal('dealer'), player: Id }),
  v.strictObject({ ...row, kind: v.literal('bock') }),
  v.strictObject({ ...row, kind: v.literal('close') }),
  v.strictObject({ ...row, kind: v.literal('reopen') }),
]);

/** What a table has agreed on. */
export const TermsSchema = v.strictObject({ tariff: TariffSchema, rules: RulesSchema });

/** Who was dealt cards, each once. */
export const SeatsSchema = v.pipe(
  v.array(Id),
  v.minLength(3),
  v.maxLength(4),
  v.check((ids) => new Set(ids).size === ids.length),
);

const beginning = {
  players: v.pipe(
    v.array(PlayerSchema),
    v.minLength(TABLE_SIZE.least),
    v.maxLength(TABLE_SIZE.most),
  ),
  firstDealer: Id,
};

/** What held when the evening began. */
export const BeginningSchema = v.strictObject({ ...beginning, terms: TermsSchema });

/**
 * A sheet as a file. What many rows have alike is written once, in `agreed` and `tables`, and named
 * by its place there.
 */
export const SheetFileSchema = v.strictObject({
  version: v.literal(2),
  ...beginning,
  terms: Listed,
  edit: Edit,
  agreed: v.array(TermsSchema),
  tables: v.array(SeatsSchema),
  rows: v.array(RowSchema),
  removed: v.array(v.strictObject({ id: Id, edit: Edit })),
});

/** A sheet as it is written to a file. */
export type SheetFile = v.InferOutput<typeof SheetFileSchema>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Does not compile when the schema and the type name different fields of a hand. */
({ fields: true }) satisfies {
  fields: Same<keyof v.InferOutput<typeof HandSchema>, keyof SheetHand>;
};
