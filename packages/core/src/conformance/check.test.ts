import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLine, readRecord, settleRecord } from './check.js';
import { fail, unwrap } from '../result.js';
import { damaged } from '../../test/damage.js';

// Schafkopfordnung 1989, Tarife II.1.2.
const SETTLEMENT = {
  type: 'settlement',
  id: 's1',
  tariff: { rufer: 10, schneider: 10 },
  hand: { contract: 'rufer', declarer: 0, partner: 1, won: true, schneider: true },
  value: 20,
  net: [20, 20, -20, -20],
};
// French-card rules, Playing a trick, example 1.
const TRICK = {
  type: 'trick',
  id: 't1',
  contract: 'rufer G',
  cards: ['EK', 'EA', 'SU', 'E7'],
  winner: 2,
  points: 17,
};
// SquareScores, A worked hand.
const ENTRIES = { type: 'entries', id: 'e1', net: [7, 7, -7, -7], entries: [14, 14, 0, 0] };
const line = (record: object, change: object = {}) => JSON.stringify({ ...record, ...change });

describe('checkLine passes a right record', () => {
  const { hand } = SETTLEMENT;
  it.each([
    ['settlement', line(SETTLEMENT), 's1'],
    ['settlement without value', line(SETTLEMENT, { value: undefined }), 's1'],
    [
      'settlement by points alone',
      line(SETTLEMENT, {
        hand: { contract: 'rufer', declarer: 0, partner: 1 },
        points: 91,
      }),
      's1',
    ],
    [
      'settlement with rules',
      line(SETTLEMENT, {
        rules: { kontraMax: null },
        hand: { ...hand, kontra: 5 },
        value: 640,
        net: [640, 640, -640, -640],
      }),
      's1',
    ],
    [
      'settlement with a raise',
      line(SETTLEMENT, {
        tariff: { solo: 50 },
        hand: { contract: 'solo', declarer: 0, raise: 70 },
        points: 70,
        value: 50,
        net: [-150, 50, 50, 50],
      }),
      's1',
    ],
    [
      'settlement of three',
      line(SETTLEMENT, {
        players: 3,
        tariff: { solo: 50 },
        hand: { contract: 'solo', declarer: 2, won: true },
        value: 50,
        net: [-50, -50, 100],
      }),
      's1',
    ],
    ['trick', line(TRICK), 't1'],
    [
      'trick of a Bettel with the order told',
      line(TRICK, {
        contract: 'bettel',
        rules: { bettelOrder: 'ace-ten' },
        cards: ['EZ', 'EU'],
        winner: 0,
        points: 12,
      }),
      't1',
    ],
    ['entries', line(ENTRIES), 'e1'],
  ])('%s', (_, text, id) => {
    expect(checkLine(text)).toEqual({ passed: true, id });
  });
});

