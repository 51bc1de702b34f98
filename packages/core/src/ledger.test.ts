import { describe, expect, it } from 'vitest';
import { beginLedger, foldRows, foldSheet, type LedgerRow } from './ledger.js';
import { OFFICIAL_RULES } from './rules.js';
import type { HandRow, Row, SheetHand } from './sheet-row.js';
import type { Sheet } from './sheet.js';
import { TARIFFS, type TariffId } from './tariff.js';
import { TOURNAMENTS } from './tournaments.js';
import { begunBy, changed, unchecked } from '../test/sheets.js';
import { contractOf } from '../test/oracle.js';

const players = ['lena', 'jonas', 'felix', 'nora'].map((id) => ({ id, name: id }));

const seats = players.map(({ id }) => id);

function sheetOf(...rows: Row[]): Sheet {
  const begun: Sheet = { ...begunBy(players), firstDealer: 'nora' };
  return unchecked(begun, rows);
}

function hand(id: string, contract: string, more: Partial<SheetHand>, tariff: TariffId): Row {
  const played = { contract: contractOf(contract), declarer: 'lena', won: true, ...more };
  return {
    kind: 'hand',
    id,
    at: 0,
    seats,
    hand: played,
    terms: { tariff: TARIFFS[tariff], rules: OFFICIAL_RULES },
  };
}

const evening = sheetOf(
  // SquareScores, A worked hand: 1 + 1 + 5 = 7 units.
  hand('1', 'rufer S', { partner: 'jonas', schneider: true, runners: 5 }, '1-5'),
  { kind: 'thrown-in', id: '2', at: 0, seats, terms: begunBy(players).terms },
  // SquareScores, Scoring: a lost Wenz with three runners is 8 units to each.
  hand('3', 'wenz', { declarer: 'felix', won: false, runners: 3 }, '1-5'),
  // Tarife V.1: a Rufer with kontra, 20.
  hand('4', 'rufer E', { declarer: 'nora', partner: 'lena', kontra: 1 }, '10-50'),
);

