import {
  isTout,
  paysMargin,
  runnerRange,
  type Contract,
  type Rules,
  type SheetHand,
  type Suit,
} from '@schafkopf/core';
import type { MissingStep, OutcomeName } from '../locales/dictionary.js';

/** The solos that the panel offers. */
export const SOLO_CHIPS = ['wenz', 'solo', 'sie'] as const;
export type SoloChip = (typeof SOLO_CHIPS)[number];

/** A hand while it is being entered. Players are named by id. */
export interface Draft {
  readonly declarer: string | null;
  /** A partner makes it a Rufer, a chip a solo. */
  readonly game: { readonly partner: string } | { readonly solo: SoloChip } | null;
  /** The trump suit of a Solo, the called suit of a Rufer; nobody has to tell. */
  readonly suit: Suit | null;
  readonly tout: boolean;
  readonly runners: number;
  readonly outcome: OutcomeName | null;
  /** The ids of those who knocked. */
  readonly knocked: readonly string[];
  readonly kontra: number;
}

export const EMPTY_DRAFT: Draft = {
  declarer: null,
  game: null,
  suit: null,
  tout: false,
  runners: 0,
  outcome: null,
  knocked: [],
  kontra: 0,
};

/** The contract of a draft, once it is said. */
export function contractOf({ game, suit, tout }: Draft): Contract | null {
  if (game === null) return null;
  if ('partner' in game) {
    return suit === null || suit === 'H'
      ? { kind: 'rufer' }
      : { kind: 'rufer', called: `${suit}A` };
  }
  const promised = tout && { tout: true as const };
  switch (game.solo) {
    case 'wenz':
      return { kind: 'wenz', ...promised };
    case 'solo':
      return { kind: 'solo', ...(suit && { suit }), ...promised };
    case 'sie':
      return { kind: 'sie' };
  }
}

/** The outcomes that a contract can have, as rows of the grid. */
export function outcomesOf(contract: Contract | null): readonly OutcomeName[] {
  if (contract?.kind === 'sie') return ['won'];
  if (contract && !paysMargin(contract)) return ['won', 'lost'];
  return ['won', 'won-schneider', 'won-schwarz', 'lost', 'lost-schneider', 'lost-schwarz'];
}

/** The numbers of runners that can be chosen: none, then from the fewest that pay. */
export function runnersOf(contract: Contract | null, rules: Rules): readonly number[] {
  const range = runnerRange(contract ?? { kind: 'rufer' }, rules);
  if (range === null) return [0];
  const { least, most } = range;
  const paid = Array.from({ length: most - least + 1 }, (_, step) => least + step);
  return contract?.kind === 'sie' ? paid : [0, ...paid];
}

/**
 * The draft after a choice. What no longer fits it is dropped: a partner who became the declarer, a
 * Schneider in a Tout, runners that the contract has not.
 */
export function choose(draft: Draft, choice: Partial<Draft>, rules: Rules): Draft {
  let next: Draft = { ...draft, ...choice };
  const { game, declarer } = next;
  if (game && 'partner' in game && game.partner === declarer) next = { ...next, game: null };
  const isSolo = next.game !== null && 'solo' in next.game;
  if (!isSolo || (next.game as { solo: SoloChip }).solo === 'sie') next = { ...next, tout: false };
  if (!isSolo && next.suit === 'H') next = { ...next, suit: null };
  const contract = contractOf(next);
  const runners = runnersOf(contract, rules);
  if (!runners.includes(next.runners)) next = { ...next, runners: runners[0] ?? 0 };
  const outcomes = outcomesOf(contract);
  if (outcomes.length === 1) return { ...next, outcome: outcomes[0] ?? null };
  if (next.outcome && !outcomes.includes(next.outcome)) next = { ...next, outcome: null };
  return next;
}

/** The hand that a draft stands for, or what is still to be said. */
export function handOf(
  draft: Draft,
): { readonly hand: SheetHand } | { readonly missing: MissingStep } {
  const contract = contractOf(draft);
  const { declarer, game, outcome, runners, knocked, kontra } = draft;
  if (declarer === null) return { missing: 'declarer' };
  if (contract === null || game === null) return { missing: 'contract' };
  if (outcome === null) return { missing: 'outcome' };
  const hand: SheetHand = {
    contract,
    declarer,
    ...('partner' in game && { partner: game.partner }),
    won: outcome.startsWith('won'),
    ...(outcome.endsWith('schneider') && { schneider: true }),
    ...(outcome.endsWith('schwarz') && { schneider: true, schwarz: true }),
    ...(runners > 0 && { runners }),
    ...(knocked.length > 0 && { knocks: knocked.length }),
    ...(kontra > 0 && { kontra }),
  };
  return { hand };
}

/** Whether the suit of the draft may be told: a Solo's trumps or a Rufer's called ace. */
export function suitsOf({ game }: Draft): readonly Suit[] {
  if (game === null) return [];
  if ('partner' in game) return ['E', 'G', 'S'];
  return game.solo === 'solo' ? ['E', 'G', 'H', 'S'] : [];
}

/** Whether all tricks can have been promised. */
export function canBeTout(contract: Contract | null): boolean {
  return (
    contract !== null && (isTout(contract) || contract.kind === 'wenz' || contract.kind === 'solo')
  );
}
