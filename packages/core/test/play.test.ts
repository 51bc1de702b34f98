import { describe, expect, it } from 'vitest';
import {
  cardsOnTable,
  cardsPlayed,
  DECK,
  handOf,
  isOver,
  legalCards,
  movesOf,
  perft,
  playCard,
  playedTricks,
  pointsOf,
  ranAway,
  startPlay,
  statesOf,
  tricksOf,
  unwrap,
  whyNot,
  type Card,
} from '../src/index.js';
import { after, cards, dealRest, setup, start, text } from './table.js';

const ENDING = ['EK GA HO', 'EA G9 S8', 'E9 GZ HA', 'SA S9 EO'];

describe('what can be played', () => {
  it.each<[string, string, ReturnType<typeof setup>]>([
    ['sie-is-not-played', 'contract', setup('sie', ENDING)],
    ['contract-incomplete', 'contract', setup('rufer', ENDING)],
    ['contract-incomplete', 'contract', setup('solo', ENDING)],
    [
      'too-few-players',
      'contract',
      setup('rufer E', ENDING, { rules: { players: 3, deck: 'short' } }),
    ],
    ['wrong-number-of-hands', 'hands', setup('wenz', ENDING.slice(1))],
    ['hands-unequal', 'hands', setup('wenz', ['EA EZ', 'GA', 'HA', 'SA'])],
    ['hands-unequal', 'hands', setup('wenz', ['', '', '', ''])],
    ['card-dealt-twice', 'hands', setup('wenz', ['EA', 'GA', 'HA', 'EA'])],
    [
      'card-not-in-pack',
      'hands',
      setup('wenz', ['EA', 'GA', 'HA', 'S7'], { rules: { deck: 'short' } }),
    ],
    [
      'hand-too-large',
      'hands',
      setup('wenz', dealRest('EA EZ EK EO EU E9 E8 E7'), { rules: { deck: 'short' } }),
    ],
    ['seat-out-of-range', 'forehand', setup('wenz', ENDING, { forehand: 4 })],
    ['seat-missing', 'declarer', setup('wenz', ENDING, { declarer: undefined })],
    ['seat-out-of-range', 'declarer', setup('wenz', ENDING, { declarer: -1 })],
    ['declarer-not-possible', 'declarer', setup('ramsch', ENDING, { declarer: 1 })],
    ['partner-not-possible', 'partner', setup('ramsch', ENDING, { partner: 1 })],
    ['partner-not-possible', 'partner', setup('wenz', ENDING, { partner: 1 })],
    ['partner-not-possible', 'partner', setup('cross', ENDING, { partner: 1 })],
    ['partner-is-declarer', 'partner', setup('wedding', ENDING, { partner: 0 })],
    ['seat-out-of-range', 'partner', setup('wedding', ENDING, { partner: 9 })],
    ['seat-missing', 'partner', setup('wedding', ENDING)],
    ['seat-missing', 'partner', setup('rufer SZ must', ENDING)],
    ['called-card-held', 'declarer', setup('rufer E', ENDING, { declarer: 1 })],
    ['called-card-elsewhere', 'partner', setup('rufer E', ENDING, { partner: 2 })],
  ])('%s in %s', (code, field, wrong) => {
    expect(startPlay(wrong)).toEqual({ ok: false, error: { code, field } });
  });

  it('finds the partner by the called card, across the table, or as named', () => {
    expect(start('rufer E', ENDING).deal.partner).toBe(1);
    expect(start('rufer E', ENDING, { partner: 1 }).deal.partner).toBe(1);
    expect(start('rufer SZ must', ENDING, { partner: 2 }).deal.partner).toBe(2);
    expect(start('cross', ENDING, { declarer: 3 }).deal.partner).toBe(1);
    expect(start('wedding', ENDING, { partner: 2 }).deal.partner).toBe(2);
    expect(start('wenz', ENDING).deal.partner).toBeNull();
    expect(start('ramsch', ENDING).deal).toMatchObject({ declarer: null, partner: null });
  });
});

