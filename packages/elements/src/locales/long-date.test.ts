import { expect } from '@open-wc/testing';
import { longDateIn } from './long-date.js';

const DAYS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1));

describe('a day in full', () => {
  for (const tag of ['de', 'en']) {
    it(`${tag}: as the language’s own format has it`, () => {
      const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
      expect(DAYS.map(longDateIn({ tag }))).to.deep.equal(DAYS.map((day) => format.format(day)));
    });
  }
});
