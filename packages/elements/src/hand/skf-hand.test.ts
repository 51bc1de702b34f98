import { expect } from '@open-wc/testing';
import { playCard, startPlay, unwrap, type PlaySetup, type Position } from '@schafkopf/core';
import { html } from 'lit';
import {
  hand,
  setText,
  shownCards,
  marked,
  playable,
  chosen,
  named,
  said,
  press,
  EIGHT,
} from '../../test/hand-page.js';
import { drawn, nameOf, one, place, placed, texts } from '../../test/page.js';
import './define.js';
import type { SkfHand } from './skf-hand.js';

interface LegalRecord {
  readonly id: string;
  readonly source: string;
  readonly deck: string;
  readonly contract: string;
  readonly hand: readonly string[];
  readonly trick: readonly string[];
  readonly legal: readonly string[];
  readonly ranAway?: boolean;
  readonly rules?: object;
  readonly role?: string;
  readonly dealt?: readonly string[];
}

/** The worked positions that core is checked against, those that attributes alone can say. */
async function conformance(): Promise<LegalRecord[]> {
  const file = await fetch('/packages/core/conformance/legal.jsonl');
  return (await file.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LegalRecord)
    .filter(
      ({ rules, role, dealt, deck }) =>
        rules === undefined && role === undefined && dealt === undefined && deck === 'long',
    );
}

