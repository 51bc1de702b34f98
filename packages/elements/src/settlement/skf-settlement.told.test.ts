import {
  OFFICIAL_RULES,
  TARIFFS,
  type HandInput,
  type Rules,
  type Settlement,
  type Tariff,
} from '@schafkopf/core';
import { settleRecord } from '@schafkopf/core/conformance';
import { expect } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, one, place, placed, textOf, texts } from '../../test/page.js';
import { settlementRecords } from '../../test/records.js';
import './define.js';
import type { SkfSettlement } from './skf-settlement.js';

const NAMES = 'Anna,Ben,Cora,Dan';

const inGerman = (template: TemplateResult) => placed<SkfSettlement>(template, { lang: 'de' });
const inEnglish = (template: TemplateResult) => placed<SkfSettlement>(template, { lang: 'en' });

const headOf = (element: Element) => texts(one(element, 'header'));
const linesOf = (element: Element) =>
  all(element, 'tbody tr, tfoot tr').map((row) => texts(row).join(' | '));
const paymentsOf = (element: Element) => all(element, '[part=payments] li').map(textOf);
const netOf = (element: Element) => all(element, 'dl dd').map(textOf);
const readingOf = (element: Element) => all(element, 'ol li').map(textOf);
const errorsOf = (element: Element) => all(element, '[part=error] li').map(textOf);

/** “−1,560” as the number that it says. */
const number = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));

