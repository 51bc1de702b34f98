import { expect } from '@open-wc/testing';
import { listed } from './lists.js';

const ROWS = [
  [],
  ['Anna'],
  ['Anna', 'Ben'],
  ['Anna', 'Ben', 'Cora'],
  ['Anna', 'Ben', 'Cora', 'Dan'],
];

describe('names in a row', () => {
  for (const [tag, write] of [
    ['de', listed(' und ')],
    ['en-GB', listed(' and ')],
  ] as const) {
    it(`${tag}: as the language’s own format has them`, () => {
      const format = new Intl.ListFormat(tag, { type: 'conjunction' });
      expect(ROWS.map(write)).to.deep.equal(ROWS.map((names) => format.format(names)));
    });
  }
});
