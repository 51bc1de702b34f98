import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldSheet,
  formatSheet,
  isSameSheet,
  parseSheet,
  rereadSheet,
  unwrap,
  type Row,
  type Sheet,
} from '../src/index.js';
import { changes, sheets } from './arbitraries.js';
import { begunBy, changed, tried } from './sheets.js';

const begun = begunBy(['anna', 'ben', 'cora', 'dan'].map((id) => ({ id, name: id })));
const { terms, seats } = foldSheet(begun);
const wenz = (id: string, won = true): Row => ({
  kind: 'hand',
  id,
  at: 0,
  seats,
  terms,
  hand: { contract: { kind: 'wenz' }, declarer: 'cora', won },
});
const with3 = ['a', 'b', 'c'].reduce(
  (sheet, id) => changed(sheet, { type: 'add', row: wenz(id) }),
  begun,
);

/** What another page has stored, read by one that knows an earlier state. */
const reread = (stored: Sheet, known: Sheet) => unwrap(rereadSheet(formatSheet(stored), known));

describe('a sheet that is read anew', () => {
  it.each<[string, Sheet, readonly number[]]>([
    ['a row more', changed(with3, { type: 'add', row: wenz('d') }), [0, 1, 2]],
    ['a row between', changed(with3, { type: 'add', row: wenz('d'), before: 'b' }), [0, 1, 2]],
    ['a row less', changed(with3, { type: 'remove', id: 'b' }), [0, 2]],
    ['a row mended', changed(with3, { type: 'replace', row: wenz('b', false) }), [0, 2]],
    ['another name', changed(with3, { type: 'rename', id: 'ben', name: 'Ben B.' }), [0, 1, 2]],
    ['another sheet', changed(begun, { type: 'add', row: wenz('x') }), []],
  ])('with %s: what says the same is what was known', (_, stored, kept) => {
    const read = reread(stored, with3);
    expect(read).toEqual(stored);
    const known = with3.rows.flatMap((row, at) => (read.rows.includes(row) ? at : []));
    expect(known).toEqual(kept);
    expect(foldSheet(read)).toEqual(foldSheet(unwrap(parseSheet(formatSheet(stored)))));
  });

  it('is settled anew only where it is new', () => {
    const read = reread(changed(with3, { type: 'add', row: wenz('d') }), with3);
    const settled = (sheet: Sheet) => foldSheet(sheet).rows.map(({ settlement }) => settlement);
    for (const [at, settlement] of settled(with3).entries()) {
      expect(settled(read)[at]).toBe(settlement);
    }
  });

  it('is what a first reading gives, whatever was known', () => {
    fc.assert(
      fc.property(sheets, fc.array(changes, { maxLength: 6 }), (known, list) => {
        const text = formatSheet(list.reduce(tried, known));
        const first = unwrap(parseSheet(text));
        const again = unwrap(rereadSheet(text, known));
        expect(again).toStrictEqual(first);
        expect(isSameSheet(again, first)).toBe(true);
        expect(foldSheet(again)).toStrictEqual(foldSheet(first));
      }),
      { numRuns: 50 },
    );
  });

  it.each(['', '{}', '[]', '{"version":3}'])('%j is refused as at a first reading', (text) => {
    expect(rereadSheet(text, with3)).toEqual(parseSheet(text));
  });
});
