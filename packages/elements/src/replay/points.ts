import {
  cardsOf,
  isDecidedByTricks,
  isDeclarerSide,
  pointsOf,
  possiblePartners,
  seatsFrom,
  trickPoints,
  type Play,
  type Seat,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { knownPartner, type Telling } from './telling.js';

/** The card points of the sides, once the viewer knows them, or who can be the partner. */
export function sides(
  telling: Telling,
  play: Play,
  viewer: Seat,
  open: boolean,
): TemplateResult | typeof nothing {
  const { words } = telling;
  const { declarer, partner, players } = play.deal;
  if (declarer === null || isDecidedByTricks(play.deal.contract)) return nothing;
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
