import { describe, expect, it } from 'vitest';
import {
  changeSheet,
  foldSheet,
  formatSheet,
  newSheet,
  parseSheet,
  unwrap,
  type Player,
  type Row,
  type SheetChange,
  type Terms,
} from '../src/index.js';
import { begunBy, changed, unchecked, withRows } from './sheets.js';

const named = (...ids: string[]): Player[] => ids.map((id) => ({ id, name: id }));
const people = named('Anna', 'Ben', 'Cora', 'Dan');
const begun = begunBy(people);
const { terms } = begun;
const seats = people.map(({ id }) => id);
const played = { contract: { kind: 'wenz' }, declarer: 'Anna', won: true } as const;
const hand: Row = { kind: 'hand', id: 'h', at: 0, seats, terms, hand: played };
const base = { id: 'c', at: 0 };
const gift = (...amounts: [string, number][]) => ({
  ...base,
  kind: 'correction',
  reason: 'other',
  amounts: amounts.map(([player, amount]) => ({ player, amount })),
});
const tariff = { ...terms.tariff, unitValue: 7 };

/** A row that no sheet takes, the code of `parseSheet` for it, and where it is wrong. */
const ROWS: readonly (readonly [why: string, row: unknown, code: string, path: string])[] = [
  [
    'a declarer whom nobody knows',
    { ...hand, hand: { ...played, declarer: 'Eva' } },
    'row-not-settled',
    'row',
  ],
  ['no declarer', { ...hand, hand: { contract: played.contract } }, 'row-not-settled', 'row'],
  [
    'a hand without terms',
    { kind: 'hand', id: 'h', at: 0, seats, hand: played },
    'not-a-sheet',
    'row.terms',
  ],
  [
    'a hand without seats',
    { kind: 'hand', id: 'h', at: 0, terms, hand: played },
    'not-a-sheet',
    'row.seats',
  ],
  ['thrown in without seats', { ...base, kind: 'thrown-in', terms }, 'not-a-sheet', 'row.seats'],
  ['thrown in without terms', { ...base, kind: 'thrown-in', seats }, 'not-a-sheet', 'row.terms'],
  ['agreed on nothing', { ...base, kind: 'agree' }, 'not-a-sheet', 'row.terms'],
  ['no time', { ...hand, at: NaN }, 'not-a-sheet', 'row.at'],
  ['no id', { ...hand, id: '' }, 'not-a-sheet', 'row.id'],
  [
    'no number of runners',
    { ...hand, hand: { ...played, runners: NaN } },
    'not-a-sheet',
    'row.hand.runners',
  ],
  ['half cents', gift(['Anna', 0.5], ['Ben', -0.5]), 'not-a-sheet', 'row.amounts.0.amount'],
  ['a gift from nobody', gift(['Anna', 5]), 'does-not-sum', 'row'],
  ['one person twice', gift(['Anna', 5], ['Anna', -5]), 'does-not-sum', 'row'],
  ['a kind that there is not', { ...base, kind: 'zz' }, 'not-a-sheet', 'row.kind'],
  ['no kind', { ...base }, 'not-a-sheet', 'row.kind'],
  ['no hand', { ...hand, hand: null }, 'not-a-sheet', 'row.hand'],
  ['no contract', { ...hand, hand: { declarer: 'Anna' } }, 'not-a-sheet', 'row.hand.contract'],
  [
    'a field that no hand has',
    { ...hand, hand: { ...played, zz: 1 } },
    'not-a-sheet',
    'row.hand.zz',
  ],
  ['no seats', { ...hand, seats: undefined }, 'not-a-sheet', 'row.seats'],
  ['two seats', { ...hand, seats: ['Anna', 'Ben'] }, 'not-a-sheet', 'row.seats'],
  [
    'somebody in two seats',
    { ...hand, seats: [...seats.slice(1), 'Ben'] },
    'not-a-sheet',
    'row.seats',
  ],
  ['no terms', { ...hand, terms: undefined }, 'not-a-sheet', 'row.terms'],
  ['no rules', { ...hand, terms: { tariff: terms.tariff } }, 'not-a-sheet', 'row.terms.rules'],
  [
    'half a coin a unit',
    { ...hand, terms: { ...terms, tariff } },
    'tariff-not-usable',
    'row.terms',
  ],
  [
    'a name without end',
    { ...base, kind: 'rename', player: 'Anna', name: 'x'.repeat(61) },
    'not-a-sheet',
    'row.name',
  ],
];

