import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  handInputOf,
  handOf,
  isDecidedByTricks,
  judge,
  outcomeOf,
  paidRunners,
  parseContract,
  pointsToWin,
  runOf,
  OFFICIAL_RULES,
  trumpTable,
  unwrap,
  wonByTricks,
  type Contract,
  type Play,
  type Rules,
  type SideOutcome,
  type WinTerms,
} from '../src/index.js';
import { randomFrom, playOut } from './random-hand.js';
import { after, cards, dealRest, start } from './table.js';

const contract = (text: string): Contract => unwrap(parseContract(text));

const marginOf = (points: number, tricks: number, of?: number) =>
  unwrap(judge(contract('rufer'), { points, tricks }, of)).margin;

const errorOf = (text: string, points: number, tricks?: number, of?: number) => {
  const verdict = judge(contract(text), { points, ...(tricks !== undefined && { tricks }) }, of);
  return verdict.ok ? null : verdict.error;
};

const wonWith = (text: string, tricks: number, of?: number) =>
  wonByTricks(contract(text), tricks, of);

describe('points (Schafkopfordnung 1989, V.1)', () => {
  it.each<[string, number, boolean, string]>([
    ['rufer', 0, false, 'schneider'],
    ['rufer', 30, false, 'schneider'],
    ['rufer', 31, false, 'plain'],
    ['rufer', 60, false, 'plain'],
    ['rufer', 61, true, 'plain'],
    ['rufer', 90, true, 'plain'],
    ['rufer', 91, true, 'schneider'],
    ['rufer', 120, true, 'schneider'],
    ['solo raised 90', 90, false, 'plain'],
    ['solo raised 90', 91, true, 'schneider'],
    ['solo raised 70', 30, false, 'schneider'],
    ['solo raised 110', 95, false, 'plain'],
    ['solo raised 120', 119, false, 'plain'],
    ['solo raised 120', 120, true, 'schneider'],
  ])('%s with %i: won %s, %s', (text, points, won, margin) => {
    expect(judge(contract(text), { points })).toEqual({ ok: true, value: { won, margin } });
  });

  const takeover: WinTerms = { kontraTakesOver: true, kontra: 1 };
  it.each<[string, WinTerms, number, boolean, string]>([
    ['rufer', takeover, 59, false, 'plain'],
    ['rufer', takeover, 60, true, 'plain'],
    ['rufer', takeover, 30, false, 'plain'],
    ['rufer', takeover, 29, false, 'schneider'],
    ['rufer', takeover, 89, true, 'plain'],
    ['rufer', takeover, 90, true, 'schneider'],
    ['solo raised 80', takeover, 80, true, 'plain'],
    ['solo raised 80', takeover, 79, false, 'plain'],
    ['rufer', { kontraTakesOver: true, kontra: 0 }, 60, false, 'plain'],
    ['rufer', { kontraTakesOver: true }, 60, false, 'plain'],
    ['rufer', { kontraTakesOver: false, kontra: 1 }, 60, false, 'plain'],
    ['rufer must', { mustWin: 60 }, 60, true, 'plain'],
    ['rufer must', { mustWin: 60 }, 59, false, 'plain'],
    ['rufer must', { mustWin: 60 }, 30, false, 'plain'],
    ['rufer must', { mustWin: 60 }, 29, false, 'schneider'],
    ['rufer must', { mustWin: 60 }, 90, true, 'plain'],
    ['rufer must', { mustWin: 60 }, 91, true, 'schneider'],
    ['rufer must', { mustWin: 61 }, 60, false, 'plain'],
    ['rufer', { mustWin: 60 }, 60, false, 'plain'],
    ['wenz', { mustWin: 60 }, 60, false, 'plain'],
  ])('%s %o with %i: won %s, %s', (text, terms, points, won, margin) => {
    const verdict = judge(contract(text), { points }, 8, terms);
    expect(verdict).toEqual({ ok: true, value: { won, margin } });
    expect(points >= pointsToWin(contract(text), terms)).toBe(won);
  });

  it('calls Schwarz by tricks, of six in the short pack', () => {
    expect([marginOf(120, 7), marginOf(120, 8), marginOf(0, 1), marginOf(0, 0)]).toEqual([
      'schneider',
      'schwarz',
      'schneider',
      'schwarz',
    ]);
    expect([marginOf(120, 6, 6), marginOf(120, 5, 6)]).toEqual(['schwarz', 'schneider']);
  });

  it('refuses what cannot be', () => {
    expect([errorOf('rufer', -1), errorOf('rufer', 121), errorOf('rufer', 60.5)]).toEqual(
      Array.from({ length: 3 }, () => 'points-out-of-range'),
    );
    expect([errorOf('rufer', 0, -1), errorOf('rufer', 0, 9), errorOf('rufer', 0, 7, 6)]).toEqual(
      Array.from({ length: 3 }, () => 'tricks-out-of-range'),
    );
    expect(['wenz tout', 'bettel', 'sie', 'ramsch'].map((text) => errorOf(text, 61))).toEqual(
      Array.from({ length: 4 }, () => 'not-decided-by-points'),
    );
    expect([errorOf('rufer', 0, 0), errorOf('rufer', 120, 8)]).toEqual([null, null]);
  });

  it('judges a Tout and a Bettel by tricks', () => {
    expect(
      ['wenz tout', 'bettel', 'wenz'].map((text) => isDecidedByTricks(contract(text))),
    ).toEqual([true, true, false]);
    expect([
      wonWith('solo E tout', 8),
      wonWith('solo E tout', 7),
      wonWith('wenz tout', 6, 6),
    ]).toEqual([true, false, true]);
    expect([wonWith('bettel', 0), wonWith('bettel', 1)]).toEqual([true, false]);
  });
});

