import { describe, expect, it } from 'vitest';
import { byPlace, PLACE_PATTERN, placeBetween } from './row-place.js';

/** The digits that every place of the row `a` ends in: its code 97 makes 7 × 31 + 97 = 314. */
const OWN = '08z';

describe('placeBetween', () => {
  it.each([
    // At the end rows count on in four digits to base 36.
    [undefined, '0001'],
    ['0001', '0002'],
    ['0009', '000a'],
    ['000z', '0010'],
    ['0zzz', '1000'],
    ['000108z', '0002'],
    ['1', '1001'],
    ['zzzy', 'zzzz'],
    // After the last number of four digits: half of what is left.
    ['zzzz', 'zzzzi'],
    ['zzzzi', 'zzzzr'],
    ['zzzzy', 'zzzzz'],
    ['zzzzz', 'zzzzzi'],
  ])('after %s at the end: %s', (after, place) => {
    expect(placeBetween(after, undefined, 'a')).toBe(place + OWN);
  });

  it.each([
    // The middle of the first digits that leave room, rounded down.
    ['b', 'd', 'c'],
    ['b', 'e', 'c'],
    ['b', 'f', 'd'],
    ['a1', 'a3', 'a2'],
    ['0001', '0003', '0002'],
    // Neighbours leave none: then the first digit stays, and the next is free.
    ['a', 'b', 'ai'],
    ['a1', 'b', 'ai'],
    ['a1', 'b1', 'ai'],
    ['az', 'b', 'azi'],
    ['azz', 'b1', 'azzi'],
    ['0001', '0002', '0001i'],
    // The limit holds as long as the digits are its own.
    ['a', 'a1', 'a0i'],
    ['a', 'a2', 'a1'],
    ['a', 'a01', 'a00i'],
    ['a', 'a11', 'a0i'],
    // Before the first row.
    [undefined, '2', '1'],
    [undefined, '1', '0i'],
    [undefined, '0001', '0000i'],
  ])('after %s, before %s: %s', (after, before, place) => {
    expect(placeBetween(after, before, 'a')).toBe(place + OWN);
  });

  it.each([
    // 7, then for each character 31 times as much and its code, in 32 bits; 7 for none: 0, then 8.
    ['', '008'],
    ['a', '08z'],
    ['ab', '7lx'],
    ['ba', '7ls'],
    ['row-000001', 'qcq'],
    ['a longer name of a row, with 32 bits full', 'l0o'],
  ])('the row %j has digits of its own: %s', (id, own) => {
    expect(placeBetween(undefined, undefined, id)).toBe(`0001${own}`);
  });

  it('never ends in 0, so that there is room before it, and can be read back', () => {
    const ids = Array.from({ length: 2000 }, (_, at) => `r${at}`);
    const places = ids.map((id) => placeBetween('000z', undefined, id));
    for (const place of places) expect(place).toMatch(/^0010[0-9a-z]{2}[1-9a-z]$/);
    expect(new Set(places).size).toBeGreaterThan(1900);
  });
});

describe('PLACE_PATTERN', () => {
  it.each(['1', 'z', '01', '0001', 'a09z', `${'0'.repeat(2500)}1`])('takes %s', (place) => {
    expect(PLACE_PATTERN.test(place)).toBe(true);
  });

  it.each(['', '0', 'a0', 'A', 'a b', 'ä', 'a-1', '1A', 'A1', `${'0'.repeat(2501)}1`])(
    'refuses %j',
    (place) => {
      expect(PLACE_PATTERN.test(place)).toBe(false);
    },
  );
});

describe('byPlace', () => {
  it.each([
    ['a', 'x', 'b', 'x', -1],
    ['b', 'x', 'a', 'x', 1],
    // Digits from the left, not a number.
    ['1', 'x', '01', 'x', 1],
    ['a', 'x', 'a1', 'x', -1],
    // The place decides, not the id.
    ['a', 'z', 'b', 'y', -1],
    ['b', 'y', 'a', 'z', 1],
    // Two copies gave the same place: the ids decide.
    ['a', 'x', 'a', 'y', -1],
    ['a', 'y', 'a', 'x', 1],
    ['a', 'x', 'a', 'x', 0],
  ])('%s of %s and %s of %s: %i', (place, id, otherPlace, otherId, order) => {
    expect(byPlace({ place, id }, { place: otherPlace, id: otherId })).toBe(order);
  });
});
