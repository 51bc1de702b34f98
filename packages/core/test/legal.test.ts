import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  legalIn,
  OFFICIAL_RULES,
  parseCards,
  parseContract,
  setOf,
  unwrap,
  whyNotIn,
  type Card,
  type Position,
  type Rules,
} from '../src/index.js';

type More = Partial<Omit<Position, 'rules'>> & { rules?: Partial<Rules> };

function position(contract: string, hand: string, trick: string, more: More = {}): Position {
  const { rules, ...rest } = more;
  return {
    contract: unwrap(parseContract(contract)),
    hand: setOf(unwrap(parseCards(hand))),
    trick: unwrap(parseCards(trick)),
    ...rest,
    ...(rules && { rules: { ...OFFICIAL_RULES, ...rules } }),
  };
}

/** What may be played, in the order of the hand. */
function legal(contract: string, hand: string, trick: string, more: More = {}): string {
  const allowed = cardsOf(legalIn(position(contract, hand, trick, more)));
  return hand
    .split(' ')
    .filter((card) => allowed.includes(card as Card))
    .join(' ');
}

describe('following (Schafkopfordnung 1989, IV.2)', () => {
  it.each([
    // contract, hand, trick, legal, why
    ['rufer E', 'GZ GO HA EK', 'G9', 'GZ', 'the Ober of the suit is a trump'],
    ['rufer E', 'GO EK E8 S9', 'H7', 'GO', 'an Ober must follow a Heart'],
    ['rufer E', 'HA EK S8', 'GZ', 'HA EK S8', 'void: no duty to trump'],
    ['rufer G', 'EO SU H7 EA', 'GU', 'EO SU H7', 'any trump, no duty to beat'],
    ['rufer E', 'EK S9', 'H7', 'EK S9', 'no trump left: anything'],
    ['solo G', 'HA H9 GO SU', 'HZ', 'HA H9', 'Hearts are plain in a Leaves solo'],
    ['solo G', 'HA GK GO SU', 'G7', 'GK GO SU', 'Leaves are trumps in a Leaves solo'],
    ['solo S', 'EO SU EA', 'S7', 'EO SU', 'the suit itself need not be held'],
    ['wenz', 'EO E9 EU', 'EA', 'EO E9', 'in a Wenz an Ober follows its suit'],
    ['wenz', 'EO E9 EU', 'SU', 'EU', 'an Unter asks for an Unter'],
    ['suit-wenz G', 'GO GK HU S9', 'G8', 'GO GK HU', 'the Ober of the suit is a low trump'],
    ['geier', 'EU E9 EO', 'EA', 'EU E9', 'in a Geier an Unter follows its suit'],
    ['suit-geier S', 'SU SK HO EA', 'S7', 'SU SK HO', 'the Unter of the suit is a low trump'],
    ['bettel', 'EO EU HA', 'E7', 'EO EU', 'no trumps in a Bettel'],
    ['ramsch', 'HO H7 EA', 'HA', 'HO H7', 'as in a Rufer'],
    ['wedding', 'SA SZ EK', 'S8', 'SA SZ', 'no called ace in a Wedding'],
    ['rufer', 'SA SZ EK', 'S8', 'SA SZ', 'nor where none is named'],
  ])('%s, %s to %s: %s (%s)', (contract, hand, trick, expected) => {
    expect(legal(contract, hand, trick)).toBe(expected);
  });

  it('follows a Heart in a Bettel with Hearts as trumps, and in a Ramsch without them', () => {
    const bettel: More = { rules: { bettelTrumps: 'hearts' } };
    expect(legal('bettel', 'HA EA', 'EK', bettel)).toBe('EA');
    expect(legal('bettel', 'HA EA', 'H7', bettel)).toBe('HA');
    const ramsch: More = { rules: { ramschTrumps: 'obers-unters' } };
    expect(legal('ramsch', 'EO H7 EA', 'HA', ramsch)).toBe('H7');
    expect(legal('ramsch', 'EO H7 EA', 'SU', ramsch)).toBe('EO');
  });
});

