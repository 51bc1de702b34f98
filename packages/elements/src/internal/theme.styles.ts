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
