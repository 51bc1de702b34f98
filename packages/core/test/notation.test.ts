import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK, OFFICIAL_RULES, parseCard, setOf, unwrap, type Card } from '../src/index.js';
import { formatFrench, parseAnyCard, parseFrench } from '../src/french.js';
import { formatHand, parseHand } from '../src/hand-text.js';
import { parseGame } from '../src/notation-read.js';
import { formatGame } from '../src/notation.js';
import { formatRules, parseRules } from '../src/rules-text.js';
import { randomRules } from './random-rules.js';
import { walk, walks } from './walk.js';

describe('French names', () => {
  it.each([
    ['Q♣', 'EO'],
    ['JH', 'HU'],
    ['10♠', 'GZ'],
    ['A♦', 'SA'],
    ['Q♣\uFE0F', 'EO'],
    ['♣Q', null],
    ['qc', 'EO'],
    ['ts', 'GZ'],
    ['KS', 'GK'],
    ['7♡', 'H7'],
    [' 9d ', 'S9'],
    ['EO', null],
    ['Q', null],
    ['♣', null],
    ['', null],
    ['1♣', null],
    ['QQ♣', null],
    ['constructor', null],
    ['__proto__♣', null],
  ])('%s is %s', (text, card) => {
    expect(parseFrench(text)).toEqual(
      card === null ? { ok: false, error: 'not-a-card' } : { ok: true, value: card },
    );
  });

  it('every card is read as it is written, and no name is both German and French', () => {
    for (const card of DECK) {
      expect(parseFrench(formatFrench(card))).toEqual({ ok: true, value: card });
      expect(parseAnyCard(formatFrench(card))).toEqual({ ok: true, value: card });
      expect(parseAnyCard(card)).toEqual({ ok: true, value: card });
      expect(parseFrench(card).ok).toBe(false);
      for (const suit of 'CSHD♣♠♥♦') {
        expect(parseCard(`${formatFrench(card).slice(0, -1)}${suit}`).ok).toBe(false);
      }
    }
    expect(new Set(DECK.map(formatFrench)).size).toBe(32);
  });
});

describe('hands', () => {
  const hand = 'S7 HA G9 EO SU HK EA GU'.split(' ') as Card[];
  it.each([
    [{ kind: 'rufer' }, 'EO GU SU HA HK EA G9 S7'],
    [{ kind: 'wenz' }, 'GU SU EA EO G9 HA HK S7'],
    [{ kind: 'solo', suit: 'G' }, 'EO GU SU G9 EA HA HK S7'],
    [{ kind: 'bettel' }, 'EA EO GU G9 HA HK SU S7'],
  ] as const)('are sorted as in %o', (contract, text) => {
    expect(formatHand(setOf(hand), { contract })).toBe(text);
    expect(parseHand(text)).toEqual({ ok: true, value: setOf(hand) });
  });

  it('a word that is no card is told', () => {
    expect(parseHand('EO XX')).toEqual({
      ok: false,
      error: { code: 'not-a-card', at: 1, word: 'XX' },
    });
  });
});

describe('rules', () => {
  it.each([
    ['official', {}],
    ['official allPass=ramsch', { allPass: 'ramsch' }],
    ['official dealPackets=2+2+2+2', { dealPackets: [2, 2, 2, 2] }],
    ['official contracts=none', { contracts: [] }],
    ['official kontraMax=null', { kontraMax: null }],
    ['official runnerMin.wenz=3', { runnerMin: { ...OFFICIAL_RULES.runnerMin, wenz: 3 } }],
  ] as const)('%s', (text, options) => {
    expect(formatRules({ ...OFFICIAL_RULES, ...options })).toBe(text);
    expect(parseRules(text)).toEqual({ ok: true, value: { ...OFFICIAL_RULES, ...options } });
  });

  it.each([
    ['', 'unknown-preset'],
    ['toString', 'unknown-preset'],
    ['official weather=fair', 'unknown-option'],
    ['official __proto__=1', 'unknown-option'],
    ['official runnerMin.bettel=1', 'unknown-option'],
    ['official runnerMin=3', 'unknown-option'],
    ['official knock', 'unknown-option'],
    ['official knock=loud', 'rules-not-playable'],
    ['official contracts=null', 'rules-not-playable'],
    ['official contracts=solo+solo', 'rules-not-playable'],
    ['official mustSolo=true', 'rules-not-playable'],
    ['official cutMin=x', 'rules-not-playable'],
  ])('"%s" are none: %s', (text, error) => {
    expect(parseRules(text)).toEqual({ ok: false, error });
  });

  it('any are read as they are written', () => {
    fc.assert(
      fc.property(randomRules, (rules) => {
        expect(unwrap(parseRules(formatRules(rules)))).toEqual(rules);
      }),
    );
  });
});