describe('the called ace (Schafkopfordnung 1989, IV.2.4, IV.2.5)', () => {
  it.each([
    ['rufer S', 'SA SZ S9 HK', 'S8', 'SA', 'searched: it must be played'],
    ['rufer S', 'SA SK H9', 'S8 HU', 'SA', 'even if the trick is trumped'],
    ['rufer S', 'SA SZ S9 S7 EK', 'S8', 'SA', 'even with four, when another leads'],
    ['rufer S', 'SA S9 EK HU', 'G9', 'S9 EK HU', 'it may not be thrown away'],
    ['rufer S', 'SA S9 EK', 'HO', 'S9 EK', 'nor on a trump'],
    ['rufer S', 'SA EK HU', 'SU', 'HU', 'the Unter of the called suit is a trump lead'],
    ['rufer S', 'SA S9 EK', 'SO', 'S9 EK', 'void in trumps it stays, however the Ober is painted'],
    ['rufer S', 'SA EO', 'G9', 'EO', 'seventh trick: the trump is forced'],
    ['rufer S', 'SA', 'G9', 'SA', 'last trick: it falls'],
    ['rufer S', 'SA SZ S9 EK', '', 'SA EK', 'leading: three are too few'],
    ['rufer S', 'SA SZ S9 S7 EK', '', 'SA SZ S9 S7 EK', 'leading: four may run away'],
    ['rufer S', 'SA SZ SU SO EK', '', 'SA SU SO EK', 'Ober and Unter of the suit do not count'],
    ['rufer S', 'SA SZ', '', 'SA', 'nothing else to lead'],
    ['rufer S', 'SZ S9 EK', 'S8', 'SZ S9', 'it binds nobody but its holder'],
    ['rufer S', 'EA EK', 'E8', 'EA EK', 'another ace is free when its suit is led'],
    ['rufer S', 'GA EA', 'S8', 'GA EA', 'and may be thrown away'],
    ['rufer EZ must', 'EZ E9 GA', 'E8', 'EZ', 'a called Ten is bound as an ace'],
    ['rufer EZ must', 'EZ E9 GA', 'G8', 'GA', 'following elsewhere is free'],
    ['rufer EZ must', 'EZ E9 SA', 'G8', 'E9 SA', 'nor thrown away'],
    ['rufer EZ must', 'EZ E9 SA', '', 'EZ SA', 'nor led under'],
    ['rufer S7 must', 'S7 S9 GA', 'SK', 'S7', 'down to the Seven'],
  ])('%s, %s to %s: %s (%s)', (contract, hand, trick, expected) => {
    expect(legal(contract, hand, trick)).toBe(expected);
  });

  it.each([
    ['SA S9 EK', 'SK', 'SA S9', 'followed with any'],
    ['SA EK', 'GZ', 'SA EK', 'thrown away'],
    ['SA S9 EK', '', 'SA S9 EK', 'led under'],
  ])('is free after running away: %s to %s: %s (%s)', (hand, trick, expected) => {
    expect(legal('rufer S', hand, trick, { ranAway: true })).toBe(expected);
  });

  const four = 'SA SZ S9 S7 EK';
  const three = 'SA SZ S9 EK';
  const dealt = setOf(unwrap(parseCards(four)));
  it.each<[string, string, string, string, More]>([
    ['no running away', four, '', 'SA EK', { rules: { runAway: false } }],
    ['with three', three, '', three, { rules: { runAwayMin: 3 } }],
    ['counted as dealt', three, '', three, { rules: { runAwayCount: 'dealt' }, dealt }],
    ['counted as dealt, hand as dealt', three, '', 'SA EK', { rules: { runAwayCount: 'dealt' } }],
    ['ducking', four, 'S8', 'SA SZ S9 S7', { rules: { runAwayFollowing: true } }],
    ['ducking with three', three, 'S8', 'SA', { rules: { runAwayFollowing: true } }],
    [
      'discard with two left',
      'SA EO',
      'G9',
      'SA EO',
      { rules: { aceDiscardFrom: 'last-but-one' } },
    ],
    ['not with three', 'SA EO EK', 'G9', 'EO EK', { rules: { aceDiscardFrom: 'last-but-one' } }],
    ['discard at any time', 'SA EO EK', 'G9', 'SA EO EK', { rules: { aceDiscardFrom: 'any' } }],
    ['searched all the same', 'SA S9', 'S8', 'SA', { rules: { aceDiscardFrom: 'any' } }],
  ])('house rule: %s: %s to %s: %s', (_, hand, trick, expected, more) => {
    expect(legal('rufer S', hand, trick, more)).toBe(expected);
  });
});