describe('checkLine fails, and never skips', () => {
  const hand = (change: object) => ({ hand: { ...SETTLEMENT.hand, ...change } });

  it.each([
    ['no JSON', '{"type":"trick"', '?', 'malformed'],
    ['an empty line', '', '?', 'malformed'],
    ['null', 'null', '?', 'type ?'],
    ['a list', '[1]', '?', 'type ?'],
    ['no type', line(TRICK, { type: undefined }), 't1', 'type ?'],
    ['an unknown type', line(TRICK, { type: 'auction' }), 't1', 'type auction'],
    ['a type that every object has', line(TRICK, { type: 'toString' }), 't1', 'type toString'],
    [
      'a price of nothing known',
      line(SETTLEMENT, { tariff: { rufer: 10, skat: 1 } }),
      's1',
      'malformed',
    ],
    ['a settlement without net', line(SETTLEMENT, { net: undefined }), 's1', 'malformed'],
    ['an unknown contract', line(SETTLEMENT, hand({ contract: 'skat' })), 's1', 'malformed'],
    ['a price that is no number', line(SETTLEMENT, { tariff: { rufer: '10' } }), 's1', 'malformed'],
    ['half a cent', line(SETTLEMENT, { net: [0.5, 0.5, -0.5, -0.5] }), 's1', 'malformed'],
    ['five players', line(SETTLEMENT, { players: 5 }), 's1', 'malformed'],
    ['a field beside the record', line(SETTLEMENT, { worth: 20 }), 's1', 'malformed'],
    ['a card that is none', line(TRICK, { cards: ['EK', 'E6'] }), 't1', 'malformed'],
    ['entries in words', line(ENTRIES, { entries: 'none' }), 'e1', 'malformed'],
    ['a wrong value', line(SETTLEMENT, { value: 30 }), 's1', 'wrong'],
    ['a wrong net', line(SETTLEMENT, { net: [20, 20, -20, 20] }), 's1', 'wrong'],
    ['a net of three', line(SETTLEMENT, { net: [20, 20, -20] }), 's1', 'wrong'],
    ['a Stock that is left', line(SETTLEMENT, { stockAfter: 40 }), 's1', 'wrong'],
    ['a wrong winner', line(TRICK, { winner: 1 }), 't1', 'wrong'],
    ['wrong points', line(TRICK, { points: 18 }), 't1', 'wrong'],
    ['wrong entries', line(ENTRIES, { entries: [14, 14, 0, 1] }), 'e1', 'wrong'],
    ['an unknown hand field', line(SETTLEMENT, hand({ ouvert: true })), 's1', 'hand field ouvert'],
    ['an unknown rule', line(SETTLEMENT, { rules: { lace: 1 } }), 's1', 'rule lace'],
    [
      'a rule that every object has',
      line(SETTLEMENT, { rules: { valueOf: 1 } }),
      's1',
      'rule valueOf',
    ],
    ['an unknown rule of play', line(TRICK, { rules: { lace: 1 } }), 't1', 'rule lace'],
    ['a hand that is refused', line(SETTLEMENT, hand({ knocks: 5 })), 's1', 'knocks-out-of-range'],
    ['a price that is missing', line(SETTLEMENT, { tariff: { rufer: 10 } }), 's1', 'price-missing'],
  ])('%s', (_, text, id, reason) => {
    expect(checkLine(text)).toMatchObject({ passed: false, id, reason });
  });

  it('says what was expected and what came', () => {
    expect(checkLine(line(TRICK, { winner: 1 }))).toMatchObject({
      detail: 'expected {"winner":1,"points":17} got {"winner":2,"points":17}',
    });
  });

  it.each([
    ['an id that is no text', line(TRICK, { id: { toString: 1, valueOf: 1 } })],
    ['a type that is no text', line(TRICK, { type: { toString: 1, valueOf: 1 } })],
    ['a type in a list', line(TRICK, { type: ['trick'] })],
    [
      'a rule of the wrong kind',
      line(SETTLEMENT, { ...hand({ runners: 3 }), rules: { runnerMin: null } }),
    ],
    ['a pack of another size', line(SETTLEMENT, { rules: { deck: 'medium' } })],
    ['a rule with a value that nobody plays', line(SETTLEMENT, { rules: { toutBase: 'triple' } })],
    ['a Bettel order that nobody plays', line(TRICK, { rules: { bettelOrder: 'upside-down' } })],
  ])('without throwing: %s', (_, text) => {
    expect(checkLine(text)).toMatchObject({ passed: false });
  });
});

describe('readRecord and settleRecord', () => {
  const settled = (text: string) => {
    const record = unwrap(readRecord(text));
    return record.type === 'settlement' ? settleRecord(record) : fail('no settlement');
  };

  it('settle the hand of a record, whatever the record expects', () => {
    expect(settled(line(SETTLEMENT, { value: 1, net: [] }))).toMatchObject({
      ok: true,
      value: { value: 20, net: [20, 20, -20, -20] },
    });
  });

  it('say why a record is not read or not settled', () => {
    const malformed = { id: 't1', reason: 'malformed' };
    expect(readRecord(line(TRICK, { points: 'many' }))).toMatchObject({ error: malformed });
    const ouvert = { hand: { contract: 'bettel', declarer: 0, ouvert: true } };
    expect(settled(line(SETTLEMENT, ouvert))).toMatchObject({
      ok: false,
      error: { reason: 'hand field ouvert' },
    });
  });
});

describe('laws of checkLine', () => {
  const records = fc.constantFrom(line(SETTLEMENT), line(TRICK), line(ENTRIES));

  it('never throws, whatever a line holds', () => {
    const lines = fc.oneof(fc.string(), fc.json(), records.chain(damaged));
    fc.assert(
      fc.property(lines, (text) => {
        const verdict = checkLine(text);
        expect(verdict.passed || verdict.reason.length > 0).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('fails any other number in what is expected', () => {
    const wrong = fc.integer({ min: -100, max: 100 }).filter((amount) => amount !== 0);
    fc.assert(
      fc.property(wrong, fc.nat({ max: 3 }), (by, seat) => {
        const off = (list: number[]) => list.map((amount, at) => amount + (at === seat ? by : 0));
        for (const text of [
          line(SETTLEMENT, { net: off(SETTLEMENT.net) }),
          line(SETTLEMENT, { value: SETTLEMENT.value + by }),
          line(TRICK, { winner: TRICK.winner + by }),
          line(TRICK, { points: TRICK.points + by }),
          line(ENTRIES, { entries: off(ENTRIES.entries) }),
        ]) {
          expect(checkLine(text)).toMatchObject({ passed: false, reason: 'wrong' });
        }
      }),
    );
  });
});
