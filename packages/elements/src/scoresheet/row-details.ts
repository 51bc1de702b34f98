import {
  changeSheet,
  foldSheet,
  writtenRow,
  type HandRow,
  type JoinRow,
  type LedgerRow,
  type Sheet,
  type SheetRow,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { moreWordsOf, type SheetMoreWords } from '../locales/sheet-more.js';
import '../settlement/define.js';
import { draftOf } from './draft-of.js';
import { SheetRequest, type Target } from './events.js';
import { nameIn, rowSays, type TableView } from './table-view.js';

interface Doing {
  readonly sheet: Sheet;
  ask(request: SheetRequest): void;
  turn(target: Target): void;
}

/**
 * An opened row: how it comes to its amounts, who did what, when; and what can be done about it, where
 * anything can.
 */
export function rowDetails(
  ledgerRow: LedgerRow,
  view: TableView,
  doing: Doing | null,
): TemplateResult {
  const { row, number, settlement, errors } = ledgerRow;
  const { words } = view;
  const more = moreWordsOf(words);
  const called =
    number === null ? (rowSays(row, view, () => null) ?? '') : words.sheet.newHand(number);
  return html`
    ${doing === null ? nothing : doings(ledgerRow, called, more, doing)}
    ${errors.map(({ code }) => html`<p class="wrong">${more.error[code]}</p>`)}
    ${
      settlement && row.kind === 'hand'
        ? html`<skf-settlement
            .settlement=${settlement}
            .names=${row.seats.map((id) => nameIn(view, id))}
          ></skf-settlement>`
        : nothing
    }
    ${facts(ledgerRow, view)} ${doing === null ? noteOf(row) : noteField(row, more, doing)}
  `;
}

function noteOf({ note }: SheetRow): TemplateResult | typeof nothing {
  return note === undefined ? nothing : html`<p>${note}</p>`;
}

function noteField(row: SheetRow, more: SheetMoreWords, doing: Doing): TemplateResult {
  return html`
    <label class="note">
      <span>${more.noteLabel}</span>
      <input
        type="text"
        maxlength="500"
        autocomplete="off"
        .value=${live(row.note ?? '')}
        @change=${(event: Event) => doing.ask(noted(row, event))}
      />
    </label>
  `;
}

function doings(
  ledgerRow: LedgerRow,
  called: string,
  more: SheetMoreWords,
  doing: Doing,
): TemplateResult {
  const { row } = ledgerRow;
  const dealt = row.kind === 'hand' || row.kind === 'thrown-in';
  const button = (what: string, press: () => void) =>
    html`<button type="button" aria-label=${more.of(what, called)} @click=${press}>
      ${what}
    </button>`;
  return html`
    <div class="doing">
      ${dealt ? button(more.edit, () => doing.turn({ edit: row.id, draft: draftOf(ledgerRow) })) : nothing}
      ${button(more.insert, () => doing.turn({ before: row.id }))}
      ${
        row.kind === 'join' && isNeeded(row, doing.sheet)
          ? html`<p class="hint">${more.stays(row.player.name)}</p>`
          : button(more.strike, () => doing.ask(new SheetRequest({ type: 'remove', id: row.id })))
      }
    </div>
  `;
}

/** Whether other rows are about whom a row introduces: without it they would lose the name. */
function isNeeded({ id, player }: JoinRow, sheet: Sheet): boolean {
  const without = changeSheet(sheet, { type: 'remove', id });
  if (!without.ok || player.name === '') return false;
  return foldSheet(without.value).people.some((one) => one.id === player.id && one.name === '');
}

/** Who held which role, what was counted, when it was written. */
function facts({ row, dealer, settlement, stock }: LedgerRow, view: TableView): TemplateResult {
  const { words } = view;
  const more = moreWordsOf(words);
  const name = (id: string | undefined) => (id === undefined ? '' : nameIn(view, id));
  const roles = row.kind === 'hand' && settlement ? rolesOf(row, settlement.hand) : [];
  const told = [
    ...roles.map(([role, ids]) => `${more.roles[role]}: ${ids.map(name).join(', ')}`),
    ...(row.kind === 'hand' && row.hand.points !== undefined
      ? [more.counted(row.hand.points)]
      : []),
    ...(row.kind === 'hand' && row.hand.penalty
      ? [`${more.offences[row.hand.penalty.offence]}: ${name(row.hand.penalty.player)}`]
      : []),
    ...(stock > 0 ? [more.inStock(words.amount(stock))] : []),
    ...(dealer === null ? [] : [words.sheet.dealer(name(dealer))]),
  ];
  return html`
    <p class="facts">${told.join(' · ')}</p>
    <p class="facts">
      <time datetime=${isoOf(row.at)}>${row.at > 0 ? more.at(new Date(row.at)) : nothing}</time>
    </p>
  `;
}

type Role = keyof SheetMoreWords['roles'];
type SettledHand = NonNullable<LedgerRow['settlement']>['hand'];

function rolesOf({ hand: said, seats }: HandRow, hand: SettledHand): [Role, readonly string[]][] {
  const ids = (list: readonly number[]) => list.map((seat) => seats[seat] ?? '');
  const roles: [Role, readonly string[]][] =
    hand.kind === 'ramsch'
      ? hand.sweep === null
        ? [
            ['losers', ids(hand.losers)],
            ['virgins', ids(hand.virgins)],
          ]
        : [['sweep', ids([hand.sweep])]]
      : [
          ['declarer', ids([hand.declarer])],
          ['partner', hand.partner === null ? [] : ids([hand.partner])],
          ['defenders', seats.filter((_, seat) => seat !== hand.declarer && seat !== hand.partner)],
        ];
  roles.push(['knockers', said.knockers ?? []]);
  return roles.filter(([, list]) => list.length > 0);
}

function noted(row: SheetRow, { target }: Event): SheetRequest {
  const { note: _note, ...rest } = writtenRow(row);
  const note = (target as HTMLInputElement).value.trim();
  return new SheetRequest({ type: 'replace', row: note === '' ? rest : { ...rest, note } });
}

/** A clock that stood wrong must not break the row. */
function isoOf(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
