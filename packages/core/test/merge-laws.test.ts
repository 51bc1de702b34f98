import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSheet, parseSheet } from '../src/json.js';
import { mergeSheets } from '../src/merge.js';
import { changes, sheets } from './arbitraries.js';
import { tried } from './sheets.js';

describe('mergeSheets', () => {
  const copies = fc
    .tuple(sheets, ...[1, 2, 3].map(() => fc.array(changes, { maxLength: 5 })))
    .map(([sheet, ...edits]) => edits.map((list) => list.reduce(tried, sheet)));

  it('is the same in either order, in any groups, and again; and no row is lost', () => {
    fc.assert(
      fc.property(copies, ([a, b, c]) => {
        if (!a || !b || !c) return;
        const ab = mergeSheets(a, b);
        expect(mergeSheets(b, a)).toStrictEqual(ab);
        expect(mergeSheets(ab, c)).toStrictEqual(mergeSheets(a, mergeSheets(b, c)));
        expect(mergeSheets(ab, b)).toStrictEqual(ab);
        expect(mergeSheets(a, a)).toStrictEqual(a);
        const known = [...ab.rows, ...ab.removed].map(({ id }) => id);
        for (const { id } of [...a.rows, ...b.rows]) expect(known).toContain(id);
        expect(parseSheet(formatSheet(ab))).toStrictEqual({ ok: true, value: ab });
      }),
    );
  });
});
