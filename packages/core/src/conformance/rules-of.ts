import * as v from 'valibot';
import { fail, type Result } from '../result.js';
import { checkRules } from '../rules-check.js';
import { RulesSchema } from '../rules-schema.js';
import { OFFICIAL_RULES, type Rules } from '../rules.js';

/**
 * The official rules with a record's options. Error: the name of an option that is not known, has
 * an unknown value, or does not go together with the rest.
 */
export function rulesOf(
  options: Readonly<Record<string, unknown>> | null | undefined,
  given: Partial<Rules> = {},
): Result<Rules, string> {
  const unknown = Object.keys(options ?? {}).find((name) => !Object.hasOwn(OFFICIAL_RULES, name));
  if (unknown !== undefined) return fail(unknown);
  const parsed = v.safeParse(RulesSchema, { ...OFFICIAL_RULES, ...given, ...options });
  if (!parsed.success) return fail(String(parsed.issues[0].path?.[0]?.key ?? '?'));
  const checked = checkRules(parsed.output);
  return checked.ok ? checked : fail(checked.error[0]?.field ?? '?');
}

/** The rules of a table that plays with so many hands and this pack. */
export function tableRules(deck: Rules['deck'], hands: number): Partial<Rules> {
  return hands === 3 ? { players: 3, deck, contracts: ['wenz', 'solo'] } : { deck };
}
