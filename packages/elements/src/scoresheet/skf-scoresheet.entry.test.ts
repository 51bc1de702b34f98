import { expect } from '@open-wc/testing';
import { drawn, one, textOf } from '../../test/page.js';
import { SheetPage, type Taps } from '../../test/sheet-page.js';

const LENAS: Taps = {
  declarer: 'Lena',
  partner: 'Jonas',
  runners: 5,
  outcome: 'gewonnen mit Schneider',
};

const net = (...amounts: number[]) =>
  amounts.map((amount) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−')));

describe('skf-scoresheet: entering a hand', () => {
  describe('what is written down', () => {
    for (const { title, tariff = '1-5', taps, expected, name } of [
      {
        title: 'Lena’s hand (SquareScores, A worked hand)',
        taps: LENAS,
        expected: net(7, 7, -7, -7),
        name: 'Rufspiel Lena + Jonas',
      },
      {
        title: 'Lena’s hand, the called ace told',
        taps: { ...LENAS, suit: 'Schellen' },
        expected: net(7, 7, -7, -7),
        name: 'Rufspiel auf die Schellen-Sau Lena + Jonas',
      },
      {
        title: 'Anna’s hand at 10-50 (French-card rules, Scoring)',
        tariff: '10-50',
        taps: { ...LENAS, runners: 3 },
        expected: net(50, 50, -50, -50),
        name: 'Rufspiel Lena + Jonas',
      },
      {
        title: 'Anna’s solo “with the same result”: 90 from each of the three',
        tariff: '10-50',
        taps: { declarer: 'Lena', solo: 'Solo', runners: 3, outcome: 'gewonnen mit Schneider' },
        expected: net(270, -90, -90, -90),
        name: 'Solo Lena',
      },
      {
        title: 'a lost Rufer, the partner named first in seat order',
        taps: { declarer: 'Nora', partner: 'Jonas', outcome: 'verloren' },
        expected: net(1, -1, 1, -1),
        name: 'Rufspiel Nora + Jonas',
      },
      {
        title: 'a lost Solo with Schneider, 4 runners, kontra and re: (5 + 1 + 4) × 4 = 40',
        taps: {
          declarer: 'Felix',
          solo: 'Solo',
          suit: 'Gras',
          runners: 4,
          outcome: 'verloren mit Schneider',
          kontra: ['Kontra', 'Re'],
        },
        expected: net(40, 40, -120, 40),
        name: 'Gras-Solo Felix',
      },
      {
        title: 'a Schwarz Solo: 5 + 1 + 1 (SquareScores, Scoring)',
        taps: { declarer: 'Lena', solo: 'Solo', outcome: 'gewonnen schwarz' },
        expected: net(21, -7, -7, -7),
        name: 'Solo Lena',
      },
      {
        title: 'a Wenz with the two highest Unters: 5 + 2',
        taps: { declarer: 'Jonas', solo: 'Wenz', runners: 2, outcome: 'gewonnen' },
        expected: net(-7, 21, -7, -7),
        name: 'Wenz Jonas',
      },
      {
        title: 'a won Solo-Tout with 4 runners: (5 + 4) × 2 (SquareScores, Runners)',
        taps: {
          declarer: 'Lena',
          solo: 'Solo',
          suit: 'Herz',
          tout: true,
          runners: 4,
          outcome: 'gewonnen',
        },
        expected: net(54, -18, -18, -18),
        name: 'Herz-Solo Tout Lena',
      },
      {
        title: 'a lost Tout: 5 × 2 (SquareScores, Scoring)',
        taps: { declarer: 'Lena', solo: 'Solo', tout: true, outcome: 'verloren' },
        expected: net(-30, 10, 10, 10),
        name: 'Solo Tout Lena',
      },
      {
        title: 'a Sie: 20 + 32 = 52 from each (SquareScores, Scoring)',
        taps: { declarer: 'Lena', solo: 'Sie', outcome: 'gewonnen' },
        expected: net(156, -52, -52, -52),
        name: 'Sie Lena',
      },
      {
        title: 'two knocks double twice: 1 × 2 × 2',
        taps: {
          declarer: 'Lena',
          partner: 'Jonas',
          outcome: 'gewonnen',
          knocked: ['Felix', 'Lena'],
        },
        expected: net(4, 4, -4, -4),
        name: 'Rufspiel Lena + Jonas',
      },
      {
        title: 'a knock taken back doubles nothing',
        taps: {
          declarer: 'Lena',
          partner: 'Jonas',
          outcome: 'gewonnen',
          knocked: ['Felix', 'Felix'],
        },
        expected: net(1, 1, -1, -1),
        name: 'Rufspiel Lena + Jonas',
      },
      {
        title: 'kontra, re, sup and resup: 1 × 16',
        taps: {
          declarer: 'Lena',
          partner: 'Jonas',
          outcome: 'gewonnen',
          kontra: ['Kontra', 'Re', 'Sup', 'Resup'],
        },
        expected: net(16, 16, -16, -16),
        name: 'Rufspiel Lena + Jonas',
      },
      {
        title: 'Lena’s hand with kontra doubles it all: 14',
        taps: { ...LENAS, kontra: ['Kontra'] },
        expected: net(14, 14, -14, -14),
        name: 'Rufspiel Lena + Jonas',
      },
    ] satisfies {
      title: string;
      tariff?: string;
      taps: Taps;
      expected: string[];
      name: string;
    }[]) {
      it(title, async () => {
        const sheet = await SheetPage.open({ tariff });
        await sheet.enter(taps);
        expect(sheet.hands()).to.deep.equal([
          { title: name, changes: expected, running: expected },
        ]);
        expect(sheet.totals()).to.deep.equal(expected);
      });
    }
  });

  it('counts Lena’s hand above the worst: 14 14 0 0, each hand by itself', async () => {
    const sheet = await SheetPage.open({ counting: 'above-worst' });
    await sheet.enter(LENAS);
    expect(sheet.changes()).to.deep.equal([['14', '14', '0', '0']]);
    // −7 21 −7 −7 stands 28 above the worst.
    await sheet.enter({ declarer: 'Jonas', solo: 'Wenz', runners: 2, outcome: 'gewonnen' });
    expect(sheet.changes()[1]).to.deep.equal(['0', '28', '0', '0']);
    expect(sheet.totals()).to.deep.equal(['14', '42', '0', '0']);
    await sheet.count('Plus und Minus');
    expect(sheet.totals()).to.deep.equal(net(0, 28, -14, -14));
    await sheet.count('Über dem Schlechtesten');
    expect(sheet.totals()).to.deep.equal(['14', '42', '0', '0']);
  });

  it('a thrown-in hand moves the dealer and changes nothing else', async () => {
    const sheet = await SheetPage.open();
    expect(sheet.heading()).to.equal('Spiel 1 / Lena gibt · Jonas kommt raus');
    await sheet.enter(LENAS);
    expect(sheet.heading()).to.equal('Spiel 2 / Jonas gibt · Felix kommt raus');
    await sheet.throwIn();
    expect(sheet.heading()).to.equal('Spiel 3 / Felix gibt · Nora kommt raus');
    expect(sheet.hands()[1]).to.deep.equal({
      title: 'Zusammengeworfen',
      changes: ['–', '–', '–', '–'],
      running: net(7, 7, -7, -7),
    });
    expect(sheet.totals()).to.deep.equal(net(7, 7, -7, -7));
    await sheet.throwIn();
    await sheet.throwIn();
    expect(sheet.heading()).to.equal('Spiel 5 / Lena gibt · Jonas kommt raus');
  });

  describe('what can be chosen', () => {
    it('nothing is chosen before a hand, and nothing after one', async () => {
      const sheet = await SheetPage.open();
      const untouched = () =>
        (['declarer', 'game', 'outcome', 'knocked', 'kontra'] as const).flatMap((question) =>
          sheet.chosen(question),
        );
      expect(untouched()).to.deep.equal([]);
      await sheet.enter({ ...LENAS, knocked: ['Nora'], kontra: ['Kontra'] });
      expect(untouched()).to.deep.equal([]);
      expect(sheet.chosen('runners')).to.deep.equal(['0']);
      expect(sheet.said()).to.match(/^Spiel 1 steht\./);
    });

    it('dealer and forehand are marked and move on', async () => {
      const sheet = await SheetPage.open();
      expect(sheet.offers('declarer')).to.deep.equal([
        'Lena gibt',
        'Jonas Vorhand',
        'Felix',
        'Nora',
      ]);
      await sheet.throwIn();
      expect(sheet.offers('declarer')).to.deep.equal([
        'Lena',
        'Jonas gibt',
        'Felix Vorhand',
        'Nora',
      ]);
    });

    it('nobody is their own partner', async () => {
      const sheet = await SheetPage.open();
      await sheet.choose('declarer', 'Felix');
      const disabled = sheet.choices('game').filter(({ enabled }) => !enabled);
      expect(disabled.map(({ name }) => name)).to.deep.equal(['Felix']);
    });

    it('a partner who becomes the declarer is partner no more', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' });
      await sheet.choose('declarer', 'Jonas');
      expect(sheet.chosen('declarer')).to.deep.equal(['Jonas Vorhand']);
      expect(sheet.chosen('game')).to.deep.equal([]);
      expect(sheet.said()).to.equal('Mit wem – oder was allein?');
    });

    for (const { title, taps, offered } of [
      { title: 'before anything is said, as in a Rufer', taps: {}, offered: [0, ...range(3, 14)] },
      {
        title: 'Rufer: 3 to 14 (Tarife III.1)',
        taps: { declarer: 'Lena', partner: 'Nora' },
        offered: [0, ...range(3, 14)],
      },
      {
        title: 'Solo: 3 to 14 (Tarife III.1)',
        taps: { declarer: 'Lena', solo: 'Solo' },
        offered: [0, ...range(3, 14)],
      },
      {
        title: 'Wenz: 2 to 4 (Tarife III.2)',
        taps: { declarer: 'Lena', solo: 'Wenz' },
        offered: [0, 2, 3, 4],
      },
      {
        title: 'Sie: all 8 (Schafkopfordnung 1989)',
        taps: { declarer: 'Lena', solo: 'Sie' },
        offered: [8],
      },
    ] satisfies { title: string; taps: Taps; offered: number[] }[]) {
      it(`runners, ${title}`, async () => {
        const sheet = await SheetPage.open();
        await sheet.tap(taps);
        // What hardly anybody ever holds is one tap away.
        const usual = offered.length > 6 ? offered.slice(0, 5) : offered;
        expect(sheet.offers('runners')).to.deep.equal(usual.map(String));
        if (usual === offered) return;
        sheet.button('Mehr Laufende').click();
        await drawn(sheet.element);
        expect(sheet.offers('runners')).to.deep.equal(offered.map(String));
      });
    }

    it('runners that the contract has not are dropped', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Nora', runners: 5 });
      await sheet.choose('game', 'Wenz');
      expect(sheet.chosen('runners')).to.deep.equal(['0']);
      await sheet.choose('game', 'Sie');
      expect(sheet.chosen('runners')).to.deep.equal(['8']);
      await sheet.choose('game', 'Solo');
      expect(sheet.chosen('runners')).to.deep.equal(['8']);
    });

    const SIX = [
      'gewonnen',
      'gewonnen mit Schneider',
      'gewonnen schwarz',
      'verloren',
      'verloren mit Schneider',
      'verloren schwarz',
    ];
    for (const { title, taps, offered } of [
      { title: 'Rufer', taps: { declarer: 'Lena', partner: 'Nora' }, offered: SIX },
      { title: 'Wenz', taps: { declarer: 'Lena', solo: 'Wenz' }, offered: SIX },
      {
        title: 'Tout',
        taps: { declarer: 'Lena', solo: 'Wenz', tout: true },
        offered: ['gewonnen', 'verloren'],
      },
      { title: 'Sie', taps: { declarer: 'Lena', solo: 'Sie' }, offered: ['gewonnen'] },
    ] satisfies { title: string; taps: Taps; offered: string[] }[]) {
      it(`outcomes, ${title}`, async () => {
        const sheet = await SheetPage.open();
        await sheet.tap(taps);
        expect(sheet.offers('outcome')).to.deep.equal(offered);
      });
    }

    it('an outcome that the contract has not is dropped', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', solo: 'Solo', outcome: 'gewonnen schwarz' });
      await sheet.toggleTout();
      expect(sheet.chosen('outcome')).to.deep.equal([]);
    });

    it('a Sie is won as soon as it is chosen: it cannot end in another way', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', solo: 'Sie' });
      expect(sheet.chosen('outcome')).to.deep.equal(['gewonnen']);
    });

    it('suits: the called aces of a Rufer, never Hearts; all four of a Solo; none else', async () => {
      const sheet = await SheetPage.open();
      await sheet.choose('declarer', 'Lena');
      expect(sheet.asks('calledSuit') || sheet.asks('solosSuit')).to.equal(false);
      await sheet.choose('game', 'Nora');
      expect(sheet.offers('calledSuit')).to.deep.equal(['Eichel', 'Gras', 'Schellen']);
      await sheet.choose('game', 'Solo');
      expect(sheet.offers('solosSuit')).to.deep.equal(['Eichel', 'Gras', 'Herz', 'Schellen']);
      for (const solo of ['Wenz', 'Sie']) {
        await sheet.choose('game', solo);
        expect(sheet.asks('calledSuit') || sheet.asks('solosSuit'), solo).to.equal(false);
      }
    });

    it('a Hearts Solo that becomes a Rufer calls no Hearts', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', solo: 'Solo', suit: 'Herz' });
      await sheet.enter({ partner: 'Nora', outcome: 'gewonnen' });
      expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Nora']);
    });

    it('each step of kontra only after the one before, and none left standing alone', async () => {
      const sheet = await SheetPage.open();
      const enabled = () =>
        sheet.choices('kontra').flatMap((choice) => (choice.enabled ? [choice.name] : []));
      expect(sheet.offers('kontra')).to.deep.equal([
        'Kontra Gegner',
        'Re Spieler',
        'Sup Gegner',
        'Resup Spieler',
      ]);
      expect(enabled()).to.deep.equal(['Kontra Gegner']);
      await sheet.choose('kontra', 'Kontra');
      expect(enabled()).to.deep.equal(['Kontra Gegner', 'Re Spieler']);
      await sheet.choose('kontra', 'Re');
      expect(sheet.chosen('kontra')).to.deep.equal(['Kontra Gegner', 'Re Spieler']);
      await sheet.choose('kontra', 'Kontra');
      expect(sheet.chosen('kontra')).to.deep.equal([]);
      expect(enabled()).to.deep.equal(['Kontra Gegner']);
    });
  });

  describe('the price, before it is saved', () => {
    for (const { title, tariff = '1-5', taps, price } of [
      {
        title: 'the design’s example: 20 + 10 + 3 × 10 = 60',
        tariff: '10-20-50',
        taps: { ...LENAS, runners: 3 },
        price: '20 + 10 Schneider + 3 × 10 Laufende = 60 · jeder Verlierer zahlt 60',
      },
      {
        title: 'a bare Rufer',
        taps: { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' },
        price: '1 · jeder Verlierer zahlt 1',
      },
      {
        title: 'a lost Solo, doubled',
        taps: {
          declarer: 'Felix',
          solo: 'Solo',
          runners: 4,
          outcome: 'verloren mit Schneider',
          kontra: ['Kontra', 'Re'],
        },
        price: '(5 + 1 Schneider + 4 × 1 Laufende) × 4 Kontra, Re = 40 · Felix zahlt jedem 40',
      },
      {
        title: 'a knocked Tout',
        taps: {
          declarer: 'Felix',
          solo: 'Wenz',
          tout: true,
          outcome: 'gewonnen',
          knocked: ['Nora'],
        },
        price: '5 × 2 Tout × 2 geklopft = 20 · jeder Gegner zahlt 20',
      },
    ] satisfies { title: string; tariff?: string; taps: Taps; price: string }[]) {
      it(title, async () => {
        const sheet = await SheetPage.open({ tariff });
        await sheet.tap(taps);
        expect(sheet.said()).to.equal(price);
      });
    }
  });

  describe('saving with something missing names it and saves nothing', () => {
    for (const { taps, missing } of [
      { taps: {}, missing: 'Wer spielt?' },
      { taps: { outcome: 'gewonnen' }, missing: 'Wer spielt?' },
      { taps: { declarer: 'Lena' }, missing: 'Mit wem – oder was allein?' },
      { taps: { declarer: 'Lena', outcome: 'gewonnen' }, missing: 'Mit wem – oder was allein?' },
      { taps: { declarer: 'Lena', partner: 'Nora' }, missing: 'Wie ging’s aus?' },
    ] satisfies { taps: Taps; missing: string }[]) {
      it(`${JSON.stringify(taps)}: ${missing}`, async () => {
        const sheet = await SheetPage.open();
        let changes = 0;
        sheet.element.addEventListener('skf-change', () => (changes += 1));
        await sheet.tap(taps);
        sheet.button('Aufschreiben').click();
        await drawn(sheet.element);
        expect(sheet.said()).to.equal(missing);
        expect(changes).to.equal(0);
        expect(sheet.hands()).to.deep.equal([]);
        expect((await sheet.reload()).hands()).to.deep.equal([]);
      });
    }

    it('and leads to what is missing', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Nora' });
      sheet.button('Aufschreiben').click();
      await drawn(sheet.element);
      const entry = one(sheet.element, 'skf-sheet-entry');
      const focused = entry.shadowRoot?.activeElement;
      expect(focused?.getAttribute('name')).to.equal('outcome');
    });

    it('and what was entered is still there, to be completed', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Jonas', runners: 5 });
      sheet.button('Aufschreiben').click();
      await drawn(sheet.element);
      await sheet.enter({ outcome: 'gewonnen mit Schneider' });
      expect(sheet.totals()).to.deep.equal(net(7, 7, -7, -7));
    });
  });

  it('each row says how its hand ended', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter({ declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen mit Schneider' });
    await sheet.enter({ declarer: 'Nora', solo: 'Solo', outcome: 'verloren' });
    await sheet.enter({ declarer: 'Nora', solo: 'Wenz', outcome: 'gewonnen schwarz' });
    expect(sheet.endings().toReversed()).to.deep.equal([
      'gewonnen mit Schneider',
      'verloren',
      'gewonnen schwarz',
    ]);
  });

  it('a hand is written once, however often and fast the button is pressed', async () => {
    const sheet = await SheetPage.open();
    await sheet.tap(LENAS);
    await sheet.changing(() => {
      sheet.button('Aufschreiben').click();
      sheet.button('Aufschreiben').click();
    });
    await sheet.throwIn();
    expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Jonas', 'Zusammengeworfen']);
    expect(sheet.totals()).to.deep.equal(net(7, 7, -7, -7));
  });

  it('the leader alone is marked, and nobody while all are level', async () => {
    const sheet = await SheetPage.open();
    expect(textOf(sheet.element)).to.not.contain('(vorn)');
    await sheet.enter({ declarer: 'Jonas', solo: 'Wenz', runners: 2, outcome: 'gewonnen' });
    expect(textOf(sheet.element).match(/\S+ \(vorn\)/g)).to.deep.equal(['+21 (vorn)']);
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
