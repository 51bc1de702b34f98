import { css } from 'lit';

export const sheetTableStyles = css`
  :host {
    display: block;
    container: table / inline-size;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_paper);
  }

  th,
  td {
    padding: 4px 2px;
    text-align: start;
    font-weight: 400;
    vertical-align: baseline;
  }

  /* As wide as a thumb needs, for the button in it. */
  .number {
    inline-size: 44px;
    padding-inline: 0;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .amount {
    inline-size: min(15.5%, 6rem);
    text-align: end;
    white-space: nowrap;
    /* The sign stays before its number where the page runs from right to left. */
    unicode-bidi: plaintext;
  }

  thead .name {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 700;
  }

  .mark {
    display: block;
    min-block-size: 1.4em;
    font-size: 0.75em;
    color: var(--_muted);
  }

  .totals > * {
    padding-block: 0 8px;
    border-block-end: 1px solid var(--_ink);
    font-size: var(--_large);
  }

  .totals th {
    font-size: 1em;
    color: var(--_muted);
  }

  .leads {
    font-weight: 700;
    text-decoration: underline 3px var(--_accent);
    text-underline-offset: 5px;
  }

  tbody tr > * {
    border-block-end: 1px solid var(--_line);
  }

  tbody .number button {
    inline-size: 100%;
    padding: 0;
    border-color: transparent;
    color: var(--_muted);
    text-align: start;
  }

  tbody .number button::after {
    content: '▾' / '';
    margin-inline-start: 2px;
  }

  tbody .number button[aria-expanded='true']::after {
    content: '▴' / '';
  }

  .hand {
    font-size: 0.9375em;
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
    hyphens: auto;
    line-height: 1.25;
  }

  .hand span,
  .hand small,
  .change,
  .running {
    display: block;
  }

  .hand small,
  .running {
    color: var(--_muted);
    font-size: var(--_small);
  }

  .gain,
  .gain .change {
    color: var(--_gain);
  }

  .gain .change,
  .won .change {
    font-weight: 700;
  }

  .loss,
  .loss .change {
    color: var(--_loss);
  }

  .gain .running,
  .loss .running {
    color: var(--_muted);
  }

  .aside .hand {
    color: var(--_muted);
    font-size: var(--_small);
  }

  .current > * {
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  .gone {
    color: var(--_muted);
  }

  .wrong,
  small.wrong {
    color: var(--_loss);
    font-weight: 700;
  }

  .thrown-in .hand {
    font-size: var(--_small);
  }

  .thrown-in .hand,
  .thrown-in .change {
    color: var(--_muted);
  }

  .details td {
    padding-block: 12px;
    overflow-wrap: anywhere;
  }

  .facts {
    margin: 8px 0 0;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .note {
    display: grid;
    gap: 4px;
    margin-block-start: 12px;
  }

  .doing {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 12px;
  }

  .earlier {
    inline-size: 100%;
    margin-block-start: 12px;
  }

  .opened > * {
    border-block-end-color: transparent;
  }

  @container table (max-width: 34rem) {
    table,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    .of3 tr {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .of5 tr {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }

    /* Beyond six, those who came last stand below the first. */
    .of6 tr,
    .of7 tr,
    .of8 tr,
    .of9 tr {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    /* Five figures fit four times, down to 320 px. */
    tr > .amount {
      inline-size: auto;
      font-size: clamp(0.75em, 4.6cqi, 1em);
    }

    .of5 tr > .amount {
      font-size: clamp(0.6875em, 3.8cqi, 1em);
    }

    .of6 tr > .amount,
    .of7 tr > .amount,
    .of8 tr > .amount,
    .of9 tr > .amount {
      padding-inline: 0 1px;
      font-size: clamp(0.6em, 3.3cqi, 1em);
      letter-spacing: -0.02em;
    }

    .of6 .running,
    .of7 .running,
    .of8 .running,
    .of9 .running {
      font-size: 1em;
    }

    thead .number,
    thead .hand,
    .totals th {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody .number,
    tbody .hand {
      border-block-end: 0;
    }

    tbody .aside > .hand {
      border-block-end: 1px solid var(--_line);
    }

    tbody .number {
      grid-area: 1 / 1;
      padding-block: 0;
      z-index: 0;
    }

    tbody .hand {
      grid-area: 1 / 1 / auto / -1;
      align-self: center;
      padding-inline-start: 52px;
    }

    tbody .amount {
      padding-block: 0 8px;
    }

    .hand span,
    .hand small {
      display: inline;
    }

    .hand small {
      margin-inline-start: 8px;
    }

    .details td {
      grid-column: 1 / -1;
    }
  }

  .none {
    margin: 16px 0;
    color: var(--_muted);
    text-align: center;
  }
`;
