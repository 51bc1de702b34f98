import {
  formatContract,
  handOf,
  has,
  isOver,
  legalCards,
  pointsOf,
  seatsFrom,
  size,
  type Card,
  type Play,
  type PlayedTrick,
  type Seat,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import type { SkfCardRefusedEvent, SkfCardSelectEvent } from '../hand/events.js';
import { sideOf } from '../internal/table-side.js';
import { trickOf } from './trick-of.js';
import { knownPartner, sorted, type Telling } from './telling.js';

/** What the table shows. */
export interface Board {
  readonly play: Play;
  /** What lies on the table; the trick just taken until the next card falls. */
  readonly trick: PlayedTrick | undefined;
  readonly viewer: Seat;
  readonly open: boolean;
  /** Whether the visitor is to play a card. */
  readonly choosing: boolean;
  /** The visitor's card that was not played. */
  readonly tried: Card | null;
  readonly choose: (card: Card) => void;
  readonly refuse: (event: SkfCardRefusedEvent) => void;
}

/** The table from above: players, hands, and the trick in the middle. */
export function board(telling: Telling, shown: Board): TemplateResult {
  const { play, trick, viewer, open } = shown;
  const { players } = play.deal;
  const seats = seatsFrom(viewer, players);
  return html`
    <div
      class="board ${open ? 'open' : ''}"
      part="table"
      tabindex="0"
      role="group"
      aria-label=${telling.words.table}
    >
      ${seats.map((seat) => player(telling, shown, seat))}
      <div class="middle">${trickOf(telling, play, trick, viewer)}</div>
      ${seats.map((seat) =>
        seat === viewer
          ? ownHand(telling, shown)
          : open
            ? openHand(telling, shown, seat)
            : backs(telling, shown, seat),
      )}
    </div>
  `;
}

function player(telling: Telling, { play, viewer, open }: Board, seat: Seat): TemplateResult {
  const { words, all } = telling;
  const { declarer, players } = play.deal;
  const partner = open ? play.deal.partner : knownPartner(play, viewer);
  const role = seat === declarer ? words.declarer : seat === partner ? words.partner : null;
  const turn = seat === play.turn && !isOver(play);
  return html`
    <div class="player ${sideOf(seat, viewer, players)} ${turn ? 'turn' : ''}" part="player">
      <span class="name">${telling.name(seat)}</span>
      ${role === null ? nothing : html`<span class="role">${role}</span>`}
      <span class="count">${all.trick.points(pointsOf(play, seat))}</span>
      ${turn ? html`<span class="visually-hidden">${words.turn}</span>` : nothing}
    </div>
  `;
}

/** The viewer's own cards, to be played where it is the visitor's turn. */
function ownHand(telling: Telling, shown: Board): TemplateResult {
  const { play, viewer, choosing, tried, choose, refuse } = shown;
  const choseCard = (event: SkfCardSelectEvent) => {
    // The hand goes on by itself; nothing stays chosen.
    event.preventDefault();
    choose(event.detail.card);
  };
  const cards = sorted(handOf(play, viewer), play.deal);
  const asked = play.turn === viewer && !isOver(play);
  return html`
    <div class="own">
      ${
        cards.length === 0
          ? nothing
          : html`<skf-hand
              part="hand"
              .play=${asked ? play : null}
              .cards=${cards.join(' ')}
              .contract=${formatContract(play.deal.contract)}
              .select=${choosing ? 'one' : 'none'}
              .selected=${tried === null ? [] : [tried]}
              .label=${telling.words.handOf(telling.name(viewer))}
              @skf-card-select=${choseCard}
              @skf-card-refused=${refuse}
            ></skf-hand>`
      }
    </div>
  `;
}

/** Another player's cards, where they are seen; those that are not allowed stand back. */
function openHand(telling: Telling, { play, viewer }: Board, seat: Seat): TemplateResult {
  const { deal } = play;
  const legal = seat === play.turn && !isOver(play) ? legalCards(play) : null;
  return html`
    <ul
      class="hand ${sideOf(seat, viewer, deal.players)}"
      part="hand"
      aria-label=${telling.words.handOf(telling.name(seat))}
    >
      ${sorted(handOf(play, seat), deal).map(
        (card) =>
          html`<li>
            <skf-card .card=${card} ?disabled=${legal !== null && !has(legal, card)}></skf-card>
          </li>`,
      )}
    </ul>
  `;
}

/** Cards that are not seen. */
function backs(telling: Telling, { play, viewer }: Board, seat: Seat): TemplateResult {
  const count = size(handOf(play, seat));
  return html`
    <div class="backs ${sideOf(seat, viewer, play.deal.players)}">
      <span class="visually-hidden">${telling.name(seat)}: ${telling.words.cards(count)}</span>
      ${Array.from({ length: count }, () => html`<skf-card aria-hidden="true"></skf-card>`)}
    </div>
  `;
}