describe('runners (Tarife III)', () => {
  it.each<[string, string, number]>([
    ['rufer', 'EO GO HO EU', 3],
    ['rufer', 'EO', 1],
    ['rufer', 'GO HO SO EU', -1],
    ['rufer', 'SO EU', -3],
    ['rufer', '', -14],
    ['rufer', 'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7', 14],
    ['rufer', 'EO GO HO SO EU GU HU SU HA HZ H9', 10],
    ['rufer', 'EO GO HO SO EU GU HU SU HZ', 8],
    ['solo G', 'EO GO HO SO EU GU HU SU GA', 9],
    ['wenz', 'EU GU HU SU', 4],
    ['wenz', 'EO GO', -4],
    ['geier', 'EO GO EU', 2],
    ['suit-wenz S', 'EU GU HU SU SA SZ SK SO S9 S8 S7', 11],
    ['bettel', 'EO GO', 0],
  ])('%s with %s: %i', (text, hand, run) => {
    expect(runOf(trumpTable(contract(text)), cards(hand))).toBe(run);
  });

  it.each<[string, number, boolean, Partial<Rules>, number]>([
    ['rufer', 2, true, {}, 0],
    ['rufer', 3, true, {}, 3],
    ['rufer', -3, true, {}, 3],
    ['rufer', -3, false, {}, 3],
    ['wenz', 2, true, {}, 2],
    ['wenz', -1, true, {}, 0],
    ['solo', 14, true, {}, 14],
    ['solo', 14, true, { runnerCap: 8 }, 8],
    ['solo', 14, true, { runnerCap: 3 }, 3],
    ['solo', 14, true, { runnerCap: 2 }, 0],
    ['wenz', 4, true, { runnerCap: 2 }, 2],
    ['wenz', 4, true, { runnerCap: 1 }, 0],
    ['bettel', 4, true, {}, 0],
    ['cross', 3, true, {}, 3],
    ['rufer', 3, false, { runnerPay: 'winners-held' }, 0],
    ['rufer', 3, true, { runnerPay: 'winners-held' }, 3],
    ['rufer', -3, false, { runnerPay: 'winners-held' }, 3],
    ['rufer', -3, true, { runnerPay: 'winners-held' }, 0],
  ])('%s, a run of %i, won %s, %o: %i are paid', (text, run, won, rules, paid) => {
    expect(paidRunners(contract(text), run, won, { ...OFFICIAL_RULES, ...rules })).toBe(paid);
  });
});

const sidesAfter = (play: Play) => unwrap(outcomeOf(play)) as SideOutcome;

const anyhow = (play: Play, seed = 1) => playOut(randomFrom(seed), play);

describe('the outcome of a hand', () => {
  const top = dealRest('EO GO HO SO EU GU HU SU');

  it('is there when the hand is over and was whole', () => {
    expect(outcomeOf(start('solo E', top))).toEqual({ ok: false, error: 'play-goes-on' });
    const ending = after(start('wenz', ['EA', 'EZ', 'EK', 'E9']), 'EA EZ EK E9');
    expect(outcomeOf(ending)).toEqual({ ok: false, error: 'not-a-whole-hand' });
  });

  it('counts a solo with all tricks', () => {
    expect(sidesAfter(anyhow(start('solo E', top)))).toEqual({
      kind: 'sides',
      declarer: 0,
      partner: null,
      points: 120,
      tricks: 8,
      won: true,
      margin: 'schwarz',
      run: 8,
    });
  });

  it('counts for the side: points, tricks and runners of both partners', () => {
    // The declarer's partner has everything.
    const play = anyhow(start('wedding', top, { declarer: 2, partner: 0 }));
    expect(sidesAfter(play)).toMatchObject({ points: 120, tricks: 8, won: true, run: 12 });
    const against = anyhow(start('wedding', top, { declarer: 2, partner: 1 }));
    expect(sidesAfter(against)).toMatchObject({ points: 0, tricks: 0, won: false, run: -8 });
    expect(sidesAfter(against).margin).toBe('schwarz');
  });

  it('ends a lost Tout and a lost Bettel at the trick that decides', () => {
    const tout = anyhow(start('solo E tout', top, { declarer: 1 }));
    expect(sidesAfter(tout)).toMatchObject({ won: false, margin: 'plain', tricks: 0, run: -8 });
    expect(sidesAfter(anyhow(start('solo E tout', top)))).toMatchObject({
      won: true,
      margin: 'plain',
    });
    expect(sidesAfter(anyhow(start('bettel', dealRest('E7 E8 G7 G8 H7 H8 S7 S8'))))).toMatchObject({
      won: true,
      margin: 'plain',
      run: 0,
    });
    expect(sidesAfter(anyhow(start('bettel', dealRest('EA GA HA SA EK GK HK SK'))))).toMatchObject({
      won: false,
      tricks: 1,
    });
  });

  it('gives the settlement what it asks for', () => {
    const play = anyhow(start('solo E', top));
    expect(handInputOf(play, sidesAfter(play))).toEqual({
      contract: { kind: 'solo', suit: 'E' },
      declarer: 0,
      won: true,
      schneider: true,
      schwarz: true,
      runners: 8,
      kontra: 0,
    });
    const wedding = anyhow(start('wedding', top, { declarer: 2, partner: 1 }));
    expect(handInputOf(wedding, sidesAfter(wedding))).toMatchObject({ partner: 1, runners: 8 });
    expect(cardsOf(handOf(wedding, 1))).toEqual([]);
  });
});
