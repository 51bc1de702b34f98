import { OFFENCES, type Demand, type Ledger, type Offence, type Sheet } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { register } from '../internal/register.js';
import { moreWordsOf } from '../locales/sheet-more.js';
import { choiceGroup, toggleChip } from '../internal/choice-group.js';
import { isRamsch } from './draft.js';
import { contractOf } from './draft-hand.js';
import { outcomesOf, runnersOf } from './draft-offer.js';
import { pointsIn } from './entry-ending.js';
import { hinted } from './entry-game.js';
import { besides, nameLabel, seatChips, type EntryView } from './entry-view.js';
import { SheetOther } from './sheet-other.js';

export { moreWordsOf as words };
export { ramschGroups } from './entry-ramsch.js';

/** What seldom has to be said of a hand: an offence, what was demanded, points in a Ramsch. */
export function handExtras(view: EntryView): TemplateResult {
  return html`
    <div class="extras">
      ${isRamsch(view.draft) ? ramschPoints(view) : demands(view)} ${factor(view)} ${offence(view)}
    </div>
  `;
}

/** Entries that are no hands: a bock round, payouts, penalties. */
export function otherEntries(sheet: Sheet, ledger: Ledger): TemplateResult {
  register('skf-sheet-other', SheetOther);
  return html`<skf-sheet-other .sheet=${sheet} .ledger=${ledger}></skf-sheet-other>`;
}

/** Everybody's card points; the last one is the rest to 120. */
function ramschPoints(view: EntryView): TemplateResult {
  const { draft, setting, players, words, choose } = view;
  const { counted } = draft;
  const set = (seat: number, points: number | null) =>
    choose({
      counted: setting.seats.map((_, at) => (at === seat ? points : (counted[at] ?? null))),
    });
  return html`
    <fieldset>
      <legend>${moreWordsOf(words).ramschPoints}</legend>
      <div class="choices of4">
        ${setting.seats.map(
          (id, seat) => html`
            <label class="count">
              ${nameLabel(players.find((player) => player.id === id)?.name ?? '')}
              <input
                type="text"
                inputmode="numeric"
                maxlength="3"
                autocomplete="off"
                .value=${live(`${counted[seat] ?? ''}`)}
                @input=${(event: InputEvent) => set(seat, pointsIn(event))}
              />
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** At tables that pay only what is demanded (Tarife III.1, III.3). */
function demands({ draft, setting, words, choose }: EntryView): TemplateResult | typeof nothing {
  const more = moreWordsOf(words);
  const { demanded } = draft;
  const contract = contractOf(draft);
  const counts = runnersOf(contract, setting);
  const margin = outcomesOf(contract).length === 6;
  const demand = (change: Partial<Record<keyof Demand, unknown>>) => {
    const next = Object.entries({ ...demanded, ...change });
    choose({ demanded: Object.fromEntries(next.filter(([, value]) => value !== null)) });
  };
  const unsaid = (what: 'schwarz' | 'schneiderFree', label: string) =>
    toggleChip(label, demanded[what] === false, () =>
      demand({ [what]: demanded[what] === false ? null : false }),
    );
  return html`
    ${
      counts.length > 1
        ? choiceGroup(
            'demanded',
            hinted(more.demandedRunners, more.demandedHint),
            [null, ...counts].map((value) => ({
              value,
              label: value ?? '–',
              chosen: (demanded.runners ?? null) === value,
            })),
            (runners) => demand({ runners }),
            'numbers',
          )
        : nothing
    }
    ${
      margin
        ? html`<div class="flags">
            ${unsaid('schwarz', more.schwarzUnsaid)}
            ${unsaid('schneiderFree', more.schneiderFreeUnsaid)}
          </div>`
        : nothing
    }
  `;
}

/** In place of what the sheet knows of bock rounds and thrown-in hands. */
function factor({ draft, words, choose }: EntryView): TemplateResult {
  const more = moreWordsOf(words);
  const factors = [null, 1, 2, 4, 8];
  return choiceGroup(
    'factor',
    hinted(more.factor, more.factorHint),
    factors.map((value) => ({
      value,
      label: value === null ? more.asSheet : `×\u00a0${value}`,
      chosen: draft.bock === value,
    })),
    (bock) => choose({ bock }),
    'numbers wide-first',
  );
}

function offence(view: EntryView): TemplateResult {
  const { draft, words, choose } = view;
  const more = moreWordsOf(words);
  const pick = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    choose(
      value === ''
        ? { offence: null, offender: null }
        : { offence: value as Offence, outcome: null, points: null },
    );
  };
  return html`
    <label class="field">
      <span>${more.offence}</span>
      <select @change=${pick}>
        <option value="" .selected=${live(draft.offence === null)}>${more.noOffence}</option>
        ${OFFENCES.map(
          (each) =>
            html`<option value=${each} .selected=${live(draft.offence === each)}>
              ${more.offences[each]}
            </option>`,
        )}
      </select>
    </label>
    ${
      draft.offence === null
        ? nothing
        : choiceGroup(
            'offender',
            more.byWhom,
            seatChips(view, (id) => id === draft.offender),
            (offender) => choose({ offender }),
            besides(view),
          )
    }
  `;
}
