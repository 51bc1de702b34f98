import * as v from 'valibot';
import { parseCard, type Card } from '../card.js';
import { parseContract, type Contract } from '../contract.js';

/** A contract written as text. */
export const ContractText = v.pipe(
  v.string(),
  v.rawTransform<string, Contract>(({ dataset, addIssue, NEVER }) => {
    const contract = parseContract(dataset.value);
    if (contract.ok) return contract.value;
    addIssue({ message: `contract "${dataset.value}": ${contract.error}` });
    return NEVER;
  }),
);

/** A card written as text. */
export const CardText = v.pipe(
  v.string(),
  v.rawTransform<string, Card>(({ dataset, addIssue, NEVER }) => {
    const card = parseCard(dataset.value);
    if (card.ok) return card.value;
    addIssue({ message: `card "${dataset.value}": ${card.error}` });
    return NEVER;
  }),
);

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
