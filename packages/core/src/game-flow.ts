import type { BiddingResult } from './bidding-state.js';
import { startBidding } from './bidding.js';
import { NO_CARDS } from './card-set.js';
import type { Contract } from './contract.js';
import type { Game } from './game-state.js';
import { knockerOf } from './knock.js';
import { passOnTurn } from './pass-on-solo.js';
import { outcomeOf } from './play-outcome.js';
import { startPlay } from './play-setup.js';
import { isOver } from './play-state.js';
import { unwrap } from './result.js';
import type { Seat } from './seat.js';
import { startWedding, weddingTurn, type Wedding } from './wedding.js';

/** Goes on to the next phase in which somebody has something to decide. */
export function enter(game: Game): Game {
  const { rules, knocks, passOn: packet, wedding, bidding, play, dealt, hands } = game;
  if (game.result !== null) return { ...game, phase: 'done' };
  const knocker = knockerOf(knocks);
  if (knocker) {
    return { ...game, phase: knocker.sees === 'hand' ? 'second-packet' : 'first-packet' };
  }
  if (play !== null) {
    if (!isOver(play)) return { ...game, phase: 'play' };
    const outcome = unwrap(outcomeOf(play));
    return { ...game, phase: 'done', result: { kind: 'played', outcome, by: 'play' } };
  }
  if (passOnTurn(packet) !== null) return { ...game, phase: 'pass-on' };
  if (packet.offered !== NO_CARDS) return { ...game, phase: 'naming' };
  if (wedding === null) {
    return enter({ ...game, wedding: startWedding(hands, dealt.forehand, rules) });
  }
  if (bidding !== null) {
    if (bidding.result === null) return { ...game, phase: 'bidding' };
    if (bidding.result.kind !== 'wedding-stands') return afterBidding(game, bidding.result);
  }
  return afterWedding(game, wedding);
}

function afterWedding(game: Game, wedding: Wedding): Game {
  const { rules, dealt, hands } = game;
  const { stage, offerer, taker } = wedding;
  if (stage === 'refused' && rules.weddingRefused === 'throw-in') {
    return enter({ ...game, result: { kind: 'thrown-in', consequence: 'none' } });
  }
  if (stage === 'married' && offerer !== null && taker !== null) {
    const [declarer, partner] =
      rules.weddingDeclarer === 'offerer' ? [offerer, taker] : [taker, offerer];
    return begin(game, { kind: 'wedding' }, declarer, partner);
  }
  if (stage === 'give' && offerer !== null && taker !== null) {
    // Solos over a Wedding are bid before the cards change hands.
    if (rules.weddingOvercall === 'none' || game.bidding !== null) {
      return { ...game, phase: 'wedding' };
    }
    const couple = [offerer, taker] as const;
    const setup = { rules, forehand: dealt.forehand, hands, wedding: couple };
    return enter({ ...game, bidding: startBidding(setup) });
  }
  if (weddingTurn(wedding) !== null) return { ...game, phase: 'wedding' };
  return enter({ ...game, bidding: startBidding({ rules, forehand: dealt.forehand, hands }) });
}

function afterBidding(game: Game, result: BiddingResult): Game {
  switch (result.kind) {
    case 'thrown-in':
      return enter({ ...game, result });
    case 'ramsch':
      return begin(game, { kind: 'ramsch' });
    case 'declared':
      return begin(game, result.contract, result.declarer);
    case 'wedding-stands':
      return game;
  }
}

/** Begins the play of a contract; its declarer and partner are known where it has any. */
export function begin(game: Game, contract: Contract, declarer?: Seat, partner?: Seat): Game {
  const { rules, hands, dealt } = game;
  const setup = { contract, hands, forehand: dealt.forehand, declarer, partner, rules };
  return enter({ ...game, play: unwrap(startPlay(setup)) });
}
