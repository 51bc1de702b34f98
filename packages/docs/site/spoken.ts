import {
  callableSuits,
  cardsOf,
  legalIn,
  makeBid,
  mustCalls,
  OFFICIAL_RULES,
  parseBid,
  parseRules,
  rankOfGame,
  renonceSuits,
  setOf,
  startBidding,
  unwrap,
  whyNotIn,
  type BiddingResult,
  type Contract,
  type Rules,
  type Seat,
  type Suit,
} from '@schafkopf/core';
import type { Language } from '../learn/contents.js';
import type { Figures } from './figures.js';
import { element, escaped } from './html.js';
import { cardsIn, contractIn, parts } from './read.js';
import { small } from './shown.js';
import { bidSaid, contractName } from './words.js';

/** Figures of what players may say and play. */
export const SPOKEN: Figures = {
  /**
   * `{{bidding Anna pass, Ben play, Cora pass, Dan pass, Ben wenz}}`: what was said and who plays;
   * house rules stand before a bar, who holds the Acorns Ober behind a second one.
   */
  bidding: (said, language) => {
    const told = parts(said);
    const [rules, words = '', ober] = told.length > 1 ? told : [undefined, ...told];
    return dialogue(words, rules ? unwrap(parseRules(rules)) : OFFICIAL_RULES, ober, language);
  },
  /** `{{allowed rufer S | SA SZ HK | S8}}`: the cards that may be played; `| ran away` may follow. */
  allowed: (said) => {
    const [contract = '', cards = '', trick = '', free] = parts(said);
    const legal = legalIn({
      contract: contractIn(contract),
      hand: setOf(cardsIn(cards)),
      trick: trick === '' ? [] : cardsIn(trick),
      ranAway: free === 'ran away',
    });
    return small(cardsOf(legal));
  },
  /** `{{refused rufer S | SA SZ HK | S8 | SZ}}`: a card that core refuses there, by rule; else the build stops. */
  refused: (said) => {
    const [contract = '', cards = '', trick = '', card = ''] = parts(said);
    const [tried] = cardsIn(card);
    const position = {
      contract: contractIn(contract),
      hand: setOf(cardsIn(cards)),
      trick: trick === '' ? [] : cardsIn(trick),
    };
    if (tried === undefined || whyNotIn(position, tried) === null) {
      throw new TypeError(`${card} may be played`);
    }
    return small([tried]);
  },
  /** `{{callable EO HO GU SU HA HZ G9 S7}}`: the aces that may be called with a hand. */
  callable: (said, language) => {
    const suits = callableSuits(setOf(cardsIn(said)));
    if (suits.length === 0) return language === 'de' ? 'keine' : 'none';
    return aces(suits);
  },
  /** `{{renonce EO GO GU HA EA EK}}`: the aces that a blocked player may call all the same. */
  renonce: (said) => aces(renonceSuits(setOf(cardsIn(said)))),
  /** `{{must-calls official | EO EA EZ E9 …}}`: what a must-player may call under these rules. */
  'must-calls': (said) => {
    const [rules = '', cards = ''] = parts(said);
    const games = mustCalls(setOf(cardsIn(cards)), unwrap(parseRules(rules)));
    return small(games.flatMap(({ called }) => called ?? []));
  },
  /** `{{ranking}}`, `{{ranking all}}`: the games from high to low, as they beat each other. */
  ranking: (said, language) => {
    const games = (said === 'all' ? [...CLASSIC, ...VARIANTS] : CLASSIC).map(contractOf);
    const ranked = games.toSorted(
      (a, b) => rankOfGame(b, OFFICIAL_RULES) - rankOfGame(a, OFFICIAL_RULES),
    );
    const items = ranked.map((game) => `<li>${escaped(contractName(game, language))}</li>`);
    return element('ol', { class: 'ranking' }, items.join(''));
  },
};

function aces(suits: readonly Suit[]): string {
  return small(suits.map((suit) => `${suit}A` as const));
}

/** The games of the Schafkopfordnung, and those of its variants. */
const CLASSIC = ['rufer', 'wenz', 'solo', 'wenz tout', 'solo tout', 'sie'] as const;
const VARIANTS = [
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'suit-geier tout',
  'geier tout',
  'suit-wenz tout',
] as const;

function contractOf(text: string): Contract {
  const [kind, tout] = text.split(' ');
  return { kind, ...(tout && { tout: true }) } as Contract;
}

function dialogue(
  text: string,
  rules: Rules,
  ober: string | undefined,
  language: Language,
): string {
  const words = text.split(',').map((item) => {
    const [, name = '', bid = ''] = /^\s*(\S+)\s+(.+?)\s*$/.exec(item) ?? [];
    return { name, bid: unwrap(parseBid(bid)) };
  });
  const names = [...new Set(words.map(({ name }) => name))];
  const holder = ober === undefined ? {} : { acornsOber: names.indexOf(ober) as Seat };
  let bidding = startBidding({ rules, forehand: 0, ...holder });
  const lines = words.map(({ name, bid }) => {
    const again = bidding.holder !== null;
    const next = makeBid(bidding, bid);
    if (!next.ok) throw new TypeError(`${name}: ${next.error}`);
    bidding = next.value;
    if (names.indexOf(name) !== bidding.said.at(-1)?.seat) {
      throw new TypeError(`it was not the turn of ${name}`);
    }
    return element(
      'li',
      {},
      `<b>${escaped(name)}</b> <q>${escaped(bidSaid(bid, again, language))}</q>`,
    );
  });
  const { result } = bidding;
  if (result === null) throw new TypeError('the bidding is not over');
  const end = endSaid(result, names, language);
  return element(
    'div',
    { class: 'bidding' },
    `${element('ol', {}, lines.join(''))}<p>${escaped(end)}</p>`,
  );
}

function endSaid(result: BiddingResult, names: readonly string[], language: Language): string {
  const ends = ENDS[language];
  if (result.kind === 'thrown-in') return ends[result.consequence];
  if (result.kind !== 'declared') return ends.ramsch;
  const { contract } = result;
  const bought = 'raised' in contract && contract.raised !== undefined ? contract.raised : null;
  return ends.plays(names[result.declarer] ?? '', contractName(contract, language), bought);
}

const ENDS = {
  de: {
    none: 'Keiner spielt.',
    ramsch: 'Keiner spielt: Ramsch.',
    stock: 'Keiner spielt: Jeder zahlt in den Stock.',
    'next-doubled': 'Keiner spielt, und das nächste Spiel zählt doppelt.',
    plays: (name: string, game: string, bought: number | null) =>
      `${name} spielt: ${game}${bought === null ? '' : `, ersteigert mit ${bought}`}.`,
  },
  en: {
    none: 'Nobody plays.',
    ramsch: 'Nobody plays: a Ramsch.',
    stock: 'Nobody plays: everybody pays into the Stock.',
    'next-doubled': 'Nobody plays, and the next hand counts double.',
    plays: (name: string, game: string, bought: number | null) =>
      `${name} plays: ${game}${bought === null ? '' : `, bought at ${bought}`}.`,
  },
} as const;
