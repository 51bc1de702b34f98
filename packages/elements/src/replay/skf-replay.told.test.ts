import { expect } from '@open-wc/testing';
import { movesOf } from '@schafkopf/core';
import { html } from 'lit';
import { all, drawn, one, place, textOf, texts } from '../../test/page.js';
import { NAMES, recordOf, replay, rufer, said } from '../../test/replay-page.js';
import { sampleHand } from '../../test/sample-hand.js';
import type { SkfHand } from '../hand/skf-hand.js';

/** A Sie that is laid down after two have passed. */
const SIE = `Schafkopf 1
Rules: official
Anna: HA HZ EK E9 + E8 GA G9 S8
Ben: HK H9 EZ E7 + GZ G8 SA S9
Cora: EO HO EU HU + GO SO GU SU
Dan: H8 H7 EA GK + G7 SZ SK S7
Forehand: Anna
Bidding: Anna pass, Ben pass, Cora sie
Result: sie Cora won
`;

describe('skf-replay: what it is told', () => {
  describe('says what is wrong', () => {
    const lines = recordOf(rufer).split('\n');
    const withLine = (at: number, line: string) => lines.toSpliced(at - 1, 1, line).join('\n');
    for (const [lang, record, message] of [
      ['de', 'Skat 1', 'Zeile 1 der Aufzeichnung: so beginnt keine Aufzeichnung'],
      ['en', 'Skat 1', 'Line 1 of the record: no record begins like this'],
      ['de', withLine(2, 'Rules: house'), 'Zeile 2 der Aufzeichnung: unbekannte Spielregeln'],
      ['de', withLine(3, 'Anna: XX'), 'Zeile 3 der Aufzeichnung: keine Karten, oder eine doppelt'],
      [
        'de',
        withLine(9, '1. Anna: GU E7'),
        'Zeile 9 der Aufzeichnung: das geht hier nicht (not-your-turn)',
      ],
    ] as const) {
      it(message, async () => {
        expect(texts(await replay({ record, lang }))).to.deep.equal([message]);
      });
    }

    it('of a property that is no hand', async () => {
      const element = await replay();
      for (const nonsense of [{}, { game: null }, 'Schafkopf 1', 7]) {
        Object.assign(element, { game: nonsense });
        await drawn(element);
        expect(texts(element)).to.deep.equal(['Das ist keine aufgezeichnete Partie']);
      }
      element.game = null;
      await drawn(element);
      expect(said(element)).to.equal('Anna kommt heraus.');
    });

    it('of a seat and a tariff, and goes on', async () => {
      const element = await replay({ attributes: { seat: '7', tariff: 'free' } });
      expect(all(element, '[role="note"]').map(textOf)).to.deep.equal([
        '„7“ ist kein Platz am Tisch',
        '„free“ ist kein Tarif; es wird nicht abgerechnet.',
      ]);
      expect(said(element)).to.equal('Anna kommt heraus.');
      element.setAttribute('seat', '1');
      element.removeAttribute('tariff');
      await drawn(element);
      expect(all(element, '[role="note"]')).to.deep.equal([]);
    });

    it('where nothing is given, and where nobody played', async () => {
      expect(texts(await replay({ record: ' ' }))).to.deep.equal(['Noch kein Spiel aufgezeichnet']);
      const thrownIn = await replay({ record: recordOf(sampleHand('skf 0')) });
      expect(textOf(one(thrownIn, '.outcome'))).to.equal('Keiner spielt: zusammengeworfen.');
    });

    for (const step of ['-3', 'x', '1e9', '2.7']) {
      it(`nothing of step ${step}, and shows the nearest`, async () => {
        const element = await replay({ attributes: { step } });
        const expected = { '-3': 0, x: 0, '1e9': 32, '2.7': 2 }[step];
        expect(element.play && movesOf(element.play).length).to.equal(expected);
      });
    }
  });

  it('is the same whether its properties come before or after it is attached', async () => {
    const area = await place(html`<div lang="de"></div>`);
    const set = { game: { game: rufer, names: NAMES }, step: 9, open: true, tariff: '10-50' };
    const before = Object.assign(document.createElement('skf-replay'), set);
    area.append(before);
    const after = document.createElement('skf-replay');
    area.append(after);
    await drawn(area);
    Object.assign(after, set);
    await drawn(area);
    expect(texts(before)).to.deep.equal(texts(after));
    expect(texts(before).length).to.be.greaterThan(20);
  });

  it('takes a game, a record of one, and a play', async () => {
    const element = await replay({ record: '' });
    for (const [game, title] of [
      [rufer, 'Spieler 2: Rufspiel auf die Gras-Sau'],
      [{ game: rufer, names: NAMES }, 'Ben: Rufspiel auf die Gras-Sau'],
      [rufer.play, 'Spieler 2: Rufspiel auf die Gras-Sau'],
    ] as const) {
      element.game = game;
      await drawn(element);
      element.step = 32;
      await drawn(element);
      expect(textOf(one(element, '[part="title"]'))).to.equal(title);
      expect(all(element, '.outcome').length).to.equal(1);
    }
  });

  it('begins another hand where the page says, also where it stood before', async () => {
    const element = await replay({ attributes: { step: '4' } });
    element.record = recordOf(sampleHand('skf 0', { contract: 'wenz' }));
    element.step = 4;
    await drawn(element);
    expect(element.step).to.equal(4);
  });

  it('begins another hand at its start', async () => {
    const element = await replay({ attributes: { step: '9' } });
    element.record = recordOf(sampleHand('skf 0', { contract: 'wenz' }));
    await drawn(element);
    expect(element.step).to.equal(0);
    expect(textOf(one(element, '[part="title"]'))).to.equal('Anna: Wenz');
  });

  it('shows names with markup as text', async () => {
    const element = await replay({ attributes: { players: '<img src=x>,B,C,D' } });
    expect(said(element)).to.equal('<img src=x> kommt heraus.');
    expect(all(element, 'img')).to.deep.equal([]);
  });

  it('shows the cards of a Sie, which is laid down and not played (Varianten IV.2)', async () => {
    const element = await replay({ record: SIE });
    const { cards } = one(element, 'skf-hand') as SkfHand;
    expect(cards.split(' ').toSorted()).to.deep.equal('EO EU GO GU HO HU SO SU'.split(' '));
    expect(textOf(one(element, '.outcome'))).to.contain('Cora');
  });

  it('counts no points where tricks decide (Varianten II.4)', async () => {
    const element = await replay({
      record: recordOf(sampleHand('skf 0', { contract: 'bettel' })),
    });
    element.step = 8;
    await drawn(element);
    expect(all(element, '.sides')).to.deep.equal([]);
  });
});
