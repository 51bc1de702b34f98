import {
  OFFICIAL_RULES,
  settle,
  TARIFFS,
  unwrap,
  type HandInput,
  type TariffId,
} from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { all, drawn, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfSettlement } from './skf-settlement.js';

const settled = (
  hand: HandInput,
  { tariff = '1-5' as TariffId, names = [] as readonly string[], lang = 'de' } = {},
) => {
  const settlement = unwrap(settle(hand, { tariff: TARIFFS[tariff], rules: OFFICIAL_RULES }));
  return placed<SkfSettlement>(
    html`<skf-settlement .settlement=${settlement} .names=${names}></skf-settlement>`,
    { lang },
  );
};

/** The table below its headings, row by row. */
const linesOf = (element: Element) =>
  all(element, 'tbody tr, tfoot tr').map((row) => texts(row).join(' | '));
const paymentsOf = (element: Element) => all(element, '[part=payments] li').map(textOf);
const netOf = (element: Element) => all(element, 'dl > div').map(textOf);

const LENA: HandInput = {
  contract: { kind: 'rufer', called: 'SA' },
  declarer: 0,
  partner: 1,
  won: true,
  schneider: true,
  runners: 5,
};
const ANNA: HandInput = { ...LENA, runners: 3 };
/** Issue 2: a lost Solo with Schneider and 4 runners, kontra and re given. */
const LOST_SOLO: HandInput = {
  contract: { kind: 'solo', suit: 'H' },
  declarer: 2,
  won: false,
  schneider: true,
  runners: 4,
  kontra: 2,
};
const SIE: HandInput = { contract: { kind: 'sie' }, declarer: 0, won: true, runners: 8 };

const SQUARE_NAMES = ['Lena', 'Jonas', 'Felix', 'Nora'];
const FRENCH_NAMES = ['Anna', 'Ben', 'Clara', 'David'];

describe('skf-settlement', () => {
  it('Lena’s Rufer in units: 1 + 1 + 5 = 7 (SquareScores, A worked hand)', async () => {
    const element = await settled(LENA, { names: SQUARE_NAMES });
    expect(linesOf(element)).to.deep.equal([
      'Rufspiel | 1',
      'Schneider | 1',
      'Laufende | 5 × 1 | 5',
      'Zusammen | 7',
      'Spielwert | 7',
    ]);
    expect(paymentsOf(element)).to.deep.equal(['Felix zahlt 7 an Lena', 'Nora zahlt 7 an Jonas']);
    expect(netOf(element)).to.deep.equal(['Lena +7', 'Jonas +7', 'Felix −7', 'Nora −7']);
  });

  it('Anna’s Rufer in cents: 10 + 10 + 3 × 10 = 50 (French-card rules, Scoring)', async () => {
    const element = await settled(ANNA, { tariff: '10-50', names: FRENCH_NAMES, lang: 'en' });
    expect(linesOf(element)).to.deep.equal([
      'Rufer | 10',
      'Schneider | 10',
      'Runners | 3 × 10 | 30',
      'Together | 50',
      'Value | 50',
    ]);
    // “Clara pays 50 to Anna, David pays 50 to Ben.”
    expect(paymentsOf(element)).to.deep.equal(['Clara pays Anna 50', 'David pays Ben 50']);
    expect(netOf(element)).to.deep.equal(['Anna +50', 'Ben +50', 'Clara −50', 'David −50']);
  });

  it('a lost Solo in German: (5 + 1 + 4) × 4 = 40 to each, −120', async () => {
    const element = await settled(LOST_SOLO, { names: FRENCH_NAMES });
    expect(linesOf(element)).to.deep.equal([
      'Solo | 5',
      'Schneider | 1',
      'Laufende | 4 × 1 | 4',
      'Zusammen | 10',
      'Kontra, Re | × 4',
      'Spielwert | 40',
    ]);
    expect(paymentsOf(element)).to.deep.equal([
      'Clara zahlt 40 an Anna',
      'Clara zahlt 40 an Ben',
      'Clara zahlt 40 an David',
    ]);
    expect(netOf(element)).to.deep.equal(['Anna +40', 'Ben +40', 'Clara −120', 'David +40']);
  });

  it('a lost Solo in English', async () => {
    const element = await settled(LOST_SOLO, { names: FRENCH_NAMES, lang: 'en' });
    expect(linesOf(element)).to.deep.equal([
      'Solo | 5',
      'Schneider | 1',
      'Runners | 4 × 1 | 4',
      'Together | 10',
      'Kontra, Re | × 4',
      'Value | 40',
    ]);
    expect(paymentsOf(element)).to.deep.equal([
      'Clara pays Anna 40',
      'Clara pays Ben 40',
      'Clara pays David 40',
    ]);
  });

  it('a Sie: (5 + 8) × 4 = 52 from each (SquareScores, Scoring)', async () => {
    const element = await settled(SIE, { names: FRENCH_NAMES, lang: 'en' });
    expect(linesOf(element)).to.deep.equal([
      'Sie (price of a Solo) | 5',
      'Runners | 8 × 1 | 8',
      'Together | 13',
      'Sie | × 4',
      'Value | 52',
    ]);
    expect(netOf(element)).to.deep.equal(['Anna +156', 'Ben −52', 'Clara −52', 'David −52']);
  });

  it('a bare Rufer is one line and its value', async () => {
    const element = await settled({
      contract: { kind: 'rufer' },
      declarer: 0,
      partner: 1,
      won: true,
    });
    expect(linesOf(element)).to.deep.equal(['Rufspiel | 1', 'Spielwert | 1']);
  });

  it('groups large amounts as the language does', async () => {
    const large = { tariff: '100-500' as const, names: FRENCH_NAMES };
    expect(netOf(await settled(SIE, large))[0]).to.equal('Anna +15.600');
    expect(netOf(await settled(SIE, { ...large, lang: 'en' }))[0]).to.equal('Anna +15,600');
  });

  it('numbers the players where they have no names', async () => {
    expect(netOf(await settled(LENA))[3]).to.equal('Spieler 4 −7');
    expect(paymentsOf(await settled(LENA, { lang: 'en' }))[0]).to.equal('Player 3 pays Player 1 7');
  });

  it('shows names with markup as text', async () => {
    const element = await settled(LENA, { names: ['<b>Lena</b>', 'Jonas', 'Felix', 'Nora'] });
    expect(netOf(element)[0]).to.equal('<b>Lena</b> +7');
    expect(all(element, 'b')).to.deep.equal([]);
  });

  it('says that nothing is settled yet, and again when the settlement is taken away', async () => {
    const empty = await placed(html`<skf-settlement></skf-settlement>`, { lang: 'en' });
    expect(texts(empty)).to.deep.equal(['No hand settled yet']);
    const element = await settled(LENA);
    element.settlement = null;
    await drawn(element);
    expect(texts(element)).to.deep.equal(['Noch kein Spiel abgerechnet']);
  });
});
