import {
  cardsOf,
  isOver,
  legalCards,
  handOf,
  playCard,
  playedTricks,
  startPlay,
  unwrap,
  whyNot,
  type Card,
  type Play,
} from '../../src/index.js';
import { randomCard, randomFrom, randomSetup } from '../random-hand.js';
import { kindOf, legalList, winnerIn, type NaiveContract } from './naive.js';

/** Where core and the naive rules differ. */
export interface Difference {
  readonly seed: number;
  readonly what: string;
}

/**
 * Plays a random hand under random rules by core and asks the naive rules about every position and
 * every trick. Returns how many positions agreed, or the first difference.
 */
function compareHand(seed: number): number | Difference {
  const random = randomFrom(seed);
  const setup = { ...randomSetup(random), playOn: true };
  let play = unwrap(startPlay(setup));
  const contract = setup.contract as NaiveContract;
  const { rules, players } = play.deal;
  const differs = (what: string, ...details: unknown[]): Difference => ({
    seed,
    what: `${what} ${JSON.stringify([setup.contract, rules, ...details])}`,
  });

  let trick: Card[] = [];
  let leader = play.deal.forehand as number;
  let calledSuitWasLed = false;
  let positions = 0;
  while (!isOver(play)) {
    const seat = (leader + trick.length) % players;
    if (play.turn !== seat) return differs('turn', seat, play.turn);
    const hand = cardsOf(handOf(play, play.turn));
    const legal = cardsOf(legalCards(play));
    const naive = legalList({
      contract,
      rules,
      hand,
      dealtHand: cardsOf(play.deal.hands[seat] ?? 0),
      trick,
      isDeclarer: seat === play.deal.declarer,
      calledSuitWasLed,
    });
    if (naive.join() !== legal.join()) return differs('legal', hand, trick, legal, naive);
    const refused = hand.filter((card) => whyNot(play as Play, card) !== null);
    if (refused.length !== hand.length - legal.length) return differs('refused', hand, refused);
    positions += 1;

    const card = randomCard(random, play);
    play = unwrap(playCard(play, card));
    trick.push(card);
    if (trick.length < players) continue;
    const led = kindOf(trick[0] as Card, contract, rules);
    if (contract.called !== undefined && led === contract.called[0]) calledSuitWasLed = true;
    leader = (leader + winnerIn(trick, contract, rules)) % players;
    if (playedTricks(play).at(-1)?.winner !== leader) return differs('winner', trick, leader);
    trick = [];
  }
  return positions;
}

/** Compares hand after hand until so many positions have agreed; gives the first difference. */
export function comparePositions(count: number, firstSeed: number): Difference | null {
  let agreed = 0;
  for (let seed = firstSeed; agreed < count; seed++) {
    const result = compareHand(seed);
    if (typeof result !== 'number') return result;
    agreed += result;
  }
  return null;
}
