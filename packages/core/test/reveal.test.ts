import { describe, expect, it } from 'vitest';
import {
  callKontra,
  cardsOf,
  difference,
  handOf,
  has,
  movesOf,
  playCard,
  possiblePartners,
  setOf,
  sidesKnownFrom,
  startPlay,
  statesOf,
  union,
  unwrap,
  type CardSet,
  type Play,
  type PlaySetup,
  type Seat,
} from '../src/index.js';
import { playOut, randomFrom, randomPlayRules, shuffled, type Random } from './random-hand.js';
import { after, start } from './table.js';

// Seat 0 has called the Bells ace of seat 1.
const HANDS = ['EK S9 HO', 'EA SA S8', 'E9 GZ HA', 'EZ G9 EO'];

/** Seat 1 misses four Bells. Seat 3 leads one: if it ran away it had all four. */
const bells = (declarer: string, partner: string) => [
  `${declarer} EA EZ EK E9 E8 E7 EO`,
  'SZ SK GA GZ GK G9 G8 G7',
  `SA S7 ${partner} EU GU HU SU HO`,
  'S9 HA HZ HK H9 H8 H7 SO',
];

const knownAfterLead = (contract: string, deal: string[]) =>
  sidesKnownFrom(after(start(contract, deal, { forehand: 3 }), 'S9'));

describe('from which card on each seat can know the partner', () => {
  it.each<[string, string, (number | null)[]]>([
    ['only the holder at first', '', [null, 0, null, null]],
    ['all, when the ace falls', 'S9 SA', [2, 0, 2, 2]],
    ['nothing, by a plain trick', 'EK EA E9 EZ', [null, 0, null, null]],
  ])('%s', (_, moves, known) => {
    expect(sidesKnownFrom(after(start('rufer S', HANDS), moves))).toEqual(known);
  });

  it('by elimination, before the ace falls', () => {
    // Seat 3 leads the suit from two cards, so it is not running away; then seat 0 does not have it.
    const hands = ['S8 G8', 'S9 G9', 'SA GA', 'SK GK'];
    const led = after(start('rufer S', hands, { declarer: 1, forehand: 3 }), 'SK');
    expect(sidesKnownFrom(led)).toEqual([1, null, 0, null]);
    expect(possiblePartners(led, 1)).toEqual([2, 0]);
    expect(sidesKnownFrom(after(led, 'S8'))).toEqual([1, 2, 0, 2]);
    expect(sidesKnownFrom(after(led, 'S8 S9 SA'))).toEqual([1, 2, 0, 2]);
  });

  it('by running away', () => {
    const hands = ['SA SZ S9 S7', 'SK EZ EK E9', 'S8 GZ GK G9', 'EO GO HO SO'];
    const play = after(start('rufer S', hands, { declarer: 1 }), 'S7 SK S8 EO');
    expect(sidesKnownFrom(play)).toEqual([0, 4, 4, 3]);
  });

  it('by a re of the partner', () => {
    const play = unwrap(callKontra(start('rufer S', HANDS), 3));
    expect(sidesKnownFrom(play)).toEqual([null, 0, 0, null]);
    expect(sidesKnownFrom(unwrap(callKontra(play, 1)))).toEqual([0, 0, 0, 0]);
  });

  it('from the start where the partner is no secret, and where there is none', () => {
    expect(sidesKnownFrom(start('wedding', HANDS, { partner: 2 }))).toEqual([0, 0, 0, 0]);
    expect(sidesKnownFrom(start('cross', HANDS))).toEqual([0, 0, 0, 0]);
    expect(sidesKnownFrom(start('wenz', HANDS))).toEqual([0, 0, 0, 0]);
    expect(sidesKnownFrom(start('ramsch', HANDS))).toEqual([0, 0, 0, 0]);
    expect(sidesKnownFrom(start('rufer GA', HANDS, { declarer: 1, partner: 3 }))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('knows that the declarer holds the suit that he called, unless by Renonce', () => {
    expect(knownAfterLead('rufer S', bells('S8', 'GO'))).toEqual([null, 1, 0, null]);
    expect(knownAfterLead('rufer S renonce', bells('GO', 'S8'))).toEqual([null, null, 0, null]);
  });
});

describe('compared with all ways the unseen cards can lie', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => [seed]))('ending %i', (seed) => {
    const random = randomFrom(seed);
    const setup = randomEnding(random);
    const end = playOut(random, unwrap(startPlay(setup)));
    const states = statesOf(end);
    const state = states[random(states.length)] as Play;
    const observer = random(4) as Seat;
    expect([...possiblePartners(state, observer)].toSorted()).toEqual(
      bruteForce(setup, state, observer),
    );
  });
});

/** Three cards each, most of them of the called suit so that something can be seen. */
function randomEnding(random: Random): PlaySetup {
  const pack = shuffled(random, [
    'SA',
    'SZ',
    'SK',
    'S9',
    'S8',
    'S7',
    'EA',
    'EZ',
    'GA',
    'EO',
    'HU',
    'H9',
  ]);
  const hands = [0, 3, 6, 9].map((from) => setOf(pack.slice(from, from + 3) as ['SA']));
  const partner = hands.findIndex((hand) => has(hand, 'SA'));
  const rules = { ...randomPlayRules(random), deck: 'long', players: 4 } as const;
  return {
    contract: { kind: 'rufer', called: 'SA' },
    hands,
    forehand: random(4),
    declarer: (partner + 1 + random(3)) % 4,
    rules,
  };
}

/** Deals the unseen cards in every way, plays the same cards again, and sees who had the ace. */
function bruteForce(setup: PlaySetup, state: Play, observer: Seat): number[] {
  if (has(state.played, 'SA')) return [state.deal.partner as number];
  const moves = movesOf(state).flatMap((move) => (move.kind === 'card' ? [move] : []));
  const shown = setup.hands.map((_, seat) =>
    setOf(moves.filter((move) => move.seat === seat).map(({ card }) => card)),
  );
  const own = setup.hands[observer] ?? 0;
  const unseen = cardsOf(setup.hands.reduce((all, hand) => union(all, hand), 0)).filter(
    (card) => !has(own, card) && !has(state.played, card),
  );
  const found = new Set<number>();
  deal(
    unseen.length,
    shown.map((cards, seat) => (seat === observer ? own : cards)),
  );
  return [...found].toSorted();

  function deal(left: number, hands: CardSet[]): void {
    const card = unseen[left - 1];
    if (card === undefined) {
      const partner = hands.findIndex((hand) => has(hand, 'SA'));
      if (partner !== setup.declarer && canHaveBeen(hands)) found.add(partner);
      return;
    }
    for (const [seat, hand] of hands.entries()) {
      if (seat === observer || cardsOf(hand).length === 3) continue;
      deal(left - 1, hands.with(seat, union(hand, setOf([card]))));
    }
  }

  function canHaveBeen(hands: CardSet[]): boolean {
    let play = unwrap(startPlay({ ...setup, hands }));
    for (const { card } of moves) {
      const next = playCard(play, card);
      if (!next.ok) return false;
      play = next.value;
    }
    return difference(handOf(play, observer), own) === 0;
  }
}
