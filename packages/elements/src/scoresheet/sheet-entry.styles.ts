import { css } from 'lit';

export const sheetEntryStyles = css`
  :host {
    display: block;
    container: entry / inline-size;
  }

  p {
    margin: 0;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }

  /* What gets the focus does not stay behind the price and the button, which stick to the end. */
  form > :not(footer) :is(input, select, button),
  summary {
    scroll-margin-block: 48px 180px;
  }

  header {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 8px;
  }

  /* No headings: an element does not know the outline of the page around it. */
  .title {
    font-weight: 700;
    font-size: var(--_large);
    line-height: 1.2;
  }

  .deal {
    grid-row: 2;
    overflow-wrap: anywhere;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .quick {
    display: flex;
    grid-row: 1 / span 2;
    grid-column: 2;
    gap: 4px;
  }

  .quick.below {
    grid-row: 3;
    grid-column: 1 / -1;
    margin-block-start: 8px;
  }

  .quick button {
    font-size: var(--_small);
  }

  .state {
    grid-column: 1 / -1;
    margin-block-start: 4px;
    font-size: var(--_small);
    font-weight: 700;
  }

  /* So many in a row, fewer where the page's letters are large. */
  .choices {
    --_of: 4;
    --_least: 4.2em;
    display: grid;
    gap: 4px;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(var(--_least), 100% / var(--_of) - 4px)), 1fr)
    );
  }

  .of2 {
    --_of: 2;
  }

  .of3,
  .of6 {
    --_of: 3;
  }

  .of3 {
    --_least: 5.5em;
  }

  .of5 {
    --_of: 5;
    --_least: 3.2em;
  }

  .choices .chip {
    padding-inline: 1px;
  }

  .numbers {
    --_of: 99;
    --_least: max(44px, 2.2em);
  }

  .wide-first .chip:first-child {
    grid-column: span 3;
  }

  .won {
    border-block-end: 3px solid var(--_gain);
  }

  .lost {
    border-block-end: 3px solid var(--_loss);
  }

  .additions,
  .flags {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: end;
  }

  .flags:empty {
    display: none;
  }

  .additions fieldset {
    flex: 1 1 11rem;
  }

  .additions > .chip,
  .flags > .chip {
    padding-inline: 12px;
  }

  /* As high as the suits beside it. */
  .additions > .chip {
    min-block-size: 52px;
  }

  .ending {
    position: relative;
  }

  /* Beside the question, so that it costs no line of its own. */
  .ending legend {
    min-block-size: 48px;
    padding-block-start: 12px;
  }

  .points {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    gap: 4px;
    align-items: center;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .points input,
  .count input {
    inline-size: 3.5em;
    padding-inline: 8px;
    text-align: end;
    font-size: 1rem;
  }

  .count,
  .field {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }

  .count input {
    inline-size: 100%;
  }

  .field span {
    font-weight: 700;
  }

  .field select,
  .field input {
    inline-size: 100%;
    min-inline-size: 0;
  }

  .extras {
    display: grid;
    gap: 12px;
    padding-block-end: 8px;
  }

  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--_muted);
    font-size: var(--_small);
    cursor: pointer;
  }

  summary::before {
    content: '▸' / '';
    inline-size: 1.5em;
  }

  [open] > summary::before {
    content: '▾' / '';
  }

  .doublings {
    display: grid;
    gap: 12px;
  }

  footer {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: grid;
    gap: 8px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
    background: var(--_paper);
  }

  ::slotted(*) {
    grid-column: 1 / -1;
    margin: 0;
  }

  .price {
    min-block-size: 1.4em;
    overflow-wrap: anywhere;
    color: var(--_muted);
  }

  .price.missing {
    color: var(--_loss);
    font-weight: 700;
  }

  button.primary {
    min-block-size: 48px;
  }

  @container entry (max-width: 17rem) {
    .quick {
      grid-row: 3;
      grid-column: 1 / -1;
      margin-block-start: 8px;
    }

    .points,
    footer {
      position: static;
    }

    .name {
      white-space: normal;
    }
  }

  @container entry (min-width: 26rem) {
    .of4 .long {
      font-size: inherit;
      line-height: inherit;
    }

    footer {
      grid-template-columns: 1fr auto;
      align-items: center;
    }

    footer button {
      grid-column: 2;
    }
  }

  @container entry (min-width: 36rem) {
    .doublings {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
