import { expect } from '@open-wc/testing';
import { OFFICIAL_RULES, TARIFFS, type SheetHand } from '@schafkopf/core';
import { all, drawn, one, textOf, until } from '../../test/page.js';
import { SheetPage, type Taps } from '../../test/sheet-page.js';
import type { Entry } from '../../test/written.js';

const PLAYERS = 'Anna,Ben,Cora,Dan';

const net = (...amounts: number[]) =>
  amounts.map((amount) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−')));

/** A Rufer for 10, a lost Wenz for 50, a thrown-in hand. */
const EVENING: readonly Entry[] = [
  { hand: { contract: { kind: 'rufer' }, declarer: 'p1', partner: 'p2', won: true } },
  { hand: { contract: { kind: 'wenz' }, declarer: 'p3', won: false } },
  { thrownIn: true },
];
const SUM = net(60, 60, -160, 40);

async function turnTo(sheet: SheetPage, number: number, what: string): Promise<void> {
  await sheet.details(number);
  sheet.button(`Spiel ${number}: ${what}`).click();
  await drawn(sheet.element);
  await drawn(sheet.element);
}

describe('skf-scoresheet: mending what is written', () => {
  it('a hand is changed where it stands; all after it is added up anew; undo and redo', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    expect(sheet.totals()).to.deep.equal(SUM);
    await turnTo(sheet, 1, 'Ändern');
    expect(sheet.heading()).to.equal('Spiel 1 ändern / Anna gibt · Ben kommt raus');
    expect(sheet.chosen('declarer')).to.deep.equal(['Anna gibt']);
    expect(sheet.chosen('game')).to.deep.equal(['Ben']);
    expect(sheet.chosen('outcome')).to.deep.equal(['gewonnen']);
    await sheet.choose('outcome', 'verloren mit Schneider');
    expect(sheet.said()).to.equal('10 + 10 Schneider = 20 · jeder Verlierer zahlt 20');
    await sheet.press('Änderung speichern');
    // −20 −20 20 20 and 50 50 −150 50.
    expect(sheet.totals()).to.deep.equal(net(30, 30, -130, 70));
    expect(sheet.hands()[0]?.running).to.deep.equal(net(-20, -20, 20, 20));
    expect(sheet.heading()).to.contain('Spiel 4 /');
    await sheet.press('Rückgängig');
    expect(sheet.totals()).to.deep.equal(SUM);
    await sheet.press('Wiederholen');
    expect(sheet.totals()).to.deep.equal(net(30, 30, -130, 70));
  });

  it('a tap on what was played opens it; what was said of another hand is over then', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    await sheet.throwIn();
    expect(textOf(one(sheet.element, '[slot="said"]'))).to.contain('Spiel 4 steht.');
    const [played] = all(sheet.element, 'tbody tr.dealt th span');
    played?.click();
    await until(() => all(sheet.element, '.doing').length === 1, 'what can be done');
    sheet.button('Spiel 2: Ändern').click();
    await drawn(sheet.element);
    expect(textOf(one(sheet.element, '[slot="said"]'))).to.equal('');
  });

  it('Cancel and Escape leave it as it was, and what was being entered is there again', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    await sheet.tap({ declarer: 'Dan', partner: 'Cora', runners: 4 });
    await turnTo(sheet, 2, 'Ändern');
    await sheet.choose('outcome', 'gewonnen');
    sheet.button('Abbrechen').click();
    await drawn(sheet.element);
    await drawn(sheet.element);
    expect(sheet.totals()).to.deep.equal(SUM);
    expect(sheet.chosen('declarer')).to.deep.equal(['Dan gibt']);
    expect(sheet.chosen('runners')).to.deep.equal(['4']);
    await turnTo(sheet, 2, 'Ändern');
    const form = one(sheet.element, 'form');
    form.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await drawn(sheet.element);
    expect(sheet.heading()).to.contain('Spiel 4 /');
  });

  it('a hand is put before another, dealt by who dealt then', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    await turnTo(sheet, 2, 'Davor einfügen');
    expect(sheet.heading()).to.equal('Vor Spiel 2 einfügen / Ben gibt · Cora kommt raus');
    await sheet.enter({ declarer: 'Dan', solo: 'Solo', outcome: 'gewonnen' });
    expect(sheet.titles()).to.deep.equal([
      'Rufspiel Anna + Ben',
      'Solo Dan',
      'Wenz Cora',
      'Zusammengeworfen',
    ]);
    expect(sheet.totals()).to.deep.equal(net(10, 10, -210, 190));
    expect((await sheet.reload()).titles()[1]).to.equal('Solo Dan');
  });

  it('a thrown-in hand becomes a played one, and a played one a thrown-in one', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    await turnTo(sheet, 3, 'Ändern');
    await sheet.tap({ declarer: 'Anna', solo: 'Sie' });
    await sheet.press('Änderung speichern');
    expect(sheet.titles()[2]).to.equal('Sie Anna');
    await turnTo(sheet, 2, 'Ändern');
    await sheet.throwIn();
    expect(sheet.titles()).to.deep.equal(['Rufspiel Anna + Ben', 'Zusammengeworfen', 'Sie Anna']);
    // (50 + 8 × 10) × 4 from each of three, and the Rufer.
    expect(sheet.totals()).to.deep.equal(['+1.570', '−510', '−530', '−530']);
  });

  describe('a written hand comes back into the panel as it was', () => {
    const hand = { declarer: 'p1', won: true };
    for (const { title, entry, expected } of [
      {
        title: 'points, knocks, kontra and runners',
        entry: {
          contract: { kind: 'solo', suit: 'G' },
          declarer: 'p2',
          points: 95,
          runners: 9,
          knocks: 2,
          kontra: 1,
        },
        expected: {
          declarer: ['Ben Vorhand'],
          game: ['Solo'],
          solosSuit: ['Gras'],
          runners: ['9'],
          outcome: ['gewonnen mit Schneider'],
          knockCount: ['2'],
          kontra: ['Kontra Gegner'],
        },
      },
      {
        title: 'who knocked',
        entry: {
          ...hand,
          contract: { kind: 'wenz' },
          knocks: 2,
          knockers: ['p4', 'p2'],
        },
        expected: { knocked: ['Ben', 'Dan'] },
      },
      {
        title: 'three knocks of which one is remembered',
        entry: { ...hand, contract: { kind: 'wenz' }, knocks: 3, knockers: ['p3'] },
        expected: { knockCount: ['3'] },
      },
      {
        title: 'a game that the table does not play',
        entry: { ...hand, contract: { kind: 'bettel' } },
        expected: { game: ['Bettel'], outcome: ['gewonnen'] },
      },
      {
        title: 'a Ramsch with a virgin',
        entry: { contract: { kind: 'ramsch' }, loser: 'p2', virgins: ['p4'] },
        expected: { loser: ['Ben Vorhand'], game: ['Ramsch'], virgins: ['Dan'] },
      },
      {
        title: 'a Wedding told by who offered and who took it',
        entry: { contract: { kind: 'wedding' }, offerer: 'p1', taker: 'p3', won: true },
        expected: { declarer: ['Anna gibt'], game: ['Cora'] },
      },
    ] as const) {
      it(title, async () => {
        const rows = [{ hand: entry }] as readonly Entry[];
        const sheet = await SheetPage.sit({ players: PLAYERS, rows });
        const before = sheet.totals();
        await turnTo(sheet, 1, 'Ändern');
        for (const [question, chosen] of Object.entries(expected)) {
          expect(sheet.chosen(question as 'game'), question).to.deep.equal(chosen);
        }
        await sheet.press('Änderung speichern');
        expect(sheet.totals()).to.deep.equal(before);
        const [row, ...others] = sheet.element.sheet?.rows ?? [];
        expect(row?.kind === 'hand' && row.hand.knockers).to.deep.equal(
          (entry as SheetHand).knockers,
        );
        expect(others).to.have.lengthOf(0);
      });
    }

    it('what the panel does not ask is kept: a called Ten, a Renonce', async () => {
      const contract = { kind: 'rufer', called: 'EZ', renonce: true } as const;
      const rows = [{ hand: { contract, declarer: 'p1', partner: 'p2', won: true } }];
      const sheet = await SheetPage.sit({ players: PLAYERS, rows });
      await turnTo(sheet, 1, 'Ändern');
      await sheet.choose('outcome', 'verloren');
      await sheet.press('Änderung speichern');
      const [row] = sheet.element.sheet?.rows ?? [];
      expect(row?.kind === 'hand' && row.hand.contract).to.deep.equal(contract);
    });
  });

  it('a note is kept with its row, and taken away', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    await sheet.details(2);
    await sheet.changing(() => sheet.type('Notiz', '  Dan war’s  '));
    const note = () => sheet.element.sheet?.rows[1]?.note;
    expect(note()).to.equal('Dan war’s');
    await sheet.changing(() => sheet.type('Notiz', ''));
    expect(note()).to.equal(undefined);
    expect(sheet.totals()).to.deep.equal(SUM);
  });

  it('an opened row says who held which role, and when', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rows: EVENING });
    await sheet.details(1);
    const text = textOf(one(sheet.element, 'tr.details'));
    expect(text).to.contain('Spieler: Anna · Mitspieler: Ben · Gegner: Cora, Dan · Anna gibt');
    expect(text).to.match(/19\.09\.2026/);
  });

  it('who knocked is written with the hand, and an opened row names them', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS });
    const solo = { declarer: 'Anna', solo: 'Wenz', outcome: 'gewonnen' } as const;
    await sheet.enter({ ...solo, knocked: ['Dan', 'Cora'] });
    await sheet.details(1);
    const text = textOf(one(sheet.element, 'tr.details'));
    expect(text).to.contain('Gegner: Ben, Cora, Dan · Geklopft: Dan, Cora · Anna gibt');
  });
});

