import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OutcomeName } from '../locales/dictionary.js';
import { choiceGroup, choiceSet } from '../internal/choice-group.js';
import { contractOf, isDecided } from './draft-hand.js';
import { kontraStepsOf, outcomesOf } from './draft-offer.js';
import { besides, seatChips, toggled, type EntryView } from './entry-view.js';
import { outcomeWords } from './outcome-words.js';

/** One grid for how it ended; or the card points, and the cell selects itself. */
export function outcomeGroup(view: EntryView): TemplateResult | typeof nothing {
  const { draft, words, choose } = view;
  if (isDecided(draft)) return nothing;
  const outcomes = outcomesOf(contractOf(draft));
  const choices = outcomes.map((value: OutcomeName) => ({
    value,
    label: outcomeLabel(outcomeWords(value, words.sheet.outcomes)),
    chosen: draft.outcome === value,
    className: value.startsWith('won') ? 'won' : 'lost',
  }));
  return html`
    <div class="ending">
      ${
        outcomes.length === 6
          ? html`<label class="points">
              ${words.sheet.cardPoints}
              <input
                type="text"
                inputmode="numeric"
                maxlength="3"
                autocomplete="off"
                .value=${live(draft.points === null ? '' : String(draft.points))}
                @input=${(event: InputEvent) => choose({ points: pointsIn(event) })}
              />
            </label>`
          : nothing
      }
      ${choiceGroup('outcome', words.sheet.outcome, choices, (outcome) => choose({ outcome }), 'of3')}
    </div>
  `;
}

/** Nothing but a number of card points can stay in the box. */
export function pointsIn({ target }: Event): number | null {
  const input = target as HTMLInputElement;
  const digits = input.value.replaceAll(/\D/g, '');
  const points = digits === '' ? null : Math.min(Number(digits), 120);
  input.value = points === null ? '' : String(points);
  return points;
}

/** “gewonnen” stands on all three cells of its row; what is added stands below it. */
function outcomeLabel([lead, rest]: readonly string[]): TemplateResult {
  return html`${lead}<small>${rest}</small>`;
}

/** Knocks and kontra: toggles that may be set while the hand is still being played. */
export function doublings(view: EntryView): TemplateResult {
  const { draft, setting, words, choose } = view;
  const { kontraSteps, kontraSides } = words.sheet;
  const { kontra } = draft;
  const steps = kontraStepsOf(draft, setting.rules, kontraSteps.length);
  const choices = Array.from({ length: steps }, (_, step) => ({
    value: step,
    label: html`${kontraSteps[step] ?? `× ${2 ** (step + 1)}`}<small
        >${kontraSides[step % 2]}</small
      >`,
    chosen: kontra > step,
    disabled: kontra < step,
  }));
  return html`
    <div class="doublings">
      ${draft.knocks > 0 ? knockCount(view) : knockers(view)}
      ${
        steps > 0
          ? choiceSet(
              words.sheet.kontra,
              choices,
              (step) => choose({ kontra: kontra > step ? step : step + 1 }),
              'of4',
            )
          : nothing
      }
    </div>
  `;
}

function knockers(view: EntryView): TemplateResult {
  const { draft, setting, ledger, words, choose } = view;
  const { knocked } = draft;
  const { knock } = setting.rules;
  // At some tables one may knock at most, at some only forehand.
  const single = knock === 'single' || knock === 'first';
  const cannot = (id: string) =>
    knock === 'first' && id !== ledger.forehand && !knocked.includes(id);
  const next = (id: string) => (single ? (knocked.includes(id) ? [] : [id]) : toggled(knocked, id));
  return choiceSet(
    words.sheet.knocks,
    seatChips(view, (id) => knocked.includes(id), cannot),
    (id) => choose({ knocked: next(id) }),
    besides(view),
  );
}

/** A hand from elsewhere may know how many knocked, not who; named they are once all others are gone. */
function knockCount({ draft, setting, words, choose }: EntryView): TemplateResult {
  const { knocked, knocks } = draft;
  const choices = [0, ...setting.seats.map((_, at) => at + 1)].map((value) => ({
    value,
    label: String(value),
    chosen: knocked.length + knocks === value,
  }));
  return choiceGroup(
    'knocks',
    words.sheet.knocks,
    choices,
    (count) => choose(knockedBy(count, knocked)),
    'numbers',
  );
}

/** So many knocks, with the names that are known as long as there is room for them. */
function knockedBy(
  count: number,
  knocked: readonly string[],
): Pick<EntryView['draft'], 'knocked' | 'knocks'> {
  return count < knocked.length
    ? { knocked: [], knocks: count }
    : { knocked, knocks: count - knocked.length };
}
