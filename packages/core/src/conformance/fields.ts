import * as v from 'valibot';
import { parseCard } from '../card.js';
import { parseContract } from '../contract.js';
import type { Result } from '../result.js';

/** A value written as text, read by the reader that core has for it; `what` names it in a message. */
export function textOf<T>(what: string, parse: (text: string) => Result<T, string>) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed.ok) return parsed.value;
      addIssue({ message: `${what} "${dataset.value}": ${parsed.error}` });
      return NEVER;
    }),
  );
}

/** A contract written as text. */
export const ContractText = textOf('contract', parseContract);

/** A card written as text. */
export const CardText = textOf('card', parseCard);

/** Cards written as text, each at most once. */
export const Cards = v.pipe(
  v.array(CardText),
  v.check((cards) => new Set(cards).size === cards.length, 'a card twice'),
);

/** A whole number. */
export const Whole = v.pipe(v.number(), v.safeInteger());
/** Which pack is played, long where absent. */
export const DeckName = v.optional(v.picklist(['long', 'short']), 'long');

/** House rules that differ from the official ones. */
export const Options = v.optional(v.nullable(v.record(v.string(), v.unknown())));

/** What every record may have. */
export const base = {
  id: v.string(),
  source: v.optional(v.string()),
  note: v.optional(v.string()),
};
