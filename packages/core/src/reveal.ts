import { placeOf } from './card.js';
import { has, NO_CARDS, setOf, setOfCard, size, type CardSet } from './card-set.js';
import type { Rufer } from './contract.js';
import type { Deal, Play } from './play-state.js';
import { movesOf, playedTricks, statesOf, type PlayedTrick } from './play-history.js';
import { handSize } from './rules-check.js';
import { seatAfter, seatsFrom, type BySeat, type Seat } from './seat.js';

/**
 * From how many played cards on each seat can know who plays with whom: 0 from the start, null if
 * only counting the tricks will tell (Schafkopfordnung 1989, III.3.1, IV.3.2). The holder of the
 * called card knows at once; the others know when it falls, when its holder runs away, or when what
 * was played leaves nobody else who can hold it. Only the play is reasoned from, not the bidding.
 */
export function sidesKnownFrom(play: Play): BySeat<number | null> {
  const states = statesOf(play);
  return seatsFrom(0, play.deal.players).map((observer) => {
    const state = states.find((each) => possiblePartners(each, observer).length <= 1);
    return state === undefined ? null : size(state.played);
  });
}

/** Who can be the declarer's partner for all that a seat knows: its own hand and what was played. */
export function possiblePartners(play: Play, observer: Seat): readonly Seat[] {
  const { contract, partner, declarer, players } = play.deal;
  if (partner === null || declarer === null) return [];
  if (contract.kind !== 'rufer' || contract.called === undefined || observer === partner) {
    return [partner];
  }
  if (hasFallen(play, setOfCard(contract.called)) || hasAnswered(play, partner)) return [partner];
  const seen = evidenceOf(play, contract);
  return seatsFrom(declarer, players)
    .slice(1)
    .filter((seat) => seat !== observer && canHoldCalledCard(play.deal, seen, observer, seat));
}

/** Whether the called card has been played, in an ending perhaps before it began. */
function hasFallen({ deal, played }: Play, called: CardSet): boolean {
  return deal.hands.every((hand) => (hand & called & ~played) === NO_CARDS);
}

/** Whether the partner has said re or resup, and so has shown himself. */
function hasAnswered(play: Play, partner: Seat): boolean {
  return movesOf(play)
    .filter(({ kind }) => kind === 'kontra')
    .some(({ seat }) => seat === partner);
}

/** What everybody has seen of each seat. */
interface Evidence {
  /** The plain cards of the called suit. */
  readonly suit: CardSet;
  readonly called: CardSet;
  readonly played: BySeat<CardSet>;
  /** Cards that a seat cannot hold any more, for it did not follow. */
  readonly lacking: BySeat<CardSet>;
  /** Seats that have doubled against the declarer. */
  readonly doubled: readonly Seat[];
  readonly tricks: readonly PlayedTrick[];
}

function evidenceOf(play: Play, contract: Rufer): Evidence {
  const { table, players, declarer } = play.deal;
  const called = contract.called === undefined ? NO_CARDS : setOfCard(contract.called);
  const suit = Object.values(table.plain).find((cards) => (cards & called) !== 0) ?? NO_CARDS;
  const played = seatsFrom(0, players).map(() => NO_CARDS);
  const lacking = seatsFrom(0, players).map(() => NO_CARDS);
  if (contract.renonce && declarer !== null) lacking[declarer] = suit;

  const tricks = playedTricks(play);
  for (const { leader, cards } of tricks) {
    const follow = table.follow[placeOf(cards[0] ?? 'EO')] ?? NO_CARDS;
    for (const [place, card] of cards.entries()) {
      const seat = seatAfter(leader, players, place);
      played[seat] = (played[seat] ?? 0) | setOfCard(card);
      if (!has(follow, card)) lacking[seat] = (lacking[seat] ?? 0) | follow;
    }
  }
  const doubled = movesOf(play).flatMap((move) => (move.kind === 'kontra' ? [move.seat] : []));
  return { suit, called, played, lacking, doubled, tricks };
}

