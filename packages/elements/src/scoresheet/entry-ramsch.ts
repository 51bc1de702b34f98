import { html, nothing, type TemplateResult } from 'lit';
import { choiceSet, toggleChip } from '../internal/choice-group.js';
import { isDecided } from './draft-hand.js';
import { besides, seatChips, toggled, type EntryView } from './entry-view.js';

/** Who else pays, and who took no trick or all of them. */
export function ramschGroups(view: EntryView): TemplateResult | typeof nothing {
  if (isDecided(view.draft)) return nothing;
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
                    besides(view),
                  )
                : nothing
            }
            ${choiceSet(
              words.sheet.virgins,
              seatChips(view, (id) => virgins.includes(id), loses),
              (id) => choose({ virgins: toggled(virgins, id) }),
              besides(view),
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
