import { bindingOn, calledDuty, type CalledDuty } from './called-ace.js';
import type { Card } from './card.js';
import type { CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { legalSet, refusal, type Refusal } from './legal.js';
import { layAll, type OpenTrick } from './open-trick.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import { trumpTable, type TrumpTable } from './trump.js';

/** What one player sees when it is his turn: a page of a text book, without the other hands. */
export interface Position {
  readonly contract: Contract;
  /** The cards he holds now. */
  readonly hand: CardSet;
  /** What lies on the table, in play order; empty when he leads. */
  readonly trick: readonly Card[];
  /** House rules; those of the Schafkopfordnung where absent. */
  readonly rules?: Rules;
  /** Whether the suit of the called card has been led before, so that nothing binds him. */
  readonly ranAway?: boolean;
  /** The declarer of a Bettel need not beat; all others count as defenders. */
  readonly role?: 'declarer' | 'partner' | 'defender';
  /** The hand he was dealt, where the rules count his cards of the called suit there. */
  readonly dealt?: CardSet;
}

/** The cards that may be played in a position. */
export function legalIn(position: Position): CardSet {
  const { table, trick, duty, beats } = read(position);
  return legalSet(table, position.hand, trick, duty, beats) >>> 0;
}

/** Which rule forbids a card in a position, or null where it may be played. */
export function whyNotIn(position: Position, card: Card): Refusal | null {
  const { table, trick, duty, beats } = read(position);
  return refusal(table, position.hand, trick, duty, beats, card);
}

function read(position: Position): {
  readonly table: TrumpTable;
  readonly trick: OpenTrick;
  readonly duty: CalledDuty | null;
  readonly beats: boolean;
} {
  const { contract, hand, rules = OFFICIAL_RULES } = position;
  const table = trumpTable(contract, rules);
  const duty = calledDuty(contract, table, rules, position.dealt ?? hand);
  return {
    table,
    trick: layAll(table, position.trick),
    duty: position.ranAway ? null : bindingOn(hand, duty),
    beats: mustBeat(contract, rules) && position.role !== 'declarer',
  };
}

/** Whether a contract's defenders, in a Ramsch all players, must beat where they follow suit. */
export function mustBeat(contract: Contract, rules: Rules): boolean {
  if (contract.kind === 'bettel') return rules.bettelMustBeat;
  return contract.kind === 'ramsch' && rules.ramschMustBeat;
}
