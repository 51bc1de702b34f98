import { expect } from '@open-wc/testing';
import { OFFICIAL_RULES, RULE_PRESETS, type Rules } from '@schafkopf/core';
import { one } from '../../test/page.js';
import { SheetPage, type Taps } from '../../test/sheet-page.js';

const PLAYERS = 'Anna,Ben,Cora,Dan';

const net = (...amounts: number[]) =>
  amounts.map((amount) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−')));

/** Every game that the sheet can hold. */
const EVERYTHING: Partial<Rules> = {
  contracts: ['rufer', 'wedding', 'bettel', 'suit-geier', 'geier', 'suit-wenz', 'wenz', 'solo'],
  allPass: 'ramsch',
};

/** All at 10/50: Rufer 10, Wedding 20, Bettel 30, Ramsch 20, sweep 70, solos 50, extras 10. */
describe('skf-scoresheet: every contract, priced by hand', () => {
  for (const { title, rules = {}, taps, expected, says } of [
    {
      title: 'Wedding, Schneider, three runners: 20 + 10 + 30 (Tarife II.2)',
      taps: {
        declarer: 'Anna',
        partner: 'Ben',
        flags: ['Hochzeit'],
        runners: 3,
        outcome: 'gewonnen mit Schneider',
      },
      expected: net(60, 60, -60, -60),
      says: 'Hochzeit',
    },
    {
      title: 'cross play: the partner sits opposite, Rufer price (ruling)',
      rules: { allPass: 'cross-play' },
      taps: { declarer: 'Anna', solo: 'Kreuzspiel', outcome: 'gewonnen' },
      expected: net(10, -10, 10, -10),
      says: 'Kreuzspiel Anna + Cora',
    },
    {
      title: 'must-play, lost: the Rufer’s price (Varianten IV.3)',
      rules: { allPass: 'must-play' },
      taps: { declarer: 'Anna', partner: 'Dan', flags: ['Muss'], outcome: 'verloren' },
      expected: net(-10, 10, 10, -10),
      says: 'Rufspiel',
    },
    {
      title: 'Bettel, won: 30 from each (Tarife II.6)',
      taps: { declarer: 'Dan', solo: 'Bettel', outcome: 'gewonnen' },
      expected: net(-30, -30, -30, 90),
      says: 'Bettel Dan',
    },
    {
      title: 'Bettel, lost, kontra: 30 × 2 to each',
      taps: { declarer: 'Dan', solo: 'Bettel', outcome: 'verloren', kontra: ['Kontra'] },
      expected: net(60, 60, 60, -180),
      says: 'Bettel Dan',
    },
    {
      title: 'Geier with the two highest Obers: 50 + 20',
      taps: { declarer: 'Ben', solo: 'Geier', runners: 2, outcome: 'gewonnen' },
      expected: net(-70, 210, -70, -70),
      says: 'Geier Ben',
    },
    {
      title: 'Suit Geier, lost: 50 to each',
      taps: { declarer: 'Cora', solo: 'Farb-Geier', suit: 'Herz', outcome: 'verloren' },
      expected: net(50, 50, -150, 50),
      says: 'Herz-Farb-Geier Cora',
    },
    {
      title: 'Suit Wenz, Schneider, two runners: 50 + 10 + 20',
      taps: {
        declarer: 'Cora',
        solo: 'Farb-Wenz',
        suit: 'Schellen',
        runners: 2,
        outcome: 'gewonnen mit Schneider',
      },
      expected: net(-80, -80, 240, -80),
      says: 'Schellen-Farb-Wenz Cora',
    },
    {
      title: 'Geier Tout with three runners: (50 + 30) × 2 (Tarife IV)',
      taps: { declarer: 'Anna', solo: 'Geier', flags: ['Tout'], runners: 3, outcome: 'gewonnen' },
      expected: net(480, -160, -160, -160),
      says: 'Geier Tout Anna',
    },
    {
      title: 'a Solo raised to 100, 95 points: lost, and no Schneider (ruling)',
      rules: { raiseStep: 10 },
      taps: { declarer: 'Ben', solo: 'Solo', raised: 100, points: 95 },
      expected: net(50, -150, 50, 50),
      says: 'Solo mit 100 Ben',
    },
    {
      title: 'the same with 101 points: won; defenders with 19 are Schneider: 50 + 10',
      rules: { raiseStep: 10 },
      taps: { declarer: 'Ben', solo: 'Solo', raised: 100, points: 101 },
      expected: net(-60, 180, -60, -60),
      says: 'Solo mit 100 Ben',
    },
    {
      title: 'Ramsch, one virgin, paid double: 20 20 40 (Varianten IV.1.2)',
      taps: { solo: 'Ramsch', declarer: 'Ben', virgins: ['Dan'] },
      expected: net(20, -80, 20, 40),
      says: 'Ramsch Ben verloren',
    },
    {
      title: 'Ramsch where a virgin doubles all: 20 × 2 to each (SquareScores)',
      rules: { virgin: 'all' },
      taps: { solo: 'Ramsch', declarer: 'Ben', virgins: ['Dan'] },
      expected: net(40, -120, 40, 40),
      says: 'Ramsch Ben verloren',
    },
    {
      title: 'Ramsch, two knocks: 20 × 4 to each',
      taps: { solo: 'Ramsch', declarer: 'Anna', knocked: ['Ben', 'Cora'] },
      expected: net(-240, 80, 80, 80),
      says: 'Ramsch Anna verloren',
    },
    {
      title: 'a sweep: 70 from each (Varianten IV.1.4)',
      taps: { solo: 'Ramsch', flags: ['Durchmarsch'], declarer: 'Cora' },
      expected: net(-70, -70, 210, -70),
      says: 'Ramsch Cora Durchmarsch',
    },
    {
      title: 'kontra, re and a knock on a Rufer: 10 × 8',
      taps: {
        declarer: 'Anna',
        partner: 'Ben',
        outcome: 'gewonnen',
        knocked: ['Cora'],
        kontra: ['Kontra', 'Re'],
      },
      expected: net(80, 80, -80, -80),
      says: 'Rufspiel Anna + Ben',
    },
  ] satisfies {
    title: string;
    rules?: Partial<Rules>;
    taps: Taps;
    expected: string[];
    says: string;
  }[]) {
    it(title, async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS, rules: { ...EVERYTHING, ...rules } });
      await sheet.enter(taps);
      expect(sheet.totals()).to.deep.equal(expected);
      expect(`${sheet.titles()[0]} ${sheet.endings()[0]}`).to.contain(says);
      // It is found again, and means the same.
      expect((await sheet.reload()).totals()).to.deep.equal(expected);
    });
  }

  it('a Ramsch counted: 50 40 30 and the rest, who says that he took no trick', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: EVERYTHING });
    await sheet.tap({ solo: 'Ramsch' });
    await sheet.unfold('Mehr zu diesem Spiel', '.count');
    await sheet.type('Anna', '50');
    await sheet.type('Ben', '40');
    expect(sheet.said()).to.equal('Die Augen von allen – einer darf fehlen.');
    await sheet.type('Cora', '30');
    await sheet.type('Dan', '0');
    expect(await sheet.refusal()).to.equal('Wer blieb ohne Stich?');
    await sheet.choose('virgins', 'Dan');
    await sheet.changing(() => sheet.button('Aufschreiben').click());
    // Anna has most: 20 to Ben and to Cora, 40 to Dan.
    expect(sheet.totals()).to.deep.equal(net(-80, 20, 20, 40));
  });

  it('points that do not make 120 are named, and nothing is lost', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: EVERYTHING });
    await sheet.tap({ solo: 'Ramsch' });
    await sheet.unfold('Mehr zu diesem Spiel', '.count');
    for (const name of ['Anna', 'Ben', 'Cora', 'Dan']) await sheet.type(name, '40');
    expect(await sheet.refusal()).to.equal('Die Augen ergeben nicht 120');
    sheet.button('Aufschreiben').click();
    expect(sheet.titles()).to.deep.equal([]);
    expect(sheet.chosen('game')).to.deep.equal(['Ramsch']);
  });

  it('only the winners’ own runners are paid: whose they are is asked', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: { runnerPay: 'winners-held' } });
    await sheet.tap({ declarer: 'Anna', partner: 'Ben', runners: 3, outcome: 'gewonnen' });
    expect(await sheet.refusal()).to.equal('Wer hatte die Laufenden?');
    await sheet.choose('side', 'die Gegner');
    expect(sheet.said()).to.equal('10 · jeder Verlierer zahlt 10');
    await sheet.choose('side', 'die Spieler');
    expect(sheet.said()).to.equal('10 + 3 × 10 Laufende = 40 · jeder Verlierer zahlt 40');
  });

  describe('more about a hand', () => {
    const rufer: Taps = { declarer: 'Anna', partner: 'Ben' };
    const open = async (taps: Taps) => {
      const sheet = await SheetPage.sit({ players: PLAYERS });
      await sheet.tap(taps);
      await sheet.unfold('Mehr zu diesem Spiel', '.extras');
      return sheet;
    };

    it('a revoke noticed later: lost Schwarz, and how it ended is not asked', async () => {
      const sheet = await open(rufer);
      const offence = sheet.select('Regelverstoß');
      offence.value = 'revoke-later';
      offence.dispatchEvent(new Event('change', { bubbles: true }));
      await sheet.ready();
      expect(sheet.asks('outcome')).to.equal(true);
      await sheet.choose('offender', 'Cora');
      expect(sheet.asks('outcome')).to.equal(false);
      await sheet.changing(() => sheet.button('Aufschreiben').click());
      // 10 + 10 Schneider + 10 Schwarz (Schafkopfordnung 1989, IV.2.7).
      expect(sheet.totals()).to.deep.equal(net(30, 30, -30, -30));
    });

    it('four runners demanded where there are three: 10 + 40 − 20 (Tarife III.1)', async () => {
      const sheet = await open({ ...rufer, runners: 3, outcome: 'gewonnen' });
      await sheet.choose('demanded', '4');
      expect(sheet.said()).to.equal(
        '10 + 4 × 10 Laufende − 20 Überfordert, doppelt zurück = 30 · jeder Verlierer zahlt 30',
      );
    });

    it('a hand that counts four times, whatever the sheet knows', async () => {
      const sheet = await open({ ...rufer, outcome: 'gewonnen' });
      await sheet.choose('factor', '× 4');
      await sheet.changing(() => sheet.button('Aufschreiben').click());
      expect(sheet.totals()).to.deep.equal(net(40, 40, -40, -40));
    });
  });
});

