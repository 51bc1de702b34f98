import { describe, expect, it } from 'vitest';
import { parseSheet } from './json.js';
import { OFFICIAL_RULES } from './rules.js';
import { TARIFFS } from './tariff.js';
import { contractOf } from '../test/oracle.js';

const cheap = { tariff: TARIFFS['1-5'], rules: OFFICIAL_RULES };
const dear = { tariff: TARIFFS['100-500'], rules: OFFICIAL_RULES };
const seats = ['anna', 'ben', 'cora', 'dan'];
const players = seats.map((id) => ({ id, name: id.toUpperCase() }));

const hand = (id: string, terms: object, more: object = {}) => ({
  kind: 'hand',
  id,
  at: 7,
  hand: { contract: 'solo E', declarer: 'anna', won: true },
  terms,
  ...more,
});
const thrownIn = (id: string) => ({ kind: 'thrown-in', id, at: 8 });
const file = (rows: readonly object[], more: object = {}) => ({
  version: 1,
  players,
  firstDealer: 'ben',
  terms: cheap,
  rows,
  ...more,
});
const read = (data: object) => parseSheet(JSON.stringify(data));

/** The rows of the sheet that it becomes: `id` of a hand, `id:price of a solo` of an agreement. */
function rowsOf(data: object): string {
  const parsed = read(data);
  if (!parsed.ok) return JSON.stringify(parsed.error);
  return parsed.value.rows
    .map((row) => {
      const solo = 'terms' in row ? (row.terms.tariff as { solo?: number }).solo : '';
      return `${row.kind} ${row.id} ${solo}`;
    })
    .join(', ');
}

