import { formatContract, seatsFrom, type Play, type PlayedTrick, type Seat } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import type { Telling } from './telling.js';

/** A trick of a hand as `<skf-trick>` shows it, seen from a seat. */
export function trickOf(
  telling: Telling,
  play: Play,
  trick: PlayedTrick | undefined,
  viewer: Seat,
): TemplateResult {
  const { players, contract, rules } = play.deal;
  // A comma parts the names.
  const names = seatsFrom(0, players).map((seat) => telling.name(seat).replaceAll(',', ' '));
  return html`<skf-trick
    .cards=${trick?.cards.join(' ') ?? ''}
    .contract=${formatContract(contract)}
    .rules=${rules}
    .lead=${trick?.leader ?? play.turn}
    .seat=${viewer}
    .seats=${players}
    .players=${names.join()}
  ></skf-trick>`;
}
