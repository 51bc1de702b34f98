import { size } from './card-set.js';
import { isTout, type Contract } from './contract.js';
import { handSize, playersInHand } from './rules-check.js';
import type { Rules, RunnerKind } from './rules.js';
import type { PlayersInHand } from './seat.js';
import { trumpTable } from './trump.js';

/** How many runners can be paid. */
export interface RunnerRange {
  readonly least: number;
  readonly most: number;
}

/**
 * The fewest and the most runners that can be paid in a contract, or null where none are paid.
 * The most is the number of trumps, for the run may go down to the last (Tarife III.1).
 */
export function runnerRange(
  contract: Contract,
  rules: Rules,
  players: PlayersInHand = playersInHand(rules),
): RunnerRange | null {
  const kind = contract.kind;
  if (kind === 'sie') {
    const all = runnersOfSie(rules, players);
    return { least: all, most: all };
  }
  if (kind === 'bettel' || kind === 'ramsch') return null;
  const runnerKind: RunnerKind = kind === 'cross' ? 'rufer' : kind;
  return {
    least: rules.runnerMin[runnerKind],
    most: Math.min(rules.runnerCap ?? Infinity, trumpCount(contract, rules)),
  };
}

/** A Sie is eight Obers and Unters, or in a hand of six as many: all that the player holds. */
export function runnersOfSie(rules: Rules, players: PlayersInHand): number {
  return handSize(players === 3 ? { ...rules, players } : rules);
}

/** Whether Schneider and Schwarz are paid; a Tout and a Sie have all tricks in their price. */
export function paysMargin(contract: Contract): boolean {
  return !isTout(contract) && !['sie', 'bettel', 'ramsch'].includes(contract.kind);
}

function trumpCount(contract: Contract, rules: Rules): number {
  // Every suit has equally many cards, so any will do where none is named.
  const named =
    'suit' in contract || !isSuitSolo(contract) ? contract : { ...contract, suit: 'H' as const };
  return size(trumpTable(named, rules).trumps);
}

function isSuitSolo(
  contract: Contract,
): contract is Extract<Contract, { kind: 'solo' | 'suit-wenz' | 'suit-geier' }> {
  return (
    contract.kind === 'solo' || contract.kind === 'suit-wenz' || contract.kind === 'suit-geier'
  );
}