/** Whether the unseen cards can lie so that a seat holds the called card and broke no rule. */
function canHoldCalledCard(deal: Deal, seen: Evidence, observer: Seat, seat: Seat): boolean {
  const { suit, called, played, lacking, doubled } = seen;
  const least = leastOfSuit(deal, seen, seat);
  if (least === null || doubled.includes(seat)) return false;

  let unseen = deal.hands.reduce((all, hand) => all | hand, 0) & ~(deal.hands[observer] ?? 0);
  for (const cards of played) unseen &= ~cards;
  const others = seatsFrom(observer, deal.players).slice(1);
  const room = new Map(others.map((each) => [each, deal.tricks - size(played[each] ?? 0)]));
  const give = (to: Seat, count: number, from: CardSet): boolean => {
    const cards = firstOf(unseen & from & ~(lacking[to] ?? 0), count);
    unseen &= ~cards;
    room.set(to, (room.get(to) ?? 0) - count);
    return size(cards) === count;
  };

  // Cards of one suit are alike here, so what a seat must hold of it can be any of them.
  if (!give(seat, 1, called) || !give(seat, least - 1, suit & ~called)) return false;
  if (owesSuit(deal, seen, observer) && !give(deal.declarer as Seat, 1, suit)) return false;
  return canBeDealt(
    unseen,
    [...room].map(([to, count]) => ({ count, lacks: lacking[to] ?? 0 })),
  );
}

/**
 * How many cards of the called suit a seat must still hold if it holds the called card: one, or as
 * many as made it right to run away. Null if it cannot hold it.
 */
function leastOfSuit(
  deal: Deal,
  { suit, called, played, tricks }: Evidence,
  seat: Seat,
): number | null {
  const { duty, rules, players, table } = deal;
  if (duty === null) return 1;
  const ofSuit = tricks.map(({ leader, cards }) => {
    const card = setOf(cards.filter((_, place) => seatAfter(leader, players, place) === seat));
    const searched = ((table.follow[placeOf(cards[0] ?? 'EO')] ?? 0) & called) !== 0;
    return { card: card & suit, ranAway: searched && (card & suit) !== 0, led: leader === seat };
  });
  const at = ofSuit.findIndex(({ ranAway }) => ranAway);
  if (at < 0) return 1;
  if (!rules.runAway || !(ofSuit[at]?.led || rules.runAwayFollowing)) return null;
  const since = ofSuit.slice(at).filter(({ card }) => card !== 0).length;
  const counted = rules.runAwayCount === 'now' ? since : size((played[seat] ?? 0) & suit);
  return Math.max(1, rules.runAwayMin - counted);
}

/** Whether the declarer must still hold a card of the suit that he called (III.3.1). */
function owesSuit(deal: Deal, { suit, played }: Evidence, observer: Seat): boolean {
  const { declarer, contract, tricks, rules } = deal;
  if (declarer === null || declarer === observer) return false;
  if (contract.kind === 'rufer' && contract.renonce) return false;
  // In an ending he may have played it before.
  return tricks === handSize(rules) && ((played[declarer] ?? 0) & suit) === NO_CARDS;
}

/**
 * Whether cards can be dealt out to places that each take so many but lack some of them: for every
 * group of places, the cards that can only go there must find room there (Hall's theorem).
 */
function canBeDealt(
  cards: CardSet,
  places: readonly { readonly count: number; readonly lacks: CardSet }[],
): boolean {
  for (let group = 0; group < 1 << places.length; group++) {
    const inGroup = places.filter((_, at) => (group & (1 << at)) !== 0);
    const outside = places.filter((_, at) => (group & (1 << at)) === 0);
    const only = outside.reduce((left, { lacks }) => left & lacks, cards);
    if (size(only) > inGroup.reduce((sum, { count }) => sum + count, 0)) return false;
  }
  return true;
}

function firstOf(cards: CardSet, count: number): CardSet {
  let rest = cards;
  for (let left = count; left > 0; left--) rest &= rest - 1;
  return cards & ~rest;
}