describe('card by card', () => {
  it('counts tricks and points, and the winner leads', () => {
    const first = after(start('rufer S', ENDING), 'EK EA E9 EO');
    expect(first.turn).toBe(3);
    expect([0, 1, 2, 3].map((seat) => pointsOf(first, seat as 0))).toEqual([0, 0, 0, 18]);
    expect([0, 1, 2, 3].map((seat) => tricksOf(first, seat as 0))).toEqual([0, 0, 0, 1]);
    const second = after(first, 'SA');
    expect([cardsOnTable(second), cardsPlayed(second), second.turn]).toEqual([1, 5, 0]);
    expect(text(handOf(second, 3))).toBe('S9');
    const end = after(second, 'GA S8 GZ S9 HO G9 HA');
    expect(isOver(end)).toBe(true);
    expect([0, 1, 2, 3].map((seat) => pointsOf(end, seat as 0))).toEqual([14, 0, 0, 50]);
    expect(legalCards(end)).toBe(0);
  });

  it.each<[string, string, Card, object]>([
    ['rufer S', '', 'EA', { code: 'not-your-turn', turn: 0 }],
    ['rufer S', 'EK', 'EK', { code: 'card-not-held' }],
    ['rufer S', '', 'E7', { code: 'card-not-held' }],
    ['rufer S', '', 'XX' as Card, { code: 'card-not-held' }],
    ['rufer S', 'EK', 'G9', { code: 'must-follow-suit', suit: 'E' }],
    ['rufer S', 'HO', 'S8', { code: 'play-goes' }],
    ['rufer S', 'EK EA E9', 'SA', { code: 'called-ace-locked', card: 'SA' }],
    [
      'rufer S',
      'EK EA E9 EO',
      'S9',
      { code: 'called-suit-needs-ace', card: 'SA', held: 2, needed: 4 },
    ],
    ['rufer S', 'EK EA E9 EO SA GA S8 GZ S9 HO G9 HA', 'HO', { code: 'play-is-over' }],
  ])('%s after "%s": %s %o', (contract, moves, card, error) => {
    const play = after(start(contract, ENDING), moves);
    if ('code' in error && error.code === 'play-goes') {
      expect(playCard(play, card).ok).toBe(true);
      expect(whyNot(play, card)).toBeNull();
      return;
    }
    expect(playCard(play, card)).toEqual({ ok: false, error });
    expect(whyNot(play, card)).toEqual(error);
  });

  it('never changes a state, and goes back through all of them', () => {
    const begin = start('rufer S', ENDING);
    const before = JSON.stringify(begin);
    const end = after(begin, 'EK EA E9 EO SA GA');
    expect(JSON.stringify(begin)).toBe(before);
    expect(end.previous?.previous?.previous?.previous?.previous?.previous).toBe(begin);
    expect(statesOf(end)).toHaveLength(7);
    expect(movesOf(end).slice(-2)).toEqual([
      { kind: 'card', seat: 3, card: 'SA' },
      { kind: 'card', seat: 0, card: 'GA' },
    ]);
    expect(playedTricks(end)).toEqual([
      { leader: 0, cards: ['EK', 'EA', 'E9', 'EO'], winner: 3, points: 18 },
      { leader: 3, cards: ['SA', 'GA'], winner: 3, points: 22 },
    ]);
  });

  it('lets the holder run away and frees him and nobody else', () => {
    const hands = ['SA SZ S9 S7 EA', 'SK EZ EK E9 E8', 'S8 GZ GK G9 G8', 'EO GO HO SO EU'];
    const led = after(start('rufer S', hands, { declarer: 1 }), 'S7');
    expect(ranAway(led)).toBe(true);
    const next = after(led, 'SK S8 EO EU EA EZ G8');
    expect(ranAway(start('rufer S', hands, { declarer: 1 }))).toBe(false);
    expect(text(legalCards(after(next, 'GO')))).toBe('SA SZ S9');
    const bound = after(start('rufer S', hands, { declarer: 1 }), 'EA EZ GK EU GO');
    expect(text(legalCards(bound))).toBe('SZ S9 S7');
  });

  it('counts the cards that its holder was dealt where the house does', () => {
    const hands = ['SA SZ S9 S7 EA', 'SK EZ EK E9 E8', 'S8 GZ GK G9 G8', 'EO GO HO SO EU'];
    const rules = { runAwayCount: 'dealt' } as const;
    const play = start('rufer S', hands, { declarer: 1, rules });
    expect(text(legalCards(play))).toBe('EA SA SZ S9 S7');
    const fewer = ['SA SZ S9 EA E7', 'SK EZ EK E9 E8', 'S8 S7 GK G9 G8', 'EO GO HO SO EU'];
    const bound = start('rufer S', fewer, { declarer: 1, rules });
    expect(text(legalCards(bound))).toBe('EA E7 SA');
  });

  it('does not take the ace itself for running away', () => {
    const searched = after(start('rufer S', ENDING, { declarer: 0, forehand: 1 }), 'S8 HA SA GA');
    expect(ranAway(searched)).toBe(false);
    expect(ranAway(after(start('rufer S', ENDING, { forehand: 3 }), 'SA'))).toBe(false);
    expect(ranAway(start('wenz', ENDING))).toBe(false);
  });

  it('takes nothing for a card that is none', () => {
    const play = start('wenz', ['S7', 'S8', 'S9', 'SK']);
    const error = { code: 'card-not-held' };
    expect(playCard(play, 'XX' as Card)).toEqual({ ok: false, error });
    expect(playCard(play, '' as Card)).toEqual({ ok: false, error });
  });

  it('keeps the duty of an ace whose holder throws other cards of its suit away', () => {
    const hands = ['SK S8 E9 E8', 'SA SZ S9 EA', 'GA GZ GK G9', 'EO GO HO SO'];
    const play = after(start('rufer S', hands, { forehand: 3 }), 'EO S8 SZ G9');
    expect(ranAway(play)).toBe(false);
    expect(text(legalCards(after(play, 'GO SK')))).toBe('S9 EA'.split(' ').toReversed().join(' '));
  });
});

