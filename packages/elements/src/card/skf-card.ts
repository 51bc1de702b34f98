import { formatFrench, parseCard, rankOf, suitOf, type Card } from '@schafkopf/core';
import { html, LitElement, type TemplateResult } from 'lit';
import { cardArt, cardBack, deckStyles } from '../deck/index.js';
import { myTurn } from '../deck/in-turns.js';
import { French } from '../internal/french-deck.js';
import { InLanguage } from '../internal/in-language.js';
import { textOf } from '../internal/text.js';
import { roles } from '../internal/roles.styles.js';
import { isFace, type Face } from '../locales/card-words.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import { cardStyles } from './skf-card.styles.js';

const FLAG = { type: Boolean, reflect: true };

/**
 * One card of the Bavarian or the French pack, face up or face down. When it is turned over it
 * flips, unless the visitor wants less motion.
 *
 * @element skf-card
 * @csspart picture - the drawn card
 * @csspart error - what stands in place of a card that does not exist
 * @cssprop [--skf-card-width=5.5rem] - the width; the height follows
 * @cssprop [--skf-card-face] - the paper
 * @cssprop [--skf-card-ink] - the lines
 * @cssprop [--skf-card-back] - the colour of the back
 * @cssprop [--skf-acorns] - the Acorns of the Bavarian pack
 * @cssprop [--skf-leaves] - the Leaves of the Bavarian pack
 * @cssprop [--skf-hearts] - the Hearts of both packs
 * @cssprop [--skf-bells] - the Bells of the Bavarian pack
 * @cssprop [--skf-clubs] - the Clubs of the French pack
 * @cssprop [--skf-spades] - the Spades of the French pack
 * @cssprop [--skf-diamonds] - the Diamonds of the French pack
 */
export class SkfCard extends LitElement {
  static override styles = [roles, deckStyles, cardStyles];

  static override properties = {
    card: {},
    face: {},
    covered: FLAG,
    playable: FLAG,
    disabled: FLAG,
    marked: FLAG,
  };

  /** The card as suit and rank, `EO` for the Acorns Ober; face down where empty. */
  card = '';

  /** Which pack it is of: `bavarian` or `french`, where `EO` is the Queen of Clubs. */
  face: Face = 'bavarian';

  /** Whether it lies face down although it is known. */
  covered = false;

  /** Shows that it may be played. */
  playable = false;

  /** Shows that it may not be played; goes before `playable`. */
  disabled = false;

  /** Makes it stand out, for example as chosen or as the one that wins. */
  marked = false;

  readonly #words = new InLanguage(this, { de: cardsDe, en: cardsEn });
  readonly #french = new French(this);
  /** Which side was seen last, and how it was turned over since it is here. */
  #faceUp: boolean | null = null;
  #turn: 'up' | 'down' | '' = '';

  /** Also waits for the pictures of the French pack. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#french.waiting;
    return super.getUpdateComplete();
  }

  /** Pages with many cards draw them a few at a time. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await myTurn();
    return super.scheduleUpdate() as void;
  }

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const face = textOf(this.face ?? 'bavarian');
    const text = textOf(this.card);
    const parsed = parseCard(text);
    const fault = !isFace(face)
      ? words.badWord('face', face)
      : parsed.ok || text.trim() === ''
        ? null
        : words.notACard(text);
    if (fault !== null) {
      this.#faceUp = null;
      return html`<p class="error" part="error">${fault}</p>`;
    }
    const card = parsed.ok && !this.covered ? parsed.value : null;
    this.#turnTo(card !== null);
    const { disabled, playable, marked } = this;
    const [art, name] = card ? this.#front(card) : [cardBack(), words.cardBack];
    const says = [name];
    const classes = ['picture', this.#turn];
    const say = (state: string, word: string) => {
      classes.push(state);
      says.push(word);
    };
    if (disabled) say('disabled', words.notPlayable);
    else if (playable) say('playable', words.playable);
    if (marked) say('marked', words.marked);
    return html`<div
      class=${classes.join(' ')}
      part="picture"
      role="img"
      aria-label=${says.join(', ')}
    >
      ${art}
    </div>`;
  }

  #turnTo(faceUp: boolean): void {
    if (this.#faceUp === !faceUp) this.#turn = faceUp ? 'up' : 'down';
    this.#faceUp = faceUp;
  }

  /** The picture of a card and its name. */
  #front(card: Card): readonly [picture: TemplateResult, name: string] {
    const { tag, bavarian } = this.#words.current;
    const isFrench = this.face === 'french';
    const french = isFrench ? this.#french.current : undefined;
    if (isFrench && !french) {
      const name = formatFrench(card);
      return [html`<span class="plain-card">${name}</span>`, name];
    }
    const suit = suitOf(card);
    const rank = rankOf(card);
    if (!french) return [cardArt(card, bavarian.index[rank]), bavarian.card(suit, rank)];
    const words = french.frenchWords[tag];
    return [french.frenchArt(card, words.index[rank]), words.card(suit, rank)];
  }
}
