import { describe, expect, it } from 'vitest';
import { formatSheet, parseSheet } from './json.js';
import { OFFICIAL_RULES } from './rules.js';
import type { SheetFileErrorCode } from './sheet-error.js';
import type { Row } from './sheet-row.js';
import type { Sheet } from './sheet.js';
import { TARIFFS } from './tariff.js';
import { contractOf } from '../test/oracle.js';
import { begunBy, unchecked, withRows } from '../test/sheets.js';

const terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };
const seats = ['anna', 'ben', 'clara', 'david'];
const written: readonly Row[] = [
  {
    kind: 'hand',
    id: 'r1',
    at: 1_700_000_000_000,
    note: 'contract "as ever"',
    seats,
    hand: { contract: contractOf('rufer S'), declarer: 'anna', partner: 'ben', won: true },
    terms,
  },
  { kind: 'thrown-in', id: 'r2', at: 1_700_000_100_000, seats, terms },
  {
    kind: 'hand',
    id: 'r3',
    at: 1_700_000_200_000,
    seats,
    hand: {
      contract: contractOf('solo G raised 90'),
      declarer: 'david',
      won: false,
      runners: 4,
      kontra: 2,
    },
    terms,
  },
  {
    kind: 'correction',
    id: 'r4',
    at: 1_700_000_300_000,
    reason: 'penalty',
    amounts: [
      { player: 'anna', amount: -20 },
      { player: 'ben', amount: 20 },
    ],
  },
];
const sheet: Sheet = withRows(
  begunBy(
    seats.map((id) => ({ id, name: id })),
    terms,
  ),
  written,
);

/**
 * 24 Solo Touts at 1,000,000 with 14 runners and everything doubled:
 * 15,000,000 × 2 × 2⁴ × 2¹² × 64 × 3 = 377,487,360,000,000 each; 23 of them can still be counted.
 */
function hugeSheet(): string {
  const rules = { ...OFFICIAL_RULES, kontraMax: null };
  const tariff = { ...TARIFFS['10-50'], solo: 1_000_000, runner: 1_000_000 };
  const hand = {
    contract: contractOf('solo H tout'),
    declarer: 'anna',
    won: true,
    runners: 14,
    knocks: 4,
    kontra: 12,
    bock: 64,
  };
  const rows = Array.from({ length: 24 }, (_, at): Row => ({
    kind: 'hand',
    id: `h${at}`,
    at: 0,
    seats,
    hand,
    terms: { tariff, rules },
  }));
  return formatSheet(unchecked(begunBy(sheet.players), rows));
}

/** The sheet as JSON with one place set to something else; `undefined` takes the key out. */
function withPlace(path: string, value: unknown): string {
  const data: unknown = JSON.parse(formatSheet(sheet));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((at, key) => (at as Record<string, unknown>)[key], data);
  (holder as Record<string, unknown>)[last] = value;
  return JSON.stringify(data);
}

describe('formatSheet', () => {
  it('writes contracts as text that people can read, and nothing else of the name', () => {
    const data = JSON.parse(formatSheet(sheet)) as { rows: { hand?: { contract: string } }[] };
    expect(data.rows.map(({ hand }) => hand?.contract)).toEqual([
      'rufer S',
      undefined,
      'solo G raised 90',
      undefined,
    ]);
    expect(data).toMatchObject({ version: 2, rows: [{ note: 'contract "as ever"' }, {}, {}, {}] });
  });

  it('writes what all rows have alike once', () => {
    const data = JSON.parse(formatSheet(sheet)) as { agreed: unknown[]; tables: unknown[] };
    expect(data.agreed).toEqual([terms]);
    expect(data.tables).toEqual([seats]);
  });

  it('is read back as the same sheet', () => {
    expect(parseSheet(formatSheet(sheet))).toStrictEqual({ ok: true, value: sheet });
  });
});