describe('a hand that ends early', () => {
  const hands = ['EA GZ', 'GA E7', 'G8 G7', 'SA SZ'];
  it.each<[string, string, object, boolean]>([
    ['wenz tout', 'GZ GA G8 SA', {}, true],
    ['wenz tout', 'EA E7 G8 SA', {}, false],
    ['wenz tout', 'GZ GA G8 SA', { rules: { toutStop: false } }, false],
    ['wenz tout', 'GZ GA G8 SA', { playOn: true }, false],
    ['wenz', 'GZ GA G8 SA', {}, false],
    ['bettel', 'EA E7 G8 SA', {}, true],
    ['bettel', 'GZ GA G8 SA', {}, false],
    ['bettel', 'EA E7 G8 SA', { playOn: true }, false],
    ['bettel', 'EA E7 G8 SA', { declarer: 3 }, false],
    ['ramsch', 'EA E7 G8 SA', {}, false],
  ])('%s, %s %o: over is %s', (contract, moves, more, over) => {
    expect(isOver(after(start(contract, hands, more), moves))).toBe(over);
  });
});

describe('other tables', () => {
  it('plays with three', () => {
    const short = DECK.filter((card) => !/[87]/.test(card));
    const hands = [0, 8, 16].map((from) => short.slice(from, from + 8).join(' '));
    const play = start('solo H', hands, { rules: { players: 3, deck: 'short' } });
    expect([play.deal.players, play.deal.tricks]).toEqual([3, 8]);
    const one = after(play, `EA ${text(handOf(play, 1)).split(' ')[2]}`);
    expect(cardsOnTable(one)).toBe(2);
  });

  it('must beat as the house says, but not the declarer of a Bettel', () => {
    const rules = { bettelMustBeat: true };
    const hands = ['EO G7', 'EK E8', 'EA E7', 'EZ E9'];
    expect(text(legalCards(after(start('bettel', hands, { rules }), 'EO')))).toBe('EK');
    const second = after(start('bettel', hands, { rules, declarer: 1 }), 'EO');
    expect(text(legalCards(second))).toBe('EK E8');
    expect(text(legalCards(after(second, 'E8')))).toBe('EA');
  });

  it('counts the sequences of an ending', () => {
    const play = start('wenz', ['EA GZ', 'GA E7', 'G8 G7', 'SA SZ']);
    expect([perft(play, 0), perft(play, 1), perft(play, 2)]).toEqual([1, 2, 2]);
    expect(perft(play)).toBe(8);
    expect(perft(after(play, 'EA E7'))).toBe(4);
  });

  it('starts a position in which the called suit has been led', () => {
    const hands = ['GZ E9', 'SA S9', 'GK EK', 'HZ H9'];
    const free = start('rufer S', hands, { forehand: 1, ranAway: true });
    expect(text(legalCards(free))).toBe('SA S9');
    expect(text(legalCards(start('rufer S', hands, { forehand: 1 })))).toBe('SA');
    expect(unwrap(playCard(free, 'S9')).turn).toBe(2);
    expect(text(cards('S9 EA'))).toBe('EA S9');
  });
});
