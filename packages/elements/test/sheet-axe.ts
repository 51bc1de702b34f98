import { expectAccessible } from './checks.js';
import { drawn } from './page.js';
import { SHEET_STATES } from './sheet-states.js';

/** Every state of the score sheet in one colour scheme, each as a test of axe. */
export function axeStates(scheme: 'light' | 'dark'): void {
  const root = document.documentElement;
  describe(`skf-scoresheet passes axe, ${scheme}`, () => {
    before(() => root.style.setProperty('color-scheme', scheme));
    after(() => root.style.removeProperty('color-scheme'));

    for (const { title, open } of SHEET_STATES) {
      it(scheme === 'dark' ? title : `${title}, in German and in English`, async () => {
        const { element } = await open();
        await expectAccessible(element);
        // Colours are the same in every language.
        if (scheme === 'dark') return;
        element.parentElement?.setAttribute('lang', 'en');
        await drawn(element);
        await expectAccessible(element);
      });
    }
  });
}