describe('skf-scoresheet: rows that are no hands', () => {
  it('all of them are lines of the sheet', async () => {
    const tariff = TARIFFS['20-100'];
    const terms = { tariff, rules: OFFICIAL_RULES };
    const sheet = await SheetPage.sit({
      players: PLAYERS,
      rows: [
        { row: { kind: 'agree', terms } },
        { row: { kind: 'join', player: { id: 'p5', name: 'Emil' } } },
        { row: { kind: 'rename', player: 'p2', name: 'Benno' } },
        { row: { kind: 'reorder', order: ['p1', 'p3', 'p2', 'p4', 'p5'] } },
        { row: { kind: 'leave', player: 'p4' } },
        { row: { kind: 'dealer', player: 'p3' } },
        { row: { kind: 'bock' } },
        {
          row: {
            kind: 'correction',
            reason: 'penalty',
            amounts: [
              { player: 'p1', amount: -30 },
              { player: 'p2', amount: 30 },
            ],
          },
        },
        { row: { kind: 'close' } },
        { row: { kind: 'reopen' } },
      ],
    });
    expect(sheet.asides()).to.deep.equal([
      'Ab hier Tarif 20 / 100',
      'Emil setzt sich dazu',
      'Heißt jetzt Benno',
      'Neue Sitzordnung: Anna, Cora, Benno, Dan, Emil',
      'Dan geht',
      'Cora gibt',
      'Bockrunde',
      'Strafe −30 −30 +30 +30 0 0 0 0 0 0',
      'Feierabend',
      'Es geht weiter',
    ]);
  });

  it('a row that counts for nothing says so, and why', async () => {
    const sheet = await SheetPage.sit({
      players: PLAYERS,
      rows: [{ row: { kind: 'leave', player: 'p1' } }, { row: { kind: 'leave', player: 'p1' } }],
    });
    expect(sheet.asides()[1]).to.equal('Anna geht zählt nicht');
    all(sheet.element, 'tbody button[aria-expanded]')[0]?.click();
    await until(() => all(sheet.element, '.details .wrong').length > 0, 'why');
    expect(textOf(one(sheet.element, '.details .wrong'))).to.equal('Sitzt nicht am Tisch');
  });

  for (const { title, later, offered, said } of [
    { title: 'nobody else names', later: [], offered: ['Davor einfügen', 'Streichen'], said: '' },
    {
      title: 'others name',
      later: [{ thrownIn: true } as const],
      offered: ['Davor einfügen'],
      said: 'Bleibt stehen: Auch andere Zeilen handeln von Emil. Heimgehen kann jeder unter „Leute“.',
    },
  ]) {
    it(`whom ${title}: ${offered.join(', ')}`, async () => {
      const join = { row: { kind: 'join', player: { id: 'p5', name: 'Emil' } } };
      const sheet = await SheetPage.sit({ players: PLAYERS, rows: [join, ...later] });
      sheet.button('Emil setzt sich dazu im Einzelnen').click();
      await until(() => all(sheet.element, '.details .doing').length > 0, 'what can be done');
      const doing = one(sheet.element, '.doing');
      expect(all(doing, 'button').map(textOf)).to.deep.equal(offered);
      expect(all(doing, 'p').map(textOf).join()).to.equal(said);
    });
  }

  describe('are written in a part that is folded away', () => {
    const OTHER = 'Sonstiges: Bock, Strafe, Auszahlung';
    const open = async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS });
      await sheet.unfold(OTHER, 'skf-sheet-other');
      return sheet;
    };
    const pick = async (sheet: SheetPage, question: string, answer: string) => {
      const group = all(sheet.element, 'fieldset').find(
        (each) => textOf(one(each, 'legend')) === question,
      );
      const chip = all(group as Element, 'label').find((each) => textOf(each) === answer);
      one<HTMLInputElement>(chip as Element, 'input').click();
      await drawn(sheet.element);
    };

    for (const { reason, from, to, amount, expected, label = 'Wie viel?' } of [
      { reason: 'Strafe', from: 'Cora', to: 'Dan', amount: 50, expected: net(0, 0, -50, 50) },
      {
        reason: 'Strafe',
        from: 'Cora',
        to: 'alle',
        amount: 50,
        label: 'Wie viel jeder?',
        expected: net(50, 50, -150, 50),
      },
      {
        reason: 'Einlage',
        from: 'alle',
        to: 'Kasse',
        amount: 100,
        label: 'Wie viel jeder?',
        expected: net(-100, -100, -100, -100),
      },
      { reason: 'Auszahlung', from: 'Kasse', to: 'Ben', amount: 30, expected: net(0, 30, 0, 0) },
      { reason: 'Korrektur', from: 'Anna', to: 'Stock', amount: 20, expected: net(-20, 0, 0, 0) },
    ]) {
      it(`${reason}: ${from} to ${to} ${amount}`, async () => {
        const sheet = await open();
        await sheet.tap({ declarer: 'Ben' });
        await pick(sheet, 'Was ist es?', reason);
        await pick(sheet, 'Wer zahlt?', from);
        await pick(sheet, 'An wen?', to);
        await sheet.type(label, String(amount));
        await sheet.press('Eintragen');
        expect(sheet.totals()).to.deep.equal(expected);
        expect(sheet.asides()[0]).to.contain(reason);
        // The hand that was being entered is still there.
        expect(sheet.chosen('declarer')).to.deep.equal(['Ben Vorhand']);
      });
    }

    it('a Bock round doubles as many hands as there are players (Varianten V.2)', async () => {
      const sheet = await open();
      await sheet.press('Bockrunde beginnen');
      expect(textOf(one(sheet.element, '.state'))).to.equal('zählt × 2 · Bock, noch 4 Spiele');
      const won: Taps = { declarer: 'Anna', partner: 'Ben', outcome: 'gewonnen' };
      for (let hand = 0; hand < 5; hand++) await sheet.enter(won);
      expect(sheet.changes().map(([anna]) => anna)).to.deep.equal([
        '+20',
        '+20',
        '+20',
        '+20',
        '+10',
      ]);
    });

    it('what is missing is named', async () => {
      const sheet = await open();
      sheet.button('Eintragen').click();
      await drawn(sheet.element);
      const said = () => textOf(one(one(sheet.element, 'skf-sheet-other'), '.price'));
      expect(said()).to.equal('Was ist es?');
      await pick(sheet, 'Was ist es?', 'Strafe');
      expect(said()).to.equal('Wer zahlt?');
    });
  });
});
