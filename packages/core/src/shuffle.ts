import { cardsOf, PACK } from './card-set.js';
import type { Card } from './card.js';
import type { Random } from './random.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';

/** A pack in some order, the top card first. */
export type Pack = readonly Card[];

/** A shuffled pack; every order is equally likely (Fisher and Yates). */
export function shuffle(rules: Pick<Rules, 'deck'>, random: Random): Pack {
  const pack = cardsOf(PACK[rules.deck]);
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const place = random.below(last + 1);
    [pack[last], pack[place]] = [pack[place] as Card, pack[last] as Card];
  }
  return pack;
}

/** Why a pack may not be cut like this. */
export type CutError = 'nothing-lifted' | 'too-many-lifts' | 'too-few-cards';

/** The options that limit the cut. */
export type CutRules = Pick<Rules, 'cutMin' | 'cutMaxLifts'>;

/**
 * Cuts a pack. `lifts` says how many cards are lifted off the top each time. The lifted parts are
 * put together in that order and the rest goes on top of them (Schafkopfordnung 1989, II.1.1). No
 * part, the rest included, may have fewer cards than the rules say.
 */
export function cut(
  pack: Pack,
  lifts: readonly number[],
  { cutMin, cutMaxLifts }: CutRules,
): Result<Pack, CutError> {
  if (lifts.length === 0) return fail('nothing-lifted');
  if (lifts.length > (cutMaxLifts ?? Infinity)) return fail('too-many-lifts');
  const parts: Pack[] = [];
  let lifted = 0;
  for (const lift of lifts) {
    if (!(Number.isInteger(lift) && lift >= cutMin)) return fail('too-few-cards');
    parts.push(pack.slice(lifted, lifted + lift));
    lifted += lift;
  }
  if (pack.length - lifted < cutMin) return fail('too-few-cards');
  parts.push(pack.slice(lifted));
  return ok(parts.toReversed().flat());
}

/** A cut somewhere within its limits, lifted once. */
export function randomCut(pack: Pack, rules: CutRules, random: Random): Pack {
  const places = pack.length - 2 * rules.cutMin + 1;
  const lift = rules.cutMin + random.below(places);
  return [...pack.slice(lift), ...pack.slice(0, lift)];
}
