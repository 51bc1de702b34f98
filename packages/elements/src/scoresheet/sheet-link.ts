import {
  fail,
  formatSheet,
  ok,
  parseSheet,
  placeBetween,
  type Result,
  type Sheet,
  type SheetRow,
} from '@schafkopf/core';

/** What stands before a sheet in the part of an address behind `#`, with the version of the link. */
const MARK = 'skf-sheet=';
const PLAIN = '1p';
const DEFLATED = '1d';

/** More than any address that a browser or a mail takes. */
const LONGEST_LINK = 2_000_000;
/** As long as a backup may be: a link cannot grow into more than that. */
const LONGEST_TEXT = 10_000_000;

/** Why a link gives no sheet. */
export type LinkError = 'no-sheet' | 'newer-version' | 'damaged' | 'not-supported';

/** What follows `#` in a link that carries a whole sheet. */
export async function writeLink(sheet: Sheet): Promise<string> {
  const bytes = new TextEncoder().encode(formatSheet(retold(sheet)));
  if (typeof CompressionStream === 'undefined') return MARK + PLAIN + base64url(bytes);
  const deflated = through(bytes, new CompressionStream('deflate-raw'));
  return MARK + DEFLATED + base64url(await gathered(deflated, Infinity));
}

/** Whether an address has a sheet in it. */
export function hasLink(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(MARK);
}

/** Reads what {@link writeLink} wrote, and anything that anybody else did. */
export async function readLink(hash: string): Promise<Result<Sheet, LinkError>> {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(MARK)) return fail('no-sheet');
  const way = text.slice(MARK.length, MARK.length + 2);
  const version = /^([1-9])[a-z]$/.exec(way)?.[1];
  if (version === undefined || text.length > LONGEST_LINK) return fail('damaged');
  if (version !== '1') return fail('newer-version');
  if (way === DEFLATED && typeof DecompressionStream === 'undefined') return fail('not-supported');
  try {
    const bytes = bytesOf(text.slice(MARK.length + 2));
    const plain =
      way === DEFLATED
        ? await gathered(through(bytes, new DecompressionStream('deflate-raw')), LONGEST_TEXT)
        : bytes;
    const sheet = parseSheet(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    if (sheet.ok) return ok(sheet.value);
    return fail(
      sheet.error.some(({ code }) => code === 'newer-version') ? 'newer-version' : 'damaged',
    );
  } catch {
    return fail('damaged');
  }
}

/**
 * The same evening with the shortest ids and times to the minute: what tells copies of one sheet
 * apart when they are merged is most of a text that is compressed, and a reader needs none of it.
 */
function retold(sheet: Sheet): Sheet {
  const people = new Map<string, string>();
  const nameOf = (id: string) => {
    const known = people.get(id) ?? people.size.toString(36);
    people.set(id, known);
    return known;
  };
  const ids = new Set([...sheet.players.map(({ id }) => id), ...sheet.rows.flatMap(peopleIn)]);
  for (const id of ids) nameOf(id);
  let place: string | undefined;
  const rows = sheet.rows.map((row, at): SheetRow => {
    const id = at.toString(36);
    place = placeBetween(place, undefined, '');
    const minute = Math.floor(row.at / 60_000) * 60_000;
    return { ...renamed(row, nameOf), id, place, at: minute, edit: 0 };
  });
  return {
    ...sheet,
    players: sheet.players.map(({ id, name }) => ({ id: nameOf(id), name })),
    firstDealer: nameOf(sheet.firstDealer),
    edit: 0,
    rows,
    removed: [],
  };
}

function peopleIn(row: SheetRow): readonly string[] {
  if ('seats' in row) return row.seats;
  if (row.kind === 'correction') return row.amounts.map(({ player }) => player);
  return row.kind === 'join' ? [row.player.id] : [];
}

/** Where a row names somebody by id, in fields of these names and nowhere else. */
const NAMING = new Set([
  'seats',
  'declarer',
  'partner',
  'offerer',
  'taker',
  'loser',
  'losers',
  'virgins',
  'sweep',
  'player',
  'before',
  'order',
]);

/** Where nobody is named; a contract may have a `suit` of one letter like an id. */
const NAMELESS = new Set(['terms', 'contract', 'note']);

function renamed(row: SheetRow, nameOf: (id: string) => string): SheetRow {
  const walk = (value: unknown, field: string): unknown => {
    if (NAMELESS.has(field)) return value;
    if (typeof value === 'string') return NAMING.has(field) ? nameOf(value) : value;
    if (Array.isArray(value)) return value.map((each) => walk(each, field));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]);
    const copy = Object.fromEntries(entries) as Record<string, unknown>;
    // Somebody who joins: a person with an id and a name.
    if (field === 'player' && 'id' in copy) copy['id'] = nameOf(String(copy['id']));
    return copy;
  };
  return walk(row, '') as SheetRow;
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/** Everything that a stream gives; more than so many bytes are not waited for. */
async function gathered(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('longer than any sheet');
    }
    pieces.push(value);
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
