import { mostKontra } from './hand-checks.js';
import { afterKontra } from './play.js';
import { cardsPlayed, isDeclarerSide, isOver, type Play } from './play-state.js';
import { fail, ok, type Result } from './result.js';
import { isSeat, seatsFrom, type Seat } from './seat.js';

/** The doubling calls by the names that the Schafkopfordnung has for them; each doubles again. */
export const KONTRA_CALLS = ['kontra', 're', 'sup', 'resup'] as const;

/** Why a seat may not double now. */
export type KontraError =
  | 'play-is-over'
  | 'seat-out-of-range'
  /** A Ramsch has no declarer, and a must-player is not doubled (Varianten IV.3.3). */
  | 'kontra-not-possible'
  /** As many calls as the rules allow have been made. */
  | 'kontra-above-maximum'
  /** Kontra, sup and so on belong to the defenders, re and resup to the declarer's side. */
  | 'kontra-by-other-side'
  /** Only the declarer himself may answer (SquareScores). */
  | 're-by-declarer-only'
  | 'kontra-too-late';

/** Makes the next doubling call: kontra, then re, sup, resup. */
export function callKontra(play: Play, seat: number): Result<Play, KontraError> {
  const error = whyNoKontra(play, seat);
  return error === null ? ok(afterKontra(play, seat as Seat)) : fail(error);
}

/** The seats that may make the next doubling call now, from forehand. */
export function kontraSeats(play: Play): readonly Seat[] {
  const { forehand, players } = play.deal;
  return seatsFrom(forehand, players).filter((seat) => whyNoKontra(play, seat) === null);
}

/**
 * Why a seat may not make the next doubling call, or null where it may. The sides take turns
 * (Schafkopfordnung 1989, V.2.1 to V.2.4), so that in a solo too each has half of the calls (V.2.5).
 */
export function whyNoKontra(play: Play, seat: number): KontraError | null {
  const { contract, declarer, rules, players } = play.deal;
  if (isOver(play)) return 'play-is-over';
  if (!isSeat(seat, players)) return 'seat-out-of-range';
  if (contract.kind === 'ramsch' || (contract.kind === 'rufer' && contract.must)) {
    return 'kontra-not-possible';
  }
  if (play.kontra >= mostKontra(rules)) return 'kontra-above-maximum';

  const byDeclarerSide = play.kontra % 2 === 1;
  if (isDeclarerSide(play.deal, seat) !== byDeclarerSide) return 'kontra-by-other-side';
  if (byDeclarerSide && rules.reBy === 'declarer' && seat !== declarer) {
    return 're-by-declarer-only';
  }
  return (play.kontra === 0 ? isInTime(play, seat) : isPromptReply(play))
    ? null
    : 'kontra-too-late';
}

function isInTime(play: Play, seat: Seat): boolean {
  const { rules, players, hands } = play.deal;
  switch (rules.kontraUntil) {
    case 'first-card':
      return cardsPlayed(play) === 0;
    case 'second-card':
      return cardsPlayed(play) <= 1;
    case 'second-trick':
      return cardsPlayed(play) <= players;
    case 'own-first-card':
      return ((hands[seat] ?? 0) & play.played) === 0;
  }
}

/** "At once, before another card falls" (V.2.2), or one card later. */
function isPromptReply(play: Play): boolean {
  const since = cardsPlayed(play) - play.kontraAt;
  return since <= (play.deal.rules.reUntil === 'next-card' ? 0 : 1);
}
