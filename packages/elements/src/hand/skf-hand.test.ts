import { expect } from '@open-wc/testing';
import {
  parseCards,
  playCard,
  setOf,
  startPlay,
  unwrap,
  type Card,
  type PlaySetup,
  type Position,
} from '@schafkopf/core';
import { html, nothing, render, type TemplateResult } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, one, place, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfHand } from './skf-hand.js';

interface Attributes {
  cards?: string;
  contract?: string;
  trick?: string;
  ranAway?: boolean;
  select?: string;
  selected?: string;
  layout?: string;
  face?: string;
  covered?: boolean;
  label?: string;
  lang?: string;
}

const hand = (of: Attributes) =>
  placed<SkfHand>(
    html`<skf-hand
      cards=${of.cards ?? ''}
      contract=${of.contract ?? 'rufer'}
      trick=${of.trick ?? nothing}
      ?ran-away=${of.ranAway}
      select=${of.select ?? nothing}
      selected=${of.selected ?? nothing}
      layout=${of.layout ?? nothing}
      face=${of.face ?? nothing}
      ?covered=${of.covered}
      label=${of.label ?? nothing}
    ></skf-hand>`,
    { lang: of.lang ?? 'de' },
  );

const setText = (text: string) => setOf(unwrap(parseCards(text)));
const items = (element: Element) => all(element, 'li');
/** The cards as they lie. */
const shownCards = (element: Element) =>
  all(element, 'skf-card').map((card) => card.getAttribute('card'));
/** The cards that are marked as such. */
const marked = (element: Element, part: string) =>
  items(element)
    .filter((item) => item.part.contains(part))
    .map((item) => one(item, 'skf-card').getAttribute('card'));
const playable = (element: Element) => marked(element, 'playable');
const chosen = (element: Element) => marked(element, 'selected');
const named = (element: Element) =>
  items(element).map((item) => textOf(one(item, '.visually-hidden')));
const said = (element: Element) => textOf(one(element, '[role="status"]'));

const item = (element: Element, card: Card) => {
  const found = items(element).find((each) => one(each, 'skf-card').getAttribute('card') === card);
  if (found === undefined) throw new Error(`${card} is not shown`);
  return found;
};

async function press(element: Element, card: Card): Promise<void> {
  item(element, card).click();
  await drawn(element);
}

async function key(element: SkfHand, name: string): Promise<void> {
  const at = element.shadowRoot?.activeElement;
  if (!at) throw new Error('Nothing has the focus');
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await drawn(element);
}

/** The card that has the focus. */
const focused = (element: SkfHand) =>
  element.shadowRoot?.activeElement?.querySelector('skf-card')?.getAttribute('card');

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

/** A part of the page that is so wide before anything stands in it. */
async function within(width: number, template: TemplateResult): Promise<HTMLElement> {
  const area = await place(html`<div lang="de"></div>`);
  area.style.inlineSize = `${width}px`;
  render(template, area);
  await drawn(area);
  return area;
}

