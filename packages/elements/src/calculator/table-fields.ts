import {
  isPartnerKind,
  RULE_PRESET_IDS,
  TARIFF_IDS,
  TOURNAMENT_IDS,
  TOURNAMENTS,
  type HandInput,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import type { HandElement } from '../internal/hand-element.js';
import { namesOf } from '../internal/names.js';
import { textOf } from '../internal/text.js';
import { changed } from './changes.js';
import { error, option, pick, type Option } from './fields.js';
import type { Form } from './form.js';

/** The rules and prices, and how many sit at the table. */
export function tableFields(form: Form, element: HandElement): TemplateResult {
  const { words } = form;
  const setTerms = (terms: { readonly tariff?: string; readonly rules?: string }) => {
    Object.assign(element, terms);
    form.changeContract(form.hand.contract);
  };
  const { table, problems } = form.told;
  const sitting = table.players + table.out.length;
  const tariff = knownOr(element.tariff, '10-50');
  const rules = knownOr(element.rules, 'official');
  const ownTariff: readonly Option[] = tariff === '' ? [['', words.ownTariff]] : [];
  const ownRules: readonly Option[] = rules === '' ? [['', words.ownRules]] : [];
  const wrong = problems.filter(({ attribute }) => attribute === 'tariff');
  const tariffs = TARIFF_IDS.map((id): Option => [id, words.tariffName(id)]);
  const names = namesOf(element.names, element.players);
  return html`
    <fieldset>
      <legend>${words.table}</legend>
      <div class="fields">
        <label class="field"
          ><span>${words.tariff}</span>
          <select
            @change=${(event: Event) =>
              setTerms({ tariff: (event.target as HTMLSelectElement).value })}
          >
            ${[...ownTariff, ...tariffs].map((each) => option(each, tariff))}
            <optgroup label=${words.tournaments}>
              ${TOURNAMENT_IDS.map((id) => option([id, TOURNAMENTS[id].source], tariff))}
            </optgroup>
          </select>
          ${wrong.map(({ text }) => error(words.badTariff(text)))}
          ${form.wrong('price-missing table-price-missing table-not-zero-sum')}
        </label>
        ${pick(
          words.rules,
          [...ownRules, ...RULE_PRESET_IDS.map((id): Option => [id, words.ruleNames[id]])],
          rules,
          nothing,
          (id) => setTerms({ rules: id }),
        )}
        ${pick(
          words.players,
          [3, 4, 5, 6].map((count): Option => [count, count]),
          sitting,
          nothing,
          (count) => seat(form, element, Number(count)),
        )}
        ${
          sitting > 4
            ? pick(
                words.dealer,
                names.map((each, chair): Option => [chair, each || words.player(chair)]),
                table.dealer,
                nothing,
                (chair) => {
                  element.dealer = chair;
                  form.change({});
                },
              )
            : nothing
        }
      </div>
    </fieldset>
  `;
}

/** So many at the table: a partner game cannot stay where three play. */
function seat(form: Form, element: HandElement, count: number): void {
  const names = namesOf(element.names, element.players);
  element.names = Array.from({ length: count }, (_, chair) => names[chair] ?? '');
  element.dealer = null;
  const { contract, declarer = 0, loser = 0, ...rest } = form.hand;
  const alone = count === 3 && isPartnerKind(contract.kind);
  const inHand = (place: number) => (place < Math.min(count, 4) ? place : 0);
  const hand = changed(rest as HandInput, {
    contract: alone ? { kind: 'solo' } : contract,
    declarer: inHand(declarer),
    loser: inHand(loser),
    partner: rest.partner === undefined ? undefined : inHand(rest.partner),
    virgins: undefined,
  });
  form.changeContract(hand.contract, hand);
}

/** The name of a tariff or of rules; nothing where they are an object. */
function knownOr(told: unknown, usual: string): string {
  return typeof told === 'object' && told !== null ? '' : textOf(told) || usual;
}
