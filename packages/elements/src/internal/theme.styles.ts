import { css } from 'lit';
import { roles } from './roles.styles.js';

/** What all but a card need: the roles, the sizes, what is there for screen readers alone. */
export const theme = [
  roles,
  css`
    :host {
      --_on-accent: var(--skf-on-accent, light-dark(#fff, #16211a));
      --_gain: var(--skf-gain, light-dark(#1d6638, #8fd6a8));
      --_small: 0.8125em;
      --_large: 1.25em;
    }
    /* Where a page is read from right to left, a German sentence still ends with its full stop. */
    p,
    li,
    dt,
    dd,
    legend,
    summary {
      unicode-bidi: plaintext;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    /* Paper is white, whatever the screen was. */
    @media print {
      :host {
        --_paper: #fff;
        color-scheme: light;
      }
    }
    .visually-hidden {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `,
];
