import { calledDuty } from './called-ace.js';
import { intersection, NO_CARDS, PACK, setOfCard, size, union, type CardSet } from './card-set.js';
import { isContract, isPartnerKind, isTout, type Contract } from './contract.js';
import { firstPlay } from './play.js';
import { objectOf } from './object.js';
import { type Play } from './play-state.js';
import { mustBeat } from './position.js';
import { fail, ok, type Failure, type Result } from './result.js';
import { handSize, playersInHand } from './rules-check.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import { isSeat, seatAfter, type BySeat, type PlayersInHand, type Seat } from './seat.js';
import { hasTrumpSuit, trumpTable } from './trump.js';

/** A hand that is to be played. It may be wrong. */
export interface PlaySetup {
  readonly contract: Contract;
  /**
   * The cards by seat: of a Wedding after the exchange, of a teaching position those still held, as
   * long as all hold equally many.
   */
  readonly hands: BySeat<CardSet>;
  /** Who leads. */
  readonly forehand: number;
  /** Who declared; left out in a Ramsch. */
  readonly declarer?: number | undefined;
  /** The partner in a Wedding. Elsewhere the called card or the seats tell. */
  readonly partner?: number | undefined;
  /** House rules; those of the Schafkopfordnung where absent. */
  readonly rules?: Rules;
  /** In a teaching position: the called suit has been led, so its ace binds nobody any more. */
  readonly ranAway?: boolean;
  /** Plays a lost Bettel or Tout to its last card. */
  readonly playOn?: boolean;
}

/** Why a hand cannot be played. */
export type SetupErrorCode =
  /** Not one of the contracts, or with something in it that its kind has not. */
  | 'contract-unknown'
  /** A Sie is shown, not played. */
  | 'sie-is-not-played'
  /** The contract does not name its trump suit or its called card. */
  | 'contract-incomplete'
  | 'too-few-players'
  | 'wrong-number-of-hands'
  | 'hands-unequal'
  | 'hand-too-large'
  | 'card-dealt-twice'
  | 'card-not-in-pack'
  | 'seat-missing'
  | 'seat-out-of-range'
  | 'declarer-not-possible'
  | 'partner-is-declarer'
  | 'partner-not-possible'
  | 'rules-not-playable'
  /** The declarer holds the card that he calls. */
  | 'called-card-held'
  /** The given partner does not hold it. */
  | 'called-card-elsewhere';

/** What is wrong, and in which part of the setup. */
export interface SetupError {
  readonly code: SetupErrorCode;
  readonly field: keyof PlaySetup;
}

/** Begins the play of a hand, or says what is wrong with it. */
export function startPlay(setup: PlaySetup): Result<Play, SetupError> {
  const { contract, hands, rules = OFFICIAL_RULES } = objectOf(setup) as PlaySetup;
  if (objectOf(rules) !== rules) return fail({ code: 'rules-not-playable', field: 'rules' });
  const players = playersInHand(rules);
  const wrong = contractError(contract, players) ?? handsError(hands, players, rules);
  if (wrong) return fail(wrong);
  if (!isSeat(setup.forehand, players)) return seatError('forehand');

  const sides = sidesOf(setup, players);
  if (!sides.ok) return sides;
  const { declarer, partner } = sides.value;

  const table = trumpTable(contract, rules);
  const duty = calledDuty(contract, table, rules, partner === null ? NO_CARDS : hands[partner]);
  return ok(
    firstPlay({
      contract,
      rules,
      players,
      table,
      hands,
      tricks: size(hands[0] ?? NO_CARDS),
      forehand: setup.forehand,
      declarer,
      partner,
      duty: setup.ranAway ? null : duty,
      mustBeat: mustBeat(contract, rules),
      endsWhenDeclarerTakes: setup.playOn ? null : endsWhenDeclarerTakes(contract, rules),
    }),
  );
}

