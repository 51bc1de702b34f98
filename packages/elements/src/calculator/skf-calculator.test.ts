import { OFFICIAL_RULES, type HandInput, type Rules, type Tariff } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, one, place, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfCalculationEvent } from './events.js';
import type { SkfCalculator } from './skf-calculator.js';

const NAMES = 'Anna,Ben,Cora,Dan';

const open = (template: TemplateResult, lang = 'de') => placed<SkfCalculator>(template, { lang });
const simple = (contract: string) =>
  open(html`<skf-calculator contract=${contract} players=${NAMES}></skf-calculator>`);

const netOf = (element: Element) => all(element, '[part=net] dd').map(textOf).join(' ');
const namesOf = (element: Element) => all(element, '[part=net] dt').map(textOf);
const errorsOf = (element: Element) => all(element, '.controls .error').map(textOf);
const group = (element: Element, title: string) => {
  const found = all(element, 'fieldset').find((each) => texts(each)[0] === title);
  if (found === undefined) throw new Error(`There is no “${title}”`);
  return found;
};
const groups = (element: Element) =>
  all(element, 'fieldset').map((each) => texts(one(each, 'legend')).join(' '));
const fields = (element: Element) => all(element, 'label.field').map((each) => texts(each)[0]);
const field = (element: Element, label: string) => {
  const found = all(element, 'label.field').find((each) => texts(each)[0] === label);
  if (found === undefined) throw new Error(`There is no “${label}”`);
  return found;
};
const chips = (root: Element) => all(root, '.chip').map((each) => textOf(each));
const chosen = (root: Element) =>
  all(root, '.chip')
    .filter((each) => one<HTMLInputElement>(each, 'input').checked)
    .map((each) => textOf(each));

async function tap(element: Element, title: string, label: string): Promise<void> {
  const root = title === '' ? element : group(element, title);
  const chip = all(root, '.chip').find((each) => textOf(each) === label);
  if (chip === undefined) throw new Error(`“${label}” is not offered`);
  one<HTMLInputElement>(chip, 'input').click();
  await drawn(element);
}

async function choose(element: Element, label: string, option: string): Promise<void> {
  const select = one<HTMLSelectElement>(field(element, label), 'select');
  const found = [...select.options].find((each) => textOf(each) === option);
  if (found === undefined) throw new Error(`“${option}” is not offered`);
  select.value = found.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(element);
}

async function write(element: Element, label: string, text: string): Promise<void> {
  const input = one<HTMLInputElement>(field(element, label), 'input');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn(element);
}

