import { css } from 'lit';

export const settlementStyles = css`
  :host {
    display: block;
    max-inline-size: 28rem;
    overflow-wrap: anywhere;
  }

  header {
    margin-block-end: 8px;
  }

  p,
  ul,
  ol,
  dd {
    margin: 0;
  }

  .contract {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--_large);
    font-weight: 700;
    line-height: 1.2;
  }

  .contract svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  .sides,
  .none,
  .price,
  dt {
    color: var(--_muted);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 4px 0;
    text-align: end;
    font-weight: 400;
  }

  th {
    text-align: start;
  }

  td {
    unicode-bidi: plaintext;
  }

  .price {
    padding-inline-end: 16px;
  }

  tbody tr:first-child > * {
    border-block-start: 1px solid var(--_line);
  }

  tfoot tr > * {
    border-block-start: 1px solid;
    font-weight: 700;
    font-size: var(--_large);
  }

  .title {
    margin: 16px 0 4px;
    font-weight: 700;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 12px 0 0;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }

  dl > div {
    flex: 1 1 3.5rem;
    min-inline-size: min-content;
  }

  dt {
    font-size: var(--_small);
  }

  dd {
    white-space: nowrap;
    font-size: var(--_large);
  }

  .gain dd {
    color: var(--_gain);
    font-weight: 700;
  }

  .loss dd,
  .error {
    color: var(--_loss);
  }

  summary {
    padding-block: 12px;
    cursor: pointer;
  }

  @media print {
    details:not([open]) {
      display: none;
    }
  }

  ol {
    padding-inline-start: 2em;
    line-height: 1.6;
  }
`;
