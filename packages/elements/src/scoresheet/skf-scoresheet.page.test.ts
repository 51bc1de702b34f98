import { expect } from '@open-wc/testing';
import { all, drawn, one, textOf } from '../../test/page.js';
import { expectCleanMarkup } from '../../test/checks.js';
import { SheetPage, type SheetAttributes, type Taps } from '../../test/sheet-page.js';

const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const NUMBERED = ['Spieler 1', 'Spieler 2', 'Spieler 3', 'Spieler 4'];

describe('skf-scoresheet on a page', () => {
  describe('an attribute that cannot be meant never breaks it', () => {
    for (const { title, attributes, problems, names, says = [] } of [
      {
        title: 'two players',
        attributes: { players: 'Lena,Jonas' },
        problems: ['Die Liste braucht drei bis sechs Namen, hier stehen 2.'],
        names: ['Lena', 'Jonas', 'Spieler 3', 'Spieler 4'],
      },
      {
        title: 'seven players',
        attributes: { players: 'Lena,Jonas,Felix,Nora,Emil,Fritz,Anna' },
        problems: ['Die Liste braucht drei bis sechs Namen, hier stehen 7.'],
        names: ['Lena', 'Jonas', 'Felix', 'Nora'],
      },
      {
        title: 'three players, who are a table',
        attributes: { players: 'Lena,Jonas,Felix' },
        problems: [],
        names: ['Lena', 'Jonas', 'Felix'],
      },
      {
        title: 'six players, who are one too',
        attributes: { players: 'Lena,Jonas,Felix,Nora,Emil,Fritz' },
        problems: [],
        names: ['Lena', 'Jonas', 'Felix', 'Nora', 'Emil', 'Fritz'],
      },
      {
        title: 'two players, in English',
        attributes: { players: 'Lena,Jonas', lang: 'en' },
        problems: ['The sheet needs three to six names, here are 2.'],
        names: ['Lena', 'Jonas', 'Player 3', 'Player 4'],
      },
      {
        title: 'no players',
        attributes: { players: ' ' },
        problems: [],
        names: NUMBERED,
      },
      {
        title: 'a player without a name',
        attributes: { players: 'Lena,,Felix, ' },
        problems: [],
        names: ['Lena', 'Spieler 2', 'Felix', 'Spieler 4'],
      },
      {
        title: 'an unknown tariff',
        attributes: { tariff: '7-9' },
        problems: ['„7-9“ ist kein Tarif; es gilt 10 / 50.'],
        names: ['Lena', 'Jonas', 'Felix', 'Nora'],
        says: ['10 / 50'],
      },
      {
        title: 'a tariff with the name of something every object has',
        attributes: { tariff: 'toString', lang: 'en' },
        problems: ['“toString” is not a tariff; 10 / 50 is used.'],
        names: ['Lena', 'Jonas', 'Felix', 'Nora'],
        says: ['10 / 50'],
      },
      {
        title: 'wrong players and a wrong tariff',
        attributes: { players: 'Lena', tariff: '' },
        problems: [
          'Die Liste braucht drei bis sechs Namen, hier stehen 1.',
          '„“ ist kein Tarif; es gilt 10 / 50.',
        ],
        names: ['Lena', 'Spieler 2', 'Spieler 3', 'Spieler 4'],
      },
    ] satisfies {
      title: string;
      attributes: SheetAttributes;
      problems: string[];
      names: string[];
      says?: string[];
    }[]) {
      it(title, async () => {
        const sheet = await SheetPage.open(attributes);
        expect(sheet.problems()).to.deep.equal(problems);
        expect(sheet.names()).to.deep.equal(names);
        for (const text of says) expect(sheet.summary()).to.contain(text);
      });
    }

    it('an unknown counting counts plus and minus', async () => {
      const sheet = await SheetPage.open({ counting: 'sideways' });
      await sheet.enter(WON);
      expect(sheet.totals()).to.deep.equal(['+1', '+1', '−1', '−1']);
    });

    it('an unknown persist keeps the sheet in the browser', async () => {
      const sheet = await SheetPage.open({ persist: 'cloud' });
      await sheet.enter(WON);
      expect((await sheet.reload()).totals()).to.deep.equal(['+1', '+1', '−1', '−1']);
    });

    for (const attribute of ['players', 'tariff', 'counting', 'persist', 'storage-key']) {
      it(`${attribute} taken away is as if it had never been there`, async () => {
        const sheet = await SheetPage.open({ counting: 'above-worst', persist: 'none' });
        sheet.element.removeAttribute(attribute);
        await drawn(sheet.element);
        await sheet.ready();
        expect(sheet.problems()).to.deep.equal([]);
        await sheet.throwIn();
        expect(sheet.titles()).to.deep.equal(['Zusammengeworfen']);
        if (attribute === 'players') expect(sheet.names()).to.deep.equal(NUMBERED);
        if (attribute === 'tariff') expect(sheet.summary()).to.contain('10 / 50');
        if (attribute === 'counting') expect(sheet.totals()).to.deep.equal(['0', '0', '0', '0']);
      });
    }
  });

  it('players and tariff of the page count until something is written, then no more', async () => {
    const sheet = await SheetPage.open();
    sheet.element.setAttribute('players', 'Anna,Ben,Clara,David');
    sheet.element.setAttribute('tariff', '10-50');
    await drawn(sheet.element);
    await sheet.ready();
    expect(sheet.summary()).to.equal('Anna, Ben, Clara, David 10 / 50');
    await sheet.throwIn();
    sheet.element.setAttribute('players', 'Lena,Jonas,Felix,Nora');
    await drawn(sheet.element);
    await sheet.ready();
    expect(sheet.names()).to.deep.equal(['Anna', 'Ben', 'Clara', 'David']);
    expect(sheet.titles()).to.deep.equal(['Zusammengeworfen']);
  });

  it('is the same whether its attributes are set before or after it is attached', async () => {
    const before = document.createElement('skf-scoresheet');
    const after = document.createElement('skf-scoresheet');
    const place = document.createElement('div');
    place.lang = 'de';
    document.body.append(place);
    try {
      const set = (element: Element) => {
        element.setAttribute('persist', 'none');
        element.setAttribute('players', 'Lena,Jonas,Felix,Nora');
        element.setAttribute('tariff', '1-5');
      };
      set(before);
      place.append(before, after);
      set(after);
      for (const element of [before, after]) {
        const sheet = new SheetPage(element, '');
        await sheet.ready();
        await sheet.enter(WON);
        expect(sheet.summary()).to.equal('Lena, Jonas, Felix, Nora 1 / 5');
        expect(sheet.totals()).to.deep.equal(['+1', '+1', '−1', '−1']);
      }
    } finally {
      place.remove();
    }
  });

  it('shows names with markup as text, everywhere', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const sheet = await SheetPage.open({ players: `${evil},Jonas,Felix,Nora` });
    await sheet.enter({ declarer: evil, partner: 'Jonas', outcome: 'gewonnen' });
    await sheet.details(1);
    await sheet.openSettings();
    expect(all(sheet.element, 'img')).to.deep.equal([]);
    expect(sheet.names()[0]).to.equal(evil);
    expect(sheet.titles()).to.deep.equal([`Rufspiel ${evil} + Jonas`]);
    expect(textOf(one(sheet.element, 'skf-settlement'))).to.contain(evil);
  });

  it('has no style attributes and no id twice in a tree', async () => {
    const sheet = await SheetPage.open({ players: 'Lena' });
    await sheet.enter({ declarer: 'Lena', solo: 'Solo', suit: 'Gras', outcome: 'gewonnen' });
    await sheet.details(1);
    await sheet.openSettings();
    await sheet.tap({ declarer: 'Lena', solo: 'Solo', suit: 'Eichel' });
    expectCleanMarkup(sheet.element);
  });

  it('speaks English on an English page', async () => {
    const sheet = await SheetPage.open({ lang: 'en' });
    const said = textOf(sheet.element);
    for (const words of [
      'Hand 1',
      'Lena deals · Jonas leads',
      'Who plays?',
      'With whom – or what alone?',
      'Runners?',
      'How did it end?',
      'won with Schneider',
      'lost Schwarz',
      'Who knocked?',
      'Write it down',
      'Plus and minus',
      'in units',
      'No hand written down yet.',
    ]) {
      expect(said).to.contain(words);
    }
    expect(said).to.not.match(/Spiel|gewonnen|verloren|Wer |Laufende/);
  });

  it('follows a change of the page’s language, hands and all', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter({ declarer: 'Lena', solo: 'Solo', suit: 'Gras', outcome: 'gewonnen' });
    expect(sheet.titles()).to.deep.equal(['Gras-Solo Lena']);
    sheet.element.parentElement?.setAttribute('lang', 'en');
    await drawn(sheet.element);
    expect(sheet.titles()).to.deep.equal(['Leaves Solo Lena']);
    expect(sheet.heading()).to.equal('Hand 2 / Jonas deals · Felix leads');
  });
});
