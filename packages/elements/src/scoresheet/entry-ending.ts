import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OutcomeName } from '../locales/dictionary.js';
import { choiceGroup, choiceSet, toggleChip } from '../internal/choice-group.js';
import { isRamsch } from './draft.js';
import { contractOf, isDecided } from './draft-hand.js';
import { kontraStepsOf, outcomesOf } from './draft-offer.js';
import { seatChips, toggled, type EntryView } from './entry-view.js';
import { outcomeWords } from './outcome-words.js';

/** One grid for how it ended; or the card points, and the cell selects itself. */
export function outcomeGroup(view: EntryView): TemplateResult | typeof nothing {
  const { draft, words, choose } = view;
  if (isDecided(draft)) return nothing;
  if (isRamsch(draft)) return ramschGroups(view);
  const outcomes = outcomesOf(contractOf(draft));
  const choices = outcomes.map((value: OutcomeName) => ({
    value,
    label: outcomeLabel(outcomeWords(value, words.sheet.outcomes)),
    chosen: draft.outcome === value,
    className: value.startsWith('won') ? 'won' : 'lost',
  }));
  return html`
    <div class="ending">
      ${choiceGroup('outcome', words.sheet.outcome, choices, (outcome) => choose({ outcome }), 'of3')}
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

function ramschGroups(view: EntryView): TemplateResult {
  const { draft, setting, words, choose } = view;
  const { declarer, sweep, alsoLost } = draft;
  const virgins = draft.virgins ?? [];
  const loses = (id: string) => id === declarer;
  // Who has no points may still have had a worthless trick: then somebody has to say so.
  const counted = draft.counted.includes(0);
  return html`
    ${
      sweep
        ? nothing
        : html`
            ${
              setting.rules.ramschTie === 'share'
                ? choiceSet(
                    words.sheet.alsoLost,
                    seatChips(view, (id) => alsoLost.includes(id), loses),
                    (id) => choose({ alsoLost: toggled(alsoLost, id) }),
                    'of4',
                  )
                : nothing
            }
            ${choiceSet(
              words.sheet.virgins,
              seatChips(view, (id) => virgins.includes(id), loses),
              (id) => choose({ virgins: toggled(virgins, id) }),
              'of4',
            )}
          `
    }
    <div class="flags">
      ${
        setting.rules.sweep === 'off' && !sweep
          ? nothing
          : toggleChip(words.sheet.sweep, sweep, () => choose({ sweep: !sweep }))
      }
      ${
        counted && !sweep
          ? toggleChip(
              `${words.sheet.virgins} ${words.sheet.nobody}`,
              draft.virgins?.length === 0,
              () => choose({ virgins: draft.virgins?.length === 0 ? null : [] }),
            )
          : nothing
      }
    </div>
  `;
}

/** Knocks and kontra: toggles that may be set while the hand is still being played. */
export function doublings(view: EntryView): TemplateResult {
  const { draft, setting, words, choose } = view;
  const { kontraSteps } = words.sheet;
  const { kontra } = draft;
  const steps = kontraStepsOf(draft, setting.rules, kontraSteps.length);
  const choices = Array.from({ length: steps }, (_, step) => ({
    value: step,
    label: kontraSteps[step] ?? `× ${2 ** (step + 1)}`,
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
    'of4',
  );
}

/** A written hand knows how many knocked, not who. */
function knockCount({ draft, setting, words, choose }: EntryView): TemplateResult {
  const choices = [0, ...setting.seats.map((_, at) => at + 1)].map((value) => ({
    value,
    label: String(value),
    chosen: draft.knocks === value,
  }));
  return choiceGroup(
    'knocks',
    words.sheet.knocks,
    choices,
    (knocks) => choose({ knocks }),
    'numbers',
  );
}
