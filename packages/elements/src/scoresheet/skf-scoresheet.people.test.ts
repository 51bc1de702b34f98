import { expect } from '@open-wc/testing';
import type { Rules } from '@schafkopf/core';
import { textOf } from '../../test/page.js';
import { SheetPage, type Taps } from '../../test/sheet-page.js';

const net = (...amounts: number[]) =>
  amounts.map((amount) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−')));

describe('skf-scoresheet: three, five and six at the table', () => {
  for (const { title, players, rules = {}, marks, out, mates, taps, totals, next } of [
    {
      title: 'three: no partners; a Solo with four runners is 50 + 40 from each of two',
      players: 'Anna,Ben,Cora',
      rules: { deck: 'short' },
      marks: ['Anna gibt', 'Ben Vorhand', 'Cora'],
      out: [],
      mates: [],
      taps: { declarer: 'Ben', solo: 'Solo', runners: 4, outcome: 'gewonnen' },
      totals: net(-90, 180, -90),
      next: 'Spiel 2 / Ben gibt · Cora kommt raus',
    },
    {
      title: 'five: the dealer sits out (Schafkopf zu fünft)',
      players: 'Anna,Ben,Cora,Dan,Emil',
      marks: ['Anna gibt', 'Ben Vorhand', 'Cora', 'Dan', 'Emil'],
      out: ['Anna gibt'],
      mates: ['Ben', 'Cora', 'Dan', 'Emil'],
      taps: { declarer: 'Ben', partner: 'Emil', runners: 3, outcome: 'gewonnen' },
      totals: net(0, 40, -40, -40, 40),
      next: 'Spiel 2 / Ben gibt · Cora kommt raus',
    },
    {
      title: 'six: the cutter sits out too',
      players: 'Anna,Ben,Cora,Dan,Emil,Fritz',
      marks: ['Anna gibt', 'Ben Vorhand', 'Cora', 'Dan', 'Emil', 'Fritz setzt aus'],
      out: ['Anna gibt', 'Fritz setzt aus'],
      mates: ['Ben', 'Cora', 'Dan', 'Emil'],
      taps: { declarer: 'Cora', solo: 'Wenz', outcome: 'verloren' },
      totals: net(0, 50, -150, 50, 50, 0),
      next: 'Spiel 2 / Ben gibt · Cora kommt raus',
    },
  ] satisfies {
    title: string;
    players: string;
    rules?: Partial<Rules>;
    marks: string[];
    out: string[];
    mates: string[];
    taps: Taps;
    totals: string[];
    next: string;
  }[]) {
    it(title, async () => {
      const sheet = await SheetPage.sit({ players, rules });
      const declarers = sheet.choices('declarer');
      expect(declarers.map(({ name }) => name)).to.deep.equal(marks);
      expect(declarers.flatMap(({ name, enabled }) => (enabled ? [] : [name]))).to.deep.equal(out);
      const games = sheet.choices(mates.length > 0 ? 'game' : 'what');
      const offered = games.flatMap(({ name, enabled }) => (enabled ? [name] : []));
      expect(offered).to.deep.equal([...mates, 'Wenz', 'Solo', 'Sie']);
      // Who sits out keeps the place, so that everybody stands below their own name.
      const placed = games.length - 3;
      expect(placed).to.equal(mates.length > 0 ? declarers.length : 0);
      await sheet.enter(taps);
      expect(sheet.totals()).to.deep.equal(totals);
      expect(sheet.heading()).to.equal(next);
    });
  }

  it('two of one name are taken, and it is said where names are written', async () => {
    const sheet = await SheetPage.open({ players: 'Anna,Ben,Cora,Cora' });
    const said = 'Mehr als einer heißt Cora; ein Buchstabe dahinter hält sie auseinander.';
    await sheet.openPart('Leute', 'skf-sheet-people');
    expect(textOf(sheet.element)).to.contain(said);
    const again = await SheetPage.open({ players: 'Anna,Ben,Cora,' });
    await again.openPart('Leute', 'skf-sheet-people');
    expect(textOf(again.element)).not.to.contain('Mehr als einer');
  });

  it('who sat out has a dash, and his total beneath', async () => {
    const sheet = await SheetPage.sit({ players: 'Anna,Ben,Cora,Dan,Emil' });
    await sheet.enter({ declarer: 'Ben', partner: 'Emil', outcome: 'gewonnen' });
    expect(sheet.hands()[0]?.changes).to.deep.equal(['–', '+10', '−10', '−10', '+10']);
    expect(sheet.hands()[0]?.running[0]).to.equal('0');
  });

  it('a hand begun keeps only those who are dealt it when the deal moves on', async () => {
    const sheet = await SheetPage.sit({ players: 'Anna,Ben,Cora,Dan,Emil' });
    await sheet.tap({ declarer: 'Ben', partner: 'Cora' });
    // Ben deals now, and sits out.
    await sheet.throwIn();
    expect(sheet.chosen('declarer')).to.deep.equal([]);
  });
});
