import { OFFENCES, type Offence, type Seat } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { KONTRA_STEPS } from '../locales/kontra-steps.js';
import { Possible } from './changes.js';
import { number, pick, type Option } from './fields.js';
import { select, type Form } from './form.js';

/** What doubles a hand, what lies in the Stock, and whose offence it was. */
export function doublingFields(form: Form): TemplateResult {
  const { words } = form;
  const { contract } = form.hand;
  const { knocks, kontra, bock, doubled, stock, penalty } = form.hand;
  const possible = new Possible(contract, form.told);
  const calls = possible.numbers('kontra', KONTRA_STEPS.length);
  const seat = (penalty?.seat ?? 0) as Seat;
  const factor = (count: number): Option => [count, `× ${count}`];
  return html`
    <div class="fields">
      ${select(
        form,
        'knocks',
        words.knocks,
        possible.numbers('knocks', 4).map((count): Option => [count, `${count} ×`]),
        knocks,
        (count) => form.change({ knocks: count || undefined }),
      )}
      ${
        calls.length > 0
          ? select(
              form,
              'kontra',
              words.kontra,
              calls.map((count): Option => [count, KONTRA_STEPS[count - 1]]),
              kontra,
              (count) => form.change({ kontra: count || undefined }),
            )
          : nothing
      }
      ${select(form, 'bock', words.bock, [2, 4, 8].map(factor), bock, (count) => form.change({ bock: count || undefined }))}
      ${select(form, 'doubled', words.doubled, [2, 4].map(factor), doubled, (count) => form.change({ doubled: count || undefined }))}
      ${
        possible.winsStock()
          ? number(words.stock, stock, form.wrong('stock'), (amount) =>
              form.change({ stock: amount }),
            )
          : nothing
      }
      ${
        possible.has({ won: undefined, penalty: { offence: 'revoke-later', seat: 0 } })
          ? pick(
              words.penalty,
              [
                ['', words.none],
                ...OFFENCES.map((offence): Option => [offence, words.offences[offence]]),
              ],
              penalty?.offence ?? '',
              form.wrong('penalty'),
              (offence) =>
                form.change({
                  penalty: offence === '' ? undefined : { offence: offence as Offence, seat },
                  won: contract.kind === 'ramsch' || offence !== '' ? undefined : true,
                  loser: contract.kind === 'ramsch' && offence === '' ? seat : undefined,
                  schneider: undefined,
                  schwarz: undefined,
                  points: undefined,
                }),
            )
          : nothing
      }
      ${
        penalty
          ? pick(
              words.offender,
              form.seats.map((each): Option => [each, form.name(each)]),
              seat,
              nothing,
              (each) =>
                form.change({ penalty: { ...penalty, seat: Number(each) }, won: undefined }),
            )
          : nothing
      }
    </div>
  `;
}
