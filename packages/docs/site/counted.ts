import {
  ALL_POINTS,
  cardPoints,
  cardsOf,
  entriesAboveWorst,
  gameInput,
  handSize,
  isTariffId,
  judge,
  OFFICIAL_RULES,
  PACK,
  runOf,
  setOf,
  TARIFFS,
  trickPoints,
  trumpTable,
  unwrap,
  type Card,
  type Contract,
  type Margin,
} from '@schafkopf/core';
import type { Language } from '../learn/contents.js';
import type { Figures } from './figures.js';
import { handNamed, seatOf, settledHand, type TaughtHand } from './hands.js';
import {
  cardsIn,
  contractAndCards,
  contractIn,
  numberIn,
  oneOf,
  only,
  signed,
  trumpsOut,
  withDeck,
} from './read.js';
import { settlementOf } from './records.js';

/** Figures that are numbers. */
export const COUNTED: Figures = {
  /** `{{trump-count wenz}}`: how many trumps there are. */
  'trump-count': (said) => {
    const { deck, rest } = withDeck(said);
    const table = trumpTable(contractIn(rest), deck === undefined ? {} : { deck });
    return String(table.trumpOrder.length);
  },
  /** `{{points EA EZ}}`: what cards are worth together. */
  points: (said) => String(trickPoints(cardsIn(said))),
  /** `{{rank-points A}}`: what one card of a rank is worth. */
  'rank-points': (said) => String(cardPoints(only(cardsIn(`E${said}`)))),
  /** `{{pack-size}}`, `{{pack-size short}}`: how many cards there are. */
  'pack-size': (said) => String(cardsOf(PACK[withDeck(said).deck ?? 'long']).length),
  /** `{{pack-points short}}`: what they are worth together. */
  'pack-points': (said) => String(trickPoints(cardsOf(PACK[withDeck(said).deck ?? 'long']))),
  /** `{{hand-size}}`, `{{hand-size short}}`: how many cards each holds. */
  'hand-size': (said) =>
    String(handSize({ ...OFFICIAL_RULES, deck: withDeck(said).deck ?? 'long' })),
  /** `{{limit win declarer}}`: how many points a side needs to win, for Schneider, to be free of it. */
  limit: (said) => {
    const [what = '', side = ''] = said.split(/\s+/);
    return String(LIMITS[oneOf(LIMITS, what)][oneOf(LIMITS.win, side)]());
  },
  /** `{{runners-from wenz}}`: how many runners are paid at least. */
  'runners-from': (said) => {
    const { runnerMin } = OFFICIAL_RULES;
    return String(runnerMin[oneOf(runnerMin, said)]);
  },
  /** `{{run wenz | EU GU SU}}`: how long the run of top trumps is that a side holds. */
  run: (said) => {
    const { contract, cards } = contractAndCards(said);
    return String(runOf(trumpTable(contract), setOf(cards)));
  },
  /** `{{trumps-in rufer | EO HA S7}}`: how many of these cards are trumps. */
  'trumps-in': (said) => {
    const { contract, cards } = contractAndCards(said);
    return String(trumpsAmong(contract, cards));
  },
  /** `{{trumps-out rufer | EO HA S7}}`: how many trumps are not among these cards. */
  'trumps-out': (said) => String(trumpsOut(said).length),
  /** `{{value sq-lena}}`: what a worked hand is worth. */
  value: (said) => String(settlementOf(said).value),
  /** `{{net sq-lena 0}}`: what a seat wins or loses in a worked hand. */
  net: (said, language) => {
    const [id = '', seat = ''] = said.split(/\s+/);
    const amount = settlementOf(id).net[Number(seat)];
    if (amount === undefined) throw new TypeError(`${id} has no seat ${seat}`);
    return signed(amount, language);
  },
  /** `{{stock-after so-stock-won}}`: what the Stock holds after a worked hand. */
  'stock-after': (said) => String(settlementOf(said).stock?.after ?? 0),
  /** `{{entries sq-lena}}`: what each writes on the sheet, counted from the worst (SquareScores). */
  entries: (said) => entriesAboveWorst(settlementOf(said).net).join(' · '),
  /** `{{price 10-50 solo}}`: a price of a tariff. */
  price: (said, language) => {
    const [id = '', item = ''] = said.split(/\s+/);
    if (!isTariffId(id)) throw new TypeError(`no tariff ${id}`);
    const price = (TARIFFS[id] as unknown as Record<string, unknown>)[item];
    if (typeof price !== 'number') throw new TypeError(`the tariff ${id} has no price for ${item}`);
    return numberIn(price, language);
  },
  /** `{{played rufer points}}`, `{{played rufer trumps Anna}}`: what came of a hand of `learn/hands`. */
  played: (said, language) => {
    const [name = '', what = '', player = ''] = said.split(/\s+/);
    return String(PLAYED[oneOf(PLAYED, what)](handNamed(name), player, language));
  },
};

function trumpsAmong(contract: Contract, cards: readonly Card[]): number {
  return trumpTable(contract).trumpOrder.filter((card) => cards.includes(card)).length;
}

/** The fewest points with which the declarer's side ends so in a Rufer. */
function fewest(won: boolean, ...margins: readonly Margin[]): number {
  for (let points = 0; points <= ALL_POINTS; points++) {
    const verdict = unwrap(judge({ kind: 'rufer' }, { points }));
    if (verdict.won === won && margins.includes(verdict.margin)) return points;
  }
  throw new TypeError('nobody ever ends so');
}

/** The defenders reach a limit with the points that the declarer's side lacks by one. */
const besides = (points: number) => ALL_POINTS - points + 1;

const LIMITS = {
  win: {
    declarer: () => fewest(true, 'plain', 'schneider'),
    defence: () => besides(fewest(true, 'plain', 'schneider')),
  },
  schneider: {
    declarer: () => fewest(true, 'schneider'),
    defence: () => besides(fewest(false, 'plain')),
  },
  free: {
    declarer: () => fewest(false, 'plain'),
    defence: () => besides(fewest(true, 'schneider')),
  },
} as const;

const PLAYED = {
  points: (hand: TaughtHand, player: string) => {
    const { result } = hand;
    if (result.kind !== 'played') throw new TypeError('no points were counted');
    if (result.outcome.kind !== 'ramsch') return result.outcome.points;
    return result.outcome.points[seatOf(hand, player)];
  },
  tricks: ({ result }: TaughtHand) => {
    if (result.kind !== 'played' || result.outcome.kind === 'ramsch') {
      throw new TypeError('no tricks were counted');
    }
    return result.outcome.tricks;
  },
  /** How many trumps a player was dealt. */
  trumps: (hand: TaughtHand, player: string) => {
    const { game } = hand.record;
    const held = game.dealt.hands[seatOf(hand, player)];
    const contract = gameInput(game)?.contract;
    if (held === undefined || contract === undefined) throw new TypeError('nothing was played');
    return trumpsAmong(contract, cardsOf(held));
  },
  value: (hand: TaughtHand) => settledHand(hand).value,
  net: (hand: TaughtHand, player: string, language: Language) =>
    signed(settledHand(hand).net[seatOf(hand, player)] ?? 0, language),
} as const;
