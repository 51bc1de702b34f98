import { CONTRACT_KINDS, playersInHand, SUITS, type Card, type Settlement } from '@schafkopf/core';
import { calculatorDe } from '../../elements/src/locales/calculator.de.js';
import { calculatorEn } from '../../elements/src/locales/calculator.en.js';
import type { Language } from '../learn/contents.js';
import type { Figures } from './figures.js';
import { handNamed, namesIn, seatOf, settledHand } from './hands.js';
import { element } from './html.js';
import { cardsIn, named, oneOf, only, parts, trumpsOut, withDeck } from './read.js';
import { recordOf, settlementOf } from './records.js';
import { ASK, RECKON, SCRIPTLESS, contractName, suitName } from './words.js';

/** Figures to look at: cards, tricks, hands, settlements. */
export const SHOWN: Figures = {
  /** `{{trumps solo G}}`, `{{trumps short rufer}}`: the ladder of trumps. */
  trumps: (said, language) => {
    const { deck, rest } = withDeck(said);
    return scripted('skf-trump-order', { contract: named(rest), deck }, language);
  },
  /** `{{cards EO GO HA}}`: cards side by side. */
  cards: (said) => sideBySide(cardsIn(said)),
  /** `{{card EO}}`: one small card in the text. */
  card: (said) => small([only(cardsIn(said))]),
  /** `{{missing rufer | EO HA S7}}`: the trumps that are not among these cards, small. */
  missing: (said) => small(trumpsOut(said)),
  /** `{{trick rufer E | EK EA SU E7 | Anna, Ben, Cora, Dan}}`: a trick and who wins it. */
  trick: (said, language) => {
    const [contract = '', cards = '', players] = parts(said);
    const trick = { contract: named(contract), cards: cardsIn(cards).join(' '), players };
    return scripted('skf-trick', trick, language);
  },
  /**
   * `{{hand rufer E | EO GO HA … | EK}}`: a hand, and what may be played to the open trick; the third
   * part is empty where the player leads and missing where nobody asks. `| ran away` may follow. Who
   * reads it is asked: nothing is marked before a card is pressed.
   */
  hand: (said, language) => {
    const [contract = '', cards = '', trick, free] = parts(said);
    const held = cardsIn(cards);
    const onTable = trick ? cardsIn(trick) : [];
    const hand = scripted(
      'skf-hand',
      {
        contract: named(contract),
        cards: held.join(' '),
        ...(trick !== undefined && { trick: onTable.join(' '), select: 'one', unmarked: '' }),
        ...(free === 'ran away' && { 'ran-away': '' }),
      },
      language,
      sideBySide(held),
    );
    if (trick === undefined) return element('div', { class: 'position' }, hand);
    const asked = element('p', { class: 'ask' }, ASK[language]);
    if (onTable.length === 0) return element('div', { class: 'position' }, hand + asked);
    const open = scripted('skf-trick', { contract, cards: onTable.join(' ') }, language);
    return element('div', { class: 'position' }, open + hand + asked);
  },
  /** `{{settlement sq-lena | Lena, Jonas, Felix, Nora}}`: a worked hand, step by step. */
  settlement: (said, language) => {
    const [id = '', names = ''] = parts(said);
    return settlement(
      settlementOf(id),
      names.split(',').map((name) => name.trim()),
      language,
    );
  },
  /** `{{source sq-lena}}`: where a worked hand stands. */
  source: (said) => recordOf(said).source ?? '',
  /** `{{calculator solo G tout}}`: a settlement with everything to change, for who opens it. */
  calculator: (said, language) => {
    const summary = element('summary', {}, RECKON[language]);
    return element(
      'details',
      { class: 'reckon' },
      summary + scripted('skf-calculator', { contract: named(said) }, language),
    );
  },
  /** `{{label knocks}}`: what a field of the calculator is called. */
  label: (said, language) => CALCULATOR[language][oneOf(LABELS, said)],
  /** `{{contracts}}`, `{{contracts all}}`: the contracts by rank, with prices. */
  contracts: (said, language) =>
    scripted('skf-contract-table', { all: said === 'all' ? '' : undefined }, language),
  /**
   * `{{replay rufer}}`: a hand of `learn/hands`, on a table with all cards open; `{{replay rufer from
   * Anna}}` with hers alone, `{{replay searched interactive Anna}}` with the reader in her place.
   */
  replay: (said, language) => {
    const [name = '', how = 'open', player = ''] = said.split(/\s+/);
    const hand = handNamed(name);
    const replay = {
      record: hand.text,
      tariff: '10-50',
      // Where there is less to see it needs less room.
      'data-players': String(playersInHand(hand.record.game.rules)),
      'data-result': hand.result.kind,
      ...(oneOf(SEEN, how) === 'open'
        ? { open: '' }
        : { seat: String(seatOf(hand, player)), interactive: how === 'from' ? undefined : '' }),
    };
    return scripted('skf-replay', replay, language);
  },
  /** `{{try calculator}}`, `{{try who-wins}}`: something to play with. */
  try: (said, language) => {
    const name = oneOf(TRIES, said);
    return scripted(TRIES[name], name === 'calculator' ? {} : namesOfGames(language), language);
  },
  /** `{{settled rufer}}`: what a hand of `learn/hands` pays at 10/50, step by step. */
  settled: (said, language) => {
    const hand = handNamed(said);
    return settlement(settledHand(hand), namesIn(hand), language);
  },
};

/** How much of a replayed hand is seen, and who plays it. */
const SEEN = { open: true, from: true, interactive: true } as const;

const CALCULATOR = { de: calculatorDe, en: calculatorEn } as const;

/** Fields of the calculator that a page speaks of. */
const LABELS = { bock: true, knocks: true, kontra: true } as const;

/** What there is to try, by its element. */
const TRIES = {
  calculator: 'skf-calculator',
  trumps: 'trump-explorer',
  'may-i-play': 'may-i-play',
  'who-wins': 'who-wins',
  builder: 'tag-builder',
} as const;

function namesOfGames(language: Language) {
  const kinds = CONTRACT_KINDS.map((kind) => [kind, contractName({ kind }, language)]);
  const suits = SUITS.map((suit) => [suit, suitName(suit, language)]);
  return { 'data-properties': JSON.stringify({ kinds, suits }) };
}

/** Cards in the text, as small as a word. */
export function small(cards: readonly Card[]): string {
  return cards.map((card) => element('skf-card', { card, class: 'small' })).join(' ');
}

function sideBySide(cards: readonly Card[]): string {
  const drawn = cards.map((card) => element('skf-card', { card }));
  return element('span', { class: 'cards' }, drawn.join(''));
}

function settlement(settled: Settlement, names: readonly string[], language: Language): string {
  const told = {
    'data-properties': JSON.stringify({ settlement: settled, names }),
    // As many lines, as much room.
    'data-lines': String(settled.lines.length),
  };
  return scripted('skf-settlement', told, language);
}

/** An element that scripts draw; it says so where there are none. */
function scripted(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  language: Language,
  content = '',
): string {
  const said = element('span', { class: 'scriptless' }, SCRIPTLESS[language]);
  return element(tag, attributes, content + said);
}
