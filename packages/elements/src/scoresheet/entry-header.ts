import { html, nothing, type TemplateResult } from 'lit';
import type { EntryView } from './entry-view.js';
import type { Target } from './events.js';
import type { Place } from './place.js';

interface Doing {
  throwIn(event: MouseEvent, consequence?: 'none' | 'stock'): void;
  cancel(): void;
}

/** Which hand it is, who deals, what is in the Stock; and the hand that needs one tap only. */
export function entryHeader(
  view: EntryView,
  { ledger, row }: Place,
  target: Target | null,
  { throwIn, cancel }: Doing,
): TemplateResult {
  const words = view.words.sheet;
  const { dealer, forehand, stock, hands, nextFactor, bockRounds } = ledger;
  const name = (id: string) => view.players.find((player) => player.id === id)?.name;
  const dealers = ledger.people.find((person) => person.id === dealer)?.name ?? '';
  const number = row?.kind === 'hand' || row?.kind === 'thrown-in' ? hands + 1 : null;
  const title =
    target === null
      ? words.newHand(hands + 1)
      : 'edit' in target
        ? words.changing(number)
        : words.inserting(number);
  const bock = Math.max(0, ...bockRounds);
  const chooses = ledger.terms.rules.allPass === 'last-chooses';
  return html`
    <header>
      <p class="title" id="title">${title}</p>
      <p class="deal">
        ${words.dealer(name(dealer) ?? dealers)} · ${words.forehand(name(forehand) ?? '')}
      </p>
      <div class=${target === null ? 'quick' : 'quick below'}>
        ${
          target === null
            ? nothing
            : html`<button type="button" @click=${cancel}>${words.cancel}</button>`
        }
        <button
          type="button"
          @click=${(event: MouseEvent) => throwIn(event, chooses ? 'none' : undefined)}
        >
          ${words.thrownIn}
        </button>
        ${
          chooses && view.setting.seats.length === 4
            ? html`<button type="button" @click=${(event: MouseEvent) => throwIn(event, 'stock')}>
                ${words.throwIntoStock}
              </button>`
            : nothing
        }
      </div>
      ${
        stock > 0 || nextFactor > 1
          ? html`<p class="state">
              ${[
                ...(stock > 0 ? [words.stock(view.words.amount(stock))] : []),
                ...(nextFactor > 1 ? [words.counts(nextFactor)] : []),
                ...(bock > 0 ? [words.bockLeft(bock)] : []),
              ].join(' · ')}
            </p>`
          : nothing
      }
    </header>
  `;
}
