import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  OFFICIAL_RULES,
  setOf,
  size,
  unwrap,
  type Card,
  type Rules,
  type Seat,
} from '../src/index.js';
import { dealOf } from '../src/deal.js';
import { decideKnock, knockerOf, startKnocks } from '../src/knock.js';
import {
  discardable,
  passOn,
  passOnTurn,
  putAway,
  startPassOn,
  takeUp,
} from '../src/pass-on-solo.js';
import { isSie } from '../src/sie.js';
import { giveBack, returnable, sayWedding, startWedding, weddingTurn } from '../src/wedding.js';

const rules = (options: Partial<Rules> = {}): Rules => ({ ...OFFICIAL_RULES, ...options });
const handOf = (text: string) => setOf(text.split(' ') as Card[]);

/** Asks everybody in turn: `k` knocks. */
const asked = (
  knock: Rules['knock'],
  dealer: Seat | null,
  answers: string,
  players: Rules['players'] = 4,
) => {
  let knocks = startKnocks({ knock, players }, 1, dealer);
  const order: string[] = [];
  for (const answer of answers) {
    const knocker = knockerOf(knocks);
    if (knocker === null) break;
    order.push(`${knocker.seat} ${knocker.sees}`);
    knocks = unwrap(decideKnock(knocks, knocker.seat, answer === 'k'));
  }
  return { order: order.join(', '), knocked: knocks.knocked, over: knockerOf(knocks) === null };
};

describe('knocking', () => {
  const all = '1 first-packet, 2 first-packet, 3 first-packet, 0 hand';

  it.each<[Rules['knock'], Seat | null, string, string, Seat[]]>([
    ['off', 0, 'kkkk', '', []],
    ['all', 0, 'kkkk', all, [1, 2, 3, 0]],
    ['all', 0, '-k-k', all, [2, 0]],
    ['all', null, '---k', all.replace('hand', 'first-packet'), [0]],
    ['first', 0, 'kkkk', '1 first-packet', [1]],
    ['first', 0, '-kkk', '1 first-packet', []],
    ['single', 0, '-kkk', '1 first-packet, 2 first-packet', [2]],
    ['single', 0, '----', all, []],
  ])('%s, seat %s deals: %s', (knock, dealer, answers, order, knocked) => {
    expect(asked(knock, dealer, answers)).toEqual({ order, knocked, over: true });
  });

  it('is decided in turn', () => {
    const knocks = startKnocks({ knock: 'all', players: 4 }, 1, 0);
    expect(decideKnock(knocks, 2, true)).toEqual({ ok: false, error: 'not-your-turn' });
    const none = startKnocks({ knock: 'off', players: 4 }, 1, 0);
    expect(decideKnock(none, 1, true)).toEqual({ ok: false, error: 'nobody-knocks-now' });
  });
});

describe('a Sie', () => {
  const eight = 'EO GO HO SO EU GU HU SU';
  it.each<[string, Partial<Rules>, boolean]>([
    [eight, {}, true],
    [eight, { sie: 'any' }, true],
    [eight, { sie: 'off' }, false],
    ['EO GO HO SO EU GU HU HA', {}, false],
    ['EO GO HO SO EU GU HU HA', { sie: 'any' }, false],
    ['EO GO HO SO EU GU', {}, false],
    ['EO GO HO SO EU GU', { sie: 'any' }, false],
    ['EO GO HO SO EU', { deck: 'short' }, false],
    ['EO GO HO SO EU GU', { deck: 'short' }, true],
    ['EO GO HO SO EU HU', { deck: 'short' }, false],
    ['EO GO HO SO EU HU', { deck: 'short', sie: 'any' }, true],
    ['SO GO EU SU GU HU', { deck: 'short', sie: 'any' }, true],
    ['EO GO HO SO EU HA', { deck: 'short', sie: 'any' }, false],
    ['EO GO HO SO EU GU', { deck: 'short', sie: 'off' }, false],
    [eight, { deck: 'short', players: 3 }, true],
    ['EO GO HO SO EU GU HU HA', { deck: 'short', players: 3, sie: 'any' }, false],
  ])('%s under %o: %s', (cards, options, sie) => {
    expect(isSie(handOf(cards), rules(options))).toBe(sie);
  });
});

