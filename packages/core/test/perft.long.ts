import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OFFICIAL_RULES, parseContract, unwrap } from '../src/index.js';
import type { NaiveContract } from './naive/naive.js';
import { naivePerft } from './naive/perft.js';

const lines = readFileSync('conformance/perft-deals.jsonl', 'utf8').trim().split('\n');

it.each(lines.map((line) => [JSON.parse(line)]))(
  'the naive rules count $count sequences of three tricks in $id',
  ({ contract, hands, leader, cards, count }) => {
    const parsed = unwrap(parseContract(contract)) as NaiveContract;
    expect(naivePerft(parsed, OFFICIAL_RULES, hands, leader, cards)).toBe(count);
  },
);
