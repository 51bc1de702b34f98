import {
  seatedHand,
  type Contract,
  type HandRow,
  type LedgerRow,
  type SheetHand,
} from '@schafkopf/core';
import type { OutcomeName } from '../locales/dictionary.js';
import { CHIPS, EMPTY_DRAFT, type Chip, type Draft } from './draft.js';
import { outcomeOf } from './draft-hand.js';

/** The draft that a written hand would have come from, to be edited. */
export function draftOf({ row, settlement }: LedgerRow): Draft {
  return row.kind === 'hand' ? handDraft(row, settlement) : EMPTY_DRAFT;
}

function handDraft({ hand, seats }: HandRow, settlement: LedgerRow['settlement']): Draft {
  const { contract, partner, offerer, taker } = hand;
  const seated = seatedHand(hand, seats);
  const checked = settlement?.hand;
  const who = (seat: number | null | undefined) => seats[seat ?? -1];
  const sides = checked?.kind === 'sides' ? checked : null;
  const mate = partner ?? who(sides?.partner) ?? taker ?? offerer;
  const [first, ...alsoLost] = hand.losers ?? [];
  const loser = hand.sweep ?? hand.loser ?? first ?? null;
  return {
    ...EMPTY_DRAFT,
    declarer: contract.kind === 'ramsch' ? loser : (hand.declarer ?? who(sides?.declarer) ?? null),
    game: gameOf(contract, mate),
    wedding: contract.kind === 'wedding',
    must: contract.kind === 'rufer' && contract.must === true,
    suit: suitOfContract(contract),
    tout: 'tout' in contract && contract.tout === true,
    raised: ('raised' in contract && contract.raised) || null,
    runners: hand.runners ?? (contract.kind === 'sie' && sides ? sides.runners : 0),
    runnersHeldBy: hand.runnersHeldBy ?? null,
    outcome: sides && !hand.penalty ? outcomeOf(sides) : saidOutcome(hand),
    points: hand.points ?? null,
    ...knocksOf(hand),
    kontra: hand.kontra ?? 0,
    virgins: hand.virgins ?? null,
    sweep: hand.sweep !== undefined,
    alsoLost,
    counted: seated.pointsBySeat ?? [],
    offence: hand.penalty?.offence ?? null,
    offender: hand.penalty?.player ?? null,
    demanded: hand.demanded ?? {},
    bock: factorTold(hand),
    unasked: {
      ...(contract.kind === 'rufer' && contract.called && { called: contract.called }),
      ...(contract.kind === 'rufer' && contract.renonce && { renonce: true as const }),
      ...(hand.tricks !== undefined && hand.points !== undefined && { tricks: hand.tricks }),
      ...(hand.tricksBySeat && { tricksBySeat: hand.tricksBySeat }),
    },
  };
}

/** Who knocked, and how many besides whom nobody named. */
function knocksOf({ knocks, knockers = [] }: SheetHand): Pick<Draft, 'knocked' | 'knocks'> {
  return { knocked: knockers, knocks: Math.max((knocks ?? 0) - knockers.length, 0) };
}

/** What is told of a bock round or thrown-in hands stands in place of both, as one factor. */
function factorTold({ bock, doubled }: SheetHand): number | null {
  return bock === undefined && doubled === undefined ? null : (bock ?? 1) * (doubled ?? 1);
}

function gameOf({ kind }: Contract, partner: string | undefined): Draft['game'] {
  if (kind === 'rufer' || kind === 'wedding') return partner === undefined ? null : { partner };
  return (CHIPS as readonly string[]).includes(kind) ? { chip: kind as Chip } : null;
}

function suitOfContract(contract: Contract): Draft['suit'] {
  if (contract.kind === 'rufer') return (contract.called?.[0] as Draft['suit']) ?? null;
  return ('suit' in contract && contract.suit) || null;
}

function saidOutcome({ won, schneider, schwarz }: SheetHand): OutcomeName | null {
  if (won === undefined) return null;
  return outcomeOf({ won, margin: schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain' });
}
