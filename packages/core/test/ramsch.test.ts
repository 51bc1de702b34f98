import { describe, expect, it } from 'vitest';
import {
  judgeRamsch,
  outcomeOf,
  trumpTable,
  unwrap,
  type RamschOutcome,
  type Rules,
  type Seat,
} from '../src/index.js';
import { playOut, randomFrom } from './random-hand.js';
import { cards, dealRest, start } from './table.js';

const table = trumpTable({ kind: 'ramsch' });

function judged(
  points: number[],
  tricks: number[],
  taken: string[] = [],
  rules: Partial<Pick<Rules, 'ramschTie' | 'sweep'>> = {},
  forehand: Seat = 0,
) {
  const count = { points, tricks, cards: () => taken.map(cards) };
  return judgeRamsch(count, table, forehand, {
    ramschTie: 'tricks-first',
    sweep: 'all-tricks',
    ...rules,
  });
}

describe('who loses a Ramsch (Varianten IV.1.3)', () => {
  it.each<[string, number[], number[], string[], Seat, number[]]>([
    ['most points', [20, 50, 30, 20], [2, 2, 2, 2], [], 0, [1]],
    ['then most tricks', [40, 40, 20, 20], [2, 3, 1, 2], ['', '', '', ''], 0, [1]],
    ['then most trumps', [40, 40, 20, 20], [2, 2, 2, 2], ['H7 H8', 'EO', '', ''], 0, [0]],
    ['then the higher trump', [40, 40, 40, 0], [2, 2, 2, 2], ['HU', 'SO', 'SU', ''], 0, [1]],
    ['of two, not of the third', [40, 40, 20, 20], [2, 2, 2, 2], ['GO', 'HO', 'EO', ''], 0, [0]],
    ['then the earlier seat', [40, 40, 40, 0], [2, 2, 2, 2], ['EA', 'GA', 'SA', ''], 1, [1]],
    ['counted from forehand', [40, 40, 0, 40], [2, 2, 2, 2], ['EA', 'GA', 'SA', ''], 2, [3]],
  ])('%s', (_, points, tricks, taken, forehand, losers) => {
    expect(judged(points, tricks, taken, {}, forehand).losers).toEqual(losers);
  });

  it('goes by the higher trump alone where the house says so', () => {
    const taken = ['H7', 'SU HA', 'EA', 'GA'];
    const rules = { ramschTie: 'highest-trump' } as const;
    expect(judged([40, 40, 20, 20], [5, 1, 1, 1], taken, rules).losers).toEqual([1]);
    expect(judged([0, 0, 60, 60], [1, 1, 3, 3], taken, rules).losers).toEqual([2]);
    expect(judged([60, 60, 0, 0], [3, 3, 1, 1], ['EA', 'H7', '', ''], rules).losers).toEqual([1]);
    expect(judged([60, 60, 0, 0], [3, 3, 1, 1], ['GO', 'EO', '', ''], rules).losers).toEqual([1]);
  });

  it('is shared by the tied where the house says so', () => {
    const rules = { ramschTie: 'share' } as const;
    expect(judged([40, 40, 20, 20], [2, 3, 1, 2], [], rules).losers).toEqual([0, 1]);
    expect(judged([50, 40, 20, 10], [2, 3, 1, 2], [], rules).losers).toEqual([0]);
    expect(judged([30, 30, 30, 30], [2, 2, 2, 2], [], rules).losers).toEqual([0, 1, 2, 3]);
  });

  it('names the virgins: no trick, not no points', () => {
    expect(judged([60, 60, 0, 0], [4, 3, 1, 0], ['EO', '', '', '']).virgins).toEqual([3]);
  });
});

describe('the sweep (Durchmarsch, Varianten IV.1.4)', () => {
  const all = [0, 120, 0, 0];
  it.each<[Rules['sweep'], number[], number[], Seat | null]>([
    ['all-tricks', all, [0, 8, 0, 0], 1],
    ['all-tricks', all, [1, 7, 0, 0], null],
    ['points-120', all, [1, 7, 0, 0], 1],
    ['points-120', [1, 119, 0, 0], [1, 7, 0, 0], null],
    ['points-91', [29, 91, 0, 0], [1, 7, 0, 0], 1],
    ['points-91', [30, 90, 0, 0], [1, 7, 0, 0], null],
    ['off', all, [0, 8, 0, 0], null],
  ])('%s: %o in %o tricks: %s', (sweep, points, tricks, seat) => {
    const verdict = judged(points, tricks, [], { sweep });
    expect(verdict.sweep).toBe(seat);
    expect(verdict.losers).toEqual(seat === null ? [1] : [0, 2, 3]);
    if (seat !== null) expect(verdict.virgins).toEqual([]);
  });
});

describe('a Ramsch that was played', () => {
  it('counts for each seat', () => {
    const play = playOut(randomFrom(4), start('ramsch', dealRest('EO GO HO SO EU GU HU SU')));
    const outcome = unwrap(outcomeOf(play)) as RamschOutcome;
    expect(outcome).toEqual({
      kind: 'ramsch',
      points: [120, 0, 0, 0],
      tricks: [8, 0, 0, 0],
      losers: [1, 2, 3],
      virgins: [],
      sweep: 0,
    });
  });
});
