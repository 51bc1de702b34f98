import { html, type TemplateResult } from 'lit';
import { liveFlag } from './live-flag.js';

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
  more: unknown = '',
): TemplateResult {
  return group(title, choices, choose, layout, 'radio', name, more);
}

/** Any number of choices out of several. */
export function choiceSet<T>(
  title: unknown,
  choices: readonly Choice<T>[],
  toggle: (value: T) => void,
  layout: string,
): TemplateResult {
  return group(title, choices, toggle, layout, 'checkbox');
}

/** Something that is so or not. */
export function toggleChip(label: unknown, chosen: boolean, toggle: () => void): TemplateResult {
  return chip({ value: true, label, chosen }, toggle, 'checkbox');
}

function group<T>(
  title: unknown,
  choices: readonly Choice<T>[],
  choose: (value: T) => void,
  layout: string,
  type: 'radio' | 'checkbox',
  name = '',
  more: unknown = '',
): TemplateResult {
  return html`
    <fieldset>
      <legend>${title}</legend>
      <div class="choices ${layout}">
        ${choices.map((choice) => chip(choice, choose, type, name))}${more}
      </div>
    </fieldset>
  `;
}

function chip<T>(
  { value, label, chosen, disabled = false, className = '' }: Choice<T>,
  choose: (value: T) => void,
  type: 'radio' | 'checkbox',
  name = '',
): TemplateResult {
  return html`
    <label class="chip ${className}">
      <input
        type=${type}
        name=${name}
        .checked=${liveFlag(chosen)}
        ?disabled=${disabled}
        @change=${() => choose(value)}
      /><span>${label}</span>
    </label>
  `;
}
