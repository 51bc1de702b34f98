import { css } from 'lit';
import { deckStyles } from '../deck/index.js';
import { controls } from '../internal/controls.styles.js';

/** What stands around the table: loaded with it, after the first view. */
export const besideStyles = [
  deckStyles,
  controls,
  css`
    .error {
      color: var(--_loss);
      margin-block-end: 8px;
    }

    .said {
      display: grid;
      gap: 8px;
      min-block-size: 4.2em;
      align-content: start;
    }

    .said [role='status'] {
      font-weight: 700;
    }

    .may:empty {
      display: none;
    }

    .may {
      color: var(--_muted);
    }

    .controls {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
    }

    .controls .icon {
      display: grid;
      place-content: center;
      min-inline-size: 44px;
      padding: 0;
    }

    .controls svg {
      inline-size: 24px;
      block-size: 24px;
      fill: currentColor;
    }

    :host(:dir(rtl)) .controls svg {
      scale: -1 1;
    }

    .controls input {
      flex: 1 1 8rem;
      min-inline-size: 0;
      block-size: 44px;
      margin: 0;
      accent-color: var(--_accent);
    }

    /* A hand that is played out keeps its room, and nobody is named for it. */
    .hand:not(:has(li))::before {
      visibility: hidden;
    }

    .place {
      font-size: var(--_small);
      color: var(--_muted);
      min-inline-size: 8.5em;
      unicode-bidi: plaintext;
    }

    .outcome {
      font-size: var(--_large);
      font-weight: 700;
    }

    .choice {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
    }

    .sides {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 8px;
      align-items: end;
    }

    p.sides {
      display: block;
    }

    dt {
      font-size: var(--_small);
      color: var(--_muted);
    }

    dd {
      font-size: var(--_large);
    }

    /* A row for each trick that was played; those to come side by side. */
    .tricks {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      border-block-start: 1px solid var(--_line);
    }

    .tricks li {
      grid-column: 1 / -1;
      border-block-end: 1px solid var(--_line);
    }

    .tricks .ahead {
      grid-column: auto;
    }

    .tricks button {
      display: grid;
      grid-template-columns: 1.5em minmax(0, auto) minmax(0, 1fr) 2em;
      gap: 8px;
      align-items: center;
      inline-size: 100%;
      min-block-size: 44px;
      padding: 4px;
      border: 0;
      border-radius: 0;
      text-align: start;
    }

    .tricks button[aria-current] {
      box-shadow: inset 3px 0 var(--_accent);
      font-weight: 700;
    }

    :host(:dir(rtl)) .tricks button[aria-current] {
      box-shadow: inset -3px 0 var(--_accent);
    }

    .tricks .number {
      color: var(--_muted);
      text-align: end;
    }

    .ahead button {
      grid-template-columns: minmax(0, 1fr);
    }

    .ahead .number {
      text-align: center;
    }

    .tricks .cards {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.2em;
      direction: ltr;
    }

    .tricks .cards > span {
      min-inline-size: 2.5em;
    }

    .taker {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: var(--_small);
    }

    .tricks .points {
      text-align: end;
    }

    summary {
      min-block-size: 44px;
      align-content: center;
      cursor: pointer;
    }

    .result {
      display: grid;
      gap: 12px;
      border-block-start: 1px solid var(--_ink);
      padding-block-start: 12px;
    }

    .title {
      font-weight: 700;
    }

    .printed {
      display: none;
    }

    @media (forced-colors: active) {
      .tricks button[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }

    @media print {
      /* All tricks are told; the points at one of them would be another tale. */
      .side:not(:has(.result)) .sides,
      .tricks,
      details {
        display: none;
      }

      .printed {
        display: block;
        list-style: decimal;
        margin-block-end: 16px;
        padding-inline-start: 1.5em;
      }
    }
  `,
];