describe('a row that could not be read back is not written', () => {
  const sheet = withRows(begun, [{ ...hand, id: 'first' }]);

  it.each(ROWS)('added: %s', (_, row, code, path) => {
    const change = { type: 'add', row } as SheetChange;
    expect(changeSheet(sheet, change)).toMatchObject({ ok: false, error: [{ code, path }] });
  });

  it.each(ROWS)('in the place of another: %s', (_, row, code, path) => {
    const there = withRows(sheet, [hand, { ...base, kind: 'bock' }]);
    const change = { type: 'replace', row } as SheetChange;
    expect(changeSheet(there, change)).toMatchObject({ ok: false, error: [{ code, path }] });
  });

  it('says what is wrong with it', () => {
    const row = { ...hand, hand: { ...played, partner: 'Ben' } };
    const because = [{ code: 'partner-not-possible', field: 'partner' }];
    const error = [{ code: 'row-not-settled', path: 'row', because }];
    expect(changeSheet(sheet, { type: 'add', row })).toEqual({ ok: false, error });
  });
});

describe('what is no change', () => {
  it.each<[unknown, string]>([
    [null, ''],
    ['add', ''],
    [{}, 'type'],
    [{ type: 'zap' }, 'type'],
    [{ type: 'add' }, 'row'],
    [{ type: 'add', row: null }, 'row'],
    [{ type: 'replace' }, 'row'],
    [{ type: 'remove' }, 'id'],
    [{ type: 'add', row: hand, befor: 'x' }, 'befor'],
    [{ type: 'add', row: hand, place: '0' }, 'place'],
    [{ type: 'rename', id: 'Anna' }, 'name'],
    [{ type: 'set' }, 'sheet'],
  ])('%j: %s', (change, path) => {
    const error = [{ code: 'not-a-change', path }];
    expect(changeSheet(begun, change as SheetChange)).toEqual({ ok: false, error });
  });
});

describe('who cannot begin', () => {
  it.each<[string, unknown, unknown, string, string]>([
    ['nobody', [], terms, 'not-a-sheet', 'players'],
    ['one', named('Anna'), terms, 'not-a-sheet', 'players'],
    ['seven', named(...'abcdefg'), terms, 'not-a-sheet', 'players'],
    ['one of them twice', named('Anna', 'Ben', 'Anna'), terms, 'id-twice', 'players'],
    ['no list', null, terms, 'not-a-sheet', 'players'],
    ['names alone', seats, terms, 'not-a-sheet', 'players.0'],
    ['one without id', [...people.slice(1), { name: 'x' }], terms, 'not-a-sheet', 'players.3.id'],
    ['without terms', people, null, 'not-a-sheet', 'terms'],
    ['by no rules', people, { tariff: terms.tariff }, 'not-a-sheet', 'terms.rules'],
    ['with half a coin a unit', people, { ...terms, tariff }, 'tariff-not-usable', 'terms'],
  ])('%s', (_, players, given, code, path) => {
    const error = [{ code, path }];
    const sheet = newSheet(players as Player[], given as Terms);
    expect(sheet).toMatchObject({ ok: false, error });
  });
});

describe('a sheet can be mended', () => {
  it('whoever goes: hands keep their seats, and a row without its reason says so', () => {
    const join: Row = { kind: 'join', id: 'j', at: 0, player: { id: 'Eva', name: 'Eva' } };
    const leave: Row = { kind: 'leave', id: 'l', at: 0, player: 'Eva' };
    const evas = { ...hand, id: 'e', seats: ['Eva', ...seats.slice(1)] } as Row;
    const sheet = withRows(begun, [
      join,
      { ...evas, hand: { ...played, declarer: 'Eva' } } as Row,
      leave,
    ]);
    const after = changed(sheet, { type: 'remove', id: 'j' });
    expect(foldSheet(after).rows.map(({ errors }) => errors)).toEqual([
      [],
      [{ code: 'not-at-table' }],
    ]);
    expect(unwrap(parseSheet(formatSheet(after)))).toEqual(after);
  });

  it('where a row was wrong before: it may be taken out, and others written', () => {
    const wrong = { ...hand, id: 'wrong', hand: { ...played, partner: 'Ben' } };
    const sheet = unchecked(begun, [wrong]);
    expect(parseSheet(formatSheet(sheet)).ok).toBe(false);
    const more = changed(sheet, { type: 'add', row: hand });
    const mended = changed(more, { type: 'remove', id: 'wrong' });
    expect(parseSheet(formatSheet(mended))).toEqual({ ok: true, value: mended });
  });

  it('the row that makes too much money of a later one is named by the later one', () => {
    // A lost Rufer pays into the Stock what lies in it, so that it doubles each time.
    const stock = (amount: number): Row => ({
      ...base,
      kind: 'correction',
      reason: 'other',
      amounts: [],
      stock: amount,
      outside: true,
    });
    const lost: Row = {
      ...hand,
      hand: { contract: { kind: 'rufer' }, declarer: 'Anna', partner: 'Ben', won: false },
    };
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...lost, id: `r${at}` }));
    const sheet = withRows(begun, rows);
    const first = changeSheet(sheet, { type: 'add', row: stock(1_000_000_000), before: 'r0' });
    expect(first).toMatchObject({ ok: false });
    expect(first.ok ? [] : first.error[0]?.path).toMatch(/^rows\.\d+$/);
  });
});