it('parseSheet reads −0 as the 0 that it is', () => {
  const empty = begunBy(['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })));
  const text = formatSheet(empty).replace('"edit":0', '"edit":-0');
  expect(text).toContain('-0');
  expect(parseSheet(text)).toStrictEqual({ ok: true, value: empty });
});

describe('parseSheet refuses', () => {
  type Rows = readonly [[why: string, text: string, path: string], ...[string, string, string][]];
  const place = (why: string, path: string, value?: unknown): [string, string, string] => [
    why,
    withPlace(path, value),
    path,
  ];

  /** At least one row for each code; the type makes sure of it. */
  const REFUSED: Readonly<Record<Exclude<SheetFileErrorCode, 'too-many-people'>, Rows>> = {
    'too-large': [['[', '['.repeat(20_000_001), '']],
    'not-json': [
      ['nothing', '', ''],
      ['cut short', formatSheet(sheet).slice(0, -1), ''],
      ['a word', 'Schafkopf', ''],
    ],
    'newer-version': [
      place('version 3', 'version', 3),
      place('version 2.5', 'version', 2.5),
      ['of which it knows nothing else', '{"version":7,"tables":[]}', 'version'],
      ['far newer', '{"version":1e999}', 'version'],
    ],
    'not-a-sheet': [
      ['null', 'null', ''],
      place('version 0', 'version', 0),
      place('a version in words', 'version', '1'),
      place('no version', 'version'),
      place('two players', 'players', JSON.parse(formatSheet(sheet)).players.slice(2)),
      place('a player without id', 'players.2.id', ''),
      place('a name that is a number', 'players.0.name', 7),
      place('a name without end', 'players.0.name', 'x'.repeat(61)),
      place('no first dealer', 'firstDealer'),
      place('no terms', 'terms'),
      place('terms without rules', 'agreed.0.rules'),
      place('terms that it does not list', 'rows.0.terms', 7),
      place('terms at the beginning that it does not list', 'terms', 7),
      place('seats that it does not list', 'rows.1.seats', 1),
      place('a player in two seats', 'tables.0', ['anna', 'ben', 'anna', 'clara']),
      place('a place that leaves no room', 'rows.1.place', '00'),
      place('an edit beyond counting', 'rows.1.edit', 2 ** 51),
      place('rows that are no list', 'rows', {}),
      place('a row that is nothing', 'rows.1', null),
      place('a kind of row that it does not know', 'rows.1.kind', 'gift'),
      place('a time that is no number', 'rows.0.at', 'noon'),
      place('a contract that nobody plays', 'rows.0.hand.contract', 'skat'),
      place('a contract that is no text', 'rows.0.hand.contract', { kind: 'rufer' }),
      place('a raise that nobody bids', 'rows.2.hand.contract', 'solo G raised 72'),
      place('a declarer by seat', 'rows.0.hand.declarer', 0),
      place('won by half', 'rows.0.hand.won', 0.5),
      place('runners below none', 'rows.2.hand.runners', -1),
      place('half a kontra', 'rows.2.hand.kontra', 1.5),
      place('a field that it would lose', 'rows.2.hand.stock', 3),
      place('a price in fractions of a cent', 'agreed.0.tariff.solo', 0.5),
      place('a price below nothing', 'agreed.0.tariff.rufer', -10),
      place('a price beyond all money', 'agreed.0.tariff.rufer', 1e12),
      place('a price for what has none', 'agreed.0.tariff.sie', 100),
      place('a pack of another size', 'agreed.0.rules.deck', 'medium'),
      place('a rule that it does not know', 'agreed.0.rules.stock', 'shared'),
      place('no least runners for Wenz', 'agreed.0.rules.runnerMin.wenz'),
    ],
    'id-twice': [
      ['two players alike', withPlace('players.1.id', 'clara'), 'players'],
      ['two rows alike', withPlace('rows.1.id', 'r1'), 'rows'],
      ['a row that was taken out', withPlace('removed', [{ id: 'r2', edit: 3 }]), 'rows'],
    ],
    'unknown-player': [place('a dealer whom nobody knows', 'firstDealer', 'eve')],
    'row-not-settled': [
      ['a declarer whom nobody knows', withPlace('rows.0.hand.declarer', 'eve'), 'rows.0'],
      ['no declarer', withPlace('rows.0.hand.declarer', undefined), 'rows.0'],
      ['a partner in a solo', withPlace('rows.2.hand.partner', 'ben'), 'rows.2'],
      ['a declarer who is his own partner', withPlace('rows.0.hand.partner', 'anna'), 'rows.0'],
      ['a Ramsch, which has no declarer', withPlace('rows.2.hand.contract', 'ramsch'), 'rows.2'],
      ['more runners than trumps', withPlace('rows.2.hand.runners', 15), 'rows.2'],
      [
        'a price that its tariff does not state',
        withPlace('agreed.0.tariff.solo', undefined),
        'rows.2',
      ],
      ['five knocks', withPlace('rows.0.hand.knocks', 5), 'rows.0'],
    ],
    'does-not-sum': [
      ['a gift from nobody', withPlace('rows.3.amounts.1.amount', 30), 'rows.3'],
      ['one person twice', withPlace('rows.3.amounts.1.player', 'anna'), 'rows.3'],
    ],
    'tariff-not-usable': [place('a unit worth half a coin', 'agreed.0.tariff.unitValue', 7)].map(
      ([why, text]): [string, string, string] => [why, text, 'agreed'],
    ) as [[string, string, string]],
    'amount-out-of-range': [['more money than can be counted', hugeSheet(), 'rows.23']],
  };

  const rows = Object.entries(REFUSED).flatMap(([code, group]) =>
    group.map(([why, text, path]) => [code, why, text, path] as const),
  );
  it.each(rows)('%s: %s', (code, _why, text, path) => {
    const parsed = parseSheet(text);
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.ok ? [] : parsed.error).toContainEqual(expect.objectContaining({ code, path }));
    expect(parsed.ok ? [] : parsed.error.map((error) => error.code)).toEqual(
      Array((parsed.ok ? [] : parsed.error).length).fill(code),
    );
  });

  it('every fault at once, each with its place', () => {
    const data = JSON.parse(withPlace('firstDealer', 'eve'));
    data.rows[0].hand.partner = 'eve';
    data.rows[2].id = 'r2';
    expect(parseSheet(JSON.stringify(data))).toEqual({
      ok: false,
      error: [
        { code: 'unknown-player', path: 'firstDealer' },
        { code: 'id-twice', path: 'rows' },
      ],
    });
  });

  it('amounts that would not be whole numbers: any number of kontras', () => {
    const data = JSON.parse(withPlace('agreed.0.rules.kontraMax', null));
    data.rows[2].hand.kontra = 5000;
    expect(parseSheet(JSON.stringify(data))).toEqual({
      ok: false,
      error: [
        {
          code: 'row-not-settled',
          path: 'rows.2',
          because: [{ code: 'kontra-above-maximum', field: 'kontra' }],
        },
      ],
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'a key named %s, and is not changed by it',
    (key) => {
      const text = formatSheet(sheet);
      for (const at of [text.indexOf('{"id":"anna"') + 1, text.indexOf('"declarer":'), 1]) {
        const poisoned = `${text.slice(0, at)}"${key}":{"polluted":true},${text.slice(at)}`;
        expect(() => JSON.parse(poisoned)).not.toThrow();
        expect(parseSheet(poisoned)).toMatchObject({ ok: false, error: [{ code: 'not-a-sheet' }] });
        expect('polluted' in {}).toBe(false);
      }
    },
  );
});
