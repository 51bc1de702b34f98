import {
  act,
  actions,
  cardPoints,
  formatContract,
  legalCards,
  cardsOf,
  newGame,
  OFFICIAL_RULES,
  placeOf,
  has,
  trickWinner,
  playedTricks,
  cardsOnTable,
  unwrap,
  type Action,
  type Card,
  type Chair,
  type Game,
  type Play,
  type Rules,
} from '@schafkopf/core';

/** How a sample hand is dealt and bid. */
export interface SampleOptions {
  /** The contract as text, which the first player who can names; all pass where it is left out. */
  readonly contract?: string;
  readonly rules?: Rules;
  /** Everybody knocks who may. */
  readonly knock?: boolean;
  /** The first who may says kontra. */
  readonly kontra?: boolean;
}

/**
 * A hand of our own: dealt by core's seeded shuffle, bid as asked, and played by players who take a
 * trick as high as they can and otherwise throw their cheapest card. Stories and tests go through
 * it; nothing in it comes from anybody's records.
 */
export function sampleHand(seed: string, options: SampleOptions = {}): Game {
  const rules = options.rules ?? OFFICIAL_RULES;
  let game = unwrap(newGame(seed, (rules.players - 1) as Chair, rules));
  while (game.phase !== 'done') game = unwrap(act(game, choose(game, options)));
  return game;
}

function choose(game: Game, { contract, knock = false, kontra = false }: SampleOptions): Action {
  const possible = actions(game);
  const find = (fits: (action: Action) => boolean) => possible.find(fits);
  if (game.phase === 'play' && game.play !== null) {
    const doubled =
      kontra && game.play.kontra === 0 ? find(({ type }) => type === 'kontra') : undefined;
    return doubled ?? { seat: game.play.turn, type: 'play', card: cardOf(game.play) };
  }
  const named = find(
    (action) =>
      action.type === 'bid' &&
      action.bid.kind === 'game' &&
      formatContract(action.bid.contract) === contract,
  );
  const plain = find(
    (action) =>
      (action.type === 'bid' && action.bid.kind === 'pass') ||
      action.type === (knock ? 'knock' : 'leave') ||
      ['offer', 'take', 'give'].includes(action.type),
  );
  const first = named ?? (contract ? bidToPlay(game, contract) : undefined) ?? plain ?? possible[0];
  if (first === undefined) throw new Error(`Nothing to do in ${game.phase}`);
  return first;
}

/** “Ich spiele”, by who could name the contract then. */
function bidToPlay(game: Game, contract: string): Action | undefined {
  const play = actions(game).find((action) => action.type === 'bid' && action.bid.kind === 'play');
  if (play === undefined || game.bidding?.holder) return undefined;
  let later = unwrap(act(game, play));
  while (later.phase === 'bidding') {
    const possible = actions(later);
    if (
      possible.some(
        (action) =>
          action.type === 'bid' &&
          action.bid.kind === 'game' &&
          formatContract(action.bid.contract) === contract,
      )
    ) {
      return play;
    }
    const pass = possible.find((action) => action.type === 'bid' && action.bid.kind === 'pass');
    if (pass === undefined) return undefined;
    later = unwrap(act(later, pass));
  }
  return undefined;
}

function cardOf(play: Play): Card {
  const { table } = play.deal;
  const legal = cardsOf(legalCards(play));
  const onTable = cardsOnTable(play) > 0 ? (playedTricks(play).at(-1)?.cards ?? []) : [];
  const strength = (card: Card) =>
    legal.filter((other) => has(table.beatenBy[placeOf(other)] ?? 0, card)).length;
  const best = legal.toSorted((a, b) => strength(b) - strength(a));
  const wins = best.find((card) => trickWinner(table, [...onTable, card]) === onTable.length);
  if (wins !== undefined && onTable.length > 0) return wins;
  if (onTable.length === 0) return best[0] as Card;
  const cheapest = legal.toSorted(
    (a, b) => cardPoints(a) - cardPoints(b) || strength(a) - strength(b),
  );
  return cheapest[0] as Card;
}
