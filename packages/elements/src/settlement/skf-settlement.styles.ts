import { css } from 'lit';

export const settlementStyles = css`
  :host {
    display: block;
    max-inline-size: 26rem;
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

  td,
  dd {
    unicode-bidi: plaintext;
  }

  .price {
    color: var(--_muted);
    padding-inline-end: 16px;
  }

  .sum tr:first-child > *,
  tfoot tr > * {
    border-block-start: 1px solid var(--_line);
  }

  tfoot tr > * {
    border-block-start-color: var(--_ink);
    font-weight: 700;
    font-size: var(--_large);
  }

  .title {
    margin: 16px 0 4px;
    font-weight: 700;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
    gap: 8px;
    margin: 12px 0 0;
  }

  dt {
    font-size: var(--_small);
    color: var(--_muted);
    overflow: hidden;
    text-overflow: ellipsis;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--_large);
  }

  .gain dd {
    color: var(--_gain);
    font-weight: 700;
  }

  .loss dd {
    color: var(--_loss);
  }

  .none {
    margin: 0;
    color: var(--_muted);
  }
`;