describe('foldSheet', () => {
  const column = (of: (row: LedgerRow) => unknown) => foldSheet(evening).rows.map(of);

  it('net: what each hand costs by its own terms', () => {
    expect(column(({ net }) => net)).toEqual([
      [7, 7, -7, -7],
      [0, 0, 0, 0],
      [8, 8, -24, 8],
      [20, -20, -20, 20],
    ]);
  });

  it('entries: above the worst player of the hand (SquareScores, Scoring)', () => {
    expect(column(({ entries }) => entries)).toEqual([
      [14, 14, 0, 0],
      [0, 0, 0, 0],
      [32, 32, 0, 32],
      [40, 0, 0, 40],
    ]);
  });

  it('totals run down the sheet', () => {
    expect(column(({ totals }) => totals)).toEqual([
      [7, 7, -7, -7],
      [7, 7, -7, -7],
      [15, 15, -31, 1],
      [35, -5, -51, 21],
    ]);
    expect(column(({ entryTotals }) => entryTotals)).toEqual([
      [14, 14, 0, 0],
      [14, 14, 0, 0],
      [46, 46, 0, 32],
      [86, 46, 0, 72],
    ]);
    const { totals, entryTotals } = foldSheet(evening);
    expect([totals, entryTotals]).toEqual([
      [35, -5, -51, 21],
      [86, 46, 0, 72],
    ]);
  });

  it('the deal goes to the left, also after a thrown-in hand (Schafkopfordnung II.1.1)', () => {
    expect(column(({ dealer, number }) => [number, dealer])).toEqual([
      [1, 'nora'],
      [2, 'lena'],
      [3, 'jonas'],
      [4, 'felix'],
    ]);
    const { dealer, forehand } = foldSheet(evening);
    expect([dealer, forehand]).toEqual(['nora', 'lena']);
  });

  it('losers pay clockwise from forehand, the left neighbour of the dealer', () => {
    const payments = column(({ settlement }) =>
      settlement ? settlement.payments.map(({ from, to }) => `${from}→${to}`) : null,
    );
    expect(payments).toEqual([['2→0', '3→1'], null, ['2→3', '2→0', '2→1'], ['1→3', '2→0']]);
  });

  it('a sheet without rows is all zero; the first dealer deals', () => {
    expect(foldSheet({ ...evening, rows: [] })).toEqual({
      rows: [],
      people: players,
      table: { people: players, order: seats, dealer: 'nora' },
      players,
      totals: [0, 0, 0, 0],
      entryTotals: [0, 0, 0, 0],
      hands: 0,
      terms: evening.terms,
      dealer: 'nora',
      forehand: 'lena',
      seats,
      sitsOut: [],
      stock: 0,
      bockRounds: [],
      doubled: 1,
      nextFactor: 1,
      outside: 0,
      unpaid: 0,
      closed: false,
    });
  });

  it('a hand that cannot be settled says why and moves no total', () => {
    const broken = hand('5', 'solo G', { declarer: 'nobody' }, '10-50');
    const folded = foldSheet(unchecked(evening, [...evening.rows, broken]));
    expect(folded.rows.at(-1)).toMatchObject({
      settlement: null,
      errors: [{ code: 'seat-out-of-range', field: 'declarer' }],
    });
    expect(folded.totals).toEqual([35, -5, -51, 21]);
  });

  it('going on from a ledger is the fold of the whole sheet', () => {
    const begun = foldRows(beginLedger(evening), evening.rows.slice(0, 2));
    expect(begun.rows.map(({ row }) => row.id)).toEqual(['1', '2']);
    expect(foldRows(begun, evening.rows.slice(2))).toEqual(foldSheet(evening));
  });

  it('forehand is the first clockwise from the dealer who was dealt cards', () => {
    // Nora deals; Lena, to her left, was not dealt cards: Jonas in seat 1 is forehand.
    const row = hand('1', 'solo G', { declarer: 'felix' }, '10-50') as HandRow;
    const dealt = { ...row, seats: ['emil', 'jonas', 'felix', 'nora'] };
    const [settled] = foldSheet(sheetOf(dealt)).rows;
    expect(settled?.settlement?.payments.map(({ from }) => from)).toEqual([1, 3, 0]);
    expect(settled?.net).toEqual([0, -50, 150, -50, -50]);
    // Of the table only Nora herself was dealt cards, in seat 1.
    const solo = { ...row.hand, declarer: 'fritz' };
    const strangers = { ...row, hand: solo, seats: ['emil', 'nora', 'fritz'] };
    const [other] = foldSheet(sheetOf(strangers)).rows;
    expect(other?.settlement?.payments.map(({ from }) => from)).toEqual([1, 0]);
  });

  it('a later tariff changes no row that is written', () => {
    const terms = { tariff: TARIFFS['100-500'], rules: OFFICIAL_RULES };
    const row: Row = { kind: 'agree', id: 'a', at: 0, terms };
    const folded = foldSheet(changed(evening, { type: 'add', row, before: '1' }));
    expect(folded.totals).toEqual([35, -5, -51, 21]);
    expect(folded.terms).toEqual(terms);
  });
});

