import { css } from 'lit';

export const contractTableStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    overflow-wrap: anywhere;
  }

  table {
    display: grid;
    border-block-start: 2px solid var(--_ink);
  }

  tbody {
    display: grid;
  }

  /* On a phone each contract is a card: its place, its name, its price, and two lines. */
  thead {
    position: absolute;
    clip-path: inset(50%);
  }

  tr {
    display: grid;
    grid-template:
      'place name price' auto 'place trumps price' auto 'place sides price' 1fr /
      1.5rem minmax(0, 1fr) minmax(0, 6.5rem);
    gap: 2px 8px;
    padding-block: 12px;
    border-block-end: 1px solid var(--_line);
  }

  th {
    font-weight: 700;
    text-align: start;
  }

  tbody th {
    grid-area: name;
    font-size: var(--_large);
    line-height: 1.2;
  }

  td {
    padding: 0;
  }

  .place {
    grid-area: place;
    color: var(--_muted);
    line-height: 1.75;
  }

  .trumps {
    grid-area: trumps;
  }

  .sides {
    grid-area: sides;
  }

  .sides,
  small,
  .extras {
    font-size: var(--_small);
    color: var(--_muted);
  }

  .trumps small {
    white-space: nowrap;
  }

  .sides small {
    display: block;
    font-size: inherit;
  }

  .trumps svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    vertical-align: -0.25em;
  }

  .price {
    grid-area: price;
    text-align: end;
  }

  .price > * {
    display: block;
  }

  .price strong {
    font-size: var(--_large);
    line-height: 1.2;
  }

  .extras,
  .error {
    margin: 12px 0 0;
  }

  .error {
    color: var(--_loss);
  }

  @container (min-inline-size: 44rem) {
    table {
      display: table;
      inline-size: 100%;
      border-collapse: collapse;
    }

    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      font-size: var(--_small);
      color: var(--_muted);
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      padding-block: 8px;
      padding-inline: 0 24px;
      vertical-align: baseline;
    }

    thead th {
      font-weight: 400;
    }

    th {
      white-space: nowrap;
    }

    .price,
    th:last-child {
      min-inline-size: 8rem;
      padding-inline-end: 0;
      text-align: end;
    }
  }
`;