describe('a Wedding', () => {
  const HANDS = [
    'EO GO HO SO EU GU HU SU',
    'HA EA EZ EK E9 E8 E7 GA',
    'HZ HK H9 H8 SA SZ SK S9',
    'H7 GZ GK G9 G8 G7 S8 S7',
  ].map(handOf);
  const wedding = { contracts: ['rufer', 'wedding', 'solo'] } as const satisfies Partial<Rules>;
  const start = (options: Partial<Rules> = {}, forehand: Seat = 0) =>
    startWedding(HANDS, forehand, rules({ ...wedding, ...options }));

  it('is offered by who has exactly one trump, the first from forehand', () => {
    expect(start().asked).toEqual([1, 3]);
    expect(start({}, 2).asked).toEqual([3, 1]);
    expect(start({ contracts: ['rufer'] }).stage).toBe('none');
    const noTrump = [handOf('EA EZ EK E9 E8 E7 GA GZ'), ...HANDS.slice(1)];
    expect(startWedding(noTrump, 0, rules(wedding)).asked).toEqual([1, 3]);
  });

  it('goes round the other seats in turn; the first to take it gives a card back', () => {
    const offered = unwrap(sayWedding(start(), 1, 'offer'));
    expect(offered).toMatchObject({ stage: 'take', offerer: 1, card: 'HA', asked: [2, 3, 0] });
    const refused = unwrap(sayWedding(offered, 2, 'refuse'));
    expect(weddingTurn(refused)).toBe(3);
    const taken = unwrap(sayWedding(unwrap(sayWedding(refused, 3, 'refuse')), 0, 'take'));
    expect(weddingTurn(taken)).toBe(0);
    expect(taken.hands).toBe(HANDS);
    const married = unwrap(giveBack(taken, 0, 'SU'));
    expect(married).toMatchObject({ stage: 'married', offerer: 1, taker: 0, given: 'SU' });
    expect(married.hands).toEqual([
      handOf('EO GO HO SO EU GU HU HA'),
      handOf('SU EA EZ EK E9 E8 E7 GA'),
      HANDS[2],
      HANDS[3],
    ]);
    expect(weddingTurn(married)).toBe(null);
  });

  it('who could offer may keep quiet; then the next may', () => {
    const kept = unwrap(sayWedding(start(), 1, 'keep'));
    expect(weddingTurn(kept)).toBe(3);
    expect(unwrap(sayWedding(kept, 3, 'keep')).stage).toBe('none');
    expect(unwrap(sayWedding(kept, 3, 'offer'))).toMatchObject({ card: 'H7', asked: [0, 1, 2] });
  });

  it('refused by all is over', () => {
    const refused = ([2, 3, 0] as const).reduce(
      (state, seat) => unwrap(sayWedding(state, seat, 'refuse')),
      unwrap(sayWedding(start(), 1, 'offer')),
    );
    expect(refused).toMatchObject({ stage: 'refused', hands: HANDS });
  });

  const takenBy = (seat: 0 | 2, options: Partial<Rules> = {}) => {
    const offered = unwrap(sayWedding(start(options), 1, 'offer'));
    if (seat === 2) return unwrap(sayWedding(offered, 2, 'take'));
    const others = ([2, 3] as const).reduce(
      (state, other) => unwrap(sayWedding(state, other, 'refuse')),
      offered,
    );
    return unwrap(sayWedding(others, 0, 'take'));
  };

  it.each<[string, 0 | 2, Partial<Rules>, string]>([
    ['any card', 2, {}, 'HZ HK H9 H8 SA SZ SK S9'],
    ['no trump', 2, { weddingReturn: 'non-trump' }, 'SA SZ SK S9'],
    ['a trump, with nothing else', 0, { weddingReturn: 'non-trump' }, 'EO EU GO GU HO HU SO SU'],
  ])('%s may be given back', (_, seat, options, cards) => {
    expect(cardsOf(returnable(takenBy(seat, options))).join(' ')).toBe(cards);
  });

  it.each<[string, Seat, Card, Partial<Rules>, string]>([
    ['a trump', 2, 'HZ', { weddingReturn: 'non-trump' }, 'no-trump-back'],
    ['the card just taken', 2, 'HA', {}, 'card-just-taken'],
    ['a card of another', 2, 'EA', {}, 'card-not-held'],
    ['out of turn', 3, 'H7', {}, 'not-your-turn'],
  ])('%s is not', (_, seat, card, options, error) => {
    expect(giveBack(takenBy(2, options), seat, card)).toEqual({ ok: false, error });
  });

  it.each([
    [start(), 1, 'take', 'not-said-now'],
    [start(), 3, 'offer', 'not-your-turn'],
    [start(), 0, 'offer', 'not-your-turn'],
    [takenBy(2), 2, 'take', 'not-said-now'],
    [start({ contracts: ['solo'] }), 1, 'offer', 'not-said-now'],
  ] as const)('what is not said now: %#', (state, seat, word, error) => {
    expect(sayWedding(state, seat, word)).toEqual({ ok: false, error });
  });

  it('nothing is given back before it is taken', () => {
    expect(giveBack(start(), 1, 'HA')).toEqual({ ok: false, error: 'not-said-now' });
    expect(returnable(start())).toBe(0);
  });
});

