import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTRACT_KINDS,
  formatContract,
  isCalledCard,
  isPartnerKind,
  isRaise,
  isTout,
  parseContract,
  type Contract,
  type ContractError,
} from './contract.js';
import { contracts } from '../test/arbitraries.js';
import { contractOf } from '../test/oracle.js';

describe('parseContract reads (the contract text of the conformance suite)', () => {
  it.each<[string, Contract]>([
    ['rufer', { kind: 'rufer' }],
    ['rufer E', { kind: 'rufer', called: 'EA' }],
    ['rufer g', { kind: 'rufer', called: 'GA' }],
    ['rufer EZ', { kind: 'rufer', called: 'EZ' }],
    ['rufer E renonce', { kind: 'rufer', called: 'EA', renonce: true }],
    ['rufer G must', { kind: 'rufer', called: 'GA', must: true }],
    ['rufer must', { kind: 'rufer', must: true }],
    ['cross', { kind: 'cross' }],
    ['wedding', { kind: 'wedding' }],
    ['bettel', { kind: 'bettel' }],
    ['suit-geier G', { kind: 'suit-geier', suit: 'G' }],
    ['suit-geier', { kind: 'suit-geier' }],
    ['geier', { kind: 'geier' }],
    ['suit-wenz S', { kind: 'suit-wenz', suit: 'S' }],
    ['wenz', { kind: 'wenz' }],
    ['wenz tout', { kind: 'wenz', tout: true }],
    ['wenz raised 80', { kind: 'wenz', raised: 80 }],
    ['solo H', { kind: 'solo', suit: 'H' }],
    ['  solo   G  tout ', { kind: 'solo', suit: 'G', tout: true }],
    ['solo tout', { kind: 'solo', tout: true }],
    ['solo G raised 90', { kind: 'solo', suit: 'G', raised: 90 }],
    ['solo raised 120', { kind: 'solo', raised: 120 }],
    ['sie', { kind: 'sie' }],
    ['ramsch', { kind: 'ramsch' }],
  ])('%j', (text, value) => {
    expect(parseContract(text)).toEqual({ ok: true, value });
  });
});

describe('parseContract refuses', () => {
  const REFUSED: Readonly<Record<ContractError, readonly string[]>> = {
    'unknown-contract': ['', 'skat', 'Solo', 'SIE', 'constructor', '__proto__', 'E rufer'],
    // Hearts are trumps (Schafkopfordnung 1989, III.3.1), and so are Obers and Unters.
    'not-callable': ['rufer H', 'rufer HA', 'rufer EO', 'rufer GU', 'rufer X', 'rufer E6'],
    'unknown-suit': ['solo X', 'suit-wenz A', 'suit-geier Z tout'],
    // Varianten II.6.1: from 70 up to 120.
    'raise-out-of-range': [
      'solo raised',
      'solo G raised 61',
      'solo raised 69',
      'solo raised 72',
      'solo raised 125',
      'solo raised 121',
      'solo raised 1e2',
      'solo raised -70',
      'wenz raised 70.0',
      'geier raised high',
    ],
    'tout-and-raised': ['solo G tout raised 90', 'wenz raised 90 tout'],
    'unexpected-word': [
      'cross E',
      'wedding E',
      'bettel tout',
      'sie tout',
      'ramsch 20',
      'rufer E G',
      'solo G solo',
      'solo tout G',
      'wenz tout tout',
      'geier raised 90 90',
      'solo renonce',
    ],
  };

  const rows = Object.entries(REFUSED).flatMap(([error, texts]) =>
    texts.map((text) => ({ error, text })),
  );
  it.each(rows)('$text: $error', ({ text, error }) => {
    expect(parseContract(text)).toEqual({ ok: false, error });
  });
});

describe('formatContract', () => {
  it.each<[Contract, string]>([
    [{ kind: 'rufer', called: 'SA' }, 'rufer S'],
    [{ kind: 'rufer', called: 'E9', renonce: true, must: true }, 'rufer E9 renonce must'],
    [{ kind: 'solo', suit: 'E', raised: 75 }, 'solo E raised 75'],
    [{ kind: 'suit-geier', suit: 'H', tout: true }, 'suit-geier H tout'],
    [{ kind: 'wenz', tout: true }, 'wenz tout'],
  ])('%j is %j', (contract, text) => {
    expect(formatContract(contract)).toBe(text);
  });

  it('is what parseContract reads back, for every contract', () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        expect(parseContract(formatContract(contract))).toStrictEqual({
          ok: true,
          value: contract,
        });
      }),
    );
  });

  it('writes what it has read the same way again; parseContract never throws', () => {
    const word = fc.constantFrom('rufer', 'solo', 'wenz', 'E', 'h', 'SZ', 'tout', 'raised', '90');
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const first = parseContract(written);
        if (first.ok) expect(parseContract(formatContract(first.value))).toStrictEqual(first);
        else expect(typeof first.error).toBe('string');
      }),
    );
  });
});

describe('what a contract is', () => {
  it('partner games: Rufer, cross play and wedding (Schafkopfordnung 1989, I.3; Varianten III.1)', () => {
    expect(CONTRACT_KINDS.filter(isPartnerKind)).toEqual(['rufer', 'cross', 'wedding']);
  });

  it.each([
    ['wenz tout', true],
    ['suit-geier S tout', true],
    ['solo G', false],
    ['solo raised 90', false],
    ['rufer E', false],
    ['sie', false],
  ])('%s is a Tout: %s (Schafkopfordnung 1989, I.3)', (text, expected) => {
    expect(isTout(contractOf(text))).toBe(expected);
  });

  it.each([
    ['EA', true],
    ['S7', true],
    ['GZ', true],
    ['HA', false],
    ['H7', false],
    ['EO', false],
    ['SU', false],
  ] as const)('%s may be called: %s (Schafkopfordnung 1989, III.3.1)', (card, expected) => {
    expect(isCalledCard(card)).toBe(expected);
  });

  it('bids of a raised solo: 70 to 120 by fives and tens (Varianten II.6)', () => {
    const bids = Array.from({ length: 141 }, (_, bid) => bid).filter(isRaise);
    expect(bids).toEqual([70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120]);
    expect([Number.NaN, Infinity, 72.5, -70].some(isRaise)).toBe(false);
  });
});