describe('skf-scoresheet: what a table plays is what it offers', () => {
  const names = ['Anna', 'Ben', 'Cora', 'Dan'];
  for (const { title, rules, offered } of [
    { title: 'official', rules: OFFICIAL_RULES, offered: ['Wenz', 'Solo', 'Sie'] },
    {
      title: 'online',
      rules: RULE_PRESETS.online,
      offered: ['Wenz', 'Solo', 'Geier', 'Farb-Wenz', 'Farb-Geier', 'Sie'],
    },
    {
      title: 'everything, Ramsch when all pass',
      rules: EVERYTHING,
      offered: ['Wenz', 'Solo', 'Geier', 'Farb-Wenz', 'Farb-Geier', 'Bettel', 'Sie', 'Ramsch'],
    },
    {
      title: 'cross play when all pass, no Sie',
      rules: { allPass: 'cross-play', sie: 'off' },
      offered: ['Wenz', 'Solo', 'Kreuzspiel'],
    },
  ] satisfies { title: string; rules: Partial<Rules>; offered: string[] }[]) {
    it(title, async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS, rules });
      expect(sheet.offers('game')).to.deep.equal([...names, ...offered]);
    });
  }

  it('what is unusual is one tap away, and no mistake', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS });
    sheet.button('mehr …').click();
    await sheet.ready();
    expect(sheet.offers('game').slice(4)).to.deep.equal([
      'Wenz',
      'Solo',
      'Sie',
      'Geier',
      'Farb-Wenz',
      'Farb-Geier',
      'Bettel',
      'Ramsch',
    ]);
    await sheet.enter({ declarer: 'Anna', solo: 'Geier', outcome: 'gewonnen' });
    expect(sheet.totals()).to.deep.equal(net(150, -50, -50, -50));
  });

  for (const { title, rules, knock, left } of [
    { title: 'all may knock', rules: {}, knock: ['Anna', 'Cora'], left: ['Anna', 'Cora'] },
    { title: 'one may', rules: { knock: 'single' }, knock: ['Anna', 'Cora'], left: ['Cora'] },
  ] satisfies { title: string; rules: Partial<Rules>; knock: string[]; left: string[] }[]) {
    it(title, async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS, rules });
      await sheet.tap({ knocked: knock });
      expect(sheet.chosen('knocked')).to.deep.equal(left);
    });
  }

  it('forehand alone may knock', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: { knock: 'first' } });
    const can = sheet.choices('knocked').filter(({ enabled }) => enabled);
    expect(can.map(({ name }) => name)).to.deep.equal(['Ben']);
  });

  it('no kontra against a must-player, and none in a Ramsch', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: { allPass: 'must-play' } });
    await sheet.tap({ declarer: 'Anna', partner: 'Ben', kontra: ['Kontra'] });
    await sheet.toggle('Muss');
    expect(sheet.asks('kontra')).to.equal(false);
    const other = await SheetPage.sit({ players: PLAYERS, rules: EVERYTHING });
    await other.tap({ solo: 'Ramsch' });
    expect(other.asks('kontra')).to.equal(false);
  });

  it('who speaks last chooses the Stock: each pays ten into it (Varianten IV.2.1)', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: { allPass: 'last-chooses' } });
    await sheet.press('In den Stock');
    expect(sheet.totals()).to.deep.equal(net(-10, -10, -10, -10));
    expect(one(sheet.element, '.state').textContent).to.contain('Im Stock: 40');
    await sheet.tap({ declarer: 'Cora', partner: 'Dan', outcome: 'gewonnen' });
    expect(sheet.said()).to.equal('10 · jeder Verlierer zahlt 10 · Stock: Cora +40');
    await sheet.changing(() => sheet.button('Aufschreiben').click());
    // Cora takes it alone: −10 + 10 + 40.
    expect(sheet.totals()).to.deep.equal(net(-20, -20, 40, 0));
  });
});

