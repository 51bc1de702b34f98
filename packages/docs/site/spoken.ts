import {
  callableSuits,
  cardsOf,
  legalIn,
  makeBid,
  OFFICIAL_RULES,
  parseBid,
  parseRules,
  rankOfGame,
  setOf,
  startBidding,
  unwrap,
  whyNotIn,
  type Contract,
  type Rules,
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
   * house rules stand before a bar.
   */
  bidding: (said, language) => {
    const told = parts(said);
    const rules = told.length > 1 ? unwrap(parseRules(told[0] ?? '')) : OFFICIAL_RULES;
    return dialogue(told.at(-1) ?? '', rules, language);
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
    return small(suits.map((suit) => `${suit}A` as const));
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

function dialogue(text: string, rules: Rules, language: Language): string {
  const words = text.split(',').map((item) => {
    const [, name = '', bid = ''] = /^\s*(\S+)\s+(.+?)\s*$/.exec(item) ?? [];
    return { name, bid: unwrap(parseBid(bid)) };
  });
  const names = [...new Set(words.map(({ name }) => name))];
  let bidding = startBidding({ rules, forehand: 0 });
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
  const end =
    result.kind === 'declared'
      ? ENDS[language].plays(names[result.declarer] ?? '', contractName(result.contract, language))
      : ENDS[language][result.kind === 'thrown-in' ? 'none' : 'ramsch'];
  return element(
    'div',
    { class: 'bidding' },
    `${element('ol', {}, lines.join(''))}<p>${escaped(end)}</p>`,
  );
}

const ENDS = {
  de: {
    none: 'Keiner spielt.',
    ramsch: 'Keiner spielt: Ramsch.',
    plays: (name: string, game: string) => `${name} spielt: ${game}.`,
  },
  en: {
    none: 'Nobody plays.',
    ramsch: 'Nobody plays: a Ramsch.',
    plays: (name: string, game: string) => `${name} plays: ${game}.`,
  },
} as const;