const RECORD = `Schafkopf 1
Rules: casual
Lena: EO HO GU HA + SU HZ G9 S7
Jonas: GO SO EU H8 + EA E9 E8 GA
Felix: EZ EK E7 GZ + GK G8 G7 SA
Nora: HU HK H9 H7 + SZ SK S9 S8
Forehand: Lena
Knocks: Lena leave, Jonas knock
Bidding: Lena play, Jonas pass, Felix pass, Nora pass, Lena rufer G
1. Lena: EO (Felix kontra) (Jonas re) H8 E7 H7
2. Lena: G9 GA G7 HU
3. Nora: SZ S7 SO SA
4. Jonas: GO EZ H9 SU
5. Jonas: EU EK HK GU
6. Jonas: EA GZ SK HO
7. Lena: HA E8 GK S8
8. Lena: HZ E9 G8 S9
Result: rufer G Lena Jonas won 107 points 7 tricks run 6 schneider
`;

describe('a whole hand', () => {
  it('is read, and written as it was', () => {
    const record = unwrap(parseGame(RECORD));
    expect(formatGame(record)).toBe(RECORD);
    expect(record.names).toEqual(['Lena', 'Jonas', 'Felix', 'Nora']);
    expect(record.game).toMatchObject({ phase: 'done', knocks: { knocked: [1] } });
  });

  it('may be sloppily written', () => {
    const sloppy = RECORD.replaceAll('\n', '  \r\n\r\n')
      .replaceAll('Lena play', '1  play')
      .replace('Jonas pass, Felix pass', 'Jonas   pass  ,Felix pass ')
      .replace('EO HO GU HA', 'ha,gu ho  eo')
      .replace('HZ E9', 'h10 E9');
    expect(unwrap(parseGame(sloppy))).toEqual(unwrap(parseGame(RECORD)));
  });

  it('may be written with French names, and read back', () => {
    const record = unwrap(parseGame(RECORD));
    const french = formatGame(record, formatFrench);
    expect(french).toContain('Lena: Q♣ Q♥ J♠ A♥ + J♦ 10♥ 9♠ 7♦');
    expect(french).toContain('1. Lena: Q♣ (Felix kontra) (Jonas re) 8♥ 7♣ 7♥');
    expect(unwrap(parseGame(french))).toEqual(record);
  });

  it('may stop anywhere', () => {
    const lines = RECORD.trim().split('\n');
    for (let count = 7; count < lines.length - 1; count += 1) {
      const part = `${lines.slice(0, count).join('\n')}\n`;
      expect(formatGame(unwrap(parseGame(part)))).toBe(part);
    }
  });

  it.each([
    ['nothing', /[^]*/, '', 'not-a-record', 1],
    ['another title', 'Schafkopf 1', 'Skat 1', 'not-a-record', 1],
    ['a later version', 'Schafkopf 1', 'Schafkopf 2', 'newer-version', 1],
    ['no rules', /Rules.*\n/, '', 'unknown-line', 2],
    ['rules of another house', 'casual', 'fancy', 'unknown-preset', 2],
    ['impossible rules', 'casual', 'casual mustSolo=true', 'rules-not-playable', 2],
    ['a card nobody knows', 'GU HA', 'GU H1', 'not-cards', 3],
    ['a card twice in a hand', 'GU HA', 'GU EO', 'not-cards', 3],
    ['a card in two hands', 'GU HA', 'GU GO', 'deal-not-possible', 7],
    ['a hand of seven', ' S7\n', '\n', 'deal-not-possible', 7],
    ['three hands', /Nora:.*\n/, '', 'deal-incomplete', 6],
    ['no forehand', /Forehand.*\n/, '', 'deal-incomplete', 7],
    ['a stranger', 'Forehand: Lena', 'Forehand: Max', 'unknown-player', 7],
    ['a word nobody says', 'Jonas knock', 'Jonas bangs', 'not-an-action', 8],
    ['a bid out of turn', 'Jonas pass', 'Nora pass', 'action-not-possible', 9],
    ['a game that cannot be called', 'rufer G\n', 'rufer E\n', 'action-not-possible', 9],
    [
      'a revoke',
      'EO (Felix',
      'EO (Felix kontra) (Jonas re) E9 E7 H7\n1. Lena: (Felix',
      'action-not-possible',
      10,
    ],
    ['the wrong leader', '2. Lena', '2. Jonas', 'wrong-leader', 11],
    ['a trick of five', 'E7 H7\n', 'E7 H7 HA H9\n', 'action-not-possible', 10],
    ['another result', '107 points', '108 points', 'wrong-result', 18],
    ['a result too early', /8\. Lena.*\n/, '', 'wrong-result', 17],
    ['a line of prose', 'Result', 'Note: good\nResult', 'unknown-line', 18],
    ['more than there is', /$/, '9. Lena: EO\n', 'action-not-possible', 19],
  ] as const)('%s is refused', (_, from, to, code, line) => {
    const parsed = parseGame(RECORD.replace(from, to));
    expect(parsed.ok ? parsed : parsed.error).toMatchObject({ code, line });
  });

  it('says why an action is not possible', () => {
    expect(parseGame(RECORD.replace('H8 E7 H7', 'E9 E7 H7'))).toEqual({
      ok: false,
      error: {
        code: 'action-not-possible',
        line: 10,
        because: { code: 'must-follow-trump' },
      },
    });
  });

  it('a text without end is not read', () => {
    expect(parseGame(RECORD + ' '.repeat(30_000))).toMatchObject({ error: { code: 'too-long' } });
  });

  it.each<[string[]]>([
    [['Ännchen', "O'Neill", 'Müller-Lüdenscheidt', 'Xaver2']],
    [['Anna Maria', 'a, b', 'c: d', 'say "hi"']],
    [['Max', 'Max', '', '1']],
    [['Rules', 'Bidding', 'Schafkopf', 'line\nbreak + \u2028']],
  ])('players may be called %o', (names) => {
    const { game } = unwrap(parseGame(RECORD));
    const record = { game, names };
    expect(unwrap(parseGame(formatGame(record)))).toEqual(record);
  });

  it('any is read as it is written', () => {
    const names = fc.option(
      fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 4, maxLength: 4 }),
    );
    fc.assert(
      fc.property(walks, names, fc.nat({ max: 60 }), (hand, called, stop) => {
        const game = walk(hand, stop);
        const by = called?.slice(0, game.dealt.hands.length);
        const record = by ? { game, names: by } : { game };
        expect(unwrap(parseGame(formatGame(record)))).toEqual(record);
        expect(unwrap(parseGame(formatGame(record, formatFrench)))).toEqual(record);
      }),
      { numRuns: 100 },
    );
  });

  it('no text makes it stumble', () => {
    const lines = RECORD.split('\n');
    fc.assert(
      fc.property(
        fc.nat({ max: RECORD.length }),
        fc.string(),
        fc.nat({ max: 9 }),
        (at, text, cut) => {
          const broken = RECORD.slice(0, at) + text + RECORD.slice(at + cut);
          const parsed = parseGame(broken);
          if (!parsed.ok) expect(parsed.error.line).toBeLessThanOrEqual(lines.length + 100);
        },
      ),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.string(), (text) => !parseGame(text).ok));
  });
});