describe('skf-scoresheet: card points select the cell', () => {
  for (const [points, chosen] of [
    [60, 'verloren'],
    [61, 'gewonnen'],
    [90, 'gewonnen'],
    [91, 'gewonnen mit Schneider'],
    [31, 'verloren'],
    [30, 'verloren mit Schneider'],
    // A trick may be worth nothing.
    [0, 'verloren mit Schneider'],
    [120, 'gewonnen mit Schneider'],
  ] as const) {
    it(`${points}: ${chosen} (Schafkopfordnung 1989, V.1)`, async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS });
      await sheet.tap({ declarer: 'Anna', partner: 'Ben', points });
      expect(sheet.chosen('outcome')).to.deep.equal([chosen]);
    });
  }

  it('no points may be Schwarz if somebody says so; a cell that cannot be takes them back', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS });
    const box = () => one<HTMLInputElement>(one(sheet.element, '.points'), 'input').value;
    await sheet.tap({ declarer: 'Anna', partner: 'Ben', points: 0 });
    await sheet.choose('outcome', 'verloren schwarz');
    expect([box(), sheet.chosen('outcome')]).to.deep.equal(['0', ['verloren schwarz']]);
    await sheet.choose('outcome', 'gewonnen');
    expect([box(), sheet.chosen('outcome')]).to.deep.equal(['', ['gewonnen']]);
  });

  it('takes nothing but figures up to 120', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS });
    const box = () => one<HTMLInputElement>(one(sheet.element, '.points'), 'input').value;
    await sheet.type('oder Augen', '-9x');
    expect(box()).to.equal('9');
    await sheet.type('oder Augen', '999');
    expect(box()).to.equal('120');
  });
});
