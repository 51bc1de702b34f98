import {
  formatRules,
  formatSheet,
  isTariffId,
  parseRules,
  placeBetween,
  TARIFFS,
  type Sheet,
  type Terms,
} from '@schafkopf/core';
import { tariffIdOf } from './tariff-id.js';

/** Fields in which a row or a hand names somebody, or a list of people. */
const NAMING = new Set([
  'declarer',
  'partner',
  'offerer',
  'taker',
  'loser',
  'losers',
  'virgins',
  'sweep',
  'knockers',
  'player',
  'before',
  'order',
]);

const MINUTE = 60_000;

type Fields = Record<string, unknown>;

/**
 * An evening in few letters, as data for JSON: rules by their short text, tariffs by name, people by
 * number, times in minutes since the row before; rows have neither ids nor edits, which tell copies of
 * one sheet apart when they are merged. A reader of a link needs none of that.
 */
export function toldShort(sheet: Sheet): unknown {
  const file = JSON.parse(formatSheet(sheet)) as Fields;
  const rows = file['rows'] as readonly Fields[];
  const ids = [...new Set([...sheet.players.map(({ id }) => id), ...peopleIn(sheet)])];
  const numberOf = (id: unknown) => ids.indexOf(String(id));
  let minute = 0;
  return {
    p: sheet.players.map(({ name }) => name),
    n: ids.length,
    d: numberOf(sheet.firstDealer),
    t: file['terms'],
    a: (file['agreed'] as readonly Terms[]).map(shortTerms),
    s: (file['tables'] as readonly (readonly string[])[]).map((seats) => seats.map(numberOf)),
    r: rows.map((row) => {
      const now = Math.floor((row['at'] as number) / MINUTE);
      const since = now - minute;
      minute = now;
      return shortRow(row, since, numberOf);
    }),
  };
}

function shortRow(
  { id: _id, place: _place, edit: _edit, at: _at, kind, seats, terms, hand, ...rest }: Fields,
  since: number,
  numberOf: (id: unknown) => number,
): Fields {
  return {
    ...(kind !== 'hand' && { k: kind }),
    m: since,
    ...(seats !== undefined && seats !== 0 && { s: seats }),
    ...(terms !== undefined && terms !== 0 && { t: terms }),
    ...namedBy(rest, numberOf),
    ...(hand !== undefined && namedBy(hand as Fields, numberOf)),
  };
}

/** The same as a file of core's; whatever it was made of, `readSheet` checks it afterwards. */
export function toldLong(told: unknown): unknown {
  const short = told as Fields;
  const idOf = (number: unknown) => `p${Number(number) + 1}`;
  let place: string | undefined;
  let minute = 0;
  return {
    version: 2,
    players: listOf(short['p']).map((name, at) => ({ id: idOf(at), name })),
    firstDealer: idOf(short['d']),
    edit: 0,
    terms: short['t'],
    agreed: listOf(short['a']).map(longTerms),
    tables: listOf(short['s']).map((seats) => listOf(seats).map(idOf)),
    removed: [],
    rows: listOf(short['r']).map((row, at) => {
      const fields = row as Fields;
      minute += Number(fields['m']);
      const id = `r${at + 1}`;
      place = placeBetween(place, undefined, id);
      return longRow(fields, { id, at: minute * MINUTE, place, edit: 0 }, idOf);
    }),
  };
}

function longRow(
  { k: kind = 'hand', m: _m, s: seats = 0, t: terms = 0, note, ...rest }: Fields,
  placed: Fields,
  idOf: (number: unknown) => string,
): Fields {
  const base = { kind, ...placed, ...(note !== undefined && { note }) };
  const named = namedBy(rest, idOf);
  switch (kind) {
    case 'hand':
      return { ...base, seats, terms, hand: named };
    case 'thrown-in':
      return { ...base, seats, terms, ...named };
    case 'agree':
      return { ...base, terms };
    default:
      return { ...base, ...named };
  }
}

/** Every id in the fields that name people, written otherwise. */
function namedBy(fields: Fields, write: (id: unknown) => unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, renamed(field, value, write)]),
  );
}

function renamed(field: string, value: unknown, write: (id: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (field === 'amounts') return items.map((item) => namedBy(item as Fields, write));
    return NAMING.has(field) ? items.map(write) : value;
  }
  if (field === 'penalty') return namedBy(value as Fields, write);
  if (!NAMING.has(field)) return value;
  if (typeof value !== 'object' || value === null) return write(value);
  // Somebody who joins, with an id and a name.
  const { id, ...person } = value as Fields;
  return { ...person, id: write(id) };
}

function peopleIn({ rows }: Sheet): readonly string[] {
  return rows.flatMap((row) => {
    if ('seats' in row) return row.seats;
    if (row.kind === 'correction') return row.amounts.map(({ player }) => player);
    return row.kind === 'join' ? [row.player.id] : [];
  });
}

function shortTerms({ rules, tariff }: Terms): unknown {
  return [formatRules(rules), tariffIdOf(tariff) ?? tariff];
}

function longTerms(short: unknown): unknown {
  const [text, named] = listOf(short);
  const rules = parseRules(String(text));
  const tariff = typeof named === 'string' && isTariffId(named) ? TARIFFS[named] : named;
  return { rules: rules.ok ? rules.value : null, tariff };
}

/** What is no list has nothing in it. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
