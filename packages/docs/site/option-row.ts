import {
  BIDDABLE_KINDS,
  OFFICIAL_RULES,
  RULE_VALUES,
  type ContractKind,
  type Rules,
} from '@schafkopf/core';
import { ruleWordsDe } from '../../elements/src/locales/rule-words.de.js';
import { ruleWordsEn } from '../../elements/src/locales/rule-words.en.js';
import type { Language } from '../learn/contents.js';
import { element, escaped, type Cell } from './html.js';
import { NO_VALUE, OPTION_PAGES, OPTION_WORDS, VALUE_WORDS } from './option-words.js';
import { contractName } from './words.js';

/** What the score sheet calls the values. */
const WORDS = { de: ruleWordsDe, en: ruleWordsEn } as const;

/** Any other number that makes sense. */
const FREE = Symbol('free');

const FREE_WORDS: Readonly<Record<Language, string>> = { de: 'oder anders', en: 'or otherwise' };

/** A house rule as players speak of it and, smaller, by its name in the code; what it may be. */
export function optionRow(name: keyof Rules, language: Language): Cell[] {
  const link = { href: `../${OPTION_PAGES[name]}/` };
  const told = element('a', link, escaped(OPTION_WORDS[language][name]));
  const code = element('code', { id: `option-${name}` }, name);
  return [{ html: `${told}<br>${code}` }, { html: valuesOf(name, language) }];
}

/** What an option may be, the value of the Schafkopfordnung first. */
function valuesOf(name: keyof Rules, language: Language): string {
  const official = OFFICIAL_RULES[name];
  const listed: readonly unknown[] =
    typeof official === 'boolean'
      ? [true, false]
      : Object.hasOwn(RULE_VALUES, name)
        ? RULE_VALUES[name as keyof typeof RULE_VALUES]
        : name === 'contracts'
          ? [official, ...BIDDABLE_KINDS.filter((kind) => !OFFICIAL_RULES.contracts.includes(kind))]
          : [official, FREE];
  const said = (value: unknown) => escaped(written(name, value, language));
  const others = listed.filter((value) => value !== official).map(said);
  return [element('b', {}, said(official)), ...others].join(' · ');
}

function written(name: keyof Rules, value: unknown, language: Language): string {
  const words = WORDS[language];
  const game = (kind: string) => contractName({ kind: kind as ContractKind }, language);
  if (value === FREE) return FREE_WORDS[language];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null) return NO_VALUE[language][name] ?? words.no;
  if (name === 'contracts' && typeof value === 'string') return game(value);
  if (name === 'contracts') return (value as readonly string[]).map(game).join(', ');
  if (Array.isArray(value)) return value.join(' + ');
  if (typeof value === 'object') {
    const least = Object.entries(value as Readonly<Record<string, number>>);
    return least.map(([kind, count]) => `${game(kind)} ${count}`).join(', ');
  }
  const named: Readonly<Record<string, string>> | undefined = Object.hasOwn(words.value, name)
    ? words.value[name as keyof typeof words.value]
    : undefined;
  return VALUE_WORDS[language][name]?.[String(value)] ?? named?.[String(value)] ?? String(value);
}
