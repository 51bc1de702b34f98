import type { Ledger, Player } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import type { Dictionary } from '../locales/dictionary.js';
import type { Choice } from '../internal/choice-group.js';
import type { Draft } from './draft.js';
import type { Setting } from './draft-offer.js';

/** What every part of the panel is shown, and how it answers. */
export interface EntryView {
  readonly draft: Draft;
  /** The sheet as far as the hand that is entered. */
  readonly ledger: Ledger;
  readonly setting: Setting;
  /** Everybody at the table, as they are shown. */
  readonly players: readonly Player[];
  readonly words: Dictionary;
  choose(choice: Partial<Draft>): void;
}

/** Everybody at the table; of an earlier hand those who were dealt it, who may have left meanwhile. */
export function askedOf({ players, people, seats }: Ledger): readonly Player[] {
  const here = seats.every((id) => players.some((player) => player.id === id));
  if (here) return players;
  return seats.map((id) => people.find((one) => one.id === id) ?? { id, name: '' });
}

/** Those who are dealt the hand, as chips. */
export function seatChips<T = string>(
  { players, setting }: EntryView,
  chosen: (id: string) => boolean,
  disabled: (id: string) => boolean = () => false,
  valueOf: (id: string) => T = (id) => id as T,
): Choice<T>[] {
  return players
    .filter(({ id }) => setting.seats.includes(id))
    .map(({ id, name }) => ({
      value: valueOf(id),
      label: nameLabel(name),
      chosen: chosen(id),
      disabled: disabled(id),
    }));
}

/** The names of those who are dealt the hand, by seat. */
export function seatNames({ players, setting }: EntryView): readonly string[] {
  return setting.seats.map((id) => players.find((player) => player.id === id)?.name ?? '');
}

export function nameLabel(name: string): TemplateResult {
  return html`<span class="name">${name}</span>`;
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
