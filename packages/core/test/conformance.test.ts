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
  { name: 'trick', records: 18, passing: 18 },
  { name: 'entries', records: 2, passing: 2 },
  { name: 'ledger', records: 14, passing: 14 },
])('conformance/$name.jsonl', ({ name, records, passing }) => {
  const lines = linesOf(name);
  const verdicts = lines.map(checkLine);
  const failures = verdicts.filter((verdict) => !verdict.passed);

  it(`holds at least ${records} records, no id twice`, () => {
    expect(lines.length).toBeGreaterThanOrEqual(records);
    expect(new Set(verdicts.map(({ id }) => id)).size).toBe(lines.length);
  });

  it(`passes in every one of at least ${passing} records`, () => {
    expect(failures).toEqual([]);
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
