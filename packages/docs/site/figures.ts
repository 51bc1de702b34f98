import { readFileSync } from 'node:fs';
import {
  cardPoints,
  hasTrumpSuit,
  isTariffId,
  parseCards,
  parseContract,
  parseGame,
  TARIFFS,
  trickPoints,
  trumpTable,
  type Card,
  type Contract,
} from '@schafkopf/core';
import type { Language } from '../learn/contents.js';
import { element } from './html.js';
import { recordOf, settlementOf } from './records.js';

type Figure = (said: string, language: Language) => string;

/**
 * What a page may show of the game. Each figure takes the rest of its braces as text; a figure that
 * makes no sense stops the build.
 */
const FIGURES: Readonly<Record<string, Figure>> = {
  /** `{{trumps solo G}}`, `{{trumps short rufer}}`: the ladder of trumps. */
  trumps: (said) => {
    const { deck, rest } = withDeck(said);
    return element('skf-trump-order', { contract: named(rest), deck });
  },
  /** `{{trump-count wenz}}`: how many trumps there are. */
  'trump-count': (said) => {
    const { deck, rest } = withDeck(said);
    const table = trumpTable(contractIn(rest), deck === undefined ? {} : { deck });
    return String(table.trumpOrder.length);
  },
  /** `{{cards EO GO HA}}`: cards side by side. */
  cards: (said) =>
    element(
      'span',
      { class: 'cards' },
      cardsIn(said)
        .map((card) => element('skf-card', { card }))
        .join(''),
    ),
  /** `{{card EO}}`: one small card in the text. */
  card: (said) => element('skf-card', { card: only(cardsIn(said)), class: 'small' }),
  /** `{{points EA EZ}}`: what cards are worth together. */
  points: (said) => String(trickPoints(cardsIn(said))),
  /** `{{rank-points A}}`: what one card of a rank is worth. */
  'rank-points': (said) => String(cardPoints(only(cardsIn(`E${said}`)))),
  /** `{{trick rufer E | EK EA SU E7 | Anna, Ben, Cora, Dan}}`: a trick and who wins it. */
  trick: (said) => {
    const [contract = '', cards = '', players] = parts(said);
    return element('skf-trick', {
      contract: named(contract),
      cards: cardsIn(cards).join(' '),
      players,
    });
  },
  /** `{{hand rufer E | EO GO HA … | EK}}`: a hand, and what may be played to the open trick. */
  hand: (said) => {
    const [contract = '', cards = '', trick] = parts(said);
    return element('skf-hand', {
      contract: named(contract),
      cards: cardsIn(cards).join(' '),
      trick: trick === undefined ? undefined : cardsIn(trick).join(' '),
    });
  },
  /** `{{settlement sq-lena | Lena, Jonas, Felix, Nora}}`: a worked hand, step by step. */
  settlement: (said) => {
    const [id = '', names = ''] = parts(said);
    return element('skf-settlement', {
      'data-properties': JSON.stringify({
        settlement: settlementOf(id),
        names: names.split(',').map((name) => name.trim()),
      }),
    });
  },
  /** `{{value sq-lena}}`: what a worked hand is worth. */
  value: (said) => String(settlementOf(said).value),
  /** `{{net sq-lena 0}}`: what a seat wins or loses in a worked hand. */
  net: (said) => {
    const [id = '', seat = ''] = said.split(/\s+/);
    const amount = settlementOf(id).net[Number(seat)];
    if (amount === undefined) throw new TypeError(`${id} has no seat ${seat}`);
    return signed(amount);
  },
  /** `{{source sq-lena}}`: where a worked hand stands. */
  source: (said) => recordOf(said).source ?? '',
  /** `{{price 10-50 solo}}`: a price of a tariff. */
  price: (said, language) => {
    const [id = '', item = ''] = said.split(/\s+/);
    if (!isTariffId(id)) throw new TypeError(`no tariff ${id}`);
    const price = (TARIFFS[id] as unknown as Record<string, unknown>)[item];
    if (typeof price !== 'number') throw new TypeError(`the tariff ${id} has no price for ${item}`);
    return numberIn(price, language);
  },
  /** `{{calculator solo G tout}}`: a settlement with everything to change. */
  calculator: (said) => element('skf-calculator', { contract: named(said) }),
  /** `{{contracts}}`: all contracts by rank, with prices. */
  contracts: (said) =>
    element('skf-contract-table', {
      rules: said === '' ? undefined : said,
    }),
  /** `{{replay rufer}}`, `{{replay rufer interactive}}`: a hand of `learn/hands`, on a table. */
  replay: (said) => {
    const [name = '', interactive] = said.split(/\s+/);
    return element('skf-replay', {
      record: handText(name),
      ...(interactive === 'interactive' && { interactive: '' }),
    });
  },
};

/** What a page names in braces, as HTML. */
export function figure(name: string, said: string, language: Language): string {
  const draw = FIGURES[name];
  if (!Object.hasOwn(FIGURES, name) || draw === undefined) {
    throw new TypeError(`no figure {{${name}}}`);
  }
  return draw(said, language);
}

function parts(said: string): string[] {
  return said.split('|').map((part) => part.trim());
}

function withDeck(said: string): { deck: 'short' | undefined; rest: string } {
  const short = /^short\s+/.test(said);
  return { deck: short ? 'short' : undefined, rest: short ? said.replace(/^short\s+/, '') : said };
}

function contractIn(text: string): Contract {
  const read = parseContract(text);
  if (!read.ok) throw new TypeError(`not a contract: ${text}`);
  if (!hasTrumpSuit(read.value)) throw new TypeError(`which suit is trump? ${text}`);
  return read.value;
}

function named(text: string): string {
  contractIn(text);
  return text;
}

function cardsIn(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new TypeError(`not cards: ${text}`);
  return read.value;
}

function only(cards: readonly Card[]): Card {
  const [card, ...more] = cards;
  if (card === undefined || more.length > 0) throw new TypeError('one card, please');
  return card;
}

function signed(net: number): string {
  return `${net > 0 ? '+' : net < 0 ? '−' : ''}${Math.abs(net)}`;
}

/** Cents as players read them. */
function numberIn(price: number, language: Language): string {
  return new Intl.NumberFormat(language).format(price);
}

/** A recorded hand of the learning pages; one that cannot be played stops the build. */
function handText(name: string): string {
  const text = readFileSync(new URL(`../learn/hands/${name}.txt`, import.meta.url), 'utf8');
  const read = parseGame(text);
  if (!read.ok) throw new TypeError(`${name}: ${JSON.stringify(read.error)}`);
  return text;
}
