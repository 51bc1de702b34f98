import type { Action, Contract } from '@schafkopf/core';
import { contractOf } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { announcements, type RecordedHand } from './recorded-hand.js';
import type { Telling } from './telling.js';

/** Who plays what, and what was said before. */
export function head(telling: Telling, hand: RecordedHand): TemplateResult {
  const { words, all } = telling;
  const contract = hand.game ? contractOf(hand.game) : (hand.play?.deal.contract ?? null);
  const declarer = hand.play?.deal.declarer ?? null;
  const name = contract === null ? '' : all.contract(contract);
  const title = declarer === null ? name : words.declares(telling.name(declarer), name);
  const bids = bidding(telling, announcements(hand));
  return html`
    <div class="head">
      <slot name="title"
        >${title ? html`<p class="contract" part="title">${title}</p>` : nothing}</slot
      >
      ${
        bids.length > 0
          ? html`<ul class="bidding" part="bidding" aria-label=${words.bidding}>
              ${bids}
            </ul>`
          : nothing
      }
    </div>
  `;
}

function bidding(telling: Telling, actions: readonly Action[]): TemplateResult[] {
  const { words, all } = telling;
  const items: TemplateResult[] = [];
  let somebodyPlays = false;
  for (const action of actions) {
    const contract = contractIn(action);
    const said = words.said(action, contract ? all.contract(contract) : '', somebodyPlays);
    somebodyPlays ||= action.type === 'bid' && action.bid.kind === 'play';
    if (said === null) continue;
    items.push(html`<li><b>${telling.name(action.seat)}:</b> ${said}</li> `);
  }
  return items;
}

function contractIn(action: Action): Contract | null {
  if (action.type === 'name') return action.contract;
  return action.type === 'bid' && action.bid.kind === 'game' ? action.bid.contract : null;
}
