import { describe, expect, it } from 'vitest';
import { checkHand, paysMargin, runnerRange } from './hand.js';
import { OFFICIAL_RULES } from './rules.js';
import { contractOf } from '../test/oracle.js';

const pair = { declarer: 0, partner: 1 };
const alone = { declarer: 0 };

describe('checkHand accepts', () => {
  it('what is absent as no, none or 0', () => {
    const contract = contractOf('solo G');
    expect(checkHand({ contract, declarer: 3 }, OFFICIAL_RULES)).toEqual({
      ok: true,
      value: {
        kind: 'sides',
        contract,
        declarer: 3,
        partner: null,
        won: false,
        margin: 'plain',
        runners: 0,
        overclaimed: 0,
        knocks: 0,
        kontra: 0,
        bock: 1,
        doubled: 1,
        stock: 0,
        penalty: null,
      },
    });
  });

  it.each([
    ['rufer E', { ...pair, schneider: true }, 'schneider'],
    ['rufer E', { ...pair, schneider: true, schwarz: true }, 'schwarz'],
    ['rufer E', { ...pair, schwarz: true }, 'schwarz'],
    ['solo G tout', { ...alone, schneider: true, schwarz: true }, 'plain'],
    ['bettel', { ...alone, schneider: true, schwarz: true }, 'plain'],
    ['sie', { ...alone, schneider: true, schwarz: true }, 'plain'],
  ] as const)('%s, %j: %s (rule book 6, values)', (contract, hand, margin) => {
    const checked = checkHand({ contract: contractOf(contract), ...hand }, OFFICIAL_RULES);
    expect(checked).toMatchObject({ ok: true, value: { margin } });
  });

  it('a Sie as won with its eight runners, told or not (SquareScores, Scoring)', () => {
    const contract = contractOf('sie');
    for (const more of [{}, { won: true }, { runners: 8 }]) {
      expect(checkHand({ contract, declarer: 0, ...more }, OFFICIAL_RULES)).toMatchObject({
        ok: true,
        value: { won: true, runners: 8 },
      });
    }
  });

  it('a must-play without kontra (Varianten IV.3.3)', () => {
    const hand = { contract: contractOf('rufer E must'), ...pair, knocks: 4 };
    expect(checkHand(hand, OFFICIAL_RULES)).toMatchObject({ ok: true, value: { kontra: 0 } });
  });

  it('a fifth call where the table sets no limit (Tarife V.5)', () => {
    const hand = { contract: contractOf('rufer E'), ...pair, kontra: 5 };
    const rules = { ...OFFICIAL_RULES, kontraMax: null };
    expect(checkHand(hand, rules)).toMatchObject({ ok: true, value: { kontra: 5 } });
  });
});

describe('runnerRange', () => {
  it.each([
    ['rufer E', 'long', 3, 14, 'Tarife III.1'],
    ['cross', 'long', 3, 14, 'as the Rufer, rule book 6'],
    ['wedding', 'long', 3, 14, 'Tarife II.2'],
    ['solo', 'long', 3, 14, 'Tarife III.1'],
    ['solo G tout', 'short', 3, 12, 'rule book row 67'],
    ['wenz', 'long', 2, 4, 'Tarife III.2'],
    ['geier', 'short', 2, 4, 'Tarife III.2'],
    ['suit-wenz', 'long', 2, 11, 'Tarife III.2, rule book row 67'],
    ['suit-geier S', 'long', 2, 11, 'Tarife III.2, rule book row 67'],
    ['suit-geier', 'short', 2, 9, 'rule book row 67'],
    ['sie', 'long', 8, 8, 'Tarife IV.2'],
    ['sie', 'short', 6, 6, 'rule book row 42'],
  ] as const)('%s, %s pack: %i to %i (%s)', (contract, deck, least, most, _source) => {
    const rules = { ...OFFICIAL_RULES, deck };
    expect(runnerRange(contractOf(contract), rules)).toEqual({ least, most });
  });

  it('eight in the Sie of three players, who hold eight of 24 cards (rule book row 43)', () => {
    const rules = { ...OFFICIAL_RULES, deck: 'short' as const };
    const sie = { contract: contractOf('sie'), declarer: 0, runners: 8 };
    expect(checkHand(sie, rules, 3)).toMatchObject({ ok: true, value: { runners: 8 } });
  });

  it.each(['bettel', 'ramsch'])('none in a %s (rule book row 69)', (contract) => {
    expect(runnerRange(contractOf(contract), OFFICIAL_RULES)).toBeNull();
  });

  it('a cap holds in every contract that has more trumps (rule book row 67)', () => {
    const rules = { ...OFFICIAL_RULES, runnerCap: 8 };
    const most = (text: string) => runnerRange(contractOf(text), rules)?.most;
    expect(['rufer', 'solo', 'suit-wenz', 'wenz'].map(most)).toEqual([8, 8, 8, 4]);
  });
});

describe('paysMargin', () => {
  it.each([
    ['rufer', true],
    ['wedding', true],
    ['solo raised 90', true],
    ['suit-geier', true],
    ['wenz tout', false],
    ['sie', false],
    ['bettel', false],
    ['ramsch', false],
  ])('Schneider and Schwarz in %s: %s (Tarife IV.1; rule book 6)', (contract, expected) => {
    expect(paysMargin(contractOf(contract))).toBe(expected);
  });
});
