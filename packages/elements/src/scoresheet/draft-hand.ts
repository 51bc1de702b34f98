import { isDecidedByTricks, type CalledCard, type Contract, type SheetHand } from '@schafkopf/core';
import type { MissingStep, OutcomeName } from '../locales/dictionary.js';
import { isRamsch, type Draft } from './draft.js';
import type { Setting } from './draft-offer.js';

/** The contract of a draft, once it is said. */
export function contractOf({
  game,
  wedding,
  must,
  suit,
  tout,
  raised,
  unasked,
}: Draft): Contract | null {
  if (game === null) return null;
  if ('partner' in game) {
    if (wedding) return { kind: 'wedding' };
    const { called = suit === null ? undefined : (`${suit}A` as CalledCard), renonce } = unasked;
    return {
      kind: 'rufer',
      ...(called && { called }),
      ...(renonce && { renonce }),
      ...(must && { must }),
    };
  }
  const { chip: kind } = game;
  const additions = {
    ...(tout && { tout: true as const }),
    ...(raised !== null && { raised }),
  };
  switch (kind) {
    case 'wenz':
    case 'geier':
      return { kind, ...additions };
    case 'solo':
    case 'suit-wenz':
    case 'suit-geier':
      return { kind, ...(suit && { suit }), ...additions };
    default:
      return { kind };
  }
}

/**
 * Whether a broken rule decides the hand, so that how it ended is not asked: noticed at once, the
 * tricks so far are counted instead (Schafkopfordnung 1989, IV.2.6, IV.2.7).
 */
export function isDecided(draft: Draft): boolean {
  const { offence, offender } = draft;
  if (offence === null || offender === null || isRamsch(draft)) return false;
  const contract = contractOf(draft);
  return (
    offence === 'revoke-later' ||
    offence === 'wrong-card-count' ||
    (contract !== null && isDecidedByTricks(contract))
  );
}

/** The hand that a draft stands for, or what is still to be said. */
export function handOf(
  draft: Draft,
  setting: Setting,
): { readonly hand: SheetHand } | { readonly missing: MissingStep } {
  const contract = contractOf(draft);
  const { declarer, game, outcome, points, runners, runnersHeldBy, demanded, unasked } = draft;
  if (isRamsch(draft)) return ramschOf(draft, setting);
  if (declarer === null) return { missing: 'declarer' };
  if (contract === null || game === null) return { missing: 'contract' };
  const decided = isDecided(draft);
  if (outcome === null && !decided) return { missing: 'outcome' };
  const hand: SheetHand = {
    contract,
    declarer,
    ...('partner' in game && { partner: game.partner }),
    ...(outcome && !decided && ending(outcome, points)),
    ...(points !== null && unasked.tricks !== undefined && { tricks: unasked.tricks }),
    ...(runners > 0 && { runners }),
    ...(runners > 0 && runnersHeldBy && { runnersHeldBy }),
    ...(Object.keys(demanded).length > 0 && { demanded }),
    ...doublings(draft),
  };
  return { hand };
}

/** Counted points say the rest; that no trick was taken they cannot say. */
function ending(outcome: OutcomeName, points: number | null): Partial<SheetHand> {
  const schwarz = outcome.endsWith('schwarz');
  if (points !== null) return { points, ...(schwarz && { schwarz }) };
  return {
    won: outcome.startsWith('won'),
    ...((schwarz || outcome.endsWith('schneider')) && { schneider: true }),
    ...(schwarz && { schwarz }),
  };
}

function doublings(draft: Draft): Partial<SheetHand> {
  const { knocked, knocks: told, kontra, offence, offender, bock } = draft;
  const knocks = knocked.length + told;
  return {
    ...(knocks > 0 && { knocks }),
    ...(knocked.length > 0 && { knockers: knocked }),
    ...(kontra > 0 && { kontra }),
    ...(bock !== null && { bock }),
    ...(offence && offender && { penalty: { offence, player: offender } }),
  };
}

function ramschOf(
  draft: Draft,
  { seats }: Setting,
): { readonly hand: SheetHand } | { readonly missing: MissingStep } {
  const { declarer, sweep, virgins, alsoLost, offence, offender, unasked } = draft;
  const counts = countsOf(draft, seats.length);
  const penalty = offence !== null && offender !== null;
  if (counts === 'some') return { missing: 'counts' };
  if (declarer === null && counts === null && !penalty) {
    return { missing: sweep ? 'sweeper' : 'loser' };
  }
  const losers = declarer === null ? [] : [declarer, ...alsoLost];
  const { tricksBySeat } = unasked;
  return {
    hand: {
      contract: { kind: 'ramsch' },
      ...(sweep && declarer !== null && { sweep: declarer }),
      ...(!sweep && losers.length === 1 && { loser: losers[0] as string }),
      ...(!sweep && losers.length > 1 && { losers }),
      ...(virgins !== null && !sweep && { virgins }),
      ...(counts && { pointsBySeat: counts }),
      ...(counts && tricksBySeat && { tricksBySeat }),
      ...doublings({ ...draft, kontra: 0 }),
    },
  };
}

/** Everybody's card points: the last one is the rest. Null where nothing was counted. */
function countsOf(
  { counted }: Pick<Draft, 'counted'>,
  players: number,
): readonly number[] | 'some' | null {
  const counts = Array.from({ length: players }, (_, seat) => counted[seat] ?? null);
  const known = counts.filter((count) => count !== null);
  if (known.length === 0) return null;
  if (known.length < players - 1) return 'some';
  const rest = 120 - known.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count ?? rest);
}

/** How a settled hand ended; also where only points or tricks were written. */
export function outcomeOf({
  won,
  margin,
}: {
  readonly won: boolean;
  readonly margin: 'plain' | 'schneider' | 'schwarz';
}): OutcomeName {
  const lead = won ? 'won' : 'lost';
  return margin === 'plain' ? lead : `${lead}-${margin}`;
}
