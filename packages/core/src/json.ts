import * as v from 'valibot';
import { isRaise, parseContract, formatContract, type Contract } from './contract.js';
import { foldSheet } from './ledger.js';
import { fail, ok, type Result } from './result.js';
import { RulesSchema } from './rules-schema.js';
import type { Sheet } from './sheet.js';

/** Why a text is no sheet. */
export type SheetFileErrorCode =
  | 'not-json'
  | 'not-a-sheet'
  | 'newer-version'
  | 'id-twice'
  | 'unknown-player'
  | 'row-not-settled';

/** One thing that is wrong with a sheet file, and where: `rows.3.hand.kontra`. */
export interface SheetFileError {
  readonly code: SheetFileErrorCode;
  readonly path: string;
}

const Whole = v.pipe(v.number(), v.safeInteger());
const Count = v.pipe(Whole, v.minValue(0));
const Amount = v.pipe(Count, v.maxValue(1_000_000));
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const Text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Contracts travel as text, which people can read: `solo G tout`. */
const ContractText = v.pipe(
  Text(40),
  v.rawTransform<string, Contract>(({ dataset, addIssue, NEVER }) => {
    const contract = parseContract(dataset.value);
    if (contract.ok) return contract.value;
    addIssue({ message: contract.error });
    return NEVER;
  }),
  v.check((contract) => !('raised' in contract) || isRaise(contract.raised ?? 0)),
);

const PRICED = [
  'rufer',
  'wedding',
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'wenz',
  'solo',
  'ramsch',
  'sweep',
  'schneider',
  'schwarz',
  'runner',
] as const;

const TariffSchema = v.strictObject({
  unit: Amount,
  ...v.entriesFromList(PRICED, v.exactOptional(Amount)),
});

const TermsSchema = v.strictObject({ tariff: TariffSchema, rules: RulesSchema });

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

const rowBase = { id: Id, at: Whole, note: v.exactOptional(Text(1000)) };

const RowSchema = v.variant('kind', [
  v.strictObject({
    ...rowBase,
    kind: v.literal('hand'),
    hand: HandSchema,
    terms: TermsSchema,
  }),
  v.strictObject({ ...rowBase, kind: v.literal('thrown-in') }),
]);

const SheetSchema = v.strictObject({
  version: v.literal(1),
  players: v.pipe(v.array(v.strictObject({ id: Id, name: Text(60) })), v.length(4)),
  firstDealer: Id,
  terms: TermsSchema,
  rows: v.array(RowSchema),
});

/** Writes a sheet as JSON text; {@link parseSheet} reads it back without loss. */
export function formatSheet(sheet: Sheet): string {
  return JSON.stringify(sheet, (key, value: unknown) =>
    key === 'contract' ? formatContract(value as Contract) : value,
  );
}

/**
 * Reads a sheet from JSON text. The text may come from anywhere: it is checked whole, and a sheet
 * with a hand that cannot be settled is refused. Errors name the place.
 */
export function parseSheet(text: string): Result<Sheet, readonly SheetFileError[]> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail([{ code: 'not-json', path: '' }]);
  }
  if (versionOf(data) > 1) return fail([{ code: 'newer-version', path: 'version' }]);
  const parsed = v.safeParse(SheetSchema, data);
  if (!parsed.success) {
    return fail(
      parsed.issues.map((issue) => ({ code: 'not-a-sheet', path: v.getDotPath(issue) ?? '' })),
    );
  }
  const errors = inconsistencies(parsed.output);
  return errors.length > 0 ? fail(errors) : ok(parsed.output);
}

function versionOf(data: unknown): number {
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : 0;
  return typeof version === 'number' ? version : 0;
}

/** What a schema cannot say: ids are unique, people exist, every hand can be settled. */
function inconsistencies(sheet: Sheet): SheetFileError[] {
  const errors: SheetFileError[] = [];
  const players = new Set(sheet.players.map(({ id }) => id));
  if (players.size < sheet.players.length) errors.push({ code: 'id-twice', path: 'players' });
  if (!players.has(sheet.firstDealer)) errors.push({ code: 'unknown-player', path: 'firstDealer' });
  if (new Set(sheet.rows.map(({ id }) => id)).size < sheet.rows.length) {
    errors.push({ code: 'id-twice', path: 'rows' });
  }
  for (const [place, { settlement }] of foldSheet(sheet).rows.entries()) {
    if (settlement && !settlement.ok)
      errors.push({ code: 'row-not-settled', path: `rows.${place}` });
  }
  return errors;
}
