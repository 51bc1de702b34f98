import * as v from 'valibot';
import { BIDDABLE_KINDS, MOST_KONTRA, RULE_VALUES, RUNNER_KINDS, type Rules } from './rules.js';

const Whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));
const Flag = v.boolean();
const Runners = v.pipe(Whole(1), v.maxValue(14));

/** Every option of the listed values as a schema. */
const Listed = {
  players: v.picklist(RULE_VALUES.players),
  deck: v.picklist(RULE_VALUES.deck),
  sie: v.picklist(RULE_VALUES.sie),
  firstDealer: v.picklist(RULE_VALUES.firstDealer),
  passOnSolo: v.picklist(RULE_VALUES.passOnSolo),
  bidding: v.picklist(RULE_VALUES.bidding),
  ranking: v.picklist(RULE_VALUES.ranking),
  raiseStep: v.picklist(RULE_VALUES.raiseStep),
  toutAnnounce: v.picklist(RULE_VALUES.toutAnnounce),
  allPass: v.picklist(RULE_VALUES.allPass),
  renonce: v.picklist(RULE_VALUES.renonce),
  mustOrder: v.picklist(RULE_VALUES.mustOrder),
  mustWin: v.picklist(RULE_VALUES.mustWin),
  runAwayMin: v.picklist(RULE_VALUES.runAwayMin),
  runAwayCount: v.picklist(RULE_VALUES.runAwayCount),
  aceDiscardFrom: v.picklist(RULE_VALUES.aceDiscardFrom),
  bettelOrder: v.picklist(RULE_VALUES.bettelOrder),
  bettelTrumps: v.picklist(RULE_VALUES.bettelTrumps),
  ramschTrumps: v.picklist(RULE_VALUES.ramschTrumps),
  ramschTie: v.picklist(RULE_VALUES.ramschTie),
  virgin: v.picklist(RULE_VALUES.virgin),
  sweep: v.picklist(RULE_VALUES.sweep),
  weddingCard: v.picklist(RULE_VALUES.weddingCard),
  weddingReturn: v.picklist(RULE_VALUES.weddingReturn),
  weddingRefused: v.picklist(RULE_VALUES.weddingRefused),
  weddingOvercall: v.picklist(RULE_VALUES.weddingOvercall),
  weddingDeclarer: v.picklist(RULE_VALUES.weddingDeclarer),
  runnerPay: v.picklist(RULE_VALUES.runnerPay),
  kontraUntil: v.picklist(RULE_VALUES.kontraUntil),
  reUntil: v.picklist(RULE_VALUES.reUntil),
  reBy: v.picklist(RULE_VALUES.reBy),
  knock: v.picklist(RULE_VALUES.knock),
  stockTaker: v.picklist(RULE_VALUES.stockTaker),
  stockGames: v.picklist(RULE_VALUES.stockGames),
  toutBase: v.picklist(RULE_VALUES.toutBase),
};

/** Rules as JSON: every option, and nothing else. Impossible combinations are `checkRules`' part. */
export const RulesSchema = v.strictObject({
  ...Listed,
  contracts: v.pipe(v.array(v.picklist(BIDDABLE_KINDS)), v.readonly()),
  tout: Flag,
  cutMin: v.pipe(Whole(1), v.maxValue(16)),
  cutMaxLifts: v.nullable(Whole(1)),
  dealPackets: v.nullable(v.pipe(v.array(v.pipe(Whole(1), v.maxValue(8))), v.readonly())),
  heartsSoloFirst: Flag,
  soloNeedsSuit: Flag,
  mustSolo: Flag,
  runAway: Flag,
  runAwayFollowing: Flag,
  toutStop: Flag,
  bettelMustBeat: Flag,
  ramschMustBeat: Flag,
  runnerMin: v.strictObject(v.entriesFromList(RUNNER_KINDS, Runners)),
  runnerCap: v.nullable(Runners),
  kontraMax: v.nullable(v.pipe(Whole(0), v.maxValue(MOST_KONTRA))),
  kontraTakesOver: Flag,
  bockQueue: Flag,
  nextDoubledStacks: Flag,
});

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Does not compile when the schema and the type name different options or values. */
({ options: true, values: true }) satisfies {
  options: Same<keyof v.InferOutput<typeof RulesSchema>, keyof Rules>;
  values: Same<Readonly<v.InferOutput<typeof RulesSchema>>, Rules>;
};
