import { isTout, type Contract, type ContractKind } from './contract.js';
import { isRaisable } from './raising.js';
import type { RuleValue, Rules } from './rules.js';

/** The options that decide which game beats which in the bidding. */
export type RankingRules = Pick<Rules, 'ranking' | 'heartsSoloFirst' | 'raiseStep'>;

const PARTNER_GAMES: readonly ContractKind[] = ['rufer', 'wedding', 'cross'];

/**
 * The games from low to high, equal ones together. Varianten II.5 gives the order, but its table is
 * lost; this is the one that the Schafkopfordnung's I.3, the sequence of Varianten II.1 to II.4 and
 * Wiesegger's book (A.6.2) agree on. Touts follow in the same order above all of them.
 */
const LOW_TO_HIGH: Readonly<Record<RuleValue<'ranking'>, readonly (readonly ContractKind[])[]>> = {
  standard: [
    PARTNER_GAMES,
    ['bettel'],
    ['suit-geier'],
    ['geier'],
    ['suit-wenz'],
    ['wenz'],
    ['solo'],
  ],
  'geier-over-suit-wenz': [
    PARTNER_GAMES,
    ['bettel'],
    ['suit-geier'],
    ['suit-wenz'],
    ['geier'],
    ['wenz'],
    ['solo'],
  ],
  'equal-solos': [PARTNER_GAMES, ['bettel'], ['suit-geier', 'geier', 'suit-wenz', 'wenz', 'solo']],
};

/** The rank of the partner games: what a soloist has to beat. */
export const PARTNER_RANK = 0;

/** Below every game: what the first bid has to beat. A Ramsch, which nobody bids, stands here. */
export const NO_RANK = -1;

// Each game has two places, for a Hearts solo that goes before the others; Touts start above all.
const PLACES = 2;
const TOUT = 100;
const SIE = 1000;

// Where soloists raise, all solos that can be raised stand here, above a Bettel and below a Tout.
const RAISED = 50;

/**
 * What a game is worth in the bidding: the greater number beats, and of equal ones the earlier seat
 * has it (Schafkopfordnung 1989, I.3, II.2.3). Where soloists raise, the bid decides among them
 * instead (Varianten II.6). The numbers mean nothing but their order.
 */
export function rankOfGame(contract: Contract, rules: RankingRules): number {
  if (contract.kind === 'ramsch') return NO_RANK;
  if (contract.kind === 'sie') return SIE;
  if (rules.raiseStep > 0 && isRaisable(contract)) return RAISED + (contract.raised ?? 0) / 10;
  const place = LOW_TO_HIGH[rules.ranking].findIndex((equals) => equals.includes(contract.kind));
  const before = rules.heartsSoloFirst && contract.kind === 'solo' && contract.suit === 'H' ? 1 : 0;
  return place * PLACES + before + (isTout(contract) ? TOUT : 0);
}
