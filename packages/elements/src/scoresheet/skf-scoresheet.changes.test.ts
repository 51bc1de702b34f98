import { expect } from '@open-wc/testing';
import { all, drawn, one, textOf, until } from '../../test/page.js';
import { choose, picked, SheetPage, type Taps } from '../../test/sheet-page.js';
import type { SkfChangeEvent } from './events.js';

const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const WENZ: Taps = { declarer: 'Felix', solo: 'Wenz', outcome: 'gewonnen' };

describe('skf-scoresheet: changing what is written', () => {
  describe('undo and redo', () => {
    it('take back and bring back step by step, to the first and to the last', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.throwIn();
      await sheet.enter(WENZ);
      const titles = ['Rufspiel Lena + Jonas', 'Zusammengeworfen', 'Wenz Felix'];
      for (const left of [2, 1, 0]) {
        await sheet.press('Rückgängig');
        expect(sheet.titles()).to.deep.equal(titles.slice(0, left));
      }
      expect(sheet.button('Rückgängig').disabled).to.equal(true);
      expect(sheet.totals()).to.deep.equal(['0', '0', '0', '0']);
      for (const left of [1, 2, 3]) {
        await sheet.press('Wiederholen');
        expect(sheet.titles()).to.deep.equal(titles.slice(0, left));
      }
      expect(sheet.button('Wiederholen').disabled).to.equal(true);
      // 1 1 −1 −1 and −5 −5 15 −5.
      expect(sheet.totals()).to.deep.equal(['−4', '−4', '+14', '−6']);
    });

    it('have nothing to do on an untouched sheet', async () => {
      const sheet = await SheetPage.open();
      expect(sheet.button('Rückgängig').disabled).to.equal(true);
      expect(sheet.button('Wiederholen').disabled).to.equal(true);
    });

    it('a new hand ends what could be brought back', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.press('Rückgängig');
      await sheet.enter(WENZ);
      expect(sheet.button('Wiederholen').disabled).to.equal(true);
      expect(sheet.titles()).to.deep.equal(['Wenz Felix']);
    });

    it('are offered beside the message that a hand was saved', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      const message = one(sheet.element, '[slot="said"]');
      expect(textOf(message)).to.equal('Spiel 1 steht. Rückgängig');
      await sheet.changing(() => one(message, 'button').click());
      expect(sheet.titles()).to.deep.equal([]);
      expect(textOf(message)).to.equal('Rückgängig: Spiel 1 ist weg. Wiederholen');
      await sheet.changing(() => one(message, 'button').click());
      expect(sheet.titles()).to.have.lengthOf(1);
      expect(textOf(message)).to.equal('Wiederholt: Spiel 1 steht wieder. Rückgängig');
    });

    it('are saved like everything else', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.enter(WENZ);
      await sheet.press('Rückgängig');
      expect((await sheet.reload()).titles()).to.deep.equal(['Rufspiel Lena + Jonas']);
    });
  });

  describe('the details of a hand', () => {
    it('show its settlement, and close again', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter({ ...WON, runners: 5, outcome: 'gewonnen mit Schneider' });
      expect(all(sheet.element, 'skf-settlement')).to.deep.equal([]);
      await sheet.details(1);
      const settlement = textOf(one(sheet.element, 'skf-settlement'));
      expect(settlement).to.contain('Laufende 5 × 1 5');
      // Forehand is Jonas, so the losers clockwise from him are Felix, then Nora; the winners Jonas,
      // then Lena (a ruling).
      expect(settlement).to.contain('Felix zahlt 7 an Jonas');
      expect(settlement).to.contain('Nora zahlt 7 an Lena');
      await sheet.details(1);
      expect(all(sheet.element, 'skf-settlement')).to.deep.equal([]);
    });

    it('strike the hand; all after it is added up anew; undo puts it back in its place', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.enter(WENZ);
      await sheet.enter({ declarer: 'Nora', solo: 'Solo', outcome: 'verloren' });
      await sheet.details(2);
      await sheet.press('Spiel 2: Streichen');
      expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Jonas', 'Solo Nora']);
      // 1 1 −1 −1 and 5 5 5 −15.
      expect(sheet.totals()).to.deep.equal(['+6', '+6', '+4', '−16']);
      expect(sheet.hands()[1]?.running).to.deep.equal(['+6', '+6', '+4', '−16']);
      expect(sheet.heading()).to.equal('Spiel 3 / Felix gibt · Nora kommt raus');
      expect(sheet.said()).to.equal('Gestrichen. Rückgängig');
      await sheet.press('Rückgängig');
      expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Jonas', 'Wenz Felix', 'Solo Nora']);
      expect(sheet.totals()).to.deep.equal(['+1', '+1', '+19', '−21']);
    });

    it('of a thrown-in hand have no settlement, but strike it too', async () => {
      const sheet = await SheetPage.open();
      await sheet.throwIn();
      await sheet.details(1);
      expect(all(sheet.element, 'skf-settlement')).to.deep.equal([]);
      await sheet.press('Spiel 1: Streichen');
      expect(sheet.titles()).to.deep.equal([]);
      expect(sheet.heading()).to.equal('Spiel 1 / Lena gibt · Jonas kommt raus');
    });
  });

  it('a new evening has the same people and tariff; it can be taken back', async () => {
    const sheet = await SheetPage.open({ tariff: '1-5' });
    await sheet.enter(WON);
    await sheet.openSettings();
    await sheet.press('Neuer Abend');
    expect(sheet.titles()).to.deep.equal([]);
    expect(sheet.names()).to.deep.equal(['Lena', 'Jonas', 'Felix', 'Nora']);
    await sheet.enter(WON);
    expect(sheet.totals()).to.deep.equal(['+1', '+1', '−1', '−1']);
    await sheet.press('Rückgängig');
    await sheet.press('Rückgängig');
    expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Jonas']);
  });

  describe('the players', () => {
    it('names typed one after the other, without a pause, are all kept', async () => {
      const sheet = await SheetPage.open();
      await sheet.openSettings();
      const inputs = all<HTMLInputElement>(
        one(sheet.element, 'skf-sheet-settings'),
        'input[type="text"]',
      );
      const names = ['Xaver', 'Resi', 'Vroni', 'Sepp'];
      for (const [seat, input] of inputs.entries()) {
        input.value = names[seat] ?? '';
        input.dispatchEvent(new Event('change'));
      }
      await until(() => sheet.names().join() === names.join(), 'all four names');
      expect(inputs.map(({ value }) => value)).to.deep.equal(names);
    });

    it('a new name is shown everywhere, harms no old hand, and is kept', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.openSettings();
      await sheet.changing(() => sheet.rename('Spieler 2', 'Sepp'));
      expect(sheet.names()).to.deep.equal(['Lena', 'Sepp', 'Felix', 'Nora']);
      expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Sepp']);
      expect(sheet.offers('game')).to.include('Sepp');
      expect(sheet.heading()).to.contain('Sepp gibt');
      expect(sheet.totals()).to.deep.equal(['+1', '+1', '−1', '−1']);
      const again = await sheet.reload();
      expect(again.names()).to.deep.equal(['Lena', 'Sepp', 'Felix', 'Nora']);
    });

    for (const [title, name] of [
      ['an empty name', ''],
      ['a name of spaces', '   '],
      ['the same name', 'Jonas'],
    ] as const) {
      it(`${title} changes nothing`, async () => {
        const sheet = await SheetPage.open();
        await sheet.openSettings();
        await sheet.rename('Spieler 2', name);
        expect(sheet.names()).to.deep.equal(['Lena', 'Jonas', 'Felix', 'Nora']);
        expect(all<HTMLInputElement>(sheet.element, 'input[type="text"]')[1]?.value).to.equal(
          'Jonas',
        );
        expect(sheet.button('Rückgängig').disabled).to.equal(true);
      });
    }

    it('undo brings the old name back', async () => {
      const sheet = await SheetPage.open();
      await sheet.openSettings();
      await sheet.changing(() => sheet.rename('Spieler 1', 'Sepp'));
      await sheet.press('Rückgängig');
      expect(sheet.names()[0]).to.equal('Lena');
      expect(all<HTMLInputElement>(sheet.element, 'input[type="text"]')[0]?.value).to.equal('Lena');
    });

    it('the first dealer can be chosen, taken back and brought back', async () => {
      const sheet = await SheetPage.open();
      await sheet.throwIn();
      await sheet.openSettings();
      const dealer = () => picked(sheet.select('Wer gibt als Erster?'));
      expect(dealer()).to.equal('Lena');
      await sheet.changing(() => choose(sheet.select('Wer gibt als Erster?'), 'Felix'));
      expect(sheet.heading()).to.equal('Spiel 2 / Nora gibt · Lena kommt raus');
      await sheet.press('Rückgängig');
      expect([dealer(), sheet.heading()]).to.deep.equal([
        'Lena',
        'Spiel 2 / Jonas gibt · Felix kommt raus',
      ]);
      await sheet.press('Wiederholen');
      expect([dealer(), sheet.heading()]).to.deep.equal([
        'Felix',
        'Spiel 2 / Nora gibt · Lena kommt raus',
      ]);
    });

    it('are asked for at once where the page names none, and no more after a hand', async () => {
      const sheet = await SheetPage.open({ players: '' });
      const settings = one<HTMLDetailsElement>(sheet.element, 'section > details');
      expect(settings.open).to.equal(true);
      expect(sheet.summary()).to.match(/^Spieler und Tarif/);
      await sheet.enter({ declarer: 'Spieler 1', solo: 'Wenz', outcome: 'gewonnen' });
      expect(settings.open).to.equal(false);
      expect((await SheetPage.open()).summary()).to.match(/^Lena, Jonas, Felix, Nora/);
    });
  });

  describe('the tariff', () => {
    it('applies from the next hand on; old hands stay as they were', async () => {
      const sheet = await SheetPage.open({ tariff: '1-5' });
      await sheet.enter(WON);
      await sheet.openSettings();
      expect(picked(sheet.select('Tarif'))).to.equal('1 / 5 in Einheiten');
      await sheet.changing(() => choose(sheet.select('Tarif'), '20 / 100 in Cent'));
      expect(sheet.changes()).to.deep.equal([['+1', '+1', '−1', '−1']]);
      expect(textOf(one(sheet.element, 'skf-sheet-settings'))).to.contain(
        'Ein neuer Tarif gilt ab dem nächsten Spiel.',
      );
      await sheet.enter(WON);
      expect(sheet.changes()).to.deep.equal([
        ['+1', '+1', '−1', '−1'],
        ['+20', '+20', '−20', '−20'],
      ]);
      const again = await sheet.reload({ tariff: '10-50' });
      expect(again.totals()).to.deep.equal(['+21', '+21', '−21', '−21']);
      await again.enter(WON);
      expect(again.changes()[2]).to.deep.equal(['+20', '+20', '−20', '−20']);
    });

    it('can be taken back and brought back, and is shown as it is', async () => {
      const sheet = await SheetPage.open({ tariff: '1-5' });
      await sheet.openSettings();
      await sheet.changing(() => choose(sheet.select('Tarif'), '10 / 50 in Cent'));
      await sheet.changing(() => choose(sheet.select('Tarif'), '5 / 20 in Cent'));
      const shown = () => picked(sheet.select('Tarif'));
      await sheet.press('Rückgängig');
      expect(shown()).to.equal('10 / 50 in Cent');
      await sheet.press('Rückgängig');
      expect(shown()).to.equal('1 / 5 in Einheiten');
      await sheet.press('Wiederholen');
      expect(shown()).to.equal('10 / 50 in Cent');
      await sheet.press('Wiederholen');
      expect(shown()).to.equal('5 / 20 in Cent');
      expect(sheet.summary()).to.equal('Spieler und Tarif 5 / 20');
    });

    it('says whether amounts are units or cents', async () => {
      const unit = (sheet: SheetPage) => textOf(one(sheet.element, '.unit'));
      expect(unit(await SheetPage.open({ tariff: '1-5' }))).to.equal('in Einheiten');
      expect(unit(await SheetPage.open({ tariff: '10-50' }))).to.equal('in Cent');
    });
  });

  describe('skf-change', () => {
    it('leaves the element, bubbles and crosses shadow roots, and carries the sheet', async () => {
      const sheet = await SheetPage.open();
      const heard: Event[] = [];
      const hear = (event: Event) => heard.push(event);
      document.addEventListener('skf-change', hear);
      try {
        await sheet.enter(WON);
      } finally {
        document.removeEventListener('skf-change', hear);
      }
      expect(heard).to.have.lengthOf(1);
      const [event] = heard;
      expect([event?.bubbles, event?.composed]).to.deep.equal([true, true]);
      expect(event?.target).to.equal(sheet.element);
      expect((event as SkfChangeEvent).sheet).to.equal(sheet.element.sheet);
      expect(sheet.element.sheet?.rows).to.have.lengthOf(1);
    });

    it('is not sent on load, empty or not, and not for what is only being entered', async () => {
      const heard: Event[] = [];
      const hear = (event: Event) => heard.push(event);
      const first = await SheetPage.open();
      await first.enter(WON);
      document.addEventListener('skf-change', hear);
      try {
        await SheetPage.open();
        const again = await first.reload();
        expect(again.titles()).to.have.lengthOf(1);
        await again.tap(WON);
        await drawn(again.element);
      } finally {
        document.removeEventListener('skf-change', hear);
      }
      expect(heard).to.deep.equal([]);
    });

    it('is sent once for every step, undo and redo too', async () => {
      const sheet = await SheetPage.open();
      const rows: number[] = [];
      sheet.element.addEventListener('skf-change', (event) => {
        if ('sheet' in event) rows.push(event.sheet.rows.length);
      });
      await sheet.enter(WON);
      await sheet.press('Rückgängig');
      await sheet.press('Wiederholen');
      await sheet.throwIn();
      expect(rows).to.deep.equal([1, 0, 1, 2]);
    });

    it('requests between the parts stay inside', async () => {
      const sheet = await SheetPage.open();
      let left = 0;
      const count = () => (left += 1);
      document.addEventListener('skf-sheet-request', count);
      await sheet.enter(WON);
      document.removeEventListener('skf-sheet-request', count);
      expect(left).to.equal(0);
    });
  });

  describe('.sheet', () => {
    it('is null before the sheet has been read, then the sheet', async () => {
      const element = document.createElement('skf-scoresheet');
      expect(element.sheet).to.equal(null);
      element.persist = 'none';
      element.players = 'Anna,Ben,Clara,David';
      document.body.append(element);
      try {
        await until(() => all(element, 'form').length === 1, 'the panel');
        expect(element.sheet?.players.map(({ name }) => name)).to.deep.equal([
          'Anna',
          'Ben',
          'Clara',
          'David',
        ]);
        expect(element.sheet?.rows).to.deep.equal([]);
      } finally {
        element.remove();
      }
    });
  });
});
