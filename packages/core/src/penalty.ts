import type { Offence } from './offence.js';
import { isDecidedByTricks } from './outcome.js';
import { isDeclarerSide, pointsOf, tricksOf, type Play } from './play-state.js';
import {
  restTo,
  runOfDeal,
  sideSum,
  totalPoints,
  type Outcome,
  type RamschOutcome,
  type SideOutcome,
} from './play-outcome.js';
import { fail, ok, type Result } from './result.js';
import { isSeat, seatsFrom, type Seat } from './seat.js';

/**
 * Ends a hand by an offence. Noticed at once, the offender's side keeps the tricks it has and all
 * others go to the other side; noticed later, or with a wrong number of cards, it has lost Schwarz.
 * A Tout or a Bettel is decided against the offender's side, and in a Ramsch the offender loses:
 * there points would reward him.
 */
export function penaltyOutcome(
  play: Play,
  offence: Offence,
  seat: number,
): Result<Outcome, 'seat-out-of-range'> {
  const { deal } = play;
  if (!isSeat(seat, deal.players)) return fail('seat-out-of-range');
  if (deal.declarer === null) return ok(ramschLostBy(play, seat));

  const byDeclarerSide = isDeclarerSide(deal, seat);
  if (isDecidedByTricks(deal.contract)) {
    return ok({ ...soFar(play, deal.declarer), won: !byDeclarerSide });
  }
  if (offence === 'wrong-lead' || offence === 'revoke-at-once') {
    return ok(restTo(play, deal.declarer, !byDeclarerSide));
  }
  return ok({
    ...soFar(play, deal.declarer),
    points: byDeclarerSide ? 0 : totalPoints(deal),
    tricks: byDeclarerSide ? 0 : deal.tricks,
    won: !byDeclarerSide,
    margin: 'schwarz',
  });
}

function soFar(play: Play, declarer: Seat): SideOutcome {
  const { deal } = play;
  return {
    kind: 'sides',
    declarer,
    partner: deal.partner,
    points: sideSum(deal, (seat) => pointsOf(play, seat)),
    tricks: sideSum(deal, (seat) => tricksOf(play, seat)),
    won: false,
    margin: 'plain',
    run: runOfDeal(deal),
  };
}

function ramschLostBy(play: Play, seat: Seat): RamschOutcome {
  const seats = seatsFrom(0, play.deal.players);
  return {
    kind: 'ramsch',
    points: seats.map((each) => pointsOf(play, each)),
    tricks: seats.map((each) => tricksOf(play, each)),
    losers: [seat],
    virgins: [],
    sweep: null,
  };
}
