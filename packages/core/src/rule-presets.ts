import { OFFICIAL_RULES, type Rules } from './rules.js';

/** The official rules for so many at a table: three play with the short pack, each for himself. */
export function officialRules(players: Rules['players']): Rules {
  if (players !== 3) return { ...OFFICIAL_RULES, players };
  const contracts = OFFICIAL_RULES.contracts.filter((kind) => kind !== 'rufer');
  return { ...OFFICIAL_RULES, players, deck: 'short', contracts };
}

/** SquareScores' Bavarian Schafkopf: one round of named games, kontra and re. */
const simple: Rules = {
  ...OFFICIAL_RULES,
  cutMin: 3,
  cutMaxLifts: 1,
  bidding: 'direct',
  soloNeedsSuit: true,
  bettelOrder: 'ace-ten',
  virgin: 'all',
  weddingCard: 'down',
  weddingRefused: 'throw-in',
  weddingDeclarer: 'taker',
  reBy: 'declarer',
  kontraMax: 2,
};

/** The full rules with French cards, as played at the kitchen table: one knock, kontra and re. */
const casual: Rules = {
  ...OFFICIAL_RULES,
  toutAnnounce: 'before-first-card',
  weddingCard: 'down',
  weddingReturn: 'non-trump',
  kontraMax: 2,
  knock: 'single',
  stockTaker: 'winners',
  stockGames: 'any',
};

/** The practice of the big online table: all solos, all may knock, three runners in a suit game. */
const online: Rules = {
  ...OFFICIAL_RULES,
  contracts: ['rufer', 'suit-geier', 'geier', 'suit-wenz', 'wenz', 'solo'],
  ramschTie: 'highest-trump',
  virgin: 'all',
  sweep: 'points-91',
  runnerMin: { ...OFFICIAL_RULES.runnerMin, 'suit-wenz': 3, 'suit-geier': 3 },
  kontraMax: 2,
  knock: 'all',
  stockTaker: 'side',
};

/** Complete rules to start from; a club changes what it plays otherwise. */
export const RULE_PRESETS = {
  official: OFFICIAL_RULES,
  simple,
  casual,
  online,
} as const satisfies Readonly<Record<string, Rules>>;

/** The name of a preset. */
export type RulePresetId = keyof typeof RULE_PRESETS;

/** The names of the presets. */
export const RULE_PRESET_IDS = Object.keys(RULE_PRESETS) as readonly RulePresetId[];
