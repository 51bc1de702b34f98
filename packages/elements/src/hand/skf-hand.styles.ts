import { css } from 'lit';

/**
 * A hand keeps to the width it has: cards shrink and overlap, but each leaves 44 px to the thumb.
 * Where eight cannot stand so side by side they lie in two rows. `--_n` is how many stand in one,
 * `--_c` how wide a card is, `--_step` how much of it the next one leaves to be seen.
 *
 * A row is one pixel wider than its cards, or rounding may send the last one to another row. A wide
 * fan is held in a hand: turned about a point below the cards, as far as each is from the middle
 * (`--_off`). `--_under` is the colour it lies on. From right to left the first card lies on top, for the letters are in the left corner.
 * The frame of a chosen card is nearer than that of the focus, so both can be seen.
 */
export const handStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  ul {
    --_full: var(--skf-card-width, 5.5rem);
    --_touch: 44px;
    --_inset: 0px;
    --_high: calc(var(--_c) / 0.56);
    display: flex;
    flex-wrap: wrap;
    margin: 0 auto;
    list-style: none;
  }
  .n1 {
    --_n: 1;
  }
  .n2 {
    --_n: 2;
  }
  .n3,
  .n5,
  .n6 {
    --_n: 3;
  }
  .n4,
  .n7,
  .n8 {
    --_n: 4;
  }
  .row {
    --_gap: 8px;
    --_c: min(var(--_full), (100cqi - (var(--_n) - 1) * var(--_gap)) / var(--_n));
    gap: 16px var(--_gap);
    inline-size: calc(var(--_n) * (var(--_c) + var(--_gap)) - var(--_gap) + 1px);
    max-inline-size: 100%;
    padding: 20px 0 10px;
  }
  .fan {
    --_over: 0.85;
    --_room: calc(100cqi - 2 * var(--_inset) - 1px);
    --_c: min(var(--_full), var(--_room) - (var(--_n) - 1) * var(--_touch));
    --_step: min(
      max(var(--_touch), var(--_c) * var(--_over)),
      (var(--_room) - var(--_c)) / max(var(--_n) - 1, 1)
    );
    inline-size: calc(var(--_c) + (var(--_n) - 1) * var(--_step) + 2 * var(--_inset) + 1px);
    padding: 20px var(--_inset) calc(var(--_high) * 0.38 + 10px);
    padding-inline-end: calc(var(--_inset) + var(--_c) - var(--_step));
  }
  li {
    inline-size: var(--_c);
  }
  .fan li {
    inline-size: var(--_step);
    block-size: calc(var(--_high) * 0.62);
  }
  skf-card {
    --skf-card-width: var(--_c);
    --_off: 0;
    --_lift: 0px;
    translate: 0 calc(var(--_off) * var(--_off) * 1.4px + var(--_lift));
    rotate: calc(var(--_off) * 2deg);
    transform-origin: 50% 110%;
    border-radius: 5.4% / 3%;
  }
  [role='option'] {
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  .fan skf-card {
    --_bar: 58%;
  }
  [aria-selected='true'] skf-card {
    --_lift: -14px;
  }
  :focus-visible skf-card {
    z-index: 1;
    outline: 3px solid var(--_ink);
    outline-offset: 6px;
  }
  .reason {
    min-block-size: 1.4em;
    margin: 4px 0 0;
    text-align: center;
  }
  .row + .reason {
    text-align: start;
  }
  .error,
  .empty {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .error {
    color: var(--_loss);
  }
  .empty {
    color: var(--_muted);
  }
  @media (hover: hover) {
    [aria-selected='false']:hover skf-card {
      --_lift: -6px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    skf-card {
      transition:
        translate 150ms ease-out,
        rotate 150ms ease-out;
    }
  }
  li {
    --_i: 0;
  }
  li:nth-child(8n + 2) {
    --_i: 1;
  }
  li:nth-child(8n + 3) {
    --_i: 2;
  }
  li:nth-child(8n + 4) {
    --_i: 3;
  }
  li:nth-child(8n + 5) {
    --_i: 4;
  }
  li:nth-child(8n + 6) {
    --_i: 5;
  }
  li:nth-child(8n + 7) {
    --_i: 6;
  }
  li:nth-child(8n) {
    --_i: 7;
  }
  .fan:dir(rtl) {
    isolation: isolate;
  }
  .fan:dir(rtl) li {
    position: relative;
    z-index: calc(0 - var(--_i));
  }
  .fan:dir(rtl) li:focus-visible {
    z-index: 20;
  }
  @container (inline-size < 460px) {
    /* The lower end of these is under the next row. */
    .fan:is(.n5, .n6) li:nth-last-child(n + 4),
    .fan:is(.n7, .n8) li:nth-last-child(n + 5) {
      --_bar-up: calc(38% + 6px);
      --_bar-edge: var(--_under, var(--_paper));
    }
    :is(.n5, .n6):dir(rtl) li:nth-child(n + 4):not(:focus-visible),
    :is(.n7, .n8):dir(rtl) li:nth-child(n + 5):not(:focus-visible) {
      z-index: calc(8 - var(--_i));
    }
  }
  @container (inline-size >= 460px) {
    .n5 {
      --_n: 5;
    }
    .n6 {
      --_n: 6;
    }
    .n7 {
      --_n: 7;
    }
    .n8 {
      --_n: 8;
    }
    .fan {
      --_over: 0.62;
      --_inset: 28px;
      --_turn: 1;
      padding-block-end: calc(var(--_high) * 0.38 + 44px);
    }
    .fan:dir(rtl) {
      --_turn: -1;
    }
    .fan skf-card {
      --_off: calc((var(--_i) - (var(--_n) - 1) / 2) * var(--_turn));
    }
  }
`;
