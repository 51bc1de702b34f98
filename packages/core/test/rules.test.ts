import { describe, expect, it } from 'vitest';
import { checkRules, handSize, OFFICIAL_RULES, RULE_PRESETS, type Rules } from '../src/index.js';
import { RulesSchema } from '../src/rules-schema.js';
import { safeParse } from 'valibot';

// The four presets, one option a line: official, simple, casual, online; one value where all agree.
// Typed by hand, not from the code.
const PRINTED = `
players             4
deck                long
contracts           rufer,wenz,solo | = | = | rufer,suit-geier,geier,suit-wenz,wenz,solo
tout                true
sie                 top
firstDealer         random
cutMin              1 | 3 | 1 | 1
cutMaxLifts         null | 1 | null | null
dealPackets         null
passOnSolo          off
bidding             staged | direct | staged | staged
ranking             standard
heartsSoloFirst     false
raiseStep           0
toutAnnounce        bidding | bidding | before-first-card | bidding
allPass             throw-in
renonce             off
soloNeedsSuit       false | true | false | false
mustOrder           ten-then-king
mustSolo            false
mustWin             61
runAway             true
runAwayMin          4
runAwayCount        now
runAwayFollowing    false
aceDiscardFrom      last-trick
toutStop            true
bettelOrder         natural | ace-ten | natural | natural
bettelTrumps        none
bettelMustBeat      false
ramschTrumps        hearts
ramschMustBeat      false
ramschTie           tricks-first | tricks-first | tricks-first | highest-trump
virgin              each | all | each | all
sweep               all-tricks | all-tricks | all-tricks | points-91
weddingCard         up | down | down | up
weddingReturn       any | any | non-trump | any
weddingRefused      bid | throw-in | bid | bid
weddingOvercall     none
weddingDeclarer     offerer | taker | offerer | offerer
runnerMin.rufer     3
runnerMin.wedding   3
runnerMin.solo      3
runnerMin.wenz      2
runnerMin.geier     2
runnerMin.suit-wenz 2 | 2 | 2 | 3
runnerMin.suit-geier 2 | 2 | 2 | 3
runnerCap           null
runnerPay           both
kontraUntil         second-card
reUntil             next-card
reBy                side | declarer | side | side
kontraMax           4 | 2 | 2 | 2
kontraTakesOver     false
knock               off | off | single | all
bockQueue           true
nextDoubledStacks   false
stockTaker          declarer | declarer | winners | side
stockGames          partner | partner | any | partner
toutBase            plain
`;

function printedValues(column: number): Map<string, string> {
  const lines = PRINTED.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [, option = '', printed = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      const columns = printed.split('|').map((value) => value.trim());
      const value = columns[column] ?? columns[0] ?? '';
      return [option, value === '=' ? (columns[0] ?? '') : value];
    }),
  );
}

function flat(rules: Rules): Map<string, string> {
  const { runnerMin, ...others } = rules;
  const runners = Object.entries(runnerMin).map(([kind, value]) => [`runnerMin.${kind}`, value]);
  return new Map(
    [...Object.entries(others), ...runners].map(([name, value]) => [String(name), String(value)]),
  );
}

describe('the presets', () => {
  it.each(Object.entries(RULE_PRESETS).map(([name, rules], column) => ({ name, rules, column })))(
    '$name: every option as printed',
    ({ rules, column }) => {
      expect(Object.fromEntries(flat(rules))).toEqual(Object.fromEntries(printedValues(column)));
    },
  );

  it.each(Object.entries(RULE_PRESETS))('%s can be played', (_, rules) => {
    expect(checkRules(rules)).toEqual({ ok: true, value: rules });
  });

  it.each(Object.entries(RULE_PRESETS))('%s survives JSON', (_, rules) => {
    expect(safeParse(RulesSchema, JSON.parse(JSON.stringify(rules))).output).toEqual(rules);
  });
});

