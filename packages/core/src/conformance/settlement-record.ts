import * as v from 'valibot';
import { OFFENCES } from '../offence.js';
import { RecordTariffSchema } from '../tariff-schema.js';
import { base, ContractText, Options, Whole } from './fields.js';

const Seats = v.array(Whole);

/** The hand of a record; a field that is not among these fails the record by its name. */
export const RecordHand = v.looseObject({
  contract: ContractText,
  declarer: v.exactOptional(Whole),
  partner: v.nullish(Whole),
  won: v.exactOptional(v.boolean()),
  schneider: v.exactOptional(v.boolean()),
  schwarz: v.exactOptional(v.boolean()),
  points: v.exactOptional(Whole),
  tricks: v.exactOptional(Whole),
  runners: v.exactOptional(Whole),
  runnersHeldBy: v.exactOptional(v.picklist(['declarer-side', 'defence'])),
  demanded: v.exactOptional(
    v.strictObject({
      runners: v.exactOptional(Whole),
      schwarz: v.exactOptional(v.boolean()),
      schneiderFree: v.exactOptional(v.boolean()),
    }),
  ),
  knocks: v.exactOptional(Whole),
  knockers: v.exactOptional(Seats),
  kontra: v.exactOptional(Whole),
  bock: v.exactOptional(Whole),
  doubled: v.exactOptional(Whole),
  stock: v.exactOptional(Whole),
  raise: v.exactOptional(Whole),
  penalty: v.exactOptional(v.strictObject({ offence: v.picklist(OFFENCES), seat: Whole })),
  offerer: v.exactOptional(Whole),
  taker: v.exactOptional(Whole),
  loser: v.exactOptional(Whole),
  losers: v.exactOptional(Seats),
  virgins: v.exactOptional(Seats),
  sweep: v.exactOptional(Whole),
  pointsBySeat: v.exactOptional(Seats),
  tricksBySeat: v.exactOptional(Seats),
});

/** A hand and what it must cost, or why it must be refused. */
export const SettlementRecord = v.strictObject({
  ...base,
  type: v.literal('settlement'),
  tariff: RecordTariffSchema,
  players: v.optional(v.picklist([3, 4])),
  /** Who leads; orders the payments and who gets an odd unit. Seat 0 where absent. */
  forehand: v.optional(v.picklist([0, 1, 2, 3])),
  rules: Options,
  /** The card points of the declarer's side. */
  points: v.optional(Whole),
  hand: RecordHand,
  value: v.optional(Whole),
  net: v.optional(Seats),
  stockAfter: v.optional(Whole),
  /** Who pays whom how much, in order: `[from, to, amount]`. */
  payments: v.optional(v.array(v.tuple([Whole, Whole, Whole]))),
  /** Only winners are written points, so that `net` does not sum to zero. */
  plusOnly: v.optional(v.boolean()),
  /** The codes of what is wrong with the hand, in place of everything that it costs. */
  refused: v.optional(v.array(v.string())),
});

/** A hand and what it must cost, or why it must be refused. */
export type SettlementRecord = v.InferOutput<typeof SettlementRecord>;
