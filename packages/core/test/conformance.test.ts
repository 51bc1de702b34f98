import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../src/conformance/check.js';
import { judge } from '../src/outcome.js';
import { contractOf } from './oracle.js';

function linesOf(name: string): string[] {
  const file = new URL(`../conformance/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

describe.each([
  { name: 'settlement', records: 112, passing: 112 },
  { name: 'settlement-sources', records: 267, passing: 267 },
  { name: 'settlement-options', records: 57, passing: 57 },
  { name: 'settlement-bugs', records: 6, passing: 6 },
  { name: 'settlement-edges', records: 16, passing: 16 },
  { name: 'settlement-tournaments', records: 144, passing: 144 },
  { name: 'trick', records: 18, passing: 18 },
  { name: 'entries', records: 2, passing: 2 },
  { name: 'ledger', records: 19, passing: 19 },
])('conformance/$name.jsonl', ({ name, records, passing }) => {
  const lines = linesOf(name);
  it(`holds at least ${records} records, no id twice`, () => {
    expect(lines.length).toBeGreaterThanOrEqual(records);
    const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
    expect(new Set(ids).size).toBe(lines.length);
  });

  it(`passes in every one of at least ${passing} records`, () => {
    const verdicts = lines.map(checkLine);
    expect(verdicts.filter((verdict) => !verdict.passed)).toEqual([]);
    expect(verdicts.length).toBeGreaterThanOrEqual(passing);
  });
});

interface Written {
  id: string;
  points?: number;
  hand: {
    contract: string;
    won: boolean;
    schneider?: boolean;
    schwarz?: boolean;
    raise?: number;
  };
}

describe('where a settlement record gives card points, judge finds the outcome that it states', () => {
  const counted = linesOf('settlement')
    .map((line) => JSON.parse(line) as Written)
    .filter(({ points }) => points !== undefined);
  const byPoints = counted.filter(({ hand }) => !/tout|sie/.test(hand.contract));

  it('there are such records, with Schwarz and raised ones among them', () => {
    expect(byPoints.length).toBeGreaterThanOrEqual(18);
    expect(byPoints.filter(({ hand }) => hand.schwarz).length).toBeGreaterThanOrEqual(4);
    expect(byPoints.filter(({ hand }) => hand.raise).length).toBeGreaterThanOrEqual(2);
  });

  it.each(byPoints)('$id: $points points', ({ points = 0, hand }) => {
    const raised = hand.raise === undefined ? '' : ` raised ${hand.raise}`;
    const contract = contractOf(`${hand.contract}${raised}`);
    const tricks = hand.won ? 8 : 0;
    // Schwarz is by tricks, so they are told where the record has it, and one less where not.
    const lessThanAll = hand.won ? 7 : 1;
    const margin = hand.schwarz ? 'schwarz' : hand.schneider ? 'schneider' : 'plain';
    expect(judge(contract, { points, tricks: hand.schwarz ? tricks : lessThanAll })).toEqual({
      ok: true,
      value: { won: hand.won, margin },
    });
    // Without tricks a Schwarz still shows as a Schneider.
    expect(judge(contract, { points })).toEqual({
      ok: true,
      value: { won: hand.won, margin: hand.schneider ? 'schneider' : 'plain' },
    });
  });

  it.each(counted.filter((record) => !byPoints.includes(record)))(
    '$id: a Tout and a Sie are not decided by points',
    ({ points = 0, hand }) => {
      expect(judge(contractOf(hand.contract), { points })).toEqual({
        ok: false,
        error: 'not-decided-by-points',
      });
    },
  );
});

interface WithRules {
  id: string;
  rules?: Record<string, unknown>;
}

/** The options that touch what one hand costs; what a thrown-in hand does is the ledger's. */
const MONEY_OPTIONS = [
  'deck',
  'raiseStep',
  'mustWin',
  'ramschTie',
  'virgin',
  'sweep',
  'weddingDeclarer',
  'runnerMin',
  'runnerCap',
  'runnerPay',
  'kontraMax',
  'kontraTakesOver',
  'knock',
  'stockTaker',
  'stockGames',
  'toutBase',
];

describe('every option that touches money changes the result of a record', () => {
  const withRules = ['settlement-options', 'settlement-sources']
    .flatMap(linesOf)
    .map((line) => JSON.parse(line) as WithRules)
    .filter(({ rules }) => Object.keys(rules ?? {}).length > 0);

  it.each(MONEY_OPTIONS)('%s', (option) => {
    const changed = withRules.filter((record) => {
      const { [option]: value, ...rest } = record.rules ?? {};
      return value !== undefined && !checkLine(JSON.stringify({ ...record, rules: rest })).passed;
    });
    expect(changed.map(({ id }) => id)).not.toEqual([]);
  });
});

describe('an unknown option, field or price fails any record', () => {
  const lines = linesOf('settlement-edges').map((line) => JSON.parse(line));
  it.each([
    ['option', (record: object) => ({ ...record, rules: { ouvert: true } })],
    ['field', (record: object) => ({ ...record, ouvert: true })],
    [
      'field of the hand',
      (record: { hand: object }) => ({ ...record, hand: { ...record.hand, ouvert: true } }),
    ],
    [
      'price',
      (record: { tariff: object }) => ({ ...record, tariff: { ...record.tariff, ouvert: 1 } }),
    ],
  ])('%s', (_, damage) => {
    const verdicts = lines.map((record) => checkLine(JSON.stringify(damage(record))));
    expect(verdicts.filter((verdict) => verdict.passed)).toEqual([]);
  });
});
