import { fail, type Result } from './result.js';
import { RULE_PRESET_IDS, RULE_PRESETS, type RulePresetId } from './rule-presets.js';
import { checkRules } from './rules-check.js';
import type { Rules } from './rules.js';

type Value = string | number | boolean | null | readonly (string | number)[];

const RUNNER_MIN = 'runnerMin.';

/** Every option with its value; the runners, which are a table, one by one. */
function flat({ runnerMin, ...options }: Rules): ReadonlyMap<string, Value> {
  const runners = Object.entries(runnerMin).map(([kind, least]): [string, Value] => [
    RUNNER_MIN + kind,
    least,
  ]);
  return new Map<string, Value>([...Object.entries(options), ...runners]);
}

const OPTIONS: ReadonlyMap<string, Value> = flat(RULE_PRESETS.official);

/** Options whose value is a list. */
const LISTS: ReadonlySet<string> = new Set(['contracts', 'dealPackets']);

/**
 * Writes rules as the preset that is nearest and what differs from it:
 * `casual allPass=ramsch contracts=rufer+wenz+solo runnerMin.wenz=3`.
 */
export function formatRules(rules: Rules): string {
  const differences = RULE_PRESET_IDS.map((id) => differencesFrom(id, rules));
  const [shortest = []] = differences.toSorted((a, b) => a.length - b.length);
  return shortest.join(' ');
}

function differencesFrom(id: RulePresetId, rules: Rules): string[] {
  const preset = flat(RULE_PRESETS[id]);
  const words: string[] = [id];
  for (const [option, value] of flat(rules)) {
    const written = writeValue(value);
    if (written !== writeValue(preset.get(option) ?? null)) words.push(`${option}=${written}`);
  }
  return words;
}

function writeValue(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return value.length === 0 ? 'none' : value.join('+');
}

/** Why a text is no rules. */
export type RulesTextError = 'unknown-preset' | 'unknown-option' | 'rules-not-playable';

/** Reads rules as {@link formatRules} writes them; what cannot be played is refused. */
export function parseRules(text: string): Result<Rules, RulesTextError> {
  if (typeof text !== 'string') return fail('unknown-preset');
  const [name = '', ...words] = text.trim().split(/\s+/);
  if (!isPreset(name)) return fail('unknown-preset');
  const options: Record<string, Value> = {};
  const runnerMin: Record<string, Value> = {};
  for (const word of words) {
    const [option = '', value] = word.split('=', 2);
    if (value === undefined || !OPTIONS.has(option)) return fail('unknown-option');
    if (option.startsWith(RUNNER_MIN)) runnerMin[option.slice(RUNNER_MIN.length)] = read(value);
    else options[option] = LISTS.has(option) ? readList(option, value) : read(value);
  }
  const preset = RULE_PRESETS[name];
  const rules = { ...preset, ...options, runnerMin: { ...preset.runnerMin, ...runnerMin } };
  // The check looks at every value, so that a text of any kind may be taken for rules before it.
  const checked = checkRules(rules as Rules);
  return checked.ok ? checked : fail('rules-not-playable');
}

function isPreset(name: string): name is RulePresetId {
  return Object.hasOwn(RULE_PRESETS, name);
}

function readList(option: string, text: string): Value {
  if (text === 'null' && option === 'dealPackets') return null;
  return text === 'none' ? [] : text.split('+').map((item) => read(item) as string | number);
}

function read(text: string): string | number | boolean | null {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,6}$/.test(text) ? Number(text) : text;
}
