import {
  BIDDABLE_KINDS,
  RULE_VALUES,
  RUNNER_KINDS,
  type ListedOption,
  type Rules,
} from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Dictionary } from '../locales/dictionary.js';
import { RULE_SECTIONS, ruleWordsOf, type RuleSection } from '../locales/rule-words.js';

/** Every option of the rules as a field, by section; what is chosen is told as rules of its own. */
export function rulesForm(
  rules: Rules,
  dictionary: Dictionary,
  choose: (rules: Rules) => void,
): TemplateResult[] {
  const words = ruleWordsOf(dictionary);
  return (Object.keys(RULE_SECTIONS) as RuleSection[]).map(
    (section) => html`
      <details>
        <summary>${words.section[section]}</summary>
        <div class="fields">
          ${RULE_SECTIONS[section].map((option) => field(option, rules, dictionary, choose))}
        </div>
      </details>
    `,
  );
}

function field(
  option: keyof Rules,
  rules: Rules,
  dictionary: Dictionary,
  choose: (rules: Rules) => void,
): TemplateResult | TemplateResult[] {
  const words = ruleWordsOf(dictionary);
  const set = (value: unknown) => choose({ ...rules, [option]: value });
  const title = words.option[option];
  const value = rules[option];
  if (isListed(option)) {
    const names: Readonly<Record<string | number, string>> = words.value[option];
    const values: readonly (string | number)[] = RULE_VALUES[option];
    return select(title, values, (each) => names[each] ?? '', value, set);
  }
  if (typeof value === 'boolean') {
    const yes = (each: boolean) => (each ? words.yes : words.no);
    return select(title, [true, false], yes, value, set);
  }
  switch (option) {
    case 'contracts':
      return games(title, rules, dictionary, set);
    case 'runnerMin':
      return RUNNER_KINDS.map((kind) =>
        typed(`${title}: ${dictionary.kind[kind]}`, String(rules.runnerMin[kind]), '', (said) =>
          set({ ...rules.runnerMin, [kind]: wholeOf(said) }),
        ),
      );
    case 'dealPackets':
      return typed(
        title,
        rules.dealPackets?.join('+') ?? '',
        words.empty.dealPackets ?? '',
        (said) => set(said === '' ? null : said.split('+').map(wholeOf)),
      );
    default:
      return typed(title, value === null ? '' : String(value), words.empty[option] ?? '', (said) =>
        set(said === '' && words.empty[option] !== undefined ? null : wholeOf(said)),
      );
  }
}

function isListed(option: keyof Rules): option is ListedOption {
  return Object.hasOwn(RULE_VALUES, option);
}

/** What is no number is told as one that is refused, with its reason. */
function wholeOf(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function select<T>(
  title: string,
  values: readonly T[],
  nameOf: (value: T) => string,
  chosen: unknown,
  choose: (value: T) => void,
): TemplateResult {
  return html`
    <label class="field">
      <span>${title}</span>
      <select
        @change=${(event: Event) => {
          const value = values[(event.target as HTMLSelectElement).selectedIndex];
          if (value !== undefined) choose(value);
        }}
      >
        ${values.map(
          (value) => html`<option .selected=${live(value === chosen)}>${nameOf(value)}</option>`,
        )}
      </select>
    </label>
  `;
}

function typed(
  title: string,
  value: string,
  hint: string,
  write: (text: string) => void,
): TemplateResult {
  return html`
    <label class="field">
      <span>${title} ${hint === '' ? '' : html`<span class="hint">${hint}</span>`}</span>
      <input
        type="text"
        maxlength="20"
        autocomplete="off"
        .value=${live(value === 'NaN' ? '' : value)}
        @change=${(event: Event) => write((event.target as HTMLInputElement).value.trim())}
      />
    </label>
  `;
}

function games(
  title: string,
  { contracts }: Rules,
  { kind }: Dictionary,
  set: (contracts: Rules['contracts']) => void,
): TemplateResult {
  return html`
    <fieldset class="games">
      <legend>${title}</legend>
      ${BIDDABLE_KINDS.map(
        (each) => html`
          <label class="chip">
            <input
              type="checkbox"
              .checked=${live(contracts.includes(each))}
              @change=${() =>
                set(
                  BIDDABLE_KINDS.filter((one) =>
                    one === each ? !contracts.includes(one) : contracts.includes(one),
                  ),
                )}
            />
            <span>${kind[each]}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
