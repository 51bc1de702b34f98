import {
  hasTrumpSuit,
  isSeat,
  parseCards,
  parseContract,
  seatAfter,
  trickPoints,
  trickReason,
  trickWinner,
  trumpTable,
  type Card,
  type Contract,
  type PlayersInHand,
  type Result,
  type Seat,
  type TrumpOptions,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { French } from '../internal/french-deck.js';
import { InLanguage } from '../internal/in-language.js';
import { splitNames } from '../internal/names.js';
import { readSeat, sideOf } from '../internal/table-side.js';
import { isolated, textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { UnhurriedElement } from '../internal/unhurried-element.js';
import { isFace, type Face, type FaceWords } from '../locales/card-words.js';
import { trickStyles } from './skf-trick.styles.js';
import { TRICK_WORDS } from './words.js';

/** What an attribute says once it has been read. */
interface ReadTrick {
  readonly cards: readonly Card[];
  readonly contract: Contract;
  readonly seats: PlayersInHand;
  /** Who led; null where nobody said. */
  readonly lead: Seat | null;
  /** Who sits at the near side of the table. */
  readonly seat: Seat;
}

/**
 * A trick as it was played: the cards in order, who wins it and why, and what it is worth. It is laid
 * out in a row, or, when `lead` says who led, as the cards lie on the table.
 *
 * @element skf-trick
 * @csspart card - each card with its player's name
 * @csspart winner - the winning card with its player's name
 * @csspart name - a player's name
 * @csspart caption - who wins, and the points
 * @csspart reason - why that card wins
 * @cssprop [--skf-card-width=5.5rem] - the width of a card, where there is room for it
 */
export class SkfTrick extends UnhurriedElement {
  static override styles = [theme, trickStyles];

  static override properties = {
    cards: {},
    contract: {},
    players: {},
    lead: {},
    seats: {},
    seat: {},
    face: {},
    rules: { attribute: false },
  };

  /** The cards in the order of play, for example `EK EA SU E7`. */
  cards = '';

  /** What is played, for example `rufer G`, `wenz`, `solo S`. */
  contract = 'rufer';

  /** The players' names by seat, clockwise, separated by commas; without `lead` the first led. */
  players = '';

  /** The seat that led, 0 to 3 clockwise: the cards then lie before their players. */
  lead: string | number | null = null;

  /** How many play: 4, or 3 where three play. */
  seats: string | number = 4;

  /** Whose side of the table is the near one, 0 to 3. */
  seat: string | number = 0;

  /** House rules that decide what is trump and what beats what; a whole `Rules` will do. */
  rules: TrumpOptions | null = null;

  /** Which pack the cards are of: `bavarian` or `french`. */
  face: Face = 'bavarian';

  readonly #words = new InLanguage(this, TRICK_WORDS);
  readonly #french = new French(this);

  /** Also waits for the words of the French pack. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    if (this.#french.waiting === null) return done;
    await this.#french.waiting;
    return super.getUpdateComplete();
  }

  get #faceWords(): FaceWords {
    const { tag, bavarian } = this.#words.current;
    const french = this.face === 'french' ? this.#french.current : undefined;
    return french ? french.frenchWords[tag] : bavarian;
  }

  protected override render(): TemplateResult {
    const read = this.#read();
    if (!read.ok) return html`<p class="error" role="note">${read.error}</p>`;
    const { cards, contract, lead, seats, seat } = read.value;
    const words = this.#words.current;
    if (cards.length === 0) {
      return html`
        ${lead === null ? nothing : html`<div class="table" aria-hidden="true"></div>`}
        <p class="caption" part="caption">${words.empty}</p>
      `;
    }
    const table = trumpTable(contract, this.rules ?? {});
    const winner = trickWinner(table, cards);
    const finished = cards.length === seats;
    const names = splitNames(this.players).map(isolated);
    const nameAt = (place: number) => names[seatAfter(lead ?? 0, seats, place)];
    const says = finished ? words.wins : words.leads;
    const mark = finished ? words.winner : words.leader;
    const reason = cards.length > 1 ? trickReason(table, cards) : null;
    return html`
      <ol class=${lead === null ? 'row' : 'table'} aria-label=${words.label}>
        ${cards.map((card, place) =>
          trickCard(card, nameAt(place), {
            face: this.face ?? 'bavarian',
            place,
            side: lead === null ? null : sideOf(seatAfter(lead, seats, place), seat, seats),
            mark: place === winner ? mark : null,
          }),
        )}
      </ol>
      <p class="caption" part="caption">
        <strong>${says(nameAt(winner), winner)}</strong>
        <span class="points">${words.points(trickPoints(cards))}</span>
      </p>
      ${reason ? html`<p class="reason" part="reason">${words.reason(reason, this.#faceWords)}</p>` : nothing}
    `;
  }

  #read(): Result<ReadTrick, string> {
    const words = this.#words.current;
    const text = textOf(this.contract ?? 'rufer');
    const contract = parseContract(text);
    if (!contract.ok) return { ok: false, error: words.notAContract(text) };
    if (!hasTrumpSuit(contract.value)) return { ok: false, error: words.suitMissing };
    const cards = parseCards(textOf(this.cards));
    if (!cards.ok) {
      const { code, word } = cards.error;
      return {
        ok: false,
        error: code === 'not-a-card' ? words.notACard(word) : words.cardTwice(word),
      };
    }
    const face = textOf(this.face ?? 'bavarian');
    if (!isFace(face)) return { ok: false, error: words.badWord('face', face) };
    const seats = readSeat(this.seats ?? 4);
    if (seats !== 3 && seats !== 4) return { ok: false, error: words.notSeats(textOf(this.seats)) };
    const count = cards.value.length;
    if (count > seats) return { ok: false, error: words.tooMany(count) };
    const lead = this.lead === null || this.lead === undefined ? null : readSeat(this.lead);
    const seat = readSeat(this.seat ?? 0);
    if (lead !== null && !isSeat(lead, seats)) {
      return { ok: false, error: words.notASeat(textOf(this.lead)) };
    }
    if (!isSeat(seat, seats)) return { ok: false, error: words.notASeat(textOf(this.seat)) };
    return { ok: true, value: { cards: cards.value, contract: contract.value, seats, lead, seat } };
  }
}

interface Place {
  readonly face: Face;
  /** Which card of the trick it is, from 0. */
  readonly place: number;
  readonly side: string | null;
  /** Says in a word what makes it stand out. */
  readonly mark: string | null;
}

function trickCard(
  card: Card,
  name: string | undefined,
  { face, place, side, mark }: Place,
): TemplateResult {
  const wins = mark !== null;
  const classes = [`place-${place}`, side ?? '', wins ? 'wins' : ''].join(' ');
  return html`
    <li class=${classes} part=${wins ? 'card winner' : 'card'}>
      <skf-card card=${card} face=${face}></skf-card>
      <span class="name" part="name"
        >${side === null ? nothing : html`<span class="order" aria-hidden="true">${place + 1}</span>`}
        ${name}</span
      >
      ${wins ? html`<span class="visually-hidden">(${mark})</span>` : nothing}
    </li>
  `;
}