const EIGHT = 'S7 EO GU HA H9 GK EA SO';

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

  describe('choosing', () => {
    it('is not possible where nothing is said', async () => {
      const element = await hand({ cards: 'EO GO' });
      expect(one(element, 'ul').role).to.equal('list');
      await press(element, 'EO');
      expect(chosen(element)).to.deep.equal([]);
    });

    it('takes one card and gives it back', async () => {
      const element = await hand({ cards: EIGHT, select: 'one' });
      const heard: string[] = [];
      element.addEventListener('skf-card-select', ({ detail }) =>
        heard.push(`${detail.card}: ${detail.cards.join(' ')}`),
      );
      await press(element, 'HA');
      await press(element, 'S7');
      expect(chosen(element)).to.deep.equal(['S7']);
      await press(element, 'S7');
      expect(chosen(element)).to.deep.equal([]);
      expect(heard).to.deep.equal(['HA: HA', 'S7: S7', 'S7: ']);
      expect(element.selected).to.deep.equal([]);
    });

    it('takes many, told in the order of the hand', async () => {
      const element = await hand({ cards: EIGHT, select: 'many', selected: 'S7' });
      let last: readonly Card[] = [];
      element.addEventListener('skf-card-select', ({ detail }) => (last = detail.cards));
      await press(element, 'H9');
      await press(element, 'EO');
      expect(last).to.deep.equal(['EO', 'H9', 'S7']);
      expect(chosen(element)).to.deep.equal(['EO', 'H9', 'S7']);
      expect(one(element, 'ul').getAttribute('aria-multiselectable')).to.equal('true');
      expect(item(element, 'H9').getAttribute('aria-selected')).to.equal('true');
    });

    it('is heard outside every shadow tree, and stays undone where the page cancels it', async () => {
      const element = await hand({ cards: EIGHT, select: 'one' });
      document.addEventListener('skf-card-select', (event) => event.preventDefault(), {
        once: true,
      });
      await press(element, 'HA');
      expect(chosen(element)).to.deep.equal([]);
    });

    for (const selected of [['HA'], 'HA', ' ha '] as const) {
      it(`begins with ${JSON.stringify(selected)}`, async () => {
        const element = await hand({ cards: EIGHT, select: 'one' });
        element.selected = selected as readonly Card[] | string;
        await drawn(element);
        expect(chosen(element)).to.deep.equal(['HA']);
      });
    }
  });

  describe('says why a card is not allowed', () => {
    for (const [lang, of, card, reason] of [
      [
        'de',
        { cards: 'EO H7 G9', contract: 'rufer E', trick: 'HA' },
        'G9',
        'Gras-Neuner – Trumpf ist angespielt: Du musst Trumpf zugeben.',
      ],
      [
        'en',
        { cards: 'EO H7 G9', contract: 'rufer E', trick: 'GA' },
        'EO',
        'Acorns Ober – Leaves were led: you must follow with Leaves.',
      ],
      [
        'de',
        { cards: 'EA E8 SO', contract: 'rufer E', trick: 'E9' },
        'E8',
        'Eichel-Achter – Gesucht! Du musst jetzt die Eichel-Sau zugeben.',
      ],
      [
        'de',
        { cards: 'EA E8 SO', contract: 'rufer E', trick: 'GA' },
        'EA',
        'Eichel-Sau – Bevor Eichel angespielt wurde, darfst du die Eichel-Sau nicht abwerfen.',
      ],
      [
        'de',
        { cards: 'EA E8 E7 SO', contract: 'rufer E', trick: '' },
        'E7',
        'Eichel-Siebener – Von Eichel darfst du nur die Eichel-Sau anspielen. Zum Davonlaufen brauchst du 4 Eichel, du hast 3.',
      ],
      [
        'en',
        { cards: 'EA E8 SO', contract: 'rufer E', trick: 'E9', face: 'french' },
        'SO',
        'Queen of Diamonds – The called suit was led: you must play the Ace of Clubs now.',
      ],
    ] as const) {
      it(`“${reason}”`, async () => {
        const element = await hand({ ...of, select: 'one', lang });
        expect(said(element)).to.equal('');
        const heard: string[] = [];
        element.addEventListener('skf-card-refused', ({ detail }) =>
          heard.push(`${detail.card} ${detail.error.code}`),
        );
        await press(element, card);
        expect(said(element)).to.equal(reason);
        expect(chosen(element)).to.deep.equal([]);
        expect(heard).to.have.lengthOf(1);
        expect(item(element, card).getAttribute('aria-disabled')).to.equal('true');
      });
    }

    it('until another card is pressed or the trick is another one', async () => {
      const element = await hand({ cards: 'EO H7 G9', trick: 'HA', select: 'one' });
      await press(element, 'G9');
      expect(said(element)).to.not.equal('');
      await press(element, 'H7');
      expect(said(element)).to.equal('');
      await press(element, 'G9');
      element.trick = 'GA';
      await drawn(element);
      expect(said(element)).to.equal('');
      expect(playable(element)).to.deep.equal(['G9']);
    });
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

  describe('by keyboard', () => {
    it('is one stop, and arrows, Home and End go through it', async () => {
      const element = await hand({ cards: EIGHT, contract: 'rufer E', select: 'one' });
      expect(all(element, '[tabindex="0"]')).to.have.lengthOf(1);
      one(element, '[tabindex="0"]').focus();
      const went: unknown[] = [focused(element)];
      for (const name of [
        'ArrowRight',
        'ArrowDown',
        'ArrowLeft',
        'ArrowUp',
        'ArrowUp',
        'End',
        'ArrowRight',
        'Home',
      ]) {
        await key(element, name);
        went.push(focused(element));
      }
      expect(went).to.deep.equal(['EO', 'SO', 'GU', 'SO', 'EO', 'EO', 'S7', 'S7', 'EO']);
      expect(all(element, '[tabindex="0"]')).to.have.lengthOf(1);
    });

    it('goes the other way where the page is written from right to left', async () => {
      const area = await place(
        html`<div lang="de" dir="rtl"><skf-hand cards="EO GO" select="one"></skf-hand></div>`,
      );
      const element = one<SkfHand>(area, 'skf-hand');
      one(element, '[tabindex="0"]').focus();
      await key(element, 'ArrowLeft');
      expect(focused(element)).to.equal('GO');
      await key(element, 'ArrowRight');
      expect(focused(element)).to.equal('EO');
    });

    for (const name of ['Enter', ' ']) {
      it(`chooses with “${name}”`, async () => {
        const element = await hand({ cards: 'EO GO', select: 'one' });
        one(element, '[tabindex="0"]').focus();
        await key(element, 'End');
        await key(element, name);
        expect(chosen(element)).to.deep.equal(['GO']);
        expect(focused(element)).to.equal('GO');
      });
    }

    it('reaches cards that are not allowed and says why', async () => {
      const element = await hand({ cards: 'EO G9', trick: 'HA', select: 'one' });
      one(element, '[tabindex="0"]').focus();
      await key(element, 'End');
      await key(element, 'Enter');
      expect(said(element)).to.contain('Du musst Trumpf zugeben');
    });

    it('keeps the focus when the last card has been played', async () => {
      const element = await hand({ cards: 'EO GO S7', select: 'one' });
      one(element, '[tabindex="0"]').focus();
      await key(element, 'End');
      element.cards = 'EO GO';
      await drawn(element);
      expect(focused(element)).to.equal('GO');
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

  describe('says what is wrong, and shows the hand again when it is put right', () => {
    for (const [lang, of, message] of [
      ['de', { cards: 'EO E1' }, '„E1“ ist keine Karte'],
      ['en', { cards: 'EO <b>x</b>' }, '“<b>x</b>” is not a card'],
      ['de', { cards: 'EO EO' }, 'EO liegt zweimal'],
      ['de', { cards: 'EO GO', trick: 'EO' }, 'EO liegt zweimal'],
      ['de', { cards: 'EO', trick: 'nix' }, '„nix“ ist keine Karte'],
      ['de', { cards: 'EO', contract: 'Skat' }, '„Skat“ ist kein Spiel'],
      ['de', { cards: 'EO', contract: 'solo' }, 'Welche Farbe ist Trumpf?'],
      ['de', { cards: 'EO', trick: 'S7 S8 S9 SK' }, 'Der Stich ist voll: Es liegen schon 4 Karten'],
      ['en', { cards: 'EO', select: 'two' }, '“two” means nothing to select.'],
      ['de', { cards: 'EO', layout: 'pile' }, '„pile“ ist für layout nicht vorgesehen.'],
      ['de', { cards: 'EO', face: 'swiss' }, '„swiss“ ist für face nicht vorgesehen.'],
    ] as const) {
      it(`“${message}”`, async () => {
        const element = await hand({ ...of, lang });
        expect(texts(element)).to.deep.equal([message]);
        for (const name of ['trick', 'select', 'layout', 'face']) element.removeAttribute(name);
        element.setAttribute('contract', 'rufer');
        element.setAttribute('cards', 'EO');
        await drawn(element);
        expect(shownCards(element)).to.deep.equal(['EO']);
      });
    }

    for (const position of [
      {},
      'EO',
      { contract: 'wenz', hand: 1, trick: [] },
      { contract: { kind: 'wenz' }, hand: 1, trick: ['x'] },
    ]) {
      it(`of the position ${JSON.stringify(position)}`, async () => {
        const element = await hand({ cards: 'EO' });
        Object.assign(element, { position });
        await drawn(element);
        expect(texts(element)).to.deep.equal(['Mit position ist nichts anzufangen']);
      });
    }

    it('of something that is no state of play', async () => {
      const element = await hand({ cards: 'EO' });
      Object.assign(element, { play: { deal: {} } });
      await drawn(element);
      expect(texts(element)).to.deep.equal(['Mit play ist nichts anzufangen']);
    });

    it('and takes undefined for nothing', async () => {
      const element = await hand({ cards: 'EO', select: 'one' });
      Object.assign(element, {
        contract: undefined,
        select: undefined,
        layout: undefined,
        face: undefined,
        selected: undefined,
        position: undefined,
        play: undefined,
        trick: undefined,
      });
      await drawn(element);
      expect(shownCards(element)).to.deep.equal(['EO']);
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

  describe('fits', () => {
    for (const width of [200, 320, 336, 459, 460, 600, 1200]) {
      for (const layout of ['fan', 'row']) {
        it(`eight cards as a ${layout} in ${width} px, each with 44 px for the thumb`, async () => {
          const area = await within(
            width,
            html`<skf-hand cards=${EIGHT} layout=${layout} select="one"></skf-hand>`,
          );
          const edge = area.getBoundingClientRect();
          const boxes = all(area, 'skf-card').map((card) => card.getBoundingClientRect());
          for (const box of boxes) {
            expect(box.left, 'left').to.be.at.least(edge.left - 1);
            expect(box.right, 'right').to.be.at.most(edge.right + 1);
            expect(box.bottom, 'below').to.be.at.most(edge.bottom + 1);
          }
          const rows = new Set(
            items(area).map((each) => Math.round(each.getBoundingClientRect().top)),
          );
          expect(rows.size, 'rows').to.equal(width < 460 ? 2 : 1);
          const targets = items(area).map((each) => each.getBoundingClientRect());
          // Below 44 px for each of four nothing could help.
          for (const { width: wide, height } of layout === 'row' && width < 220 ? [] : targets) {
            expect(wide, 'target').to.be.at.least(43.9);
            expect(height, 'target').to.be.at.least(43.9);
          }
        });
      }
    }

    it('a pack of 32', async () => {
      const cards = ['E', 'G', 'H', 'S']
        .flatMap((s) => [...'AZKOU987'].map((r) => s + r))
        .join(' ');
      const area = await within(320, html`<skf-hand cards=${cards}></skf-hand>`);
      expect(items(area)).to.have.lengthOf(32);
      expect(area.scrollWidth).to.be.at.most(320);
    });
  });

  describe('passes axe', () => {
    for (const [title, of] of [
      ['shown only', { cards: EIGHT }],
      ['shown only, with a trick', { cards: EIGHT, trick: 'H7' }],
      ['to choose one', { cards: EIGHT, select: 'one', selected: 'EO' }],
      ['to choose many', { cards: EIGHT, select: 'many', selected: 'EO S7' }],
      ['with cards that are not allowed', { cards: EIGHT, trick: 'H7', select: 'one' }],
      ['as a row', { cards: EIGHT, layout: 'row', trick: 'H7', select: 'one' }],
      ['face down', { cards: EIGHT, covered: true }],
      ['French', { cards: EIGHT, face: 'french', select: 'one' }],
      ['empty', {}],
      ['wrong', { cards: 'EX7' }],
    ] as const) {
      it(title, async () => {
        const element = await hand(of);
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }

    it('with a reason', async () => {
      const element = await hand({ cards: EIGHT, trick: 'H7', select: 'one' });
      await press(element, 'S7');
      expect(said(element)).to.contain('Trumpf');
      await expectAccessible(element);
    });
  });
});
