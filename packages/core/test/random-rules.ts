import * as fc from 'fast-check';
import {
  BIDDABLE_KINDS,
  checkRules,
  OFFICIAL_RULES,
  RULE_VALUES,
  type ListedOption,
  type Rules,
} from '../src/index.js';

const listed = Object.fromEntries(
  (Object.keys(RULE_VALUES) as ListedOption[]).map((option) => [
    option,
    fc.constantFrom(...(RULE_VALUES[option] as readonly unknown[])),
  ]),
);

const FLAGS = [
  'tout',
  'heartsSoloFirst',
  'soloNeedsSuit',
  'mustSolo',
  'runAway',
  'runAwayFollowing',
  'toutStop',
  'bettelMustBeat',
  'ramschMustBeat',
  'kontraTakesOver',
] as const;

/** Any rules that can be played; impossible combinations are mended rather than drawn again. */
export const randomRules: fc.Arbitrary<Rules> = fc
  .record({
    ...listed,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, fc.boolean()])),
    contracts: fc.subarray([...BIDDABLE_KINDS], { minLength: 1 }),
    kontraMax: fc.option(fc.nat({ max: 6 })),
    cutMin: fc.integer({ min: 1, max: 12 }),
  })
  .map((options): Rules => mended({ ...OFFICIAL_RULES, ...(options as Partial<Rules>) }))
  .filter((rules) => checkRules(rules).ok);

function mended(rules: Rules): Rules {
  const three = rules.players === 3;
  const partners = ['must-play', 'cross-play', 'stock'].includes(rules.allPass);
  return {
    ...rules,
    deck: three ? 'short' : rules.deck,
    contracts: rules.contracts.filter((kind) => !three || !['rufer', 'wedding'].includes(kind)),
    allPass: three && partners ? 'ramsch' : rules.allPass,
    mustSolo: rules.mustSolo && rules.allPass === 'must-play' && !three,
    runAwayFollowing: rules.runAwayFollowing && rules.runAway,
  };
}
