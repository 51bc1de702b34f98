import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFICIAL_RULES, parseContract, unwrap } from '../src/index.js';
import { checkLine } from '../src/conformance/check.js';
import { naivePerft } from './naive/perft.js';
import type { NaiveContract } from './naive/naive.js';

interface PerftLine {
  readonly id: string;
  readonly contract: string;
  readonly leader: number;
  readonly hands: string[][];
  readonly count: number;
}

const read = (name: string) =>
  readFileSync(`conformance/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => [JSON.parse(line) as PerftLine, line] as const);

describe('the number of legal sequences', () => {
  it.each(read('perft'))('of the ending $id is $count', (_, line) => {
    expect(checkLine(line)).toMatchObject({ passed: true });
  });

  // The first three tricks are counted by `pnpm conformance`; the naive rules count one here.
  it.each(read('perft-deals'))('of the first trick of the full deal $id', (record, line) => {
    const contract = unwrap(parseContract(record.contract)) as NaiveContract;
    const count = naivePerft(contract, OFFICIAL_RULES, record.hands, record.leader, 4);
    const four = JSON.stringify({ ...JSON.parse(line), cards: 4, count });
    expect(checkLine(four)).toMatchObject({ passed: true });
  });
});
