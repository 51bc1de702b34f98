import {
  CONTRACT_KINDS,
  hasTrumpSuit,
  isPartnerKind,
  isTout,
  SUITS,
  type Contract,
  type ContractKind,
  type Suit,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { suitSign } from '../deck/index.js';
import { canAdd, contractOfKind } from './changes.js';
import { check } from './fields.js';
import { added, choice, type Form } from './form.js';

/** What is played, with its suit and what was promised. */
export function contractFields(form: Form): TemplateResult {
  const { words } = form;
  const { contract } = form.hand;
  const partners = form.told.table.players === 4;
  const kinds = CONTRACT_KINDS.filter((kind) => partners || !isPartnerKind(kind));
  const called = contract.kind === 'rufer';
  const suits = SUITS.filter((suit) =>
    called
      ? canAdd(contract, { called: `${suit}A` })
      : !hasTrumpSuit({ kind: contract.kind } as Contract),
  );
  const additions = [
    canAdd(contract, { raised: undefined, tout: true }) &&
      check(words.tout, isTout(contract), (tout) =>
        form.changeContract(added(form.hand, { tout: tout || undefined, raised: undefined })),
      ),
    called &&
      check(words.must, contract.must === true, (must) =>
        form.changeContract(added(form.hand, { must: must || undefined })),
      ),
  ].filter(Boolean);
  return html`
    <div>
      ${choice(
        'kind',
        words.contract,
        kinds.map((kind) => [kind, words.kind[kind]]),
        contract.kind,
        (kind) => form.changeContract(contractOfKind(kind as ContractKind, contract)),
        'kinds',
      )}
      ${form.wrong('contract')}
    </div>
    ${
      suits.length > 0
        ? html`<div>
            ${choice(
              'suit',
              called ? words.calledSuit : words.suit,
              suits.map((suit) => [
                suit,
                html`${suitSign(suit)}<small>${words.bavarian.suit[suit]}</small>`,
              ]),
              called ? contract.called?.[0] : 'suit' in contract ? contract.suit : undefined,
              (suit) =>
                form.changeContract(
                  added(form.hand, called ? { called: `${suit as Suit}A` } : { suit }),
                ),
            )}
            ${form.wrong('suit-missing')}
          </div>`
        : nothing
    }
    ${additions.length > 0 ? html`<div class="choices kinds">${additions}</div>` : nothing}
  `;
}