describe('rules that cannot be played are refused with the option', () => {
  const three = {
    players: 3,
    deck: 'short',
    contracts: ['wenz', 'solo'],
  } as const satisfies Partial<Rules>;

  it.each<[Partial<Rules>, ...string[]]>([
    [{ ...three, contracts: ['rufer', 'solo'] }, 'contracts needs-partners'],
    [{ ...three, contracts: ['wedding'] }, 'contracts needs-partners'],
    [{ ...three, allPass: 'must-play' }, 'allPass needs-partners'],
    [{ ...three, allPass: 'cross-play' }, 'allPass needs-partners'],
    [{ ...three, allPass: 'stock' }, 'allPass needs-partners'],
    [{ ...three, deck: 'long' }, 'deck three-play-short'],
    [{ deck: 'short', dealPackets: [4, 4] }, 'dealPackets packets-do-not-fill-hand'],
    [{ deck: 'short', dealPackets: [3, 2] }, 'dealPackets packets-do-not-fill-hand'],
    [{ dealPackets: [3, 3] }, 'dealPackets packets-do-not-fill-hand'],
    [{ dealPackets: [] }, 'dealPackets packets-do-not-fill-hand'],
    [{ dealPackets: [9, -1] }, 'dealPackets out-of-range'],
    [{ mustSolo: true }, 'mustSolo must-solo-without-must-play'],
    [{ mustSolo: true, allPass: 'ramsch' }, 'mustSolo must-solo-without-must-play'],
    [
      { runAway: false, runAwayFollowing: true },
      'runAwayFollowing run-away-following-without-run-away',
    ],
    [{ cutMin: 0 }, 'cutMin out-of-range'],
    [{ cutMin: 17 }, 'cutMin out-of-range'],
    [{ cutMin: 1.5 }, 'cutMin out-of-range'],
    [{ cutMin: 13, deck: 'short' }, 'cutMin cut-above-half'],
    [{ cutMaxLifts: 0 }, 'cutMaxLifts out-of-range'],
    [{ runnerCap: 0 }, 'runnerCap out-of-range'],
    [{ runnerCap: 15 }, 'runnerCap out-of-range'],
    [{ kontraMax: -1 }, 'kontraMax out-of-range'],
    [{ kontraMax: 13 }, 'kontraMax out-of-range'],
    [{ kontramax: 2 } as object, 'kontramax unknown-option'],
    [{ toString: 2 } as object, 'toString unknown-option'],
    [JSON.parse('{ "__proto__": 2 }') as object, '__proto__ unknown-option'],
    [{ kontraMax: Number.NaN }, 'kontraMax out-of-range'],
    [{ runnerMin: { ...OFFICIAL_RULES.runnerMin, wenz: 0 } }, 'runnerMin out-of-range'],
    [{ runnerMin: { ...OFFICIAL_RULES.runnerMin, wenz: 15 } }, 'runnerMin out-of-range'],
    [{ contracts: ['solo', 'solo'] }, 'contracts contract-twice'],
    [{ contracts: ['mord' as 'solo'] }, 'contracts unknown-value'],
    [{ tout: 1 as unknown as boolean }, 'tout unknown-value'],
    [{ knock: 'sometimes' as 'off' }, 'knock unknown-value'],
    [{ raiseStep: 7 as 5 }, 'raiseStep unknown-value'],
    [{ cutMin: 0, tout: 'yes' as unknown as boolean }, 'tout unknown-value', 'cutMin out-of-range'],
  ])('%o', (options, ...expected) => {
    const checked = checkRules({ ...OFFICIAL_RULES, ...options });
    expect(checked.ok ? [] : checked.error.map(({ field, code }) => `${field} ${code}`)).toEqual(
      expected,
    );
  });

  it.each<Partial<Rules>>([
    three,
    { ...three, allPass: 'ramsch' },
    { ...three, dealPackets: [3, 2, 3] },
    { deck: 'short', dealPackets: [2, 2, 2] },
    { dealPackets: [4, 2, 2] },
    { cutMin: 16 },
    { cutMin: 12, deck: 'short' },
    { kontraMax: 0 },
    { kontraMax: null },
    { runnerCap: 1 },
    { runnerCap: 14 },
    { mustSolo: true, allPass: 'must-play' },
    { runAwayFollowing: true },
    { contracts: [] },
    { players: 5 },
    { players: 6, deck: 'short' },
  ])('%o can be played', (options) => {
    expect(checkRules({ ...OFFICIAL_RULES, ...options }).ok).toBe(true);
  });
});

describe('rules as JSON', () => {
  it.each<[string, unknown]>([
    ['an unknown option', { ...OFFICIAL_RULES, weather: 'fair' }],
    ['a missing option', { ...OFFICIAL_RULES, deck: undefined }],
    ['a wrong value', { ...OFFICIAL_RULES, deck: 'tarot' }],
    ['a number out of range', { ...OFFICIAL_RULES, cutMin: 0 }],
    ['runners of a contract without', { ...OFFICIAL_RULES, runnerMin: { bettel: 3 } }],
  ])('%s is refused', (_, data) => {
    expect(safeParse(RulesSchema, data).success).toBe(false);
  });
});

it.each<[Partial<Rules>, number]>([
  [{}, 8],
  [{ deck: 'short' }, 6],
  [{ deck: 'short', players: 3 }, 8],
  [{ deck: 'short', players: 5 }, 6],
])('%o: each holds %i cards', (options, cards) => {
  expect(handSize({ ...OFFICIAL_RULES, ...options })).toBe(cards);
});
