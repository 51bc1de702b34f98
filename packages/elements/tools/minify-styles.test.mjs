import { expect, it } from 'vitest';
import { minifyStyles } from './minify-styles.mjs';

it('takes comments and white space out of style sheets, and nothing else', () => {
  const source = `import { css } from 'lit';
/** Stays. */
export const styles = css\`
  /* goes */
  :host(:dir(rtl)) .a > .b:not(.c)::before,
  .d * .f {
    content: '▸' / '';
    inset: auto var(--_bar, 15%) -7px calc(1px + 0.5 * (2px - 0.25em) * var(--_k));
    grid-area: 1 / 2;
  }
  @media (hover: hover) {
    .e :is(.f, .g) {
      color: red;
    }
  }
\`;`;
  expect(minifyStyles(source)).toBe(`import { css } from 'lit';
/** Stays. */
export const styles = css\`:host(:dir(rtl)) .a>.b:not(.c)::before,.d * .f{content:'▸'/'';inset:auto var(--_bar,15%) -7px calc(1px + .5*(2px - .25em)*var(--_k));grid-area:1/2}@media (hover:hover){.e :is(.f,.g){color:red}}\`;`);
});
