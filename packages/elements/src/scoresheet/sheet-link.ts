import { fail, ok, readSheet, type Result, type Sheet } from '@schafkopf/core';
import { toldLong, toldShort } from './short-sheet.js';

/** What stands before a sheet in the part of an address behind `#`, with the version of the link. */
const MARK = 'skf-sheet=';
const PLAIN = '1p';
const DEFLATED = '1d';

/** More than any address that a browser or a mail takes. */
const LONGEST_LINK = 100_000;
/** What it may grow into: a link of four thousand hands, and no more. */
const LONGEST_TEXT = 1_000_000;

/** Why a link gives no sheet. */
export type LinkError = 'no-sheet' | 'newer-version' | 'damaged' | 'not-supported';

/** What follows `#` in a link that carries a whole sheet. */
export async function writeLink(sheet: Sheet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(toldShort(sheet)));
  if (typeof CompressionStream === 'undefined') return MARK + PLAIN + base64url(bytes);
  const deflated = through(bytes, new CompressionStream('deflate-raw'));
  return MARK + DEFLATED + base64url(await gathered(deflated, Infinity));
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
    const told: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    const sheet = readSheet(toldLong(told));
    if (sheet.ok) return ok(sheet.value);
    return fail(
      sheet.error.some(({ code }) => code === 'newer-version') ? 'newer-version' : 'damaged',
    );
  } catch {
    return fail('damaged');
  }
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
