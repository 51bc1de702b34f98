import { cardPoints } from './card.js';
import { cardsOf, NO_CARDS, setOf, union, type CardSet } from './card-set.js';
import type { HandInput } from './hand.js';
import { isDecidedByTricks, judge, wonByTricks, type Margin, type WinTerms } from './outcome.js';
import { isOver, pointsOf, tricksOf, type Deal, type Play } from './play-state.js';
import { playedTricks } from './play-history.js';
import { judgeRamsch, type RamschVerdict } from './ramsch.js';
import { fail, ok, unwrap, type Result } from './result.js';
import { handSize } from './rules-check.js';
import { paidRunners, runOf } from './runners.js';
import { seatsFrom, type BySeat, type Seat } from './seat.js';

/** How a hand with a declarer ended. */
export interface SideOutcome {
  readonly kind: 'sides';
  readonly declarer: Seat;
  readonly partner: Seat | null;
  /** The card points of the declarer's side. */
  readonly points: number;
  /** The tricks of the declarer's side. */
  readonly tricks: number;
  readonly won: boolean;
  /** Plain in a Tout and a Bettel, where it is not paid. */
  readonly margin: Margin;
  /** The run of top trumps of the declarer's side; see `runOf`. */
  readonly run: number;
}

/** How a Ramsch ended. */
export interface RamschOutcome extends RamschVerdict {
  readonly kind: 'ramsch';
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
}

/** How a hand ended. */
export type Outcome = SideOutcome | RamschOutcome;

/** Why a hand has no outcome: it goes on, or it is an ending and its first tricks are unknown. */
export type OutcomeError = 'play-goes-on' | 'not-a-whole-hand';

/** Counts and judges a hand that is over. */
export function outcomeOf(play: Play): Result<Outcome, OutcomeError> {
  if (!isOver(play)) return fail('play-goes-on');
  const { deal } = play;
  if (deal.tricks < handSize(deal.rules)) return fail('not-a-whole-hand');
  if (deal.declarer === null) return ok(ramschOutcome(play));
  return ok(
    sideOutcome(deal, deal.declarer, play.kontra, {
      points: sideSum(deal, (seat) => pointsOf(play, seat)),
      tricks: sideSum(deal, (seat) => tricksOf(play, seat)),
    }),
  );
}

/** Judges what the declarer's side took, whether by play or by a claim. */
function sideOutcome(
  deal: Deal,
  declarer: Seat,
  kontra: number,
  { points, tricks }: { readonly points: number; readonly tricks: number },
): SideOutcome {
  const { contract, partner, rules } = deal;
  const { mustWin, kontraTakesOver } = rules;
  const terms: WinTerms = { mustWin, kontraTakesOver, kontra };
  const { won, margin } = isDecidedByTricks(contract)
    ? { won: wonByTricks(contract, tricks, deal.tricks), margin: 'plain' as const }
    : unwrap(judge(contract, { points, tricks }, deal.tricks, terms));
  return { kind: 'sides', declarer, partner, points, tricks, won, margin, run: runOfDeal(deal) };
}

/** The outcome if one side is given all tricks that are not taken yet. */
export function restTo(play: Play, declarer: Seat, toDeclarerSide: boolean): SideOutcome {
  const { deal } = play;
  const seats = seatsFrom(0, deal.players);
  const points = sideSum(deal, (seat) => pointsOf(play, seat));
  const tricks = sideSum(deal, (seat) => tricksOf(play, seat));
  if (!toDeclarerSide) return sideOutcome(deal, declarer, play.kontra, { points, tricks });
  const rest = (all: number, of: (state: Play, seat: Seat) => number) =>
    seats.reduce((left, seat) => left - of(play, seat), all);
  return sideOutcome(deal, declarer, play.kontra, {
    points: points + rest(totalPoints(deal), pointsOf),
    tricks: tricks + rest(deal.tricks, tricksOf),
  });
}

/** The points of all cards in play: 120, less in an ending. */
export function totalPoints({ hands }: Deal): number {
  return hands.flatMap(cardsOf).reduce((sum, card) => sum + cardPoints(card), 0);
}

/** The outcome as the settlement takes it, with the runners that these rules pay. */
export function handInputOf({ deal, kontra }: Play, outcome: Outcome): HandInput {
  if (outcome.kind === 'ramsch') return ramschInput(deal, outcome);
  const { declarer, partner, won, margin, run } = outcome;
  return {
    contract: deal.contract,
    declarer,
    ...(partner !== null && { partner }),
    won,
    schneider: margin !== 'plain',
    schwarz: margin === 'schwarz',
    runners: paidRunners(deal.contract, run, won, deal.rules),
    ...(deal.rules.runnerPay === 'winners-held' && {
      runnersHeldBy: run > 0 ? ('declarer-side' as const) : ('defence' as const),
    }),
    kontra,
  };
}

function ramschInput({ contract }: Deal, { losers, virgins, sweep }: RamschOutcome): HandInput {
  return sweep === null ? { contract, losers, virgins } : { contract, sweep };
}

/** The sum of something over the seats of the declarer's side. */
export function sideSum({ declarer, partner }: Deal, value: (seat: Seat) => number): number {
  return (declarer === null ? 0 : value(declarer)) + (partner === null ? 0 : value(partner));
}

/** The run of top trumps of the declarer's side as play began. */
export function runOfDeal({ table, hands, declarer, partner }: Deal): number {
  const held = (seat: Seat | null) => (seat === null ? NO_CARDS : (hands[seat] ?? NO_CARDS));
  return runOf(table, union(held(declarer), held(partner)));
}

function ramschOutcome(play: Play): RamschOutcome {
  const { table, forehand, players, rules } = play.deal;
  const seats = seatsFrom(0, players);
  const points = seats.map((seat) => pointsOf(play, seat));
  const tricks = seats.map((seat) => tricksOf(play, seat));
  const cards = () => takenBySeat(play);
  const verdict = judgeRamsch({ points, tricks, cards }, table, forehand, rules);
  return { kind: 'ramsch', points, tricks, ...verdict };
}

/** The cards in each seat's tricks. */
function takenBySeat(play: Play): BySeat<CardSet> {
  const tricks = playedTricks(play);
  return seatsFrom(0, play.deal.players).map((seat) =>
    setOf(tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards)),
  );
}