describe('must beat', () => {
  const bettel: More = { rules: { bettelMustBeat: true } };
  const ramsch: More = { rules: { ramschMustBeat: true } };
  it.each<[string, string, string, string, More]>([
    ['bettel', 'EK EZ E8', 'EO', 'EK', bettel],
    ['bettel', 'EA EK E8', 'EO', 'EA EK', bettel],
    ['bettel', 'EZ E8', 'EO', 'EZ E8', bettel],
    ['bettel', 'GA G7', 'EO', 'GA G7', bettel],
    ['bettel', 'EK E8', 'E9 EA', 'EK E8', bettel],
    ['bettel', 'EK E8', 'EO', 'EK E8', { ...bettel, role: 'declarer' }],
    [
      'bettel',
      'EK EZ E8',
      'EO',
      'EK EZ',
      { rules: { bettelMustBeat: true, bettelOrder: 'ace-ten' } },
    ],
    ['bettel', 'EK E8', 'EO', 'EK E8', {}],
    ['bettel', 'EK E8', 'EO', 'EK E8', ramsch],
    ['ramsch', 'EO H7 HA', 'HK', 'EO HA', ramsch],
    ['ramsch', 'E9 E8', 'EK HU', 'E9 E8', ramsch],
    ['ramsch', 'GA HA', 'EK', 'GA HA', ramsch],
    ['ramsch', 'EO H7', 'HK', 'EO H7', bettel],
    ['wenz', 'EA E9', 'EK', 'EA E9', { rules: { bettelMustBeat: true, ramschMustBeat: true } }],
  ])('%s, %s to %s: %s', (contract, hand, trick, expected, more) => {
    expect(legal(contract, hand, trick, more)).toBe(expected);
  });
});

describe('which rule forbids a card', () => {
  const needs = { code: 'called-suit-needs-ace', card: 'SA' };
  it.each<[string, string, string, string, object | null, More]>([
    ['rufer E', 'GZ HA', 'G9', 'GZ', null, {}],
    ['rufer E', 'GZ HA', 'G9', 'EO', { code: 'card-not-held' }, {}],
    ['rufer E', 'GZ HA', 'G9', 'HA', { code: 'must-follow-suit', suit: 'G' }, {}],
    ['rufer E', 'GZ HA', 'SU', 'GZ', { code: 'must-follow-trump' }, {}],
    ['rufer E', 'EA HA GK', 'SU', 'EA', { code: 'must-follow-trump' }, {}],
    ['rufer E', 'EA GK', 'G7', 'EA', { code: 'must-follow-suit', suit: 'G' }, {}],
    ['rufer S', 'SA S9 HA', 'S8', 'S9', { code: 'called-ace-must-be-played', card: 'SA' }, {}],
    ['rufer S', 'SA S9 HA', 'S8', 'HA', { code: 'called-ace-must-be-played', card: 'SA' }, {}],
    ['rufer S', 'SA S9 HA', 'G8', 'SA', { code: 'called-ace-locked', card: 'SA' }, {}],
    ['rufer S', 'SA SZ HA', '', 'SZ', { ...needs, held: 2, needed: 4 }, {}],
    [
      'rufer S',
      'SA SZ S9 S7',
      '',
      'SZ',
      { ...needs, held: 4, needed: null },
      { rules: { runAway: false } },
    ],
    [
      'rufer S',
      'SA SZ S9 S7 HA',
      'S8',
      'HA',
      { code: 'must-follow-suit', suit: 'S' },
      { rules: { runAwayFollowing: true } },
    ],
    [
      'bettel',
      'EK EZ E8',
      'E7 EO',
      'E8',
      { code: 'must-beat', card: 'EO' },
      { rules: { bettelMustBeat: true } },
    ],
    [
      'bettel',
      'EK EZ GA',
      'E7 EO',
      'GA',
      { code: 'must-follow-suit', suit: 'E' },
      { rules: { bettelMustBeat: true } },
    ],
  ])('%s, %s to %s: %s is refused by %o', (contract, hand, trick, card, expected, more) => {
    expect(whyNotIn(position(contract, hand, trick, more), card as Card)).toEqual(expected);
  });
});
