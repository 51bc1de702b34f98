import { expect, it } from 'vitest';
import {
  judge,
  legalCards,
  runOf,
  parseContract,
  trickWinner,
  trumpTable,
  unwrap,
  whyNot,
  wonByTricks,
  type SideOutcome,
  outcomeOf,
} from '../src/index.js';
import { playOut, randomFrom } from './random-hand.js';
import { after, cards, dealRest, start, text } from './table.js';

// What public engines were seen to get wrong, one test each.
const rufer = unwrap(parseContract('rufer S'));

it('losing defenders with 30 points are not Schneider', () => {
  expect(unwrap(judge(rufer, { points: 90 })).margin).toBe('plain');
  expect(unwrap(judge(rufer, { points: 91 })).margin).toBe('schneider');
});

it('Schwarz goes by tricks, for a trick may be worth nothing', () => {
  expect(unwrap(judge(rufer, { points: 120, tricks: 7 })).margin).toBe('schneider');
  expect(unwrap(judge(rufer, { points: 0, tricks: 1 })).margin).toBe('schneider');
  expect(unwrap(judge(rufer, { points: 0, tricks: 0 })).margin).toBe('schwarz');
});

it('a Tout is not won by 120 points but by all tricks', () => {
  expect(wonByTricks(unwrap(parseContract('wenz tout')), 7)).toBe(false);
  // The Unters and long Bells, but one trick of Nine, Eight, Seven and Seven goes to the others.
  const hands = [
    'EU GU HU SU SA SZ SK E7',
    'E8 EA EZ EK EO GA GZ GK',
    'E9 GO G9 G8 G7 HA HZ HK',
    'HO H9 H8 H7 SO S9 S8 S7',
  ];
  const play = start('wenz tout', hands, { rules: { toutStop: false } });
  const lost = after(play, 'E7 E8 E9 H7');
  const outcome = unwrap(outcomeOf(playOut(randomFrom(1), lost))) as SideOutcome;
  expect(outcome.won).toBe(false);
});

it('runners go past the Obers, past eight, down to the last trump', () => {
  const table = trumpTable(rufer);
  expect(runOf(table, cards('EO GO HO SO EU'))).toBe(5);
  expect(runOf(table, cards('EO GO HO SO EU GU HU SU HA HZ'))).toBe(10);
  expect(runOf(table, cards('EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7'))).toBe(14);
});

it('runners of the defence and the joint ones of partners count', () => {
  const top = dealRest('EO GO HO SO EU GU HU SU');
  const run = (declarer: number, partner: number) =>
    (
      unwrap(
        outcomeOf(playOut(randomFrom(1), start('wedding', top, { declarer, partner }))),
      ) as SideOutcome
    ).run;
  expect([run(1, 2), run(1, 3)]).toEqual([-8, -12]);
  // Seat 2 holds the Hearts from the ace to the Nine.
  expect([run(0, 1), run(0, 2), run(2, 0)]).toEqual([8, 12, 12]);
});

const away = ['SA SZ S9 S7 EA', 'SK EZ EK E9 E8', 'S8 GZ GK G9 G8', 'EO GO HO SO EU'];

it('the ace is not locked any more after running away', () => {
  const play = after(start('rufer S', away, { declarer: 1 }), 'S7 SK S8 EO GO');
  expect(text(legalCards(play))).toBe('EA SA SZ S9');
});

it('the ace is not thrown away when an Ober or Unter of the called suit is led', () => {
  const play = after(start('rufer S', away, { declarer: 1, forehand: 3 }), 'SO');
  expect(whyNot(play, 'SA')).toEqual({ code: 'called-ace-locked', card: 'SA' });
  expect(text(legalCards(play))).toBe('EA SZ S9 S7');
});

it('when the suit is searched only the called ace will do', () => {
  const hands = ['SA EA GA', 'S7 E7 G7', 'S8 E8 G8', 'S9 E9 G9'];
  const play = after(start('rufer S', hands, { declarer: 2, forehand: 3 }), 'S9');
  expect(text(legalCards(play))).toBe('SA');
  expect(whyNot(play, 'EA')).toEqual({ code: 'called-ace-must-be-played', card: 'SA' });
});

it('60 points are not enough', () => {
  expect(unwrap(judge(rufer, { points: 60 })).won).toBe(false);
  expect(unwrap(judge(rufer, { points: 61 })).won).toBe(true);
});

it('a Bettel has no trumps', () => {
  const table = trumpTable({ kind: 'bettel' });
  expect(table.trumps).toBe(0);
  expect(trickWinner(table, ['E7', 'EO', 'HA', 'GO'])).toBe(1);
});
