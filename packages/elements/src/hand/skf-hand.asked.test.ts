import { OFFICIAL_RULES } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { hand, named, playable, press, said } from '../../test/hand-page.js';
import { all, drawn, texts } from '../../test/page.js';
import './define.js';

const TRUMP_LED = { cards: 'EO H7 G9', contract: 'rufer E', trick: 'HA' } as const;
const REASON = 'Gras-Neuner – Trumpf ist angespielt: Du musst Trumpf zugeben.';

describe('what skf-hand is asked', () => {
  describe('why a card may not be played', () => {
    it('is told from the start', async () => {
      expect(said(await hand({ ...TRUMP_LED, why: 'G9' }))).to.equal(REASON);
      expect(said(await hand({ ...TRUMP_LED, why: ' g9 ', select: 'one' }))).to.equal(REASON);
    });

    it('gives way to what the reader presses, and comes back with other cards', async () => {
      const element = await hand({ ...TRUMP_LED, cards: 'EO H7 G9 S8', why: 'G9', select: 'one' });
      await press(element, 'S8');
      expect(said(element)).to.equal(REASON.replace('Gras-Neuner', 'Schellen-Achter'));
      await press(element, 'H7');
      expect(said(element)).to.equal('');
      element.cards = 'EO G9';
      await drawn(element);
      expect(said(element)).to.equal(REASON);
    });

    for (const [title, of] of [
      ['the card may be played', { ...TRUMP_LED, why: 'EO' }],
      ['nobody plays', { cards: 'EO', why: 'EO' }],
      ['the cards lie face down', { ...TRUMP_LED, why: 'G9', covered: true }],
    ] as const) {
      it(`is not told where ${title}`, async () => {
        expect(all(await hand(of), '[role="status"]')).to.deep.equal([]);
      });
    }

    it('cannot be told of what is no card', async () => {
      const element = await hand({ ...TRUMP_LED, why: 'E1' });
      expect(texts(element)).to.deep.equal(['„E1“ ist keine Karte']);
      element.why = 'G9';
      await drawn(element);
      expect(said(element)).to.equal(REASON);
    });
  });

  describe('a quiz', () => {
    it('shows what may be played when a card has been pressed', async () => {
      const element = await hand({ ...TRUMP_LED, select: 'one', unmarked: true });
      expect(playable(element)).to.deep.equal([]);
      expect(named(element)).to.deep.equal([
        'Eichel-Ober, Trumpf',
        'Herz-Siebener, Trumpf',
        'Gras-Neuner',
      ]);
      await press(element, 'G9');
      expect(said(element)).to.equal(
        '✗ Gras-Neuner – nicht erlaubt. Trumpf ist angespielt: Du musst Trumpf zugeben.',
      );
      expect(playable(element)).to.deep.equal(['EO', 'H7']);
    });

    const RIGHT = [
      [
        'the rule that binds',
        { ...TRUMP_LED },
        'H7',
        '✓ Herz-Siebener – erlaubt. Trumpf ist angespielt: Du musst Trumpf zugeben.',
      ],
      [
        'the one that may not',
        { cards: 'SA S9 EK', contract: 'rufer S', trick: 'G9' },
        'S9',
        '✓ Schellen-Neuner – erlaubt. Sonst gilt: Bevor Schellen angespielt wurde, darfst du die Schellen-Sau nicht abwerfen.',
      ],
      [
        'that any card will do',
        { ...TRUMP_LED, trick: 'SA' },
        'G9',
        '✓ Gras-Neuner – erlaubt. Du darfst jede Karte spielen.',
      ],
      [
        'the same in English',
        { ...TRUMP_LED, trick: 'SA', lang: 'en' },
        'G9',
        '✓ Leaves Nine – allowed. You may play any card.',
      ],
    ] as const;
    for (const [title, of, card, says] of RIGHT) {
      it(`says that a card is right, and ${title}`, async () => {
        const element = await hand({ ...of, select: 'one', unmarked: true });
        expect(said(element)).to.equal('');
        await press(element, card);
        expect(said(element)).to.equal(says);
        await press(element, card);
        expect(said(element)).to.equal('');
      });
    }

    it('says that what looks like the led suit is a trump', async () => {
      const element = await hand({ cards: 'GO GZ S7', trick: 'G9', select: 'one', unmarked: true });
      await press(element, 'GO');
      expect(said(element)).to.equal(
        '✗ Gras-Ober – nicht erlaubt. Das ist ein Trumpf. Gras ist angespielt: Du musst Gras zugeben.',
      );
    });

    it('speaks of the card that is asked about, whether it may be played or not', async () => {
      const element = await hand({ ...TRUMP_LED, unmarked: true, why: 'H7' });
      expect(said(element)).to.match(/^✓ Herz-Siebener – erlaubt/);
      expect(playable(element)).to.deep.equal(['EO', 'H7']);
      element.why = 'G9';
      await drawn(element);
      expect(said(element)).to.match(/^✗ Gras-Neuner – nicht erlaubt/);
    });

    it('shows it after a right card too, and asks again with other cards', async () => {
      const element = await hand({ ...TRUMP_LED, select: 'one', unmarked: true });
      await press(element, 'H7');
      expect(playable(element)).to.deep.equal(['EO', 'H7']);
      element.trick = 'GA';
      await drawn(element);
      expect(playable(element)).to.deep.equal([]);
    });
  });

  it('by house rules: in a Bettel with Stichzwang the defenders must beat', async () => {
    const element = await hand({ cards: 'GA GK S8', contract: 'bettel', trick: 'GO' });
    expect(playable(element)).to.deep.equal(['GA', 'GK']);
    element.cards = 'GA G7 S8';
    element.rules = { ...OFFICIAL_RULES, bettelMustBeat: true };
    await drawn(element);
    expect(playable(element)).to.deep.equal(['GA']);
    element.rules = { ...OFFICIAL_RULES, bettelMustBeat: false };
    await drawn(element);
    expect(playable(element)).to.deep.equal(['GA', 'G7']);
  });

  it('and makes nothing of rules that are none', async () => {
    const element = await hand({ cards: 'GA G7', contract: 'bettel', trick: 'GO' });
    element.rules = 5 as never;
    await drawn(element);
    expect(playable(element)).to.deep.equal(['GA', 'G7']);
  });
});
