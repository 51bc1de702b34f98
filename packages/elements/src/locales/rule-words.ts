import type { ListedOption, RuleValue, Rules, RulesErrorCode } from '@schafkopf/core';
import type { Dictionary } from './dictionary.js';
import { ruleWordsDe } from './rule-words.de.js';
import { ruleWordsEn } from './rule-words.en.js';

/** What every value of an option with a list is called. */
type ValueWords = {
  readonly [Option in ListedOption]: Readonly<Record<RuleValue<Option>, string>>;
};

/** The words for the house rules, in one language. */
export interface RuleWords {
  readonly option: Readonly<Record<keyof Rules, string>>;
  readonly value: ValueWords;
  readonly yes: string;
  readonly no: string;
  /** What an empty field of a number says. */
  readonly empty: Readonly<Partial<Record<keyof Rules, string>>>;
  readonly error: Readonly<Record<RulesErrorCode, string>>;
  /** The sections of the form. */
  readonly section: Readonly<Record<RuleSection, string>>;
}

/** What belongs together in the form. */
export type RuleSection =
  | 'table'
  | 'games'
  | 'bidding'
  | 'play'
  | 'ramsch'
  | 'wedding'
  | 'money'
  | 'doubling';

/** Every option of the rules, by section, in the order of the form. */
export const RULE_SECTIONS = {
  table: ['players', 'deck', 'firstDealer', 'cutMin', 'cutMaxLifts', 'dealPackets'],
  games: [
    'contracts',
    'tout',
    'sie',
    'passOnSolo',
    'bettelOrder',
    'bettelTrumps',
    'bettelMustBeat',
  ],
  bidding: [
    'bidding',
    'ranking',
    'heartsSoloFirst',
    'raiseStep',
    'toutAnnounce',
    'allPass',
    'renonce',
    'soloNeedsSuit',
    'mustOrder',
    'mustSolo',
    'mustWin',
  ],
  play: ['runAway', 'runAwayMin', 'runAwayCount', 'runAwayFollowing', 'aceDiscardFrom', 'toutStop'],
  ramsch: ['ramschTrumps', 'ramschMustBeat', 'ramschTie', 'virgin', 'sweep'],
  wedding: ['weddingCard', 'weddingReturn', 'weddingRefused', 'weddingOvercall', 'weddingDeclarer'],
  money: ['runnerMin', 'runnerCap', 'runnerPay', 'stockTaker', 'stockGames', 'toutBase'],
  doubling: [
    'knock',
    'kontraMax',
    'kontraUntil',
    'reUntil',
    'reBy',
    'kontraTakesOver',
    'bockQueue',
    'nextDoubledStacks',
  ],
} as const satisfies Readonly<Record<RuleSection, readonly (keyof Rules)[]>>;

const RULES: Readonly<Record<string, RuleWords>> = { de: ruleWordsDe, en: ruleWordsEn };

/** These words in the language of a dictionary. */
export function ruleWordsOf({ tag }: Pick<Dictionary, 'tag'>): RuleWords {
  return RULES[tag] ?? ruleWordsEn;
}