describe('a Schiebe-Solo', () => {
  const table = rules({ passOnSolo: 'two-obers' });
  const dealt = unwrap(
    dealOf(
      [
        'HO EU EA EZ EK E9 E8 E7',
        'SO GU GA GZ GK G9 G8 G7',
        'HU SU HA HZ HK H9 H8 H7',
        'SA SZ SK S9 S8 S7',
      ].map(handOf),
      0,
      table,
    ),
  );
  const start = startPassOn(dealt, table);

  it('passed on by all comes to the dealer', () => {
    const end = ([0, 1, 2] as const).reduce((state, seat) => unwrap(passOn(state, seat)), start);
    expect(end.soloist).toBe(3);
    expect(passOnTurn(end)).toBe(null);
    expect(end.hands[3]).toBe(handOf('EO GO SA SZ SK S9 S8 S7'));
  });

  it('who takes the Obers keeps them, and passes as many others on', () => {
    const taken = unwrap(takeUp(unwrap(passOn(start, 0)), 1));
    expect(taken).toMatchObject({ soloist: 1, discarding: true });
    expect(discardable(taken)).toBe(handOf('SO GU GA GZ GK G9 G8 G7'));
    expect(putAway(taken, 1, 'EO')).toEqual({ ok: false, error: 'offered-cards-stay' });
    expect(putAway(taken, 1, 'SA')).toEqual({ ok: false, error: 'card-not-held' });
    expect(passOn(taken, 1)).toEqual({ ok: false, error: 'not-done-now' });
    const away = unwrap(putAway(unwrap(putAway(taken, 1, 'G7')), 1, 'G8'));
    expect(away).toMatchObject({ packet: handOf('G7 G8'), order: [2, 3], soloist: 1 });
    expect(away.hands[1]).toBe(handOf('EO GO SO GU GA GZ GK G9'));
    // The next does the same with what he was passed, and may put any of it away.
    const second = unwrap(takeUp(away, 2));
    expect(size(discardable(second))).toBe(10);
    const end = unwrap(putAway(unwrap(putAway(second, 2, 'HU')), 2, 'G7'));
    expect(passOnTurn(end)).toBe(null);
    expect(end.hands[3]).toBe(handOf('HU G7 SA SZ SK S9 S8 S7'));
    expect(end.soloist).toBe(1);
  });

  it('nothing can be put away before the packet is taken', () => {
    expect(discardable(start)).toBe(0);
    expect(discardable(startPassOn({ ...dealt, offered: 0 }, table))).toBe(0);
  });

  it.each([
    [passOn(start, 1), 'not-your-turn'],
    [takeUp(start, 1), 'not-your-turn'],
    [takeUp(unwrap(takeUp(start, 0)), 0), 'not-done-now'],
    [putAway(unwrap(takeUp(start, 0)), 1, 'GU'), 'not-your-turn'],
    [passOn(startPassOn({ ...dealt, offered: 0 }, table), 0), 'nothing-passed-on'],
    [putAway(start, 0, 'HO'), 'not-done-now'],
    [takeUp(startPassOn({ ...dealt, offered: 0 }, table), 0), 'nothing-passed-on'],
  ])('what cannot be done: %#', (result, error) => {
    expect(result).toEqual({ ok: false, error });
  });
});
