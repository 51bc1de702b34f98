import { describe, expect, it } from 'vitest';
import { checkHand, type HandErrorCode, type HandInput } from './hand.js';
import { OFFICIAL_RULES } from './rules.js';
import { contractOf } from '../test/oracle.js';

const NOT_A_NUMBER = [null, '3', true, [3], {}, 3n, NaN, Infinity, -Infinity];
const NOT_A_LIST = [null, 3, '0', true, {}, { length: 1 }];
const NOT_AN_OFFENCE = [null, 0, 'revoke-later', [], {}, { offence: 'shouting', seat: 0 }];
const NOT_A_DEMAND = [
  null,
  3,
  'schwarz',
  { runners: '3' },
  { schwarz: 'no' },
  { schneiderFree: 0 },
  { runnerz: 3 },
];

/** What no type lets through, by the field that it stands in. */
const WRONG: readonly (readonly [keyof HandInput, readonly unknown[], HandErrorCode])[] = [
  ...(['won', 'schneider', 'schwarz'] as const).map(
    (field) => [field, [null, 'false', 0, {}], 'not-a-boolean'] as const,
  ),
  ...(
    [
      'declarer',
      'partner',
      'points',
      'tricks',
      'runners',
      'knocks',
      'kontra',
      'bock',
      'doubled',
      'stock',
      'offerer',
      'taker',
      'loser',
      'sweep',
    ] as const
  ).map((field) => [field, NOT_A_NUMBER, 'not-a-number'] as const),
  ...(['knockers', 'losers', 'virgins', 'pointsBySeat', 'tricksBySeat'] as const).map(
    (field) => [field, NOT_A_LIST, 'not-a-list'] as const,
  ),
  ['runnersHeldBy', [null, 'Declarer', 0, {}], 'runner-side-unknown'],
  ['penalty', NOT_AN_OFFENCE, 'offence-unknown'],
  ['demanded', NOT_A_DEMAND, 'demand-out-of-range'],
];

const CONTRACTS = ['rufer', 'wedding', 'solo E', 'wenz tout', 'bettel', 'sie', 'ramsch'];

describe('a value of the wrong kind is refused in every contract', () => {
  it.each(WRONG)('%s', (field, values, code) => {
    for (const contract of CONTRACTS.map(contractOf)) {
      for (const value of values) {
        const input = { contract, [field]: value } as unknown as HandInput;
        expect(checkHand(input, OFFICIAL_RULES)).toEqual({ ok: false, error: [{ code, field }] });
      }
    }
  });

  it.each([null, undefined, 3, 'rufer', true, [], {}])('%s in place of a hand', (input) => {
    const error = [{ code: 'contract-unknown', field: 'contract' }];
    expect(checkHand(input as unknown as HandInput, OFFICIAL_RULES)).toEqual({ ok: false, error });
  });
});

describe('a field that no hand has', () => {
  it.each(['runner', 'Schneider', 'toString', '__proto__', 'net'])('%s', (field) => {
    const input = JSON.parse(
      `{"contract":{"kind":"wenz"},"declarer":0,"won":true,"${field}":2}`,
    ) as HandInput;
    const error = [{ code: 'field-unknown', field }];
    expect(checkHand(input, OFFICIAL_RULES)).toEqual({ ok: false, error });
  });

  it('is as if it was not there where it holds nothing', () => {
    const input = {
      contract: contractOf('wenz'),
      declarer: 0,
      won: true,
      points: undefined,
      runner: undefined,
    };
    expect(checkHand(input as unknown as HandInput, OFFICIAL_RULES).ok).toBe(true);
  });
});

describe('a contract of the wrong parts', () => {
  it.each([
    { kind: 'solo', tout: 'false' },
    { kind: 'solo', tout: 1 },
    { kind: 'solo', suit: 'e' },
    { kind: 'solo', suit: ['E'] },
    { kind: 'solo', suti: 'E' },
    { kind: 'solo', raised: '90' },
    { kind: 'rufer', called: 3 },
    { kind: 'rufer', called: {} },
    { kind: 'rufer', must: 'no' },
    { kind: 'rufer', renonce: 0 },
    { kind: 'ramsch', __proto: 1 },
  ])('%o', (contract) => {
    const input = { contract, declarer: 0, won: true } as unknown as HandInput;
    const error = [{ code: 'contract-unknown', field: 'contract' }];
    expect(checkHand(input, OFFICIAL_RULES)).toEqual({ ok: false, error });
  });
});

it('in a cross play nobody but the opposite seat is the partner', () => {
  const cross = (partner: number) =>
    checkHand({ contract: contractOf('cross'), declarer: 1, partner, won: true }, OFFICIAL_RULES);
  expect(cross(3).ok).toBe(true);
  for (const beside of [0, 2]) {
    const error = [{ code: 'partner-not-possible', field: 'partner' }];
    expect(cross(beside)).toEqual({ ok: false, error });
  }
});
