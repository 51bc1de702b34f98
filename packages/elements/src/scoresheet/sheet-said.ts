import type { Ledger, SheetChange } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { shownPlayers } from '../internal/names.js';
import type { Dictionary } from '../locales/dictionary.js';
import { saidWordsOf } from '../locales/said.js';
import { rowSays } from './table-view.js';

/** What was done last: a change, or a step back or forth; on which sheet, and what came of it. */
export interface Done {
  readonly change: SheetChange;
  readonly way: 'change' | 'undo' | 'redo';
  readonly before: Ledger;
  readonly after: Ledger;
}

/** The other way from what was done, where there is one. */
export interface Ways {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** What was done last, with the way back; after the way back, with the way forth. */
export function saidLine(
  done: Done,
  words: Dictionary,
  { undo, redo }: Ways,
): TemplateResult | typeof nothing {
  const said = textOf(done, words);
  if (said === '') return nothing;
  const { sheet } = words;
  const [go, what] = done.way === 'undo' ? [redo, sheet.redo] : [undo, sheet.undo];
  return html`<span>${said}</span
    >${go ? html`<button type="button" @click=${go}>${what}</button>` : nothing}`;
}

function textOf({ change, way, before, after }: Done, words: Dictionary): string {
  const said = saidWordsOf(words);
  if (way === 'change' && change.type === 'add') return addedText(change.row.id, after, words);
  if (way === 'change') {
    if (change.type === 'replace') return said.changed;
    if (change.type === 'remove') return said.removed;
    // Names and the first dealer are seen where they were written.
    return change.type === 'set' ? said.eveningBegun : '';
  }
  const lead = said[way === 'undo' ? 'undone' : 'redone'];
  switch (change.type) {
    case 'add':
      return said.again(lead, titleOf(change.row.id, after, words));
    case 'replace':
      return said.otherwise(lead, titleOf(change.row.id, after, words));
    case 'remove':
      return said.gone(lead, titleOf(change.id, before, words));
    default:
      return `${lead}.`;
  }
}

function addedText(id: string, ledger: Ledger, words: Dictionary): string {
  const said = saidWordsOf(words);
  const row = ledger.rows.findLast((one) => one.row.id === id);
  if (row?.number) return said.saved(row.number);
  if (row?.row.kind === 'join') return said.joined(row.row.player.name);
  return `${titleOf(id, ledger, words)}.`;
}

/** What a row is called: a hand by its number, anything else by what it says. */
function titleOf(id: string, ledger: Ledger, words: Dictionary): string {
  const found = ledger.rows.find(({ row }) => row.id === id);
  if (found === undefined) return '';
  const people = shownPlayers(ledger.people, words);
  return found.number === null
    ? (rowSays(found.row, { words, people }, () => null) ?? '')
    : words.sheet.newHand(found.number);
}
