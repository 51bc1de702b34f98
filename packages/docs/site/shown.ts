import { recordOf, settlementOf } from './records.js';
import type { Figures } from './figures.js';
import { handNamed, namesIn, settledHand } from './hands.js';
import { element } from './html.js';
import { cardsIn, named, only, parts, withDeck } from './read.js';
import type { Card, Settlement } from '@schafkopf/core';

/** Figures to look at: cards, tricks, hands, settlements. */
export const SHOWN: Figures = {
  /** `{{trumps solo G}}`, `{{trumps short rufer}}`: the ladder of trumps. */
  trumps: (said) => {
    const { deck, rest } = withDeck(said);
    return element('skf-trump-order', { contract: named(rest), deck });
  },
  /** `{{cards EO GO HA}}`: cards side by side. */
  cards: (said) => sideBySide(cardsIn(said)),
  /** `{{card EO}}`: one small card in the text. */
  card: (said) => small([only(cardsIn(said))]),
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
    const held = cardsIn(cards);
    return element(
      'skf-hand',
      {
        contract: named(contract),
        cards: held.join(' '),
        trick: trick === undefined ? undefined : cardsIn(trick).join(' '),
      },
      sideBySide(held),
    );
  },
  /** `{{settlement sq-lena | Lena, Jonas, Felix, Nora}}`: a worked hand, step by step. */
  settlement: (said) => {
    const [id = '', names = ''] = parts(said);
    return settlement(
      settlementOf(id),
      names.split(',').map((name) => name.trim()),
    );
  },
  /** `{{source sq-lena}}`: where a worked hand stands. */
  source: (said) => recordOf(said).source ?? '',
  /** `{{calculator solo G tout}}`: a settlement with everything to change. */
  calculator: (said) => element('skf-calculator', { contract: named(said) }),
  /** `{{contracts}}`: all contracts by rank, with prices. */
  contracts: (said) => element('skf-contract-table', { rules: said === '' ? undefined : said }),
  /** `{{replay rufer}}`, `{{replay rufer interactive}}`: a hand of `learn/hands`, on a table. */
  replay: (said) => {
    const [name = '', interactive] = said.split(/\s+/);
    return element('skf-replay', {
      record: handNamed(name).text,
      ...(interactive === 'interactive' && { interactive: '' }),
    });
  },
  /** `{{settled rufer}}`: what a hand of `learn/hands` pays at 10/50, step by step. */
  settled: (said) => {
    const hand = handNamed(said);
    return settlement(settledHand(hand), namesIn(hand));
  },
};

/** Cards in the text, as small as a word. */
export function small(cards: readonly Card[]): string {
  return cards.map((card) => element('skf-card', { card, class: 'small' })).join(' ');
}

function sideBySide(cards: readonly Card[]): string {
  const drawn = cards.map((card) => element('skf-card', { card }));
  return element('span', { class: 'cards' }, drawn.join(''));
}

function settlement(settled: Settlement, names: readonly string[]): string {
  return element('skf-settlement', {
    'data-properties': JSON.stringify({ settlement: settled, names }),
  });
}
