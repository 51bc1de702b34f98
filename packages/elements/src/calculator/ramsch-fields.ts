import { html, nothing, type TemplateResult } from 'lit';
import { Possible } from './changes.js';
import { check, name, number, type Option } from './fields.js';
import { choice, who, type Form } from './form.js';

/** How a Ramsch ended. */
export function ramschFields(form: Form): TemplateResult {
  const { words } = form;
  const { loser, losers, sweep, virgins = [], pointsBySeat } = form.hand;
  const settled = form.settlement?.hand;
  const ended = settled?.kind === 'ramsch' ? settled : null;
  const swept = ended ? ended.sweep : (sweep ?? null);
  const possible = new Possible(form.hand.contract, form.told);
  const none = { virgins: undefined, pointsBySeat: undefined, tricksBySeat: undefined };
  const lost = swept === null ? (ended?.losers[0] ?? loser ?? losers?.[0]) : undefined;
  return html`
    <div>
      ${who(form, 'loser', words.loser, lost, (seat) => form.change({ loser: seat, losers: undefined, sweep: undefined }))}
      ${form.wrong('loser losers')}
    </div>
    <fieldset>
      <legend>${words.virgins}</legend>
      <div class="choices">
        ${form.seats.map((seat) =>
          check(form.name(seat), (ended?.virgins ?? virgins).includes(seat), (isVirgin) =>
            form.change({
              sweep: undefined,
              virgins: [...virgins.filter((other) => other !== seat), ...(isVirgin ? [seat] : [])],
            }),
          ),
        )}
      </div>
      ${form.wrong('virgins')}
    </fieldset>
    ${
      possible.has({ loser: undefined, sweep: 0 })
        ? html`<div>
            ${choice('sweep', words.sweep, [['', words.nobody], ...form.seats.map((seat): Option => [seat, name(form.name(seat))])], swept ?? '', (seat) => form.change(seat === '' ? { ...none, sweep: undefined, loser: 0 } : { ...none, sweep: Number(seat), loser: undefined, losers: undefined }))}
            ${form.wrong('sweep')}
          </div>`
        : nothing
    }
    <fieldset>
      <legend>${words.pointsBySeat}</legend>
      <div class="numbers">
        ${form.seats.map((seat) =>
          number(form.name(seat), pointsBySeat?.[seat], nothing, (count) =>
            form.change({
              loser: undefined,
              losers: undefined,
              sweep: undefined,
              virgins,
              tricksBySeat: undefined,
              pointsBySeat: form.seats.map((each) =>
                each === seat ? (count ?? 0) : (pointsBySeat?.[each] ?? 0),
              ),
            }),
          ),
        )}
      </div>
      ${form.wrong('pointsBySeat tricksBySeat')}
    </fieldset>
  `;
}
