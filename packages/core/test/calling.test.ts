import { describe, expect, it } from 'vitest';
import {
  formatContract,
  OFFICIAL_RULES,
  parseContract,
  setOf,
  unwrap,
  type Card,
  type Rules,
} from '../src/index.js';
import { callableSuits, isBlocked, mustCalls, renonceSuits } from '../src/calling.js';
import { nameableGames, whyNotGame } from '../src/games.js';
import { NO_RANK, PARTNER_RANK, rankOfGame } from '../src/ranking.js';

const hand = (text: string) => setOf(text.split(' ') as Card[]);
const rules = (options: Partial<Rules> = {}): Rules => ({ ...OFFICIAL_RULES, ...options });

describe('which ace may be called', () => {
  it.each([
    ['a plain card beside, without the ace', 'EO HO GU SU HA HZ G9 S7', 'GS', false],
    ['a Ten is a plain card', 'EO HO GU SU HA HZ GZ S7', 'GS', false],
    ['an Ober of the suit does not count', 'EO GO GU EU HA HZ H9 S7', 'S', false],
    ['the ace is held in one suit', 'EA EK SZ S9 HO HU H7 H8', 'S', false],
    ['every suit he has is topped by its ace', 'EA EK GA HO HU H7 H8 H9', '', true],
    ['one ace alone blocks, though he lacks two suits', 'EA EO GO HO SO EU GU HU', '', true],
    ['all three aces', 'EA GA SA E9 G9 S9 HA HZ', '', true],
    ['eight trumps', 'EO GO HO SO EU GU HU HA', '', true],
    ['short pack', 'EO HU HA H9 GZ G9', 'G', false],
  ])('%s', (_, cards, suits, blocked) => {
    expect(callableSuits(hand(cards)).join('')).toBe(suits);
    expect(isBlocked(hand(cards))).toBe(blocked);
  });

  it.each([
    ['blocked: the suits he lacks', 'EA EK GA HO HU H7 H8 H9', 'S'],
    ['blocked with trumps only: any', 'EO GO HO SO EU GU HU HA', 'EGS'],
    ['blocked with all three aces: none', 'EA GA SA E9 G9 S9 HA HZ', ''],
    ['not blocked: none', 'EO HO GU SU HA HZ G9 S7', ''],
  ])('by Renonce, %s', (_, cards, suits) => {
    expect(renonceSuits(hand(cards)).join('')).toBe(suits);
  });
});

describe('what the holder of the Acorns Ober must call', () => {
  it.each<[string, string, Partial<Rules>, string]>([
    ['an ace like anybody', 'EO HO GU SU HA HZ G9 S7', {}, 'rufer G must, rufer S must'],
    ['a Ten, blocked', 'EO HO GU SU HA EA E9 E8', {}, 'rufer EZ must'],
    ['a Ten of either suit', 'EO HO GU SU EA E9 GA G7', {}, 'rufer EZ must, rufer GZ must'],
    ['the Ten he lacks', 'EO HO GU SU EA EZ GA G7', {}, 'rufer GZ must'],
    ['a King with the Ten held', 'EO HO GU SU HA EA EZ E8', {}, 'rufer EK must'],
    ['a Nine', 'EO HO GU SU HA EA EZ EK', {}, 'rufer E9 must'],
    ['an Eight', 'EO HO GU SU EA EZ EK E9', {}, 'rufer E8 must'],
    ['the Seven', 'EO HO GU EA EZ EK E9 E8', {}, 'rufer E7 must'],
    ['nothing, holding a whole suit', 'EO HO EA EZ EK E9 E8 E7', {}, ''],
    ['nothing without a plain card', 'EO GO HO SO EU GU HU HA', {}, ''],
    ['short: a Nine is the last', 'EO HO GU EA EZ EK', { deck: 'short' }, 'rufer E9 must'],
    ['short: nothing', 'EO HO EA EZ EK E9', { deck: 'short' }, ''],
    [
      'first an ace by Renonce',
      'EO HO GU SU HA EA E9 E8',
      { mustOrder: 'renonce-first' },
      'rufer G renonce must, rufer S renonce must',
    ],
    [
      'a Ten where Renonce is impossible',
      'EO EA E9 GA G9 SA S9 S8',
      { mustOrder: 'renonce-first' },
      'rufer EZ must, rufer GZ must, rufer SZ must',
    ],
    [
      'nothing without a plain card, Renonce or not',
      'EO GO HO SO EU GU HU HA',
      { mustOrder: 'renonce-first' },
      '',
    ],
  ])('%s', (_, cards, options, calls) => {
    expect(mustCalls(hand(cards), rules(options)).map(formatContract).join(', ')).toBe(calls);
  });
});

