import { expectAccessibleInAll } from '../../test/checks.js';
import { SHEET_STATES } from '../../test/sheet-states.js';

describe('skf-scoresheet passes axe, light and dark, in German and in English', () => {
  for (const { title, open } of SHEET_STATES) {
    it(title, async () => {
      const { element } = await open();
      await expectAccessibleInAll(element);
    });
  }
});