describe('skf-hand', () => {
  describe('sorts as players do: trumps from the highest down, then suit by suit', () => {
    for (const [contract, order] of [
      ['rufer E', 'EO SO GU HA H9 EA GK S7'],
      ['solo G', 'EO SO GU GK EA HA H9 S7'],
      ['wenz', 'GU EA EO GK HA H9 SO S7'],
      ['geier', 'EO SO EA GK GU HA H9 S7'],
      ['suit-wenz S', 'GU SO S7 EA EO GK HA H9'],
      ['bettel', 'EA EO GK GU HA H9 SO S7'],
    ] as const) {
      it(`${contract}: ${order}`, async () => {
        expect(shownCards(await hand({ cards: EIGHT, contract })).join(' ')).to.equal(order);
      });
    }
  });

  it('marks the legal cards of every position of the conformance suite', async () => {
    const records = await conformance();
    expect(records.length, 'records').to.be.greaterThan(15);
    for (const { id, source, contract, hand: cards, trick, legal, ranAway } of records) {
      const element = await hand({
        cards: cards.join(' '),
        contract,
        trick: trick.join(' '),
        ranAway: ranAway === true,
      });
      expect(playable(element).toSorted(), `${id}, ${source}`).to.deep.equal([...legal].toSorted());
      element.parentElement?.remove();
    }
  });

  it('marks nothing where nobody asks for a trick', async () => {
    const element = await hand({ cards: EIGHT, contract: 'rufer E', select: 'one' });
    expect(marked(element, 'playable')).to.deep.equal([]);
    expect(marked(element, 'disabled')).to.deep.equal([]);
  });

  it('names each card, whether it is a trump and whether it may be played', async () => {
    const cards = 'EO H7 G9';
    const trick = 'HA';
    expect(named(await hand({ cards, trick }))).to.deep.equal([
      'Eichel-Ober, Trumpf, spielbar',
      'Herz-Siebener, Trumpf, spielbar',
      'Gras-Neuner, nicht spielbar',
    ]);
    expect(named(await hand({ cards, trick, lang: 'en' }))).to.deep.equal([
      'Acorns Ober, trump, playable',
      'Hearts Seven, trump, playable',
      'Leaves Nine, not playable',
    ]);
    expect(named(await hand({ cards, face: 'french' }))).to.deep.equal([
      'Kreuz-Dame, Trumpf',
      'Herz-Sieben, Trumpf',
      'Pik-Neun',
    ]);
  });

  for (const [of, label] of [
    [{ cards: EIGHT }, 'Hand mit 8 Karten'],
    [{ cards: 'EO' }, 'Hand mit einer Karte'],
    [{ cards: 'EO GO', lang: 'en' }, 'Hand of 2 cards'],
    [{ cards: 'EO', label: 'Annas Karten' }, 'Annas Karten'],
  ] as const) {
    it(`is called “${label}”`, async () => {
      expect(nameOf(one(await hand(of), 'ul'))).to.equal(label);
    });
  }

  it('shows an empty hand as such', async () => {
    expect(texts(await hand({}))).to.deep.equal(['Keine Karte auf der Hand']);
    expect(texts(await hand({ lang: 'en' }))).to.deep.equal(['No cards in hand']);
  });

  describe('takes a position of core', () => {
    it('with its house rules', async () => {
      const position: Position = {
        contract: { kind: 'wenz' },
        hand: setText('EA EO GU'),
        trick: ['EZ'],
      };
      const element = await place<SkfHand>(html`<skf-hand .position=${position}></skf-hand>`);
      expect(shownCards(element)).to.deep.equal(['GU', 'EA', 'EO']);
      expect(playable(element)).to.deep.equal(['EA', 'EO']);
    });

    it('and goes back to its attributes when it is taken away', async () => {
      const element = await hand({ cards: 'S7' });
      element.position = { contract: { kind: 'wenz' }, hand: setText('EA'), trick: [] };
      await drawn(element);
      expect(shownCards(element)).to.deep.equal(['EA']);
      element.position = null;
      await drawn(element);
      expect(shownCards(element)).to.deep.equal(['S7']);
    });
  });

  describe('takes a state of play of core', () => {
    // Two tricks before the end; Ben (1) has the called ace.
    const setup: PlaySetup = {
      contract: { kind: 'rufer', called: 'EA' },
      hands: ['E9 SO', 'EA HU', 'G7 G8', 'S8 S9'].map(setText),
      forehand: 0,
      declarer: 0,
    };
    const play = unwrap(playCard(unwrap(startPlay(setup)), 'E9'));

    it('and shows whose turn it is', async () => {
      const element = await place<SkfHand>(html`<skf-hand .play=${play}></skf-hand>`);
      expect(shownCards(element)).to.deep.equal(['HU', 'EA']);
      expect(playable(element)).to.deep.equal(['EA']);
    });

    it('or the seat that is asked for, whose turn it may not be', async () => {
      const element = await placed<SkfHand>(
        html`<skf-hand .play=${play} seat="0" select="one"></skf-hand>`,
      );
      expect(shownCards(element)).to.deep.equal(['SO']);
      await press(element, 'SO');
      expect(said(element)).to.equal('Schellen-Ober – Du bist nicht dran.');
    });
  });

  describe('face down', () => {
    it('shows no card, says no card and takes none', async () => {
      const element = await hand({ cards: EIGHT, trick: 'H7', select: 'one', covered: true });
      expect(new Set(shownCards(element))).to.deep.equal(new Set(['']));
      expect(new Set(named(element))).to.deep.equal(new Set(['Verdeckte Karte']));
      expect(one(element, 'ul').role).to.equal('list');
      expect(playable(element)).to.deep.equal([]);
    });
  });

  it('is the same whether its properties are set before or after it is attached', async () => {
    const area = await place(html`<div lang="de"></div>`);
    const settings = {
      cards: EIGHT,
      contract: 'wenz',
      trick: 'E7',
      select: 'one',
      selected: ['EA'],
    };
    const before = Object.assign(document.createElement('skf-hand'), settings);
    area.append(before);
    const after = document.createElement('skf-hand');
    area.append(after);
    await drawn(area);
    Object.assign(after, settings);
    await drawn(area);
    for (const look of [shownCards, playable, chosen, named]) {
      expect(look(after)).to.deep.equal(look(before));
    }
    expect(playable(before)).to.deep.equal(['EA', 'EO']);
  });
});
