import { readFileSync } from 'node:fs';
import { RULE_PRESET_IDS, RULE_PRESETS, type RulePresetId, type Rules } from '@schafkopf/core';
import { Marked } from 'marked';
import { ACCESSIBILITY } from './accessibility.js';
import type { Figures } from './figures.js';
import { handNamed } from './hands.js';
import { element, escaped, table } from './html.js';
import { publicElements } from './manifest.js';
import { RENDERER } from './renderer.js';

/** Texts of the packages that the site shows as they stand there, where tests run their samples. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  core: '../../core/README.md',
  conformance: '../../core/conformance/README.md',
  elements: '../../elements/README.md',
};

/** Where the custom properties have their values. */
const ROLES = [
  'internal/roles.styles.ts',
  'internal/theme.styles.ts',
  'deck/deck.styles.ts',
] as const;

/** Figures for those who build pages: what the packages say of themselves. */
export const DOCUMENTED: Figures = {
  /** `{{document core}}`: a package's own text, without its title. */
  document: (said) => {
    const path = Object.hasOwn(DOCUMENTS, said) ? DOCUMENTS[said] : undefined;
    if (path === undefined) throw new TypeError(`no document ${said}`);
    const text = readFileSync(new URL(path, import.meta.url), 'utf8')
      .replace(/^# .*\n/, '')
      // The licence of the package.
      .replace(/\nMIT\s*$/, '')
      // What these link to lies beside them in the package and not on the site.
      .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
    return new Marked({
      renderer: RENDERER,
      walkTokens: (token) => {
        if (token.type === 'text') Object.assign(token, { text: typeset(String(token['text'])) });
      },
    }).parse(text, { async: false });
  },
  /** `{{hand-text rufer}}`: a recorded hand as it is written. */
  'hand-text': (said) => `<pre tabindex="0"><code>${escaped(handNamed(said).text)}</code></pre>`,
  /** `{{roles}}`: the custom properties of the theme, each with its light and dark value. */
  roles: () => {
    const theme = ROLES.map((path) =>
      readFileSync(new URL(`../../elements/src/${path}`, import.meta.url), 'utf8'),
    ).join('\n');
    const rows = [
      ...theme.matchAll(/var\((--skf-[a-z-]+), (?:light-dark\(([^,]+), ([^)]+)\)|([^()]+))\)/g),
    ];
    if (rows.length < 8) throw new TypeError('the theme has other properties than this looks for');
    return table(
      'Colours by role',
      ['Property', 'Light', 'Dark'],
      rows.map(([, name = '', light, dark, both = '']) => [name, light ?? both, dark ?? both]),
    );
  },
  /** `{{rule-presets}}`: where the presets differ from each other. */
  'rule-presets': () => {
    const options = Object.keys(RULE_PRESETS.official) as (keyof Rules)[];
    const said = (id: RulePresetId, option: keyof Rules) =>
      JSON.stringify(RULE_PRESETS[id][option]).replaceAll('"', '').replaceAll(',', ', ');
    const differing = options.filter(
      (option) => new Set(RULE_PRESET_IDS.map((id) => said(id, option))).size > 1,
    );
    return table(
      'Presets',
      ['Option', ...RULE_PRESET_IDS],
      differing.map((option) =>
        [option as string].concat(RULE_PRESET_IDS.map((id) => said(id, option))),
      ),
      'stacked',
    );
  },
  /** `{{elements}}`: every element with its attributes, properties, events, slots and parts. */
  elements: () => publicElements().map(reference).join('\n'),
};

type Described = ReturnType<typeof publicElements>[number];

function reference(described: Described): string {
  const { tag, summary } = described;
  return `<h2 id="${tag}"><code>&lt;${tag}&gt;</code></h2>
<p>${inline(summary)}</p>
${list('Attributes and properties', described.fields)}
${list('Events', described.events)}
${list('Slots', described.slots)}
${list('Parts', described.parts)}
${list('Custom properties', described.properties)}
${notes(tag)}`;
}

function notes(tag: string): string {
  const said = ACCESSIBILITY[tag];
  if (said === undefined) throw new TypeError(`${tag} has no notes on accessibility`);
  return `<h3>Accessibility</h3><ul>${said.map((note) => `<li>${inline(note)}</li>`).join('')}</ul>`;
}

/** A text of the manifest or a note, in which names of the code stand between back-ticks. */
function inline(text: string): string {
  return escaped(typeset(text)).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** A text that is typed plainly beside the code, as it is set on a page. */
function typeset(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

function list(title: string, entries: Described['fields']): string {
  if (entries.length === 0) return '';
  return `<h3>${title}</h3><dl>${entries
    .map(({ name, type, text }) => {
      const says =
        type === undefined ? '' : ` ${element('code', { class: 'type' }, escaped(type))}`;
      return `<dt><code>${escaped(name)}</code>${says}</dt><dd>${inline(text)}</dd>`;
    })
    .join('')}</dl>`;
}