describe('why a game may not be named', () => {
  const some = 'EO HO GU SU HA HZ G9 S7';
  const blocked = 'EA EK GA HO HU H7 H8 H9';
  it.each<[string, string, Partial<Rules>, boolean, string | null]>([
    ['rufer G', some, {}, false, null],
    ['rufer E', some, {}, false, 'suit-not-held'],
    ['rufer E', 'EA EK SZ S9 HO HU H7 H8', {}, false, 'ace-held'],
    ['rufer S', blocked, {}, false, 'blocked'],
    ['rufer', some, {}, false, 'suit-not-named'],
    ['rufer GZ', some, {}, false, 'not-offered'],
    ['rufer G must', some, {}, false, 'not-offered'],
    ['rufer G', some, { contracts: ['solo'] }, false, 'not-offered'],
    ['rufer S renonce', blocked, {}, true, null],
    ['rufer S renonce', blocked, {}, false, 'no-renonce'],
    ['rufer G renonce', blocked, {}, true, 'ace-held'],
    ['rufer E renonce', some, {}, true, 'no-renonce'],
    ['solo H', some, {}, false, null],
    ['solo', some, {}, false, 'suit-not-named'],
    ['solo E', some, {}, false, null],
    ['solo E', some, { soloNeedsSuit: true }, false, 'trump-suit-not-held'],
    ['solo S', some, { soloNeedsSuit: true }, false, null],
    ['suit-wenz E', some, { contracts: ['suit-wenz'], soloNeedsSuit: true }, false, null],
    [
      'suit-geier E',
      some,
      { contracts: ['suit-geier'], soloNeedsSuit: true },
      false,
      'trump-suit-not-held',
    ],
    ['wenz tout', some, {}, false, null],
    ['wenz tout', some, { tout: false }, false, 'not-offered'],
    ['geier', some, {}, false, 'not-offered'],
    ['bettel', some, { contracts: ['bettel'] }, false, null],
    ['wedding', some, { contracts: ['wedding'] }, false, 'not-offered'],
    ['ramsch', some, {}, false, 'not-offered'],
    ['sie', some, {}, false, 'not-offered'],
  ])('%s with %s under %o', (text, cards, options, renonce, error) => {
    const contract = unwrap(parseContract(text));
    expect(whyNotGame(contract, { hand: hand(cards), rules: rules(options), renonce })).toBe(error);
  });

  it('nothing is asked of a hand that is not known', () => {
    const options = { hand: null, rules: rules({ soloNeedsSuit: true }), renonce: false };
    for (const text of ['rufer E', 'rufer', 'solo', 'solo G tout']) {
      expect(whyNotGame(unwrap(parseContract(text)), options)).toBe(null);
    }
  });

  it('lists every game that may be named', () => {
    const games = nameableGames({
      hand: hand(some),
      rules: rules({ contracts: ['solo', 'bettel', 'rufer', 'wedding', 'wenz'] }),
      renonce: true,
    });
    expect(games.map(formatContract).join(', ')).toBe(
      'rufer G, rufer S, bettel, wenz, wenz tout, solo E, solo E tout, solo G, solo G tout, ' +
        'solo H, solo H tout, solo S, solo S tout',
    );
  });
});

describe('which game beats which', () => {
  it.each<[string, Partial<Rules>, string]>([
    [
      'standard',
      {},
      'rufer E = rufer G = wedding < bettel < suit-geier E < geier < suit-wenz E < wenz < ' +
        'solo H = solo E < suit-geier E tout < geier tout < suit-wenz E tout < wenz tout < ' +
        'solo E tout = solo H tout < sie',
    ],
    [
      'geier-over-suit-wenz',
      { ranking: 'geier-over-suit-wenz' },
      'rufer E = wedding < bettel < suit-geier E < suit-wenz E < geier < wenz < solo E < ' +
        'suit-geier E tout < suit-wenz E tout < geier tout < wenz tout < solo E tout < sie',
    ],
    [
      'equal-solos',
      { ranking: 'equal-solos' },
      'rufer E < bettel < suit-geier E = geier = suit-wenz E = wenz = solo E < ' +
        'geier tout = wenz tout = solo E tout < sie',
    ],
    [
      'Hearts solo first',
      { heartsSoloFirst: true },
      'wenz < solo E = solo G = solo S < solo H < suit-geier H tout < solo E tout < solo H tout < sie',
    ],
    [
      'Hearts solo first among equal solos',
      { heartsSoloFirst: true, ranking: 'equal-solos' },
      'suit-wenz H = wenz = solo E < solo H < wenz tout = solo E tout < solo H tout',
    ],
    ['partner games', {}, 'ramsch < rufer = cross = wedding < bettel'],
  ])('%s', (_, options, chain) => {
    const [first = '', ...rest] = chain.split(/ (?=[<=] )/);
    let below = rankOfGame(unwrap(parseContract(first)), rules(options));
    for (const step of rest) {
      const rank = rankOfGame(unwrap(parseContract(step.slice(2))), rules(options));
      if (step.startsWith('<')) expect(rank, step).toBeGreaterThan(below);
      else expect(rank, step).toBe(below);
      below = rank;
    }
  });

  it('the two floors are below what has to beat them', () => {
    expect(rankOfGame({ kind: 'rufer' }, rules())).toBe(PARTNER_RANK);
    expect(NO_RANK).toBeLessThan(PARTNER_RANK);
  });
});