describe('a sheet of the first version', () => {
  it('becomes a sheet of ours: the same people, dealer and hands, in their order', () => {
    const full = {
      contract: 'rufer S',
      declarer: 'anna',
      partner: 'cora',
      won: false,
      schneider: false,
      schwarz: false,
      runners: 3,
      knocks: 1,
      kontra: 1,
      bock: 2,
    };
    const rows = [hand('r1', cheap, { hand: full, note: 'late' }), thrownIn('r2')];
    const dealt = { seats, terms: cheap, edit: 0 };
    expect(read(file(rows))).toEqual({
      ok: true,
      value: {
        version: 2,
        players,
        firstDealer: 'ben',
        terms: cheap,
        edit: 0,
        removed: [],
        rows: [
          {
            ...dealt,
            kind: 'hand',
            id: 'r1',
            at: 7,
            note: 'late',
            hand: { ...full, contract: contractOf('rufer S') },
            place: expect.stringMatching(/^0001/) as string,
          },
          {
            ...dealt,
            kind: 'thrown-in',
            id: 'r2',
            at: 8,
            // Whatever the rules say today, a thrown-in hand did nothing then.
            consequence: 'none',
            place: expect.stringMatching(/^0002/) as string,
          },
        ],
      },
    });
  });

  it.each<[string, object[], object, string]>([
    ['without rows', [], cheap, ''],
    ['of thrown-in hands', [thrownIn('a')], cheap, 'thrown-in a 5'],
    [
      'whose hands are all by one tariff',
      [hand('a', cheap), hand('b', cheap)],
      cheap,
      'hand a 5, hand b 5',
    ],
    [
      'whose tariff changed before a hand: the row says so',
      [hand('a', cheap), thrownIn('b'), hand('c', dear), thrownIn('d')],
      dear,
      'hand a 5, thrown-in b 5, agree terms@2 500, hand c 500, thrown-in d 500',
    ],
    [
      'whose tariff changed and changed back',
      [hand('a', cheap), hand('b', dear), hand('c', cheap)],
      cheap,
      'hand a 5, agree terms@1 500, hand b 500, agree terms@2 5, hand c 5',
    ],
    [
      'whose tariff changed after the last hand',
      [hand('a', cheap), thrownIn('b')],
      dear,
      'hand a 5, thrown-in b 5, agree terms@2 500',
    ],
    [
      'that begins with a thrown-in hand: by the terms of the first that was played',
      [thrownIn('a'), hand('b', dear)],
      dear,
      'thrown-in a 500, hand b 500',
    ],
  ])('%s', (_, rows, terms, expected) => {
    expect(rowsOf(file(rows, { terms }))).toBe(expected);
  });

  it.each<[string, object[], object, number]>([
    ['before a hand: when that was written', [hand('a', cheap), hand('b', dear)], dear, 7],
    [
      'after the last row: when that was written',
      [hand('a', cheap), hand('b', cheap), thrownIn('c')],
      dear,
      8,
    ],
  ])('a change of the tariff %s', (_, rows, terms, at) => {
    const parsed = read(file(rows, { terms }));
    expect(parsed).toMatchObject({ ok: true });
    const agreed = parsed.ok ? parsed.value.rows.find(({ kind }) => kind === 'agree') : undefined;
    expect(agreed).toMatchObject({ at, edit: 0, terms });
  });

  it('begins with what its first hand was settled by', () => {
    const parsed = read(file([thrownIn('a'), hand('b', dear)]));
    expect(parsed).toMatchObject({ ok: true, value: { terms: dear } });
    expect(read(file([]))).toMatchObject({ ok: true, value: { terms: cheap } });
  });

  const own = (more: object) => hand('a', cheap, more);
  const played = (more: object) =>
    own({ hand: { contract: 'solo E', declarer: 'anna', won: true, ...more } });
  it.each<[string, object, string]>([
    ['three players', file([], { players: players.slice(1) }), 'players'],
    ['five players', file([], { players: [...players, { id: 'e', name: 'E' }] }), 'players'],
    [
      'a player without id',
      file([], { players: [{ name: 'A' }, ...players.slice(1)] }),
      'players.0.id',
    ],
    ['no first dealer', file([], { firstDealer: undefined }), 'firstDealer'],
    ['no terms', file([], { terms: undefined }), 'terms'],
    ['what it did not have', file([], { removed: [] }), 'removed'],
    ['rows that are no list', file([], { rows: {} }), 'rows'],
    ['a row of a later kind', file([{ kind: 'bock', id: 'a', at: 0 }]), 'rows.0.kind'],
    ['a hand without terms', file([own({ terms: undefined })]), 'rows.0.terms'],
    ['a hand with seats', file([own({ seats })]), 'rows.0.seats'],
    ['a row without id', file([own({ id: '' })]), 'rows.0.id'],
    ['half a millisecond', file([own({ at: 0.5 })]), 'rows.0.at'],
    ['a note beyond all notes', file([own({ note: 'x'.repeat(1001) })]), 'rows.0.note'],
    [
      'a thrown-in hand with a consequence',
      file([{ ...thrownIn('a'), consequence: 'none' }]),
      'rows.0.consequence',
    ],
    ['no contract', file([played({ contract: undefined })]), 'rows.0.hand.contract'],
    ['a contract that nobody plays', file([played({ contract: 'skat' })]), 'rows.0.hand.contract'],
    ['a hand without declarer', file([played({ declarer: undefined })]), 'rows.0.hand.declarer'],
    ['a partner by seat', file([played({ partner: 1 })]), 'rows.0.hand.partner'],
    ['won by half', file([played({ won: 0.5 })]), 'rows.0.hand.won'],
    ['Schneider by half', file([played({ schneider: 1 })]), 'rows.0.hand.schneider'],
    ['Schwarz by half', file([played({ schwarz: 1 })]), 'rows.0.hand.schwarz'],
    ['runners below none', file([played({ runners: -1 })]), 'rows.0.hand.runners'],
    ['half a knock', file([played({ knocks: 0.5 })]), 'rows.0.hand.knocks'],
    ['kontra below none', file([played({ kontra: -1 })]), 'rows.0.hand.kontra'],
    ['a bock in words', file([played({ bock: 'one' })]), 'rows.0.hand.bock'],
    ['a penalty, which it did not have', file([played({ penalty: {} })]), 'rows.0.hand.penalty'],
  ])('may not have %s', (_, data, path) => {
    expect(read(data)).toEqual({ ok: false, error: [{ code: 'not-a-sheet', path }] });
  });

  it('takes the longest note, and no runners, knocks and kontras at all', () => {
    const none = { runners: 0, knocks: 0, kontra: 0 };
    const rows = [played({ ...none }), { ...thrownIn('b'), note: 'x'.repeat(1000) }];
    expect(rowsOf(file(rows))).toBe('hand a 5, thrown-in b 5');
  });

  it('is checked like any other: ids, people, money', () => {
    const codes = (data: object) => {
      const parsed = read(data);
      return parsed.ok ? [] : parsed.error.map(({ code }) => code);
    };
    expect(codes(file([hand('a', cheap), thrownIn('a')]))).toEqual(['id-twice']);
    expect(codes(file([], { firstDealer: 'emil' }))).toEqual(['unknown-player']);
    expect(codes(file([played({ runners: 15 })]))).toEqual(['row-not-settled']);
  });
});
