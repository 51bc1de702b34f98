import {
  CONTRACT_KINDS,
  hasTrumpSuit,
  isContract,
  isPartnerKind,
  playersInHand,
  rankOfGame,
  settle,
  SUITS,
  trumpTable,
  whyNotGame,
  type Contract,
  type HandInput,
  type Result,
  type Rules,
  type SettleError,
  type Suit,
  type Terms,
} from '@schafkopf/core';

/** A contract and its place among those of a table. */
export interface RankedGame {
  readonly contract: Contract;
  /** From 1 for the highest, shared by equal ones; null where nobody bids it. */
  readonly place: number | null;
}

/** The contracts that are played under these rules, or `all` there are, the highest first. */
export function gamesByRank(rules: Rules, all: boolean): readonly RankedGame[] {
  const ranked = everyGame(rules)
    .filter((contract) => all || isPlayed(contract, rules))
    .map((contract) => ({ contract, rank: rankOfGame(contract, rules) }))
    .sort((one, other) => other.rank - one.rank);
  const ranks = [...new Set(ranked.map(({ rank }) => rank))];
  return ranked.map(({ contract, rank }) => ({
    contract,
    place: contract.kind === 'ramsch' ? null : ranks.indexOf(rank) + 1,
  }));
}

/** Suits stand apart only where one goes before the others. */
function everyGame({ heartsSoloFirst }: Rules): readonly Contract[] {
  return CONTRACT_KINDS.flatMap((kind) => {
    const plain = { kind } as Contract;
    const hearts = { kind, suit: 'H' } as Contract;
    const games = heartsSoloFirst && kind === 'solo' ? [hearts, plain] : [plain];
    return games.flatMap((game) => {
      const tout = { ...game, tout: true } as Contract;
      return isContract(tout) ? [tout, game] : [game];
    });
  });
}

function isPlayed(contract: Contract, rules: Rules): boolean {
  const { allPass } = rules;
  switch (contract.kind) {
    case 'wedding':
      return rules.contracts.includes('wedding');
    case 'sie':
      return rules.sie !== 'off';
    case 'ramsch':
      return allPass === 'ramsch' || allPass === 'last-chooses';
    case 'cross':
      return allPass === 'cross-play';
    default:
      return whyNotGame(contract, { hand: null, rules, renonce: false }) === null;
  }
}

/** What is trump: the ranks that are in every suit, then perhaps a suit. */
export interface TrumpsOf {
  readonly honours: readonly ('O' | 'U')[];
  /** `own` where the declarer names it. */
  readonly suit: Suit | 'own' | null;
  readonly count: number;
}

/** What is trump in a contract, read from its trump table. */
export function trumpsOf(contract: Contract, rules: Rules): TrumpsOf {
  // All suits have equally many cards, so any stands for the one that is named.
  const own = !hasTrumpSuit(contract);
  const played = own ? ({ ...contract, suit: 'E' } as Contract) : contract;
  const { trumpOrder, plainOrder } = trumpTable(played, rules);
  return {
    honours: (['O', 'U'] as const).filter((rank) =>
      SUITS.every((suit) => trumpOrder.includes(`${suit}${rank}`)),
    ),
    suit: own ? 'own' : (SUITS.find((suit) => plainOrder[suit].length === 0) ?? null),
    count: trumpOrder.length,
  };
}

/** What the plainest hand of a contract costs: won, with nothing added but what it always has. */
export function priceOf(contract: Contract, terms: Terms): Result<number, SettleError['code']> {
  const partner = isPartnerKind(contract.kind) && contract.kind !== 'cross' && { partner: 1 };
  const hand: HandInput =
    contract.kind === 'ramsch'
      ? { contract, loser: 0 }
      : { contract, declarer: 0, won: true, ...partner };
  const settled = settle(hand, terms, { players: playersInHand(terms.rules) });
  if (settled.ok) return { ok: true, value: settled.value.value };
  return { ok: false, error: settled.error[0]?.code ?? 'price-missing' };
}
