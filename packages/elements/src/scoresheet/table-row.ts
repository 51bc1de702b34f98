import type { LedgerRow, Settlement, Tariff } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Dictionary, OutcomeName } from '../locales/dictionary.js';
import { countedBy } from './counting.js';
import { outcomeOf } from './draft-hand.js';
import { outcomeWords } from './outcome-words.js';
import { nameIn, rowSays, type TableView } from './table-view.js';

interface RowState {
  readonly opened: boolean;
  /** Whether the panel is at it. */
  readonly current: boolean;
  /** What is agreed on before it: of an agreement only what is new is told. */
  readonly tariff: Tariff;
  tariffName(tariff: Tariff): string | null;
  toggle(): void;
}

/** Something that happened: what it was, what it changed, where everybody stood. */
export function tableRow(ledgerRow: LedgerRow, view: TableView, state: RowState): TemplateResult {
  const { row, number, errors } = ledgerRow;
  const { words } = view;
  const { opened, current } = state;
  const says = rowSays(row, view, (tariff) =>
    isSameTariff(tariff, state.tariff) ? null : (state.tariffName(tariff) ?? words.sheet.ownTariff),
  );
  const called = number === null ? words.sheet.opens(says ?? '') : words.sheet.details(number);
  const moves = number !== null || row.kind === 'correction';
  const classes = {
    opened,
    current,
    dealt: number !== null,
    aside: !moves,
    'thrown-in': row.kind === 'thrown-in',
  };
  return html`
    <tr role="row" class=${classMap(classes)} @click=${() => state.toggle()}>
      <td role="cell" class="number">
        <button type="button" aria-expanded=${opened} aria-label=${called}>${number}</button>
      </td>
      <th
        role="rowheader"
        scope="row"
        class="hand"
        colspan=${moves ? nothing : view.people.length + 1}
      >
        ${says ?? handTitle(ledgerRow, view)}
        ${errors.length > 0 ? html`<small class="wrong">${words.sheet.countsNothing}</small>` : nothing}
      </th>
      ${moves ? cells(ledgerRow, view) : nothing}
    </tr>
  `;
}

function cells(ledgerRow: LedgerRow, view: TableView): TemplateResult[] {
  const { row, net, entries, settlement } = ledgerRow;
  const { counting } = view;
  const totals = countedBy(counting, ledgerRow);
  const still = row.kind === 'thrown-in' && net.every((amount) => amount === 0);
  return view.people.map(({ id }, at) => {
    // Who came later was not there yet.
    const change = (counting === 'above-worst' ? entries : net)[at] ?? 0;
    const away = 'seats' in row && !row.seats.includes(id);
    const won = settlement !== null && (net[at] ?? 0) > 0;
    return html`
      <td role="cell" class=${classMap({ amount: true, won, ...signClass(change, view) })}>
        <span class="change">${still || away ? '–' : view.amount(change)}</span>
        <span class="running">${view.amount(totals[at] ?? 0)}</span>
      </td>
    `;
  });
}

function handTitle({ row, settlement }: LedgerRow, view: TableView): TemplateResult {
  if (row.kind !== 'hand') return html``;
  const { words } = view;
  const { contract, declarer, partner, loser, losers, sweep, won, schneider, schwarz } = row.hand;
  const hand = settlement?.hand;
  const seated = hand?.kind === 'sides' ? [hand.declarer, hand.partner] : (hand?.losers ?? []);
  const ids = hand
    ? hand.kind === 'ramsch' && hand.sweep !== null
      ? [row.seats[hand.sweep]]
      : seated.map((seat) => (seat === null ? undefined : row.seats[seat]))
    : [declarer, partner, loser, ...(losers ?? []), sweep];
  const names = ids.filter((id): id is string => id !== undefined).map((id) => nameIn(view, id));
  const ending: OutcomeName =
    hand?.kind === 'sides'
      ? outcomeOf(hand)
      : outcomeOf({
          won: won === true,
          margin: schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain',
        });
  const outcome =
    contract.kind === 'ramsch'
      ? [
          hand?.kind === 'ramsch' && hand.sweep !== null
            ? words.sheet.sweep
            : words.sheet.outcomes.lost,
        ]
      : outcomeWords(ending, words.sheet.outcomes);
  const extras = settlement && extrasOf(settlement, words);
  // The spaces are for those who hear the row: in a line the parts would be one word.
  return html`<span>${words.contract(contract)}</span> <small>${names.join(' + ')}</small>
    <small class="ending">${outcome.join(' ')}</small>
    ${extras ? html`<small class="extras">${extras}</small>` : nothing}`;
}

/** What else made the price, in short: runners, knocks, kontra, what counts double. */
function extrasOf({ lines, factors }: Settlement, { sheet, settlement }: Dictionary): string {
  const runners = lines.flatMap(({ item, count }) => (item === 'runner' ? sheet.held(count) : []));
  // The title says the game itself.
  const doubled = factors.flatMap((factor) =>
    factor.item === 'tout' || factor.item === 'sie' ? [] : settlement.factor(factor),
  );
  return [...runners, ...doubled].join(', ');
}

export function signClass(amount: number, { counting }: TableView): Record<string, boolean> {
  const signed = counting !== 'above-worst';
  return { gain: signed && amount > 0, loss: signed && amount < 0 };
}

function isSameTariff(a: Tariff, b: Tariff): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