describe('rows that are no hands', () => {
  const base = { at: 0 };
  const bock = (id: string): Row => ({ ...base, id, kind: 'bock' });
  const moved = (id: string, amounts: [string, number][], more: object = {}): Row => ({
    ...base,
    id,
    kind: 'correction',
    reason: 'other',
    amounts: amounts.map(([player, amount]) => ({ player, amount })),
    ...more,
  });
  const last = (...rows: Row[]) => foldSheet(sheetOf(...rows)).rows.at(-1);

  it('the evening ends, and goes on after all', () => {
    const close: Row = { ...base, id: 'c', kind: 'close' };
    expect(foldSheet(sheetOf(close)).closed).toBe(true);
    expect(foldSheet(sheetOf(close, bock('b'))).closed).toBe(true);
    expect(foldSheet(sheetOf(close, { ...base, id: 'o', kind: 'reopen' })).closed).toBe(false);
  });

  it('a fifth bock round at once is one too many', () => {
    const terms = { tariff: TARIFFS['1-5'], rules: { ...OFFICIAL_RULES, bockQueue: false } };
    const rows = ['1', '2', '3', '4'].map(bock);
    const agreed: Row = { ...base, id: 'a', kind: 'agree', terms };
    expect(last(agreed, ...rows)).toMatchObject({ errors: [], nextFactor: 16 });
    expect(last(agreed, ...rows, bock('5'))).toMatchObject({
      errors: [{ code: 'too-many-bock-rounds' }],
      nextFactor: 16,
    });
  });

  it.each<[string, [string, number][], object, string]>([
    ['more is got than given', [['lena', 10]], {}, 'does-not-sum'],
    [
      'one person is named twice',
      [
        ['lena', 10],
        ['lena', -10],
      ],
      {},
      'player-twice',
    ],
    ['the Stock is empty', [['lena', 10]], { stock: -10 }, 'stock-too-small'],
  ])('a correction counts for nothing where %s', (_, amounts, more, code) => {
    expect(last(moved('m', amounts, more))).toMatchObject({
      errors: [{ code }],
      totals: [0, 0, 0, 0],
      stock: 0,
    });
  });

  it('names and seats are those of now', () => {
    const rename: Row = { ...base, id: 'n', kind: 'rename', player: 'felix', name: 'Fritz' };
    const reorder: Row = { ...base, id: 's', kind: 'reorder', order: seats.toReversed() };
    const names = (...rows: Row[]) => foldSheet(sheetOf(...rows)).players.map(({ name }) => name);
    expect(names(rename)).toEqual(['lena', 'jonas', 'Fritz', 'nora']);
    expect(names(reorder)).toEqual(['nora', 'felix', 'jonas', 'lena']);
    expect(names(rename, reorder)).toEqual(['nora', 'Fritz', 'jonas', 'lena']);
  });

  it('what a plus-only table writes nobody has paid; the Stock is apart', () => {
    const { tariff, rules } = TOURNAMENTS.oberwallenstadt;
    const terms = { tariff, rules: { ...OFFICIAL_RULES, ...rules } };
    const solo = { ...hand('h', 'solo G', {}, '1-5'), terms } as Row;
    const stock = moved('1', [['nora', -10]], { stock: 10 });
    // A solo is 20 points to the winner alone.
    expect(foldSheet(sheetOf(stock, solo, { ...solo, id: 'i' }))).toMatchObject({
      totals: [40, 0, 0, -10],
      stock: 10,
      unpaid: 40,
    });
    expect(foldSheet(evening).unpaid).toBe(0);
  });

  it('money goes to the Stock and comes from outside', () => {
    const toStock = moved('1', [['nora', -10]], { stock: 10 });
    const buyIn = moved('2', [['lena', 50]], { outside: true });
    expect(
      foldSheet(sheetOf(toStock, buyIn, moved('3', [['felix', 7]], { outside: true }))),
    ).toMatchObject({
      totals: [50, 0, 7, -10],
      stock: 10,
      outside: 57,
    });
  });

  it('a thrown-in hand does what was chosen (Varianten IV.1.1), in three nothing to the Stock', () => {
    const thrown = (consequence: 'stock' | 'next-doubled', at = seats): Row => ({
      ...base,
      id: 't',
      kind: 'thrown-in',
      seats: at,
      terms: begunBy(players).terms,
      consequence,
    });
    expect(last(thrown('stock'))).toMatchObject({ net: [-10, -10, -10, -10], stock: 40 });
    expect(last(thrown('next-doubled'))).toMatchObject({ net: [0, 0, 0, 0], nextFactor: 2 });
    expect(last(thrown('stock', seats.slice(1)))).toMatchObject({ net: [0, 0, 0, 0], stock: 0 });
  });
});
