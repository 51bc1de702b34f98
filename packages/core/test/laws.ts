import {
  handOf,
  handSize,
  isOver,
  legalCards,
  movesOf,
  outcomeOf,
  playCard,
  pointsOf,
  seatsFrom,
  size,
  startPlay,
  tricksOf,
  unwrap,
  type Play,
} from '../src/index.js';
import { leadOf, NO_TRICK } from '../src/open-trick.js';
import { randomCard, randomFrom, randomSetup } from './random-hand.js';

/**
 * Plays one random hand under random rules and looks at every state of it. Returns the first law
 * that is broken, or null.
 */
export function brokenLaw(seed: number): string | null {
  const random = randomFrom(seed);
  const setup = randomSetup(random);
  Object.freeze(setup.hands);
  let play = Object.freeze(unwrap(startPlay(setup)));
  while (!isOver(play)) {
    const broken = brokenBy(play);
    if (broken) return broken;
    // A frozen state throws if playing a card changes it.
    play = Object.freeze(unwrap(playCard(play, randomCard(random, play))));
  }
  return brokenAtTheEnd(play) ?? brokenByReplay(play);
}

function brokenBy(play: Play): string | null {
  const { deal, turn, trick } = play;
  const legal = legalCards(play);
  const hand = handOf(play, turn);
  if (legal === 0) return 'a legal card exists';
  if ((legal & ~hand) !== 0) return 'a legal card is held';

  const holds = deal.duty !== null && (hand & deal.duty.card) !== 0;
  if (holds || deal.mustBeat) return null;
  const following = hand & (deal.table.follow[leadOf(trick)] ?? 0);
  const free = trick === NO_TRICK || following === 0 ? hand : following >>> 0;
  return legal === free ? null : 'the duty restricts nobody but its holder';
}

function brokenAtTheEnd(play: Play): string | null {
  const { deal } = play;
  const seats = seatsFrom(0, deal.players);
  const points = seats.reduce<number>((sum, seat) => sum + pointsOf(play, seat), 0);
  const tricks = seats.reduce<number>((sum, seat) => sum + tricksOf(play, seat), 0);
  const whole = tricks === handSize(deal.rules);
  if (whole && points !== 120) return 'points sum to 120';
  if (whole && size(play.played) !== (deal.rules.deck === 'short' ? 24 : 32))
    return 'all are played';
  if (!whole && deal.endsWhenDeclarerTakes === null) return 'only a Tout or Bettel ends early';

  const outcome = unwrap(outcomeOf(play));
  if (outcome.kind === 'ramsch') {
    if (outcome.points.reduce((sum, each) => sum + each) !== 120) return 'each player counts';
    const losers = outcome.losers.length;
    const shared = deal.rules.ramschTie === 'share';
    if (losers < 1 || (losers === deal.players && !shared)) return 'somebody does not lose';
    if (outcome.losers.some((seat) => outcome.virgins.includes(seat))) return 'no virgin loses';
    return null;
  }
  const others = seats.filter((seat) => seat !== outcome.declarer && seat !== outcome.partner);
  const theirs = others.reduce<number>((sum, seat) => sum + pointsOf(play, seat), 0);
  if (outcome.points + theirs !== points) return 'the sides’ points are complementary';
  const theirTricks = others.reduce<number>((sum, seat) => sum + tricksOf(play, seat), 0);
  if (outcome.tricks + theirTricks !== tricks) return 'the sides’ tricks are complementary';
  if (outcome.margin === 'schwarz' && outcome.tricks * theirTricks !== 0)
    return 'Schwarz by tricks';
  return null;
}

function brokenByReplay(play: Play): string | null {
  const { contract, hands, forehand, declarer, partner, rules } = play.deal;
  let again = unwrap(
    startPlay({
      contract,
      hands,
      forehand,
      ...(declarer !== null && { declarer }),
      ...(partner !== null && { partner }),
      rules,
    }),
  );
  for (const move of movesOf(play)) {
    if (move.kind === 'card') again = unwrap(playCard(again, move.card));
  }
  const same = JSON.stringify(outcomeOf(again)) === JSON.stringify(outcomeOf(play));
  return same && isOver(again) ? null : 'a replayed record gives the same result';
}
