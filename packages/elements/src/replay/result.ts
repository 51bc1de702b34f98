import {
  cardsOf,
  isDecidedByTricks,
  NO_CARDS,
  seatsFrom,
  settle,
  sidesKnownFrom,
  type GameResult,
  type Play,
  type Seat,
  type Tariff,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { inputOf, resultOf, tableOf } from './ending.js';
import type { RecordedHand } from './recorded-hand.js';
import type { Telling } from './telling.js';

/** How a hand is settled, and what the settlement is called. */
export interface Settling {
  readonly tariff: Tariff | null;
  readonly label: string;
}

/** How it ended, who pays whom, and when the partner was known; nothing while the hand goes on. */
export function handResult(
  telling: Telling,
  hand: RecordedHand,
  end: Play | null,
  settling: Settling,
): TemplateResult | typeof nothing {
  const ended = resultOf(hand, end);
  if (ended === null) return nothing;
  return html`
    <div class="result" part="result">
      <p class="outcome">${tellResult(telling, ended, end)}</p>
      ${laidDown(telling, hand, ended)}
      ${settling.tariff === null ? nothing : settlement(telling, hand, end, settling)}
      ${end === null ? nothing : partnerKnown(telling, end)}
    </div>
  `;
}

/** The cards of a Sie, which are shown and not played. */
function laidDown(
  telling: Telling,
  { game }: RecordedHand,
  ended: GameResult,
): TemplateResult | typeof nothing {
  if (game === null || ended.kind !== 'sie') return nothing;
  const { declarer } = ended;
  return html`<skf-hand
    part="hand"
    .cards=${cardsOf(game.dealt.hands[declarer] ?? NO_CARDS).join(' ')}
    contract="sie"
    .label=${telling.words.handOf(telling.name(declarer))}
  ></skf-hand>`;
}

function settlement(
  telling: Telling,
  hand: RecordedHand,
  end: Play | null,
  { tariff, label }: Settling,
): TemplateResult | typeof nothing {
  const input = inputOf(hand, end);
  if (input === null || tariff === null) return nothing;
  const { rules, players, forehand } = tableOf(hand);
  const settled = settle(input, { tariff, rules }, { players, forehand });
  if (!settled.ok) return html`<p class="error" role="note">${telling.words.noSettlement}</p>`;
  const names = seatsFrom(0, players).map((seat) => telling.name(seat));
  return html`<skf-settlement
    .settlement=${settled.value}
    .names=${names}
    .label=${label}
  ></skf-settlement>`;
}

/** From which card on each could know who is whose partner. */
function partnerKnown(telling: Telling, end: Play): TemplateResult | typeof nothing {
  const { contract, partner, declarer, players, forehand } = end.deal;
  if (partner === null || declarer === null || contract.kind !== 'rufer') return nothing;
  const from = sidesKnownFrom(end);
  return html`
    <p class="title">${telling.words.partnerKnown}</p>
    <ul class="known">
      ${seatsFrom(forehand, players).map((seat) => {
        const card = from[seat] ?? null;
        const when =
          card === null
            ? 'count'
            : card === 0
              ? 'deal'
              : { trick: Math.ceil(card / players), card: ((card - 1) % players) + 1 };
        return html`<li>${telling.words.knownFrom(telling.name(seat), when)}</li>`;
      })}
    </ul>
  `;
}

/** How it ended, in a sentence or two. */
function tellResult(telling: Telling, result: GameResult, play: Play | null): string {
  const { words } = telling;
  const name = (seat: Seat) => telling.name(seat);
  switch (result.kind) {
    case 'thrown-in':
      return words.thrownIn;
    case 'sie':
      return words.sie(name(result.declarer));
    case 'played': {
      const by = result.by === 'play' ? '' : `${words.endedBy[result.by]} `;
      const { outcome } = result;
      if (outcome.kind === 'ramsch') {
        const { losers, virgins, sweep, points } = outcome;
        return (
          by +
          words.ramschEnded({
            losers: losers.map(name),
            points: points[losers[0] ?? 0] ?? 0,
            virgins: virgins.map(name),
            sweep: sweep === null ? null : name(sweep),
          })
        );
      }
      const { declarer, partner, won, margin, points } = outcome;
      const counts = play === null || !isDecidedByTricks(play.deal.contract);
      return (
        by +
        words.ended({
          side: [declarer, partner].flatMap((seat) => (seat === null ? [] : [name(seat)])),
          won,
          points: counts ? points : null,
          margin,
        })
      );
    }
  }
}
