import { TABLE_SIZE, type Player, type Row } from '@schafkopf/core';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { newId } from '../internal/new-id.js';
import { register } from '../internal/register.js';
import { Panel, type PanelView } from './panel.js';
import { sameName } from './same-name.js';

/** A row as it is written now, without what every row has. */
type Written = Row extends infer One ? (One extends Row ? Omit<One, 'id' | 'at'> : never) : never;

/** Who sits at the table, where, and who deals. Private to the score sheet. */
export class SheetPeople extends Panel {
  static override styles = [
    ...Panel.styles,
    css`
      ol {
        display: grid;
        gap: 12px;
        inline-size: 100%;
      }

      /* The same places on each line: the name, where to, who deals, who goes. */
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 56px 56px;
        gap: 4px 8px;
      }

      li > :last-child {
        grid-column: 2 / -1;
      }

      /* With large letters what can be done stands below whom it is done to. */
      @container (max-width: 17em) {
        li > :nth-last-child(-n + 2) {
          grid-column: 1 / -1;
        }
      }

      @container (min-width: 40em) {
        li {
          grid-template-columns: minmax(0, 1fr) 44px 44px 11rem 8rem;
        }

        li > :last-child {
          grid-column: auto;
        }
      }
    `,
  ];

  @state() private said = '';

  protected override render(): TemplateResult {
    const { words } = this;
    const { players } = this.view.ledger;
    const full = players.length >= TABLE_SIZE.most;
    return html`
      <section>
        <h3>${words.atTable}</h3>
        <ol>
          ${players.map((player, at) => this.#person(player, at))}
        </ol>
        ${sameName(players, this.dictionary)}
      </section>
      ${
        full
          ? nothing
          : html`<form class="buttons" @submit=${this.#add}>
              <label class="field">
                <span>${words.comes}</span>
                <input type="text" name="new" maxlength="60" autocomplete="off" required />
              </label>
              <button>${words.add}</button>
            </form>`
      }
      <div class="buttons">
        <button type="button" @click=${this.#draw}>${words.lot}</button>
      </div>
      <p role="status">${this.said}</p>
    `;
  }

  #person({ id, name }: Player, at: number): TemplateResult {
    const { words } = this;
    const { players, dealer } = this.view.ledger;
    const shown = this.people.find((one) => one.id === id)?.name ?? name;
    const button = (what: string, click: () => void, disabled = false, sign = what) =>
      html`<button
        type="button"
        aria-label=${words.of(what, shown)}
        ?disabled=${disabled}
        @click=${click}
      >
        ${sign}
      </button>`;
    return html`
      <li>
        <input
          type="text"
          maxlength="60"
          autocomplete="off"
          aria-label=${words.of(words.name, shown)}
          .value=${live(name)}
          @change=${(event: Event) => this.#rename(id, event.target as HTMLInputElement)}
        />
        ${button(words.up, () => this.#move(at, at - 1), at === 0, '↑')}
        ${button(words.down, () => this.#move(at, at + 1), at === players.length - 1, '↓')}
        ${
          id === dealer
            ? html`<button type="button" disabled>${words.isDealing}</button>`
            : button(words.deals, () => this.#deal(id))
        }
        ${button(words.goes, () => this.#leave(id), players.length <= TABLE_SIZE.least)}
      </li>
    `;
  }

  get #begun(): boolean {
    return this.view.sheet.rows.length > 0;
  }

  #write(row: Written): void {
    void this.change({ type: 'add', row: { ...row, id: newId(), at: Date.now() } as Row });
  }

  #rename(id: string, input: HTMLInputElement): void {
    const name = input.value.trim();
    const known = this.view.ledger.players.find((player) => player.id === id)?.name ?? '';
    if (name === '' || name === known) input.value = known;
    else void this.change({ type: 'rename', id, name });
  }

  #move(from: number, to: number): void {
    const players = [...this.view.ledger.players];
    players.splice(to, 0, ...players.splice(from, 1));
    if (this.#begun) this.#write({ kind: 'reorder', order: players.map(({ id }) => id) });
    else void this.change({ type: 'begin', players });
  }

  #deal(id: string): void {
    if (this.#begun) this.#write({ kind: 'dealer', player: id });
    else void this.change({ type: 'begin', firstDealer: id });
  }

  #leave(id: string): void {
    if (this.#begun) {
      this.#write({ kind: 'leave', player: id });
      return;
    }
    const { players, firstDealer } = this.view.sheet;
    const left = players.filter((player) => player.id !== id);
    const dealer = firstDealer === id ? (left[0]?.id ?? '') : firstDealer;
    void this.change({ type: 'begin', players: left, firstDealer: dealer });
  }

  #add(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const input = form.elements.namedItem('new') as HTMLInputElement;
    const name = input.value.trim();
    if (name === '') return;
    const player = { id: newId(), name };
    if (this.#begun) this.#write({ kind: 'join', player });
    else void this.change({ type: 'begin', players: [...this.view.sheet.players, player] });
    form.reset();
    input.focus();
  }

  /** By a number that nobody can foresee; 4,294,967,296 is so large that the rest does not matter. */
  #draw(): void {
    const { players } = this.view.ledger;
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    const drawn = players[number % players.length];
    if (drawn === undefined) return;
    this.#deal(drawn.id);
    const shown = this.people.find(({ id }) => id === drawn.id)?.name ?? drawn.name;
    this.said = this.words.drawn(shown);
  }
}

register('skf-sheet-people', SheetPeople);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-people .view=${view}></skf-sheet-people>`;
}
