import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSheet, parseSheet } from '../src/json.js';
import { sheets, sheetsUpTo } from './arbitraries.js';
import { damaged } from './damage.js';
import { expectRefusedOrSound } from './sound-sheet.js';

describe('parseSheet on a damaged file', () => {
  const files = sheetsUpTo(3).map(formatSheet).chain(damaged);

  it('never throws, names what is wrong, and accepts only sheets that can be settled', () => {
    fc.assert(fc.property(files, expectRefusedOrSound), { numRuns: 300 });
  });

  it('never throws on any text or any JSON at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSheet(text).ok).toBe(false);
      }),
    );
  });

  it('is not overrun by deep nesting', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(parseSheet(deep)).toMatchObject({ ok: false });
    expect(parseSheet(`{"version":1,"rows":${deep}}`)).toMatchObject({ ok: false });
    expect(parseSheet(`{"version":2,"rows":${deep}}`)).toMatchObject({ ok: false });
  });
});

describe('parseSheet on a sound file', () => {
  it('gives back the sheet that formatSheet wrote', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(parseSheet(formatSheet(sheet))).toStrictEqual({ ok: true, value: sheet });
      }),
    );
  });

  it('whatever the order of the keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)]);
      return Object.fromEntries(entries.toReversed());
    };
    fc.assert(
      fc.property(sheets, (sheet) => {
        const text = JSON.stringify(reversed(JSON.parse(formatSheet(sheet))));
        expect(parseSheet(text)).toStrictEqual({ ok: true, value: sheet });
      }),
      { numRuns: 50 },
    );
  });
});