function endsWhenDeclarerTakes(contract: Contract, rules: Rules): boolean | null {
  if (contract.kind === 'bettel') return true;
  return isTout(contract) && rules.toutStop ? false : null;
}

function contractError(contract: Contract, players: PlayersInHand): SetupError | undefined {
  const field = 'contract';
  if (!isContract(contract)) return { code: 'contract-unknown', field };
  if (contract.kind === 'sie') return { code: 'sie-is-not-played', field };
  if (isPartnerKind(contract.kind) && players < 4) return { code: 'too-few-players', field };
  const complete =
    contract.kind === 'rufer' ? contract.called !== undefined : hasTrumpSuit(contract);
  return complete ? undefined : { code: 'contract-incomplete', field };
}

function handsError(
  hands: BySeat<CardSet>,
  players: PlayersInHand,
  rules: Rules,
): SetupError | undefined {
  const field = 'hands';
  if (!Array.isArray(hands) || hands.length !== players)
    return { code: 'wrong-number-of-hands', field };
  const each = size(hands[0] ?? NO_CARDS);
  let all = NO_CARDS;
  for (const hand of hands) {
    if (size(hand) !== each || each === 0) return { code: 'hands-unequal', field };
    if (intersection(all, hand) !== NO_CARDS) return { code: 'card-dealt-twice', field };
    all = union(all, hand);
  }
  if (each > handSize(rules)) return { code: 'hand-too-large', field };
  return intersection(all, PACK[rules.deck]) === all
    ? undefined
    : { code: 'card-not-in-pack', field };
}

interface Sides {
  readonly declarer: Seat | null;
  readonly partner: Seat | null;
}

function sidesOf(setup: PlaySetup, players: PlayersInHand): Result<Sides, SetupError> {
  const { contract, declarer, partner } = setup;
  if (contract.kind === 'ramsch') {
    if (declarer !== undefined) return fail({ code: 'declarer-not-possible', field: 'declarer' });
    if (partner !== undefined) return fail({ code: 'partner-not-possible', field: 'partner' });
    return ok({ declarer: null, partner: null });
  }
  if (declarer === undefined) return fail({ code: 'seat-missing', field: 'declarer' });
  if (!isSeat(declarer, players)) return seatError('declarer');
  if (partner !== undefined && !isSeat(partner, players)) return seatError('partner');
  if (partner === declarer) return fail({ code: 'partner-is-declarer', field: 'partner' });

  const found = partnerOf(setup, declarer, players);
  if (!found.ok) return found;
  if (partner !== undefined && partner !== found.value) {
    const code = contract.kind === 'rufer' ? 'called-card-elsewhere' : 'partner-not-possible';
    return fail({ code, field: 'partner' });
  }
  return ok({ declarer, partner: found.value });
}

/** Who the partner must be: who holds the called card, who sits opposite, or who is named. */
function partnerOf(
  { contract, hands, partner }: PlaySetup,
  declarer: Seat,
  players: PlayersInHand,
): Result<Seat | null, SetupError> {
  switch (contract.kind) {
    case 'cross':
      return ok(seatAfter(declarer, players, 2));
    case 'rufer': {
      const called = contract.called === undefined ? NO_CARDS : setOfCard(contract.called);
      const holder = hands.findIndex((hand) => (hand & called) !== 0);
      if (holder === declarer) return fail({ code: 'called-card-held', field: 'declarer' });
      if (holder >= 0) return ok(holder as Seat);
      // In an ending the called card may have been played before.
      return namedPartner(partner);
    }
    case 'wedding':
      return namedPartner(partner);
    default:
      return ok(null);
  }
}

function namedPartner(partner: number | undefined): Result<Seat, SetupError> {
  return partner === undefined
    ? fail({ code: 'seat-missing', field: 'partner' })
    : ok(partner as Seat);
}

function seatError(field: 'forehand' | 'declarer' | 'partner'): Failure<SetupError> {
  return fail({ code: 'seat-out-of-range', field });
}
