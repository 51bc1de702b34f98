import {
  cardsOf,
  isDeclarerSide,
  playedTricks,
  pointsOf,
  possiblePartners,
  rankOf,
  seatAfter,
  seatsFrom,
  suitOf,
  trickPoints,
  type Play,
  type PlayedTrick,
  type Seat,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { suitSign } from '../deck/index.js';
import { trickOf } from './trick-of.js';
import { cardName, knownPartner, type Telling } from './telling.js';

/** All tricks, to jump to; those still to come only by their number. */
export function trickList(
  telling: Telling,
  all: readonly PlayedTrick[],
  shown: readonly PlayedTrick[],
  jump: (trick: number) => void,
): TemplateResult {
  const { words, all: dictionary } = telling;
  return html`
    <ol class="tricks" part="tricks" aria-label=${words.tricks}>
      ${all.map((trick, at) => {
        const cards = shown[at]?.cards ?? [];
        const full = cards.length === trick.cards.length;
        return html`
          <li>
            <button
              type="button"
              aria-current=${at === shown.length - 1 ? 'step' : nothing}
              @click=${() => jump(at)}
            >
              <span class="number"
                ><span class="visually-hidden">${words.trick(at + 1)}</span
                ><span aria-hidden="true">${at + 1}</span></span
              >
              <span class="cards">
                ${cards.map(
                  (card) =>
                    html`<span
                      ><span aria-hidden="true"
                        >${suitSign(suitOf(card))}${telling.face.index[rankOf(card)]}</span
                      ><span class="visually-hidden">${cardName(telling, card)}</span></span
                    > `,
                )}
              </span>
              <span class="taker">${full ? telling.name(trick.winner) : nothing}</span>
              <span class="points"
                >${full ? trick.points : nothing}${
                  full
                    ? html`<span class="visually-hidden"
                        >${dictionary.trick.points(trick.points).replace(/^\d+/, '')}</span
                      >`
                    : nothing
                }</span
              >
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}

/** The card points of the sides, once the viewer knows them, or who can be the partner. */
export function sides(
  telling: Telling,
  play: Play,
  viewer: Seat,
  open: boolean,
): TemplateResult | typeof nothing {
  const { words } = telling;
  const { declarer, partner, players } = play.deal;
  if (declarer === null) return nothing;
  const known = partner === null || open || knownPartner(play, viewer) !== null;
  if (!known) {
    const possible = possiblePartners(play, viewer).map((seat) => telling.name(seat));
    return html`<p class="sides">${words.partnerOneOf(possible)}</p>`;
  }
  const seats = seatsFrom(0, players);
  const sum = (ofDeclarer: boolean) =>
    seats
      .filter((seat) => isDeclarerSide(play.deal, seat) === ofDeclarer)
      .reduce<number>((points, seat) => points + pointsOf(play, seat), 0);
  const [own, others] = [sum(true), sum(false)];
  const left =
    seats.reduce<number>((points, seat) => points + handPoints(play, seat), 0) - own - others;
  return html`
    <dl class="sides" part="points">
      ${[
        [words.declarerSide, own],
        [words.defence, others],
        [words.outstanding, left],
      ].map(
        ([name, points]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${points}</dd>
          </div>`,
      )}
    </dl>
  `;
}

/** The points that were dealt to a seat. */
function handPoints({ deal }: Play, seat: Seat): number {
  return trickPoints(cardsOf(deal.hands[seat] ?? 0));
}

/** A look at the trick before the one on the table. */
export function lastTrick(
  telling: Telling,
  play: Play,
  viewer: Seat,
): TemplateResult | typeof nothing {
  const trick = playedTricks(play).at(-2);
  if (trick === undefined) return nothing;
  return html`
    <details>
      <summary>${telling.words.lastTrick}</summary>
      ${trickOf(telling, play, trick, viewer)}
    </details>
  `;
}

/** All tricks on paper. */
export function printed(
  telling: Telling,
  tricks: readonly PlayedTrick[],
  play: Play,
): TemplateResult {
  const { players } = play.deal;
  return html`
    <ol class="printed" aria-label=${telling.words.tricks}>
      ${tricks.map(
        ({ leader, cards, winner, points }) => html`
          <li>
            ${cards
              .map(
                (card, at) =>
                  `${telling.name(seatAfter(leader, players, at))} ${cardName(telling, card)}`,
              )
              .join(', ')}.
            ${telling.all.trick.wins(telling.name(winner), 0)}, ${telling.all.trick.points(points)}.
          </li>
        `,
      )}
    </ol>
  `;
}