describe('skf-calculator', () => {
  it('begins with a Rufer at 10 / 50, and the money follows every change', async () => {
    const element = await open(html`<skf-calculator players=${NAMES}></skf-calculator>`);
    expect(netOf(element)).to.equal('+10 +10 −10 −10');
    // French-card rules, Scoring: 10 + 10 + 3 × 10 = 50.
    await tap(element, 'Wie hoch?', 'Schneider');
    await choose(element, 'Laufende', '3');
    expect(netOf(element)).to.equal('+50 +50 −50 −50');
    // Tarife V: kontra and re, × 4.
    await choose(element, 'Kontra', 'Re');
    expect(netOf(element)).to.equal('+200 +200 −200 −200');
    // Tarife II.10: two knocked, × 4.
    await choose(element, 'Geklopft', '2 ×');
    expect(netOf(element)).to.equal('+800 +800 −800 −800');
    await choose(element, 'Bockrunde', '× 2');
    await choose(element, 'Davor zusammengeworfen', '× 2');
    expect(netOf(element)).to.equal('+3.200 +3.200 −3.200 −3.200');
    await choose(element, 'Tarif', '1 / 5');
    expect(netOf(element)).to.equal('+320 +320 −320 −320');
    await tap(element, 'Wie ging’s aus?', 'verloren');
    expect(netOf(element)).to.equal('−320 −320 +320 +320');
    await tap(element, 'Mit wem?', 'Dan');
    expect(netOf(element)).to.equal('−320 +320 +320 −320');
    // The declarer becomes the partner, and the other way round.
    await tap(element, 'Wer spielt?', 'Dan');
    expect(netOf(element)).to.equal('−320 +320 +320 −320');
    expect(chosen(group(element, 'Mit wem?'))).to.deep.equal(['Anna']);
  });

  it('settles a Solo Tout: (50 + 4 × 10) × 2 = 180 to each (Tarife IV)', async () => {
    const element = await simple('solo G');
    await choose(element, 'Laufende', '4');
    await tap(element, '', 'Tout');
    expect(netOf(element)).to.equal('+540 −180 −180 −180');
    expect(groups(element)).not.to.include('Wie hoch?');
    await tap(element, 'Trumpf', 'Herz');
    expect(element.hand?.contract).to.deep.equal({ kind: 'solo', suit: 'H', tout: true });
    await tap(element, 'Was wird gespielt?', 'Wenz');
    // Four Unters: 50 + 4 × 10, doubled, is what it stays.
    expect(element.hand?.contract).to.deep.equal({ kind: 'wenz', tout: true });
    expect(netOf(element)).to.equal('+540 −180 −180 −180');
  });

  it('settles a Sie: (50 + 80) × 4 = 520 (Tarife IV), and back', async () => {
    const element = await simple('rufer');
    await tap(element, 'Was wird gespielt?', 'Sie');
    expect(netOf(element)).to.equal('+1.560 −520 −520 −520');
    await tap(element, 'Was wird gespielt?', 'Rufspiel');
    expect(netOf(element)).to.equal('+10 +10 −10 −10');
  });

  describe('has the controls that core says the contract has', () => {
    for (const [contract, shown, lists] of [
      [
        'rufer',
        [
          'Was wird gespielt?',
          'Auf welche Sau?',
          'Wer spielt?',
          'Mit wem?',
          'Wie ging’s aus?',
          'Wie hoch?',
          'Tisch und Tarif',
        ],
        [
          'Augen der Spielerpartei',
          'Laufende',
          'Geklopft',
          'Kontra',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Im Stock liegen',
          'Regelverstoß',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
      [
        'rufer must',
        [
          'Was wird gespielt?',
          'Auf welche Sau?',
          'Wer spielt?',
          'Mit wem?',
          'Wie ging’s aus?',
          'Wie hoch?',
          'Tisch und Tarif',
        ],
        // No kontra against who must play (Varianten IV.3.3), and no Stock (a ruling).
        [
          'Augen der Spielerpartei',
          'Laufende',
          'Geklopft',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Regelverstoß',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
      [
        'cross',
        // The partner sits opposite.
        ['Was wird gespielt?', 'Wer spielt?', 'Wie ging’s aus?', 'Wie hoch?', 'Tisch und Tarif'],
        [
          'Augen der Spielerpartei',
          'Laufende',
          'Geklopft',
          'Kontra',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Regelverstoß',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
      [
        'bettel',
        ['Was wird gespielt?', 'Wer spielt?', 'Wie ging’s aus?', 'Tisch und Tarif'],
        [
          'Geklopft',
          'Kontra',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Regelverstoß',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
      [
        'solo G',
        [
          'Was wird gespielt?',
          'Trumpf',
          'Wer spielt?',
          'Wie ging’s aus?',
          'Wie hoch?',
          'Tisch und Tarif',
        ],
        [
          'Gesteigert auf',
          'Augen der Spielerpartei',
          'Laufende',
          'Geklopft',
          'Kontra',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Regelverstoß',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
      [
        'sie',
        ['Was wird gespielt?', 'Wer spielt?', 'Tisch und Tarif'],
        [
          'Geklopft',
          'Kontra',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
      [
        'ramsch',
        [
          'Was wird gespielt?',
          'Wer verliert?',
          'Wer blieb ohne Stich?',
          'Durchmarsch?',
          'Augen jedes Spielers',
          'Tisch und Tarif',
        ],
        [
          'Anna',
          'Ben',
          'Cora',
          'Dan',
          'Geklopft',
          'Bockrunde',
          'Davor zusammengeworfen',
          'Regelverstoß',
          'Tarif',
          'Regeln',
          'Spieler am Tisch',
        ],
      ],
    ] as const) {
      it(contract, async () => {
        const element = await open(
          html`<skf-calculator
            contract=${contract}
            loser=${contract === 'ramsch' ? 'Anna' : ''}
            players=${NAMES}
          ></skf-calculator>`,
        );
        expect(groups(element)).to.deep.equal(shown);
        expect(fields(element)).to.deep.equal(lists);
      });
    }

    it('runners from the fewest that pay to all trumps (Tarife III.1, III.2)', async () => {
      const numbers = (element: Element) =>
        [...one<HTMLSelectElement>(field(element, 'Laufende'), 'select').options].map(textOf);
      const wenz = await simple('wenz');
      expect(numbers(wenz)).to.deep.equal(['nein', '2', '3', '4']);
      const solo = await simple('solo G');
      expect(numbers(solo)).to.deep.equal([
        'nein',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '11',
        '12',
        '13',
        '14',
      ]);
    });

    it('whose runners they are, where only the winners’ own are paid', async () => {
      const rules: Rules = { ...OFFICIAL_RULES, runnerPay: 'winners-held' };
      const element = await open(
        html`<skf-calculator contract="rufer" .rules=${rules} players=${NAMES}></skf-calculator>`,
      );
      expect(groups(element)).not.to.include('Wer hatte die Laufenden?');
      await choose(element, 'Laufende', '3');
      expect(errorsOf(element)).to.deep.equal(['Wer hatte die Laufenden?']);
      await tap(element, 'Wer hatte die Laufenden?', 'Gegner');
      // The losers' runners are not paid (house rule runnerPay).
      expect(netOf(element)).to.equal('+10 +10 −10 −10');
      await tap(element, 'Wer hatte die Laufenden?', 'Spielerpartei');
      expect(netOf(element)).to.equal('+40 +40 −40 −40');
    });
  });

  it('counts points: 91 win with Schneider, 60 lose (Schafkopfordnung V.1)', async () => {
    const element = await simple('rufer');
    await write(element, 'Augen der Spielerpartei', '91');
    expect(chosen(group(element, 'Wie hoch?'))).to.deep.equal(['Schneider']);
    expect(netOf(element)).to.equal('+20 +20 −20 −20');
    await write(element, 'Augen der Spielerpartei', '60');
    expect(chosen(group(element, 'Wie ging’s aus?'))).to.deep.equal(['verloren']);
    expect(netOf(element)).to.equal('−10 −10 +10 +10');
    await tap(element, 'Wie ging’s aus?', 'gewonnen');
    expect(
      one<HTMLInputElement>(field(element, 'Augen der Spielerpartei'), 'input').value,
    ).to.equal('');
    expect(netOf(element)).to.equal('+10 +10 −10 −10');
  });

  it('knows a raised Solo: 95 points lose at 100 (ruling)', async () => {
    const element = await simple('solo H');
    await choose(element, 'Gesteigert auf', '100');
    await write(element, 'Augen der Spielerpartei', '95');
    expect(netOf(element)).to.equal('−150 +50 +50 +50');
  });

  it('knows the Stock: won 40, lost doubled (Varianten IV.2)', async () => {
    const element = await simple('rufer');
    await write(element, 'Im Stock liegen', '40');
    expect(netOf(element)).to.equal('+50 +10 −10 −10');
    await tap(element, 'Wie ging’s aus?', 'verloren');
    expect(netOf(element)).to.equal('−50 −10 +10 +10');
    expect(textOf(element)).to.contain('Im Stock liegen danach 80');
  });

  it('knows broken rules: 10 + 10 + 10 against the offender’s side (Schafkopfordnung IV.2.6)', async () => {
    const element = await simple('rufer');
    await choose(element, 'Regelverstoß', 'Nicht bedient, später bemerkt');
    await choose(element, 'Von wem?', 'Dan');
    expect(netOf(element)).to.equal('+30 +30 −30 −30');
    await tap(element, 'Wie ging’s aus?', 'verloren');
    expect(errorsOf(element)).to.deep.equal(['Der Regelverstoß entscheidet anders']);
    await choose(element, 'Regelverstoß', 'nein');
    expect(netOf(element)).to.equal('+10 +10 −10 −10');
  });

  describe('in a Ramsch', () => {
    it('the loser pays, virgins twice (Tarife II.9)', async () => {
      const element = await simple('rufer');
      await tap(element, 'Was wird gespielt?', 'Ramsch');
      expect(netOf(element)).to.equal('−60 +20 +20 +20');
      await tap(element, 'Wer verliert?', 'Ben');
      await tap(element, 'Wer blieb ohne Stich?', 'Dan');
      expect(netOf(element)).to.equal('+20 −80 +20 +40');
      await tap(element, 'Wer blieb ohne Stich?', 'Ben');
      expect(errorsOf(element)).to.deep.equal(['Ohne Stich verliert keiner']);
    });

    it('a sweep is paid 70 by each (Tarife II.9.3)', async () => {
      const element = await simple('rufer');
      await tap(element, 'Was wird gespielt?', 'Ramsch');
      await tap(element, 'Durchmarsch?', 'Cora');
      expect(netOf(element)).to.equal('−70 −70 +210 −70');
      await tap(element, 'Durchmarsch?', 'keiner');
      expect(netOf(element)).to.equal('−60 +20 +20 +20');
    });

    it('the most points lose; 120 they must be, and a tie must be told (Varianten IV.1.3)', async () => {
      const element = await simple('rufer');
      await tap(element, 'Was wird gespielt?', 'Ramsch');
      await write(element, 'Ben', '60');
      expect(errorsOf(element)).to.deep.equal(['Die Augen ergeben nicht 120']);
      await write(element, 'Anna', '20');
      await write(element, 'Cora', '30');
      await write(element, 'Dan', '10');
      expect(netOf(element)).to.equal('+20 −60 +20 +20');
      await write(element, 'Ben', '35');
      await write(element, 'Anna', '20');
      await write(element, 'Cora', '35');
      await write(element, 'Dan', '30');
      expect(errorsOf(element)).to.deep.equal(['Gleich viele Augen: Wer hat verloren?']);
      await tap(element, 'Wer verliert?', 'Cora');
      expect(netOf(element)).to.equal('+20 +20 −60 +20');
    });
  });

  describe('the table', () => {
    it('three play solos only (ruling)', async () => {
      const element = await simple('rufer');
      await choose(element, 'Spieler am Tisch', '3');
      expect(chips(group(element, 'Was wird gespielt?'))).not.to.include('Rufspiel');
      expect(netOf(element)).to.equal('+100 −50 −50');
      await choose(element, 'Spieler am Tisch', '4');
      expect(netOf(element)).to.equal('+150 −50 −50 −50');
    });

    it('with five the dealer sits out (Schafkopf zu fünft)', async () => {
      const element = await open(
        html`<skf-calculator contract="wenz" players="Anna,Ben,Cora,Dan,Emil"></skf-calculator>`,
      );
      expect(chips(group(element, 'Wer spielt?'))).to.deep.equal(['Anna', 'Ben', 'Cora', 'Dan']);
      await choose(element, 'Wer gibt und setzt aus?', 'Ben');
      expect(chips(group(element, 'Wer spielt?'))).to.deep.equal(['Cora', 'Dan', 'Emil', 'Anna']);
    });

    it('of six without names the dealer and who cuts sit out (Schafkopf zu sechst)', async () => {
      const element = await open(html`<skf-calculator contract="wenz"></skf-calculator>`);
      await choose(element, 'Spieler am Tisch', '6');
      await choose(element, 'Wer gibt und setzt aus?', 'Spieler 2');
      const playing = ['Spieler 3', 'Spieler 4', 'Spieler 5', 'Spieler 6'];
      expect(chips(group(element, 'Wer spielt?'))).to.deep.equal(playing);
      expect(namesOf(element)).to.deep.equal(playing);
    });

    it('a tournament that prices Hearts apart asks for the suit (oberwallenstadt)', async () => {
      const element = await simple('solo');
      await choose(element, 'Tarif', 'tv-oberwallenstadt.de');
      expect(errorsOf(element)).to.deep.equal(['Welche Farbe war Trumpf?']);
      await tap(element, 'Trumpf', 'Herz');
      expect(netOf(element)).to.equal('+25 0 0 0');
      await tap(element, 'Wie ging’s aus?', 'verloren');
      expect(errorsOf(element)).to.deep.equal(['Dafür nennt die Turniertabelle keine Punkte']);
    });

    it('rules change what a virgin is paid (house rule virgin)', async () => {
      const element = await open(
        html`<skf-calculator
          contract="ramsch"
          loser="Anna"
          virgins="Dan"
          players=${NAMES}
        ></skf-calculator>`,
      );
      expect(netOf(element)).to.equal('−80 +20 +20 +40');
      element.rules = 'simple';
      await drawn(element);
      expect(netOf(element)).to.equal('−120 +40 +40 +40');
    });

    it('a tariff of its own', async () => {
      const tariff: Tariff = { unit: 1, rufer: 7 };
      const element = await open(html`<skf-calculator .tariff=${tariff}></skf-calculator>`);
      expect(netOf(element)).to.equal('+7 +7 −7 −7');
      await tap(element, 'Wie hoch?', 'Schneider');
      expect(errorsOf(element)).to.deep.equal(['Dafür nennt der Tarif keinen Preis']);
    });
  });

  it('tells the page of every change', async () => {
    const element = await simple('wenz');
    const heard: SkfCalculationEvent[] = [];
    document.addEventListener(
      'skf-change',
      ((event: Event) => {
        heard.push(event as SkfCalculationEvent);
      }) as EventListener,
      { once: false },
    );
    await tap(element, 'Wie ging’s aus?', 'verloren');
    await write(element, 'Augen der Spielerpartei', '121');
    expect(heard.map(({ hand }) => hand)).to.deep.equal([
      { contract: { kind: 'wenz' }, declarer: 0, won: false },
      { contract: { kind: 'wenz' }, declarer: 0, points: 121 },
    ]);
    expect(heard[0]?.settlement?.net).to.deep.equal([-150, 50, 50, 50]);
    expect(heard[1]?.settlement).to.equal(null);
    expect(heard[1]?.errors.map(({ code }) => code)).to.deep.equal(['points-out-of-range']);
    expect(element.settlement).to.equal(null);
  });

  it('asks who lost a Ramsch, and calls it wrong once something was changed', async () => {
    const element = await simple('ramsch');
    expect(textOf(one(element, '.hint'))).to.equal('Wer hat verloren?');
    expect(all(element, '.error')).to.deep.equal([]);
    await tap(element, 'Wer blieb ohne Stich?', 'Ben');
    expect(all(element, '.hint')).to.deep.equal([]);
    expect(textOf(one(element, '.error'))).to.equal('Wer hat verloren?');
  });

  it('says the sum in one line, and what is wrong in its place', async () => {
    const element = await simple('wenz');
    const said = () => textOf(one(element, '[role=status]'));
    expect(said()).to.equal('Spielwert 50 Anna +150 · Ben −50 · Cora −50 · Dan −50');
    await write(element, 'Augen der Spielerpartei', 'viele');
    expect(said()).to.equal('– Hier gehört eine Zahl hin');
    expect(
      one(field(element, 'Augen der Spielerpartei'), 'input').getAttribute('aria-invalid'),
    ).to.equal('true');
    await write(element, 'Augen der Spielerpartei', '61');
    expect(said()).to.contain('Anna +150');
  });

  for (const [attribute, wrong, message] of [
    ['contract', 'Skat', '„Skat“ ist kein Spiel'],
    ['declarer', 'Zenzi', '„Zenzi“ ist für declarer nicht vorgesehen.'],
    ['tariff', '7-9', '„7-9“ ist kein Tarif; es gilt 10 / 50.'],
    ['rules', 'Skat', '„Skat“ ist für rules nicht vorgesehen.'],
    ['kontra', '9', 'So weit geht das Kontra nicht'],
    ['loser', 'Anna', 'Das gibt es nur im Ramsch'],
  ] as const) {
    it(`says what is wrong with ${attribute}="${wrong}", and recovers`, async () => {
      const element = await simple('wenz');
      element.setAttribute(attribute, wrong);
      await drawn(element);
      expect(all(element, '.error').map(textOf)).to.deep.equal([message]);
      if (attribute === 'contract') element.setAttribute(attribute, 'wenz');
      else element.removeAttribute(attribute);
      await drawn(element);
      expect(all(element, '.error')).to.deep.equal([]);
      expect(netOf(element)).to.equal('+150 −50 −50 −50');
    });
  }

  it('is the same whether it was told before or after it was attached', async () => {
    const hand: HandInput = { contract: { kind: 'geier' }, declarer: 2, won: false, runners: 2 };
    const before = document.createElement('skf-calculator');
    before.hand = hand;
    const after = document.createElement('skf-calculator');
    const area = await place(html`<div lang="en"></div>`);
    area.append(before, after);
    await drawn(area);
    after.hand = hand;
    await drawn(area);
    // 50 + 2 × 10 to each of three.
    expect(netOf(before)).to.equal('+70 +70 −210 +70');
    expect(textOf(after)).to.equal(textOf(before));
  });

  it('shows names with markup as text', async () => {
    const names = ['<b>Anna</b>', 'Ben', 'Cora', 'Dan'];
    const element = await open(html`<skf-calculator .names=${names}></skf-calculator>`);
    expect(chips(group(element, 'Wer spielt?'))[0]).to.equal('<b>Anna</b>');
    expect(all(element, 'b')).to.deep.equal([]);
  });

  it('is a calculator again after nonsense', async () => {
    const element = await open(html`<skf-calculator players=${NAMES}></skf-calculator>`);
    element.hand = 5 as unknown as HandInput;
    await drawn(element);
    expect(netOf(element)).to.equal('+10 +10 −10 −10');
  });

  it('names every control', async () => {
    const element = await simple('ramsch');
    for (const control of all(element, 'input, select')) {
      expect(nameOf(control.closest('label') ?? control)).not.to.equal('');
    }
  });

  describe('passes axe', () => {
    for (const [title, template] of [
      ['a Rufer', html`<skf-calculator players=${NAMES}></skf-calculator>`],
      ['a Solo', html`<skf-calculator contract="solo G" players=${NAMES}></skf-calculator>`],
      ['a Ramsch', html`<skf-calculator contract="ramsch" loser="0"></skf-calculator>`],
      [
        'an offence',
        html`<skf-calculator contract="wenz" penalty="revoke-later" offender="1"></skf-calculator>`,
      ],
      ['five players', html`<skf-calculator players="Anna,Ben,Cora,Dan,Emil"></skf-calculator>`],
      ['wrong', html`<skf-calculator contract="rufer" points="130" tariff="7-9"></skf-calculator>`],
    ] as const) {
      it(title, async () => {
        const element = await open(template);
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }
  });
});
