import { describe, expect, it } from 'vitest';
import type { HandInput } from './hand.js';
import { readingOf, type Manner, type ReadingStep } from './reading.js';
import { unwrap } from './result.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import { settle } from './settle.js';
import { TARIFFS, type Tariff } from './tariff.js';
import { TOURNAMENTS } from './tournaments.js';
import { contractOf } from '../test/oracle.js';

function told(
  contract: string,
  hand: Partial<HandInput>,
  rules: Partial<Rules> = {},
  tariff: Tariff = TARIFFS['10-50'],
): ReadingStep[] {
  const terms = { tariff, rules: { ...OFFICIAL_RULES, ...rules } };
  return readingOf(unwrap(settle({ contract: contractOf(contract), ...hand }, terms)));
}

const pair = { declarer: 0, partner: 1, won: true };

describe('readingOf', () => {
  it('tells what is paid for, what multiplies it, who pays whom, the Stock and the end', () => {
    const steps = told('rufer', {
      ...pair,
      schneider: true,
      runners: 3,
      knocks: 1,
      kontra: 1,
      stock: 40,
    });
    expect(steps).toEqual([
      { step: 'line', item: 'rufer', count: 1, price: 10, amount: 10 },
      { step: 'line', item: 'schneider', count: 1, price: 10, amount: 10 },
      { step: 'line', item: 'runner', count: 3, price: 10, amount: 30 },
      { step: 'sum', amount: 50 },
      { step: 'factor', item: 'knock', count: 1, factor: 2, product: 100 },
      { step: 'factor', item: 'kontra', count: 1, factor: 2, product: 200 },
      { step: 'value', amount: 200, manner: 'each-loser-pays-one-winner' },
      { step: 'payment', from: 2, to: 0, amount: 200 },
      { step: 'payment', from: 3, to: 1, amount: 200 },
      { step: 'stock', seat: 0, amount: 40 },
      { step: 'stock-after', amount: 0 },
      { step: 'net', seat: 0, amount: 240 },
      { step: 'net', seat: 1, amount: 200 },
      { step: 'net', seat: 2, amount: -200 },
      { step: 'net', seat: 3, amount: -200 },
    ]);
  });

  it('leaves out the sum where there is nothing to add or to multiply', () => {
    expect(told('rufer', pair).map(({ step }) => step)).not.toContain('sum');
    expect(told('rufer', { ...pair, bock: 2 }).map(({ step }) => step)).toContain('sum');
  });

  it('names who is paid more in a Ramsch (Tarife II.9.2)', () => {
    expect(told('ramsch', { loser: 0, virgins: [3] })).toContainEqual({
      step: 'virgin',
      seat: 3,
      factor: 2,
      amount: 40,
    });
  });

  it('has a line of its own for what was over-claimed (Tarife III.3)', () => {
    const steps = told('rufer', { ...pair, runners: 3, demanded: { runners: 5 } });
    expect(steps.slice(1, 3)).toEqual([
      { step: 'line', item: 'runner', count: 5, price: 10, amount: 50 },
      { step: 'line', item: 'overclaim', count: 2, price: -20, amount: -40 },
    ]);
  });

  const RULES = { sweep: 'all-tricks', ramschTie: 'share' } as const;
  const plusOnly = TOURNAMENTS['pro-hof'].tariff;
  it.each<[Manner, ReadingStep[]]>([
    ['each-loser-pays-one-winner', told('wedding', pair)],
    ['soloist-settles-with-each', told('bettel', { declarer: 2, won: true })],
    ['loser-pays-each', told('ramsch', { loser: 0, virgins: [] })],
    ['losers-share', told('ramsch', { losers: [0, 3] }, RULES)],
    ['each-pays-sweeper', told('ramsch', { sweep: 1 }, RULES)],
    ['winners-are-written', told('solo G', { declarer: 0, won: true }, {}, plusOnly)],
  ])('%s', (manner, steps) => {
    expect(steps.find(({ step }) => step === 'value')).toMatchObject({ manner });
  });
});

describe('the steps of a tournament’s points', () => {
  const lines = (id: keyof typeof TOURNAMENTS, contract: string, hand: Partial<HandInput>) =>
    told(contract, { declarer: 0, won: true, ...hand }, {}, TOURNAMENTS[id].tariff).flatMap(
      (step) =>
        step.step === 'line'
          ? [`${step.item} ${step.amount}`]
          : step.step === 'factor'
            ? [`×${step.factor}`]
            : [],
    );
  it.each([
    ['donauries-2019', 'solo G', { schwarz: true }, 'solo 5, schneider 1, schwarz 1'],
    ['donauries-2019', 'rufer', { partner: 1, schneider: true }, 'rufer 1, schneider 1'],
    ['donauries-2019', 'wenz tout', {}, 'wenz 5, ×2'],
    ['donauries-2019', 'sie', {}, 'solo 5, ×4'],
    ['self-bar-2022', 'solo G tout', {}, 'tout 14'],
    ['self-bar-2022', 'sie', {}, 'sie 28'],
    ['pro-hof', 'wenz tout', {}, 'wenz 20, tout 20'],
    ['pro-hof', 'rufer', { partner: 1, schwarz: true }, 'rufer 10, schneider 10, schwarz 10'],
    ['oberwallenstadt', 'solo H tout', {}, 'solo 25, ×2'],
    ['grossreuth', 'solo G', { kontra: 1 }, 'solo 2, ×2'],
  ] as const)('%s, %s %j: %s', (id, contract, hand, expected) => {
    expect(lines(id, contract, hand).join(', ')).toBe(expected);
  });
});
