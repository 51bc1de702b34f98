import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoOf, type SheetChange } from '../src/sheet-change.js';
import type { Row } from '../src/sheet-row.js';
import type { Sheet } from '../src/sheet.js';
import { changes, sheets, written } from './arbitraries.js';
import { begunBy, changed, tried } from './sheets.js';

const players = ['anna', 'ben', 'clara', 'david'].map((id) => ({ id, name: id }));
const seats = players.map(({ id }) => id);
const { terms } = begunBy(players);
const thrownIn = (id: string): Row => ({ kind: 'thrown-in', id, at: 0, seats, terms });
const sheetOf = (...ids: string[]): Sheet =>
  ids.map(thrownIn).reduce((sheet, row) => changed(sheet, { type: 'add', row }), begunBy(players));
const idsOf = (sheet: Sheet) => sheet.rows.map(({ id }) => id).join(' ');

describe('changeSheet', () => {
  it('puts rows before one another as often as anybody likes', () => {
    let sheet = sheetOf('a', 'z');
    const ids = Array.from({ length: 300 }, (_, at) => `r${at}`);
    for (const id of ids) {
      sheet = changed(sheet, { type: 'add', row: thrownIn(id), before: 'z' });
    }
    expect(idsOf(sheet)).toBe(['a', ...ids, 'z'].join(' '));
    for (const id of ids) {
      sheet = changed(sheet, { type: 'add', row: thrownIn(`x${id}`), before: 'a' });
    }
    expect(idsOf(sheet)).toBe([...ids.map((id) => `x${id}`), 'a', ...ids, 'z'].join(' '));
  });

  it('leaves the sheet that it was given as it is', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        const before = structuredClone(sheet);
        tried(sheet, change);
        expect(sheet).toStrictEqual(before);
      }),
    );
  });

  it('keeps every row id unique', () => {
    fc.assert(
      fc.property(sheets, fc.array(changes, { maxLength: 12 }), (sheet, list) => {
        const after = list.reduce(tried, sheet);
        expect(new Set(after.rows.map(({ id }) => id)).size).toBe(after.rows.length);
      }),
    );
  });
});

describe('undoOf', () => {
  it('takes back any change, and null means that it changed nothing', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        const after = tried(sheet, change);
        const undo = undoOf(sheet, change);
        expect(written(undo ? tried(after, undo) : after)).toStrictEqual(written(sheet));
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
          const next = tried(current, change);
          if (undo) history.push({ before: current, undo, redo: undoOf(next, undo) });
          current = next;
        }
        for (const { before, undo, redo } of history.toReversed()) {
          const after = current;
          current = tried(current, undo);
          expect(written(current)).toStrictEqual(written(before));
          if (redo) {
            expect(written(tried(current, redo))).toStrictEqual(written(after));
          }
        }
      }),
    );
  });
});
