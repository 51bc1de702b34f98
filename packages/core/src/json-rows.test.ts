import { describe, expect, it } from 'vitest';
import { formatSheet, parseSheet, readSheet } from './json.js';
import { OFFICIAL_RULES } from './rules.js';
import type { Row, SheetHand } from './sheet-row.js';
import type { Terms } from './settle.js';
import type { Sheet } from './sheet.js';
import { TARIFFS } from './tariff.js';
import { TOURNAMENTS } from './tournaments.js';
import { contractOf } from '../test/oracle.js';
import { begunBy, unchecked } from '../test/sheets.js';

const seats = ['anna', 'ben', 'cora', 'dan'];
const players = seats.map((id) => ({ id, name: id }));
const terms: Terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };
const dear = { ...terms, tariff: TARIFFS['100-500'] };
const base = { id: 'r', at: 7 };
const sheetOf = (...rows: readonly Row[]): Sheet => unchecked(begunBy(players, terms), rows);
const moved = (id: string, amounts: Record<string, number>, more: object = {}): Row => ({
  kind: 'correction',
  id,
  at: 7,
  reason: 'other',
  amounts: Object.entries(amounts).map(([player, amount]) => ({ player, amount })),
  ...more,
});
const hand = (id: string, played: SheetHand, own = terms): Row => ({
  ...base,
  kind: 'hand',
  id,
  seats,
  terms: own,
  hand: played,
});

describe('every kind of row is written and read back', () => {
  it.each<[string, Row]>([
    ['a hand', hand('r', { contract: contractOf('solo G'), declarer: 'anna', won: true })],
    [
      'a thrown-in hand of which somebody chose what follows',
      { ...base, kind: 'thrown-in', seats, terms, consequence: 'stock' },
    ],
    ['money to the Stock', moved('r', { anna: -10 }, { stock: 10 })],
    ['money from outside', moved('r', { anna: 10 }, { outside: true })],
    ['another tariff', { ...base, kind: 'agree', terms: dear }],
    ['who joins', { ...base, kind: 'join', player: { id: 'emil', name: 'Emil' }, before: 'ben' }],
    ['who goes', { ...base, kind: 'leave', player: 'ben' }],
    ['who is called otherwise', { ...base, kind: 'rename', player: 'ben', name: 'B' }],
    ['other seats', { ...base, kind: 'reorder', order: ['dan', 'cora', 'ben', 'anna'] }],
    ['who deals', { ...base, kind: 'dealer', player: 'cora' }],
    ['a bock round', { ...base, kind: 'bock' }],
    ['the end', { ...base, kind: 'close' }],
    ['no end after all', { ...base, kind: 'reopen' }],
  ])('%s', (_, row) => {
    const sheet = sheetOf(row);
    expect(parseSheet(formatSheet(sheet))).toStrictEqual({ ok: true, value: sheet });
  });

  it('terms are named by their place in the list', () => {
    const agree: Row = { ...base, kind: 'agree', terms: dear };
    const data = JSON.parse(formatSheet(sheetOf(agree))) as Record<string, unknown>;
    expect(data).toMatchObject({ terms: 0, agreed: [terms, dear], rows: [{ terms: 1 }] });
  });
});

describe('a sheet whose money sums', () => {
  const plus = { ...OFFICIAL_RULES, ...TOURNAMENTS.oberwallenstadt.rules };
  it.each<[string, Row[]]>([
    [
      'with the Stock and what is outside',
      [moved('1', { anna: -30 }, { stock: 30 }), moved('2', { ben: 50 }, { outside: true })],
    ],
    [
      'with what a plus-only table writes and nobody pays',
      [
        moved('1', { ben: 50 }, { outside: true }),
        hand(
          '2',
          { contract: contractOf('solo G'), declarer: 'anna', won: true },
          { tariff: TOURNAMENTS.oberwallenstadt.tariff, rules: plus },
        ),
      ],
    ],
  ])('%s', (_, rows) => {
    expect(parseSheet(formatSheet(sheetOf(...rows)))).toMatchObject({ ok: true });
  });
});

