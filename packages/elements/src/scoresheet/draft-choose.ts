import { ALL_POINTS, judge } from '@schafkopf/core';
import type { OutcomeName } from '../locales/dictionary.js';
import { isRamsch, type Draft, type Unasked } from './draft.js';
import { contractOf, outcomeOf } from './draft-hand.js';
import {
  canBeTout,
  kontraStepsOf,
  outcomesOf,
  runnersOf,
  suitsOf,
  tricksOf,
  type Setting,
} from './draft-offer.js';

type Choice = Partial<Draft>;

/**
 * The draft after a choice. What no longer fits it is dropped: a partner who became the declarer, a
 * Schneider in a Tout, runners that the contract has not, points that say otherwise.
 */
export function choose(draft: Draft, choice: Choice, setting: Setting): Draft {
  const chosen = { ...draft, ...choice, unasked: unaskedAfter(draft.unasked, choice) };
  const game = withAdditions(withGame(chosen, choice), choice);
  const { runnersHeldBy } = game;
  const contract = contractOf(game);
  const counts = runnersOf(contract, setting);
  const runners = counts.includes(game.runners) ? game.runners : (counts[0] ?? 0);
  const kontra = Math.min(game.kontra, kontraStepsOf(game, setting.rules, game.kontra));
  const next = { ...game, kontra, runners, runnersHeldBy: runners === 0 ? null : runnersHeldBy };
  return { ...next, ...endingOf(next, choice, setting) };
}

/** The draft without people who are not dealt this hand: the deal may have moved meanwhile. */
export function fitted(draft: Draft, setting: Setting): Draft {
  const plays = (id: string) => setting.seats.includes(id);
  const { declarer, game, knocked, virgins, alsoLost, offender } = draft;
  const partner = game !== null && 'partner' in game ? game.partner : null;
  const named = [declarer, partner, offender, ...knocked, ...(virgins ?? []), ...alsoLost];
  if (named.every((id) => id === null || plays(id))) return draft;
  return choose(
    draft,
    {
      declarer: declarer !== null && plays(declarer) ? declarer : null,
      game: partner === null || plays(partner) ? game : null,
      knocked: knocked.filter(plays),
      virgins: virgins?.filter(plays) ?? null,
      alsoLost: alsoLost.filter(plays),
      offender: offender !== null && plays(offender) ? offender : null,
    },
    setting,
  );
}

function unaskedAfter({ called, renonce, tricks, tricksBySeat }: Unasked, choice: Choice): Unasked {
  if ('game' in choice || 'suit' in choice) return {};
  const counted = 'points' in choice || 'outcome' in choice || 'counted' in choice;
  return {
    ...(called && { called }),
    ...(renonce && { renonce }),
    ...(!counted && tricks !== undefined && { tricks }),
    ...(!counted && tricksBySeat && { tricksBySeat }),
  };
}

function withGame(next: Draft, choice: Choice): Draft {
  const { game, declarer } = next;
  const withPartner = game !== null && 'partner' in game;
  return {
    ...next,
    game: withPartner && game.partner === declarer ? null : game,
    wedding: withPartner && next.wedding && !choice.must,
    must: withPartner && next.must && !choice.wedding,
    ...(!isRamsch(next) && { virgins: null, sweep: false, alsoLost: [], counted: [] }),
  };
}

function withAdditions(next: Draft, choice: Choice): Draft {
  const { suit, declarer, virgins, alsoLost, sweep } = next;
  const canBe = canBeTout(contractOf({ ...next, tout: false, raised: null }));
  const loses = (id: string) => id === declarer;
  return {
    ...next,
    suit: suit !== null && suitsOf(next).includes(suit) ? suit : null,
    // A Tout ranks above all bids, so choosing the one takes the other back.
    tout: next.tout && canBe && !choice.raised,
    raised: canBe && !choice.tout ? next.raised : null,
    virgins: sweep ? null : (virgins?.filter((id) => !loses(id)) ?? null),
    alsoLost: sweep ? [] : alsoLost.filter((id) => !loses(id)),
  };
}

/** The cell and the points, of which the one said last stands where they contradict. */
function endingOf(
  draft: Draft,
  choice: Choice,
  setting: Setting,
): Pick<Draft, 'outcome' | 'points'> {
  const { points } = draft;
  const outcomes = outcomesOf(contractOf(draft));
  if (outcomes.length === 1) return { outcome: outcomes[0] ?? null, points: null };
  const outcome = draft.outcome && outcomes.includes(draft.outcome) ? draft.outcome : null;
  if (points === null || outcomes.length < 6) return { outcome, points: null };
  const judged = judgedOutcome(draft, points, setting);
  if (outcome === judged || isSchwarzOf(outcome, judged, points)) return { outcome, points };
  return 'outcome' in choice ? { outcome, points: null } : { outcome: judged, points };
}

function judgedOutcome(draft: Draft, points: number, setting: Setting): OutcomeName | null {
  const { mustWin, kontraTakesOver } = setting.rules;
  const { kontra } = draft;
  const contract = contractOf(draft) ?? { kind: 'rufer' };
  const terms = { mustWin, kontraTakesOver, kontra };
  const judged = judge(contract, { points }, tricksOf(setting), terms);
  return judged.ok ? outcomeOf(judged.value) : null;
}

/** Whether the side that has no points may have had no trick either, and somebody says so. */
function isSchwarzOf(
  outcome: OutcomeName | null,
  judged: OutcomeName | null,
  points: number,
): boolean {
  const won = points === ALL_POINTS;
  return (
    judged !== null && outcome === (won ? 'won-schwarz' : 'lost-schwarz') && (won || points === 0)
  );
}
