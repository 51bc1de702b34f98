import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { liveFlag } from '../internal/live-flag.js';

/** A value and what it is called. */
export type Option = readonly [value: string | number, label: unknown];

/** What a control shows besides itself: what is wrong with it, if anything is. */
type Wrong = TemplateResult | typeof nothing;

/** What is wrong, next to its field. */
export function error(text: string): TemplateResult {
  return html`<p class="error" part="error">${text}</p>`;
}

/** Something that is or is not so. */
export function check(
  label: string,
  checked: boolean,
  change: (checked: boolean) => void,
): TemplateResult {
  return html`<label class="chip">
    <input type="checkbox" .checked=${liveFlag(checked)} @change=${() => change(!checked)} /><span
      >${name(label)}</span
    >
  </label>`;
}

/** A name that ends in an ellipsis where it is too long. */
export function name(text: string): TemplateResult {
  return html`<span class="name">${text}</span>`;
}

/** One of a list. */
export function pick(
  label: string,
  options: readonly Option[],
  current: unknown,
  wrong: Wrong,
  change: (value: string) => void,
): TemplateResult {
  return html`<label class="field"
    ><span>${label}</span>
    <select
      aria-invalid=${wrong !== nothing}
      @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}
    >
      ${options.map((each) => option(each, current))}
    </select>
    ${wrong}
  </label>`;
}

/** One choice of a list. */
export function option([value, label]: Option, current: unknown): TemplateResult {
  return html`<option value=${value} .selected=${liveFlag(String(value) === String(current))}>
    ${label}
  </option>`;
}

/** A number that may stay away; what is no number is left standing and told as such. */
export function number(
  label: string,
  value: number | undefined,
  wrong: Wrong,
  change: (value: number | undefined) => void,
): TemplateResult {
  return html`<label class="field"
    ><span>${label}</span>
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-invalid=${wrong !== nothing}
      .value=${Number.isNaN(value) ? noChange : live(String(value ?? ''))}
      @input=${(event: Event) => {
        const text = (event.target as HTMLInputElement).value.trim();
        change(text === '' ? undefined : /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
      }}
    />
    ${wrong}
  </label>`;
}
