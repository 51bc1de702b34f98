import { parseCard, rankOf, suitOf } from '@schafkopf/core';
import { html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { cardArt, cardBack, deckStyles } from '../deck/index.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { cardStyles } from './skf-card.styles.js';

/**
 * One card of the Bavarian pack, face up or face down.
 *
 * @element skf-card
 * @csspart picture - the drawn card
 * @csspart error - what stands in place of a card that does not exist
 * @cssprop [--skf-card-width=5.5rem] - the width; the height follows
 */
export class SkfCard extends LitElement {
  static override styles = [theme, deckStyles, cardStyles];

  /** The card as suit and rank, `EO` for the Acorns Ober; face down where empty. */
  @property() card = '';

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const text = this.card ?? '';
    if (text.trim() === '') return picture(cardBack(), words.cardBack);
    const parsed = parseCard(text);
    if (!parsed.ok) return html`<p class="error" part="error">${words.notACard(text)}</p>`;
    const card = parsed.value;
    const rank = rankOf(card);
    return picture(cardArt(card, words.index[rank]), words.card(suitOf(card), rank));
  }
}

function picture(art: TemplateResult, label: string): TemplateResult {
  return html`<div class="picture" part="picture" role="img" aria-label=${label}>${art}</div>`;
}
