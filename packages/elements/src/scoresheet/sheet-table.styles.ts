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
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
    font-weight: 700;
  }

  .mark {
    display: block;
    min-block-size: 1.4em;
    font-size: var(--_small);
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

  tbody tr:not(.details) {
    cursor: pointer;
  }

  .hand {
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

  .hand .ending,
  .hand .extras {
    display: inline;
  }

  .hand small,
  .running {
    color: var(--_muted);
    font-size: var(--_small);
  }

  .gain {
    color: var(--_gain);
  }

  .gain .change,
  .won .change {
    font-weight: 700;
  }

  .loss {
    color: var(--_loss);
  }

  .aside .hand,
  .thrown-in .hand {
    color: var(--_muted);
    font-size: var(--_small);
  }

  .current > * {
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  .gone,
  .thrown-in .change {
    color: var(--_muted);
  }

  .wrong,
  small.wrong {
    color: var(--_loss);
    font-weight: 700;
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
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    margin-block-start: 12px;
  }

  .doing {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-end: 12px;
    scroll-margin-block: 96px 16px;
  }

  .earlier {
    inline-size: 100%;
    margin-block-start: 12px;
  }

  .opened > * {
    border-block-end-color: transparent;
  }

  @media print {
    tbody .number button::after {
      content: none;
    }
  }

  .none {
    margin: 16px 0;
    color: var(--_muted);
    text-align: center;
  }
`;
