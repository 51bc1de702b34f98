import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** One choice of a group: what it stands for, how it looks. */
export interface Choice<T> {
  readonly value: T;
  readonly label: unknown;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** One choice among several: native radio buttons, so that arrow keys and readers know it. */
export function choiceGroup<T>(
  name: string,
  title: unknown,
  choices: readonly Choice<T>[],
  choose: (value: T) => void,
  layout: string,
): TemplateResult {
  return html`
    <fieldset>
      <legend>${title}</legend>
      <div class="choices ${layout}">
        ${choices.map(
          ({ value, label, chosen, disabled, className }) => html`
            <label class="chip ${className ?? ''}">
              <input
                type="radio"
                name=${name}
                .checked=${live(chosen)}
                ?disabled=${disabled ?? false}
                @change=${() => choose(value)}
              /><span>${label}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}
