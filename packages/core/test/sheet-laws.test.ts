import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSheet, undoOf, type SheetChange } from '../src/sheet-change.js';
import type { Sheet } from '../src/sheet.js';
import { changes, sheets, written } from './arbitraries.js';

describe('changeSheet', () => {
  it('leaves the sheet that it was given as it is', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        const before = structuredClone(sheet);
        changeSheet(sheet, change);
        expect(sheet).toStrictEqual(before);
      }),
    );
  });

  it('keeps every row id unique', () => {
    fc.assert(
      fc.property(sheets, fc.array(changes, { maxLength: 12 }), (sheet, list) => {
        const after = list.reduce(changeSheet, sheet);
        expect(new Set(after.rows.map(({ id }) => id)).size).toBe(after.rows.length);
      }),
    );
  });
});

describe('undoOf', () => {
  it('takes back any change, and null means that it changed nothing', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        const after = changeSheet(sheet, change);
        const undo = undoOf(sheet, change);
        expect(written(undo ? changeSheet(after, undo) : after)).toStrictEqual(written(sheet));
        if (undo === null) expect(after).toBe(sheet);
      }),
      { numRuns: 200 },
    );
  });

  it('takes back a whole sequence, last first; and redo brings it again', () => {
    fc.assert(
      fc.property(sheets, fc.array(changes, { maxLength: 15 }), (sheet, list) => {
        const history: { before: Sheet; undo: SheetChange; redo: SheetChange | null }[] = [];
        let current = sheet;
        for (const change of list) {
          const undo = undoOf(current, change);
          const next = changeSheet(current, change);
          if (undo) history.push({ before: current, undo, redo: undoOf(next, undo) });
          current = next;
        }
        for (const { before, undo, redo } of history.toReversed()) {
          const after = current;
          current = changeSheet(current, undo);
          expect(written(current)).toStrictEqual(written(before));
          if (redo) {
            expect(written(changeSheet(current, redo))).toStrictEqual(written(after));
          }
        }
      }),
    );
  });
});
