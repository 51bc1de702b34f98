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

/** Everybody at the table, as chips; who is not dealt the hand keeps the place. */
export function seatChips<T = string>(
  { players, setting }: EntryView,
  chosen: (id: string) => boolean,
  disabled: (id: string) => boolean = () => false,
  valueOf: (id: string) => T = (id) => id as T,
): Choice<T>[] {
  return players.map(({ id, name }) => ({
    value: valueOf(id),
    label: nameLabel(name),
    chosen: chosen(id),
    disabled: !setting.seats.includes(id) || disabled(id),
  }));
}

/** So many choices stand side by side that the same person is below the same place. */
export function besides({ players }: EntryView): string {
  return `of${Math.max(4, players.length)}`;
}

/** The names of those who are dealt the hand, by seat. */
export function seatNames({ players, setting }: EntryView): readonly string[] {
  return setting.seats.map((id) => players.find((player) => player.id === id)?.name ?? '');
}

/** More letters than these stand smaller, so that they fit. */
const LONG_NAME = 8;

export function nameLabel(name: string): TemplateResult {
  return html`<span class=${name.length > LONG_NAME ? 'name long' : 'name'} title=${name}
    >${name}</span
  >`;
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