describe('what other rows leave wrong is no fault of the file', () => {
  it.each<[string, Row]>([
    ['already at the table', { ...base, kind: 'join', player: { id: 'ben', name: 'B' } }],
    ['not at the table', { ...base, kind: 'leave', player: 'emil' }],
    ['an order of others', { ...base, kind: 'reorder', order: ['anna', 'ben', 'cora', 'emil'] }],
    ['more than is in the Stock', moved('r', { anna: 10 }, { stock: -10 })],
  ])('%s', (_, row) => {
    const sheet = sheetOf(row);
    expect(parseSheet(formatSheet(sheet))).toStrictEqual({ ok: true, value: sheet });
  });

  it('a seventh at the table, a fifth bock round', () => {
    const join = (id: string): Row => ({ ...base, id, kind: 'join', player: { id, name: id } });
    const bock = (id: string): Row => ({ ...base, id, kind: 'bock' });
    const rules = { ...OFFICIAL_RULES, bockQueue: false };
    const agreed: Row = { ...base, id: 'a', kind: 'agree', terms: { ...terms, rules } };
    for (const sheet of [
      sheetOf(...['e', 'f', 'g'].map(join)),
      sheetOf(agreed, ...['1', '2', '3', '4', '5'].map(bock)),
    ]) {
      expect(parseSheet(formatSheet(sheet))).toStrictEqual({ ok: true, value: sheet });
    }
  });
});

describe('parseSheet', () => {
  const text = formatSheet(sheetOf());
  const refused = (code: string, path: string) => ({ ok: false, error: [{ code, path }] });

  it('takes twenty million characters and not one more', () => {
    expect(parseSheet(text.padEnd(20_000_000, ' '))).toMatchObject({ ok: true });
    expect(parseSheet(text.padEnd(20_000_001, ' '))).toEqual(refused('too-large', ''));
  });

  it('names the first of a million wrong places, and looks for no more', () => {
    const rows = `"rows":[${'{},'.repeat(1_000_000)}{}]`;
    expect(parseSheet(text.replace(/"rows":\[.*\](?=,"removed)/, () => rows))).toEqual(
      refused('not-a-sheet', 'rows.0.kind'),
    );
  });

  it.each(['"Schafkopf"', '7', 'true', '[]'])('refuses %s, which is JSON', (json) => {
    expect(parseSheet(json)).toEqual({
      ok: false,
      error: expect.arrayContaining([expect.objectContaining({ code: 'not-a-sheet' })]) as unknown,
    });
  });

  it('refuses a later version in words', () => {
    const data = { ...(JSON.parse(text) as object), version: '3' };
    expect(readSheet(data)).toEqual(refused('not-a-sheet', 'version'));
  });

  it.each<[string, object]>([
    ['agree', {}],
    ['thrown-in', { seats: 0 }],
    ['hand', { seats: 0, hand: { contract: 'solo G', declarer: 'anna', won: true } }],
  ])('names the %s row whose terms are not listed', (kind, more) => {
    const rows = [
      { ...base, id: '1', edit: 1, place: '1', kind: 'bock' },
      { ...base, id: '2', edit: 2, place: '2', kind, terms: 1, ...more },
    ];
    const data = { ...(JSON.parse(text) as object), tables: [seats], rows };
    expect(readSheet(data)).toEqual(refused('not-a-sheet', 'rows.1.terms'));
  });

  const odd: Terms = { ...terms, tariff: { ...TARIFFS['10-50'], unitValue: 7 } };
  it.each<[string, Row]>([
    ['an agreement', { ...base, kind: 'agree', terms: odd }],
    ['a thrown-in hand', { ...base, kind: 'thrown-in', seats, terms: odd }],
  ])('refuses %s with a unit worth half a coin', (_, row) => {
    expect(parseSheet(formatSheet(sheetOf(row)))).toEqual(refused('tariff-not-usable', 'agreed'));
  });
});
