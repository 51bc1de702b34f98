import { expectAccessible } from '../../test/checks.js';
import { drawn } from '../../test/page.js';
import { SHEET_STATES } from '../../test/sheet-states.js';

describe('skf-scoresheet passes axe', () => {
  const root = document.documentElement;

  for (const scheme of ['light', 'dark']) {
    describe(scheme, () => {
      before(() => root.style.setProperty('color-scheme', scheme));
      after(() => root.style.removeProperty('color-scheme'));

      for (const { title, open } of SHEET_STATES) {
        it(`${title}, in German and in English`, async () => {
          const { element } = await open();
          await expectAccessible(element);
          element.parentElement?.setAttribute('lang', 'en');
          await drawn(element);
          await expectAccessible(element);
        });
      }
    });
  }
});