describe('skf-settlement', () => {
  it('shows what every settlement of the conformance suite must cost', async () => {
    const records = await settlementRecords();
    const element = await inEnglish(html`<skf-settlement></skf-settlement>`);
    let shown = 0;
    for (const record of records.filter(({ net }) => net !== undefined)) {
      const settled = settleRecord(record);
      element.settlement = settled.ok ? settled.value : null;
      await element.updateComplete;
      expect(netOf(element).map(number), record.id).to.deep.equal(record.net);
      if (record.value !== undefined) {
        const value = number(textOf(one(element, 'tfoot td')));
        expect(value, record.id).to.equal(record.value);
      }
      if (record.payments) {
        const paid = record.payments.map(
          ([from, to, amount]) => `Player ${from + 1} pays Player ${to + 1} ${amount}`,
        );
        const due = paymentsOf(element).filter((text) => text.includes(' pays '));
        expect(due, record.id).to.deep.equal(paid);
      }
      shown += 1;
    }
    expect(shown).to.be.greaterThan(450);
  });

  describe('told by attributes', () => {
    for (const { title, template, head, lines, payments, net } of [
      {
        title: 'a bare contract is won by the first player, at 10 / 50 (Tarife I)',
        template: html`<skf-settlement contract="wenz" players=${NAMES}></skf-settlement>`,
        head: ['Wenz', 'Anna gegen Ben, Cora und Dan · gewonnen'],
        lines: ['Wenz | 50', 'Spielwert | 50'],
        payments: ['Ben zahlt 50 an Anna', 'Cora zahlt 50 an Anna', 'Dan zahlt 50 an Anna'],
        net: ['+150', '−50', '−50', '−50'],
      },
      {
        title: 'a Rufer, kontra and re: (1 + 1 + 5) × 4 = 28 (SquareScores, A worked hand)',
        template: html`<skf-settlement
          contract="rufer S"
          schneider
          runners="5"
          kontra="2"
          tariff="1-5"
          players=${NAMES}
        ></skf-settlement>`,
        head: [
          'Rufspiel auf die Schellen-Sau',
          'Anna und Ben gegen Cora und Dan · gewonnen mit Schneider',
        ],
        lines: [
          'Rufspiel | 1',
          'Schneider | 1',
          'Laufende | 5 × 1 | 5',
          'Zusammen | 7',
          'Kontra, Re | × 4',
          'Spielwert | 28',
        ],
        payments: ['Cora zahlt 28 an Anna', 'Dan zahlt 28 an Ben'],
        net: ['+28', '+28', '−28', '−28'],
      },
      {
        title: 'a Solo Tout with four runners: (50 + 40) × 2 = 180 (Tarife IV)',
        template: html`<skf-settlement
          contract="solo G tout"
          declarer="Cora"
          runners="4"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Gras-Solo Tout', 'Cora gegen Dan, Anna und Ben · gewonnen'],
        lines: [
          'Solo | 50',
          'Laufende | 4 × 10 | 40',
          'Zusammen | 90',
          'Tout | × 2',
          'Spielwert | 180',
        ],
        payments: ['Anna zahlt 180 an Cora', 'Ben zahlt 180 an Cora', 'Dan zahlt 180 an Cora'],
        net: ['−180', '−180', '+540', '−180'],
      },
      {
        title: 'a raised Solo lost with 95 points is plain (ruling)',
        template: html`<skf-settlement
          contract="solo H raised 100"
          points="95"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Herz-Solo mit 100', 'Anna gegen Ben, Cora und Dan · verloren'],
        lines: ['Solo | 50', 'Spielwert | 50'],
        payments: ['Anna zahlt 50 an Ben', 'Anna zahlt 50 an Cora', 'Anna zahlt 50 an Dan'],
        net: ['−150', '+50', '+50', '+50'],
      },
      {
        title: 'a Ramsch with two virgins: 20 and twice 40 (Tarife II.9.2)',
        template: html`<skf-settlement
          contract="ramsch"
          loser="Anna"
          virgins="Cora, Dan"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Ramsch', 'Anna verliert · Cora und Dan ohne Stich'],
        lines: ['Ramsch | 20', 'Spielwert | 20'],
        payments: ['Anna zahlt 20 an Ben', 'Anna zahlt 40 an Cora', 'Anna zahlt 40 an Dan'],
        net: ['−100', '+20', '+40', '+40'],
      },
      {
        title: 'a Ramsch counted out: most points lose (Varianten IV.1.3)',
        template: html`<skf-settlement
          contract="ramsch"
          points-by-seat="20 60, 30 10"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Ramsch', 'Ben verliert'],
        lines: ['Ramsch | 20', 'Spielwert | 20'],
        payments: ['Ben zahlt 20 an Anna', 'Ben zahlt 20 an Cora', 'Ben zahlt 20 an Dan'],
        net: ['+20', '−60', '+20', '+20'],
      },
      {
        title: 'a sweep, knocked in a bock round: 70 × 2 × 2 = 280 (Tarife II.9.3)',
        template: html`<skf-settlement
          contract="ramsch"
          sweep="Dan"
          knocks="1"
          bock="2"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Ramsch', 'Durchmarsch von Dan'],
        lines: ['Durchmarsch | 70', 'geklopft | × 2', 'Bockrunde | × 2', 'Spielwert | 280'],
        payments: ['Anna zahlt 280 an Dan', 'Ben zahlt 280 an Dan', 'Cora zahlt 280 an Dan'],
        net: ['−280', '−280', '−280', '+840'],
      },
      {
        title: 'the Stock lost is doubled by the declarer (Varianten IV.2)',
        template: html`<skf-settlement
          contract="rufer E"
          result="lost"
          stock="40"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Rufspiel auf die Eichel-Sau', 'Anna und Ben gegen Cora und Dan · verloren'],
        lines: ['Rufspiel | 10', 'Spielwert | 10'],
        payments: [
          'Anna zahlt 10 an Cora',
          'Ben zahlt 10 an Dan',
          'Anna legt 40 in den Stock',
          'Im Stock liegen danach 80',
        ],
        net: ['−50', '−10', '+10', '+10'],
      },
      {
        title: 'the Stock won by the declarer of a Wedding (ruling)',
        template: html`<skf-settlement
          contract="wedding"
          declarer="Cora"
          partner="Anna"
          stock="40"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Hochzeit', 'Cora und Anna gegen Dan und Ben · gewonnen'],
        lines: ['Hochzeit | 20', 'Spielwert | 20'],
        payments: [
          'Ben zahlt 20 an Anna',
          'Dan zahlt 20 an Cora',
          'Cora nimmt 40 aus dem Stock',
          'Der Stock ist leer',
        ],
        net: ['+20', '−20', '+60', '−20'],
      },
      {
        title:
          'a revoke noticed later loses Schwarz: 10 + 10 + 10 + 30 = 60 (Schafkopfordnung IV.2.6)',
        template: html`<skf-settlement
          contract="rufer"
          runners="3"
          penalty="revoke-later"
          offender="Dan"
          players=${NAMES}
        ></skf-settlement>`,
        head: [
          'Rufspiel',
          'Anna und Ben gegen Cora und Dan · schwarz gewonnen · Nicht bedient, später bemerkt: Dan',
        ],
        lines: [
          'Rufspiel | 10',
          'Schneider | 10',
          'Schwarz | 10',
          'Laufende | 3 × 10 | 30',
          'Zusammen | 60',
          'Spielwert | 60',
        ],
        payments: ['Cora zahlt 60 an Anna', 'Dan zahlt 60 an Ben'],
        net: ['+60', '+60', '−60', '−60'],
      },
      {
        title: 'a thrown-in hand before a Bettel doubles it: 30 × 2 (Tarife II.8)',
        template: html`<skf-settlement
          contract="bettel"
          declarer="1"
          doubled="2"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Bettel', 'Ben gegen Cora, Dan und Anna · gewonnen'],
        lines: ['Bettel | 30', 'Zusammengeworfen davor | × 2', 'Spielwert | 60'],
        payments: ['Anna zahlt 60 an Ben', 'Cora zahlt 60 an Ben', 'Dan zahlt 60 an Ben'],
        net: ['−60', '+180', '−60', '−60'],
      },
      {
        title: 'a cross play: with the opposite seat, at the price of a Rufer (ruling)',
        template: html`<skf-settlement
          contract="cross"
          declarer="Ben"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Kreuzspiel', 'Ben und Dan gegen Cora und Anna · gewonnen'],
        lines: ['Kreuzspiel (Preis des Rufspiels) | 10', 'Spielwert | 10'],
        payments: ['Anna zahlt 10 an Ben', 'Cora zahlt 10 an Dan'],
        net: ['−10', '+10', '−10', '+10'],
      },
      {
        title: 'a plus-only tournament: the winners write 30, nobody pays (pro-hof.de)',
        template: html`<skf-settlement
          contract="solo G"
          tariff="pro-hof"
          players=${NAMES}
        ></skf-settlement>`,
        head: ['Gras-Solo', 'Anna gegen Ben, Cora und Dan · gewonnen'],
        lines: ['Solo | 30', 'Spielwert | 30'],
        payments: [],
        net: ['+30', '0', '0', '0'],
      },
      {
        title: 'three players: 20, and 40 for the virgin (ruling)',
        template: html`<skf-settlement
          contract="ramsch"
          loser="Anna"
          virgins="Cora"
          players="Anna,Ben,Cora"
        ></skf-settlement>`,
        head: ['Ramsch', 'Anna verliert · Cora ohne Stich'],
        lines: ['Ramsch | 20', 'Spielwert | 20'],
        payments: ['Anna zahlt 20 an Ben', 'Anna zahlt 40 an Cora'],
        net: ['−60', '+20', '+40'],
      },
      {
        title: 'five players: the dealer sits out, his left neighbour comes first',
        template: html`<skf-settlement
          contract="solo E"
          declarer="Emil"
          dealer="Ben"
          players="Anna,Ben,Cora,Dan,Emil"
        ></skf-settlement>`,
        head: ['Eichel-Solo', 'Emil gegen Anna, Cora und Dan · gewonnen · Ben setzt aus'],
        lines: ['Solo | 50', 'Spielwert | 50'],
        payments: ['Cora zahlt 50 an Emil', 'Dan zahlt 50 an Emil', 'Anna zahlt 50 an Emil'],
        net: ['−50', '−50', '+150', '−50'],
      },
      {
        title: 'six players: dealer and cutter sit out (ruling)',
        template: html`<skf-settlement
          contract="solo E"
          declarer="2"
          dealer="Ben"
          players="Anna,Ben,Cora,Dan,Emil,Fritz"
        ></skf-settlement>`,
        head: [
          'Eichel-Solo',
          'Cora gegen Dan, Emil und Fritz · gewonnen · Ben und Anna setzen aus',
        ],
        lines: ['Solo | 50', 'Spielwert | 50'],
        payments: ['Dan zahlt 50 an Cora', 'Emil zahlt 50 an Cora', 'Fritz zahlt 50 an Cora'],
        net: ['+150', '−50', '−50', '−50'],
      },
    ]) {
      it(title, async () => {
        const element = await inGerman(template);
        expect(headOf(element)).to.deep.equal(head);
        expect(linesOf(element)).to.deep.equal(lines);
        expect(paymentsOf(element)).to.deep.equal(payments);
        expect(netOf(element)).to.deep.equal(net);
      });
    }
  });

  it('is read in the order of the rule', async () => {
    const element = await inGerman(
      html`<skf-settlement
        contract="rufer S"
        schneider
        runners="5"
        kontra="1"
        stock="4"
        tariff="1-5"
        players=${NAMES}
      ></skf-settlement>`,
    );
    // SquareScores, A worked hand: 1 + 1 + 5 = 7, doubled 14; Varianten IV.2: the declarer takes the Stock.
    expect(readingOf(element)).to.deep.equal([
      'Rufspiel: 1.',
      'Dazu Schneider: 1.',
      'Dazu 5 × Laufende zu 1: 5.',
      'Zusammen 7.',
      'Kontra: mal 2 macht 14.',
      'Spielwert 14. Jeder Verlierer zahlt einem Gewinner.',
      'Cora zahlt 14 an Anna.',
      'Dan zahlt 14 an Ben.',
      'Anna nimmt 4 aus dem Stock.',
      'Der Stock ist leer.',
      'Unterm Strich Anna: +18.',
      'Unterm Strich Ben: +14.',
      'Unterm Strich Cora: −14.',
      'Unterm Strich Dan: −14.',
    ]);
    expect(one<HTMLDetailsElement>(element, 'details').open).to.equal(false);
    element.reading = true;
    await drawn(element);
    expect(one<HTMLDetailsElement>(element, 'details').open).to.equal(true);
  });

  it('is read in English, virgins and all', async () => {
    const element = await inEnglish(
      html`<skf-settlement
        contract="ramsch"
        loser="Anna"
        virgins="Dan"
        players=${NAMES}
      ></skf-settlement>`,
    );
    // Tarife II.9.2: 20, and 40 to who took no trick.
    expect(readingOf(element)).to.deep.equal([
      'Ramsch: 20.',
      'The hand is worth 20. The loser pays each of the others.',
      'Dan took no trick and is paid 40.',
      'Anna pays Ben 20.',
      'Anna pays Cora 20.',
      'Anna pays Dan 40.',
      'All in all Anna: −80.',
      'All in all Ben: +20.',
      'All in all Cora: +20.',
      'All in all Dan: +40.',
    ]);
  });

  describe('says what is wrong in place, and recovers', () => {
    for (const [attribute, wrong, message, right] of [
      ['contract', 'Doppelkopf', '„Doppelkopf“ ist kein Spiel', 'wenz'],
      ['declarer', 'Zenzi', '„Zenzi“ ist für declarer nicht vorgesehen.', 'Anna'],
      ['result', 'vielleicht', '„vielleicht“ ist für result nicht vorgesehen.', 'won'],
      ['runners', 'vier', '„vier“ ist für runners nicht vorgesehen.', '2'],
      ['runners', '1', 'So wenige Laufende werden nicht bezahlt', '2'],
      ['points', '121', 'So viele Augen gibt es nicht', '61'],
      ['stock', '-4', '„-4“ ist für stock nicht vorgesehen.', '0'],
      ['kontra', '9', 'So weit geht das Kontra nicht', '1'],
      ['knocks', '5', 'Jeder kann höchstens einmal klopfen', '4'],
      ['loser', 'Anna', 'Das gibt es nur im Ramsch', null],
      ['penalty', 'revoke-later', '„revoke-later“ ist für penalty nicht vorgesehen.', null],
      ['tariff', '7-9', '„7-9“ ist für tariff nicht vorgesehen.', '10-50'],
      ['rules', 'Skat', '„Skat“ ist für rules nicht vorgesehen.', 'casual'],
      ['dealer', 'Zenzi', '„Zenzi“ ist für dealer nicht vorgesehen.', 'Dan'],
      ['players', 'Anna,Ben', '„Anna,Ben“ ist für players nicht vorgesehen.', NAMES],
    ] as const) {
      it(`${attribute}="${wrong}"`, async () => {
        const element = await inGerman(
          html`<skf-settlement contract="wenz" players=${NAMES}></skf-settlement>`,
        );
        element.setAttribute(attribute, wrong);
        await drawn(element);
        expect(errorsOf(element)).to.include(message);
        expect(all(element, 'table')).to.deep.equal([]);
        if (right === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, right);
        await drawn(element);
        expect(errorsOf(element)).to.deep.equal([]);
        expect(all(element, 'table')).to.have.lengthOf(1);
      });
    }

    it('a price that the tariff does not state', async () => {
      const tariff: Tariff = { unit: 10, rufer: 10 };
      const element = await inGerman(
        html`<skf-settlement contract="bettel" .tariff=${tariff}></skf-settlement>`,
      );
      expect(errorsOf(element)).to.deep.equal(['Dafür nennt der Tarif keinen Preis']);
      element.tariff = { ...tariff, bettel: 30 };
      await drawn(element);
      expect(netOf(element)).to.deep.equal(['+90', '−30', '−30', '−30']);
    });

    it('objects that are no tariff and no rules', async () => {
      const element = await inEnglish(html`<skf-settlement contract="wenz"></skf-settlement>`);
      element.tariff = { unit: 10, wenz: 0.5 };
      await drawn(element);
      expect(errorsOf(element)).to.deep.equal([
        '“amount-out-of-range: wenz” means nothing to tariff.',
      ]);
      element.tariff = TARIFFS['10-50'];
      element.rules = {} as Rules;
      await drawn(element);
      expect(errorsOf(element)).to.have.lengthOf(1);
      element.rules = OFFICIAL_RULES;
      await drawn(element);
      expect(netOf(element)).to.deep.equal(['+150', '−50', '−50', '−50']);
    });

    for (const [nonsense, says] of [
      [5, 'There is no such contract'],
      ['wenz', 'There is no such contract'],
      [[], 'There is no such contract'],
      [{}, 'There is no such contract'],
      [{ contract: { kind: 'ramsch' }, virgins: 3 }, 'This must be a list'],
    ] as const) {
      it(`a hand that is ${JSON.stringify(nonsense)}`, async () => {
        const element = await inEnglish(html`<skf-settlement></skf-settlement>`);
        element.hand = nonsense as unknown as HandInput;
        await drawn(element);
        expect(errorsOf(element)).to.include(says);
        element.hand = { contract: { kind: 'bettel' }, declarer: 0, won: true };
        await drawn(element);
        expect(netOf(element)).to.deep.equal(['+90', '−30', '−30', '−30']);
      });
    }

    it('a settlement that is none', async () => {
      const element = await inEnglish(html`<skf-settlement></skf-settlement>`);
      element.settlement = { lines: 'no' } as unknown as Settlement;
      await drawn(element);
      expect(texts(element)).to.deep.equal(['No hand settled yet']);
    });
  });

  it('is the same whether it was told before or after it was attached', async () => {
    const tell = (element: SkfSettlement) => {
      element.hand = { contract: { kind: 'geier' }, declarer: 2, won: false, runners: 2 };
      element.names = ['Anna', 'Ben', 'Cora', 'Dan'];
      element.tariff = '20-100';
    };
    const before = document.createElement('skf-settlement');
    tell(before);
    const after = document.createElement('skf-settlement');
    const area = await place(html`<div lang="de"></div>`);
    area.append(before, after);
    tell(after);
    await drawn(area);
    // 100 + 2 × 20 to each of three.
    expect(netOf(before)).to.deep.equal(['+140', '+140', '−420', '+140']);
    expect(textOf(after)).to.equal(textOf(before));
  });

  it('gives room to a title and a note of the page', async () => {
    const element = await inGerman(
      html`<skf-settlement contract="wenz"
        ><b slot="title">Das letzte Spiel</b>Bezahlt wird gleich.</skf-settlement
      >`,
    );
    expect(headOf(element)[0]).to.equal('Das letzte Spiel');
    expect(textOf(element)).to.match(/Bezahlt wird gleich\.$/);
  });

  it('says who writes what in a table that only adds', async () => {
    const element = await inGerman(
      html`<skf-settlement
        contract="rufer"
        result="lost"
        tariff="pro-hof"
        players=${NAMES}
      ></skf-settlement>`,
    );
    expect(netOf(element)).to.deep.equal(['0', '0', '+10', '+10']);
    expect(all(element, '.title').map(textOf)).to.deep.equal(['Wer schreibt sich was gut?']);
    expect(readingOf(element)[1]).to.equal(
      'Spielwert 10. Die Gewinner schreiben es sich gut, niemand zahlt.',
    );
  });

  describe('passes axe', () => {
    for (const [title, template] of [
      ['a partner game, read', html`<skf-settlement contract="rufer S" reading></skf-settlement>`],
      ['a doubled solo', html`<skf-settlement contract="solo G" kontra="2"></skf-settlement>`],
      ['the Stock', html`<skf-settlement contract="rufer" stock="40"></skf-settlement>`],
      ['a Ramsch', html`<skf-settlement contract="ramsch" loser="0"></skf-settlement>`],
      [
        'a plus-only table',
        html`<skf-settlement contract="wenz" tariff="pro-hof"></skf-settlement>`,
      ],
      ['empty', html`<skf-settlement></skf-settlement>`],
      ['wrong', html`<skf-settlement contract="Skat"></skf-settlement>`],
    ] as const) {
      it(title, async () => {
        const element = await inGerman(template);
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }
  });
});
