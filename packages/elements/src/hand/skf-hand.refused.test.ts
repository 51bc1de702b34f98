import { expect } from '@open-wc/testing';
import { hand, shownCards, playable, chosen, said, item, press } from '../../test/hand-page.js';
import { drawn, texts } from '../../test/page.js';
import './define.js';

describe('what skf-hand refuses', () => {
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
});
