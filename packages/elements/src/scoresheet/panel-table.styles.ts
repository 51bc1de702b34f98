import { css, type CSSResult } from 'lit';

/** Each line a block of its own, its figures below its title, each with the name of its column. */
const stacked = (table: CSSResult) => css`
  ${table}, ${table} :is(tbody, th) {
    display: block;
  }

  ${table} thead {
    position: absolute;
    display: block;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${table} tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr));
    gap: 2px 16px;
    padding-block: 8px;
    border-block-end: 1px solid var(--_line);
  }

  ${table} :is(th, td) {
    padding: 0;
    border: 0;
  }

  ${table} tbody th {
    grid-column: 1 / -1;
    font-weight: 700;
  }

  ${table} td {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  ${table} td::before {
    content: attr(data-column);
    /* The head of the column, which is read out anyway. */
    content: attr(data-column) / '';
    overflow: hidden;
    color: var(--_muted);
    text-overflow: ellipsis;
  }
`;

/** Tables that have a column for each person, or for each figure. */
export const panelTableStyles = css`
  .scroll {
    position: relative;
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow-x: auto;
  }

  /* No word is broken for the sake of what stands beside it. */
  .scroll table {
    overflow-wrap: break-word;
  }

  /* A name; what other columns are about is always read whole. */
  .persons th.column {
    max-inline-size: 7rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  th.column {
    text-align: end;
    white-space: nowrap;
  }

  /* As narrow as figures allow, so that four fit on a phone. */
  @container (max-width: 40em) {
    .scroll,
    .scroll table {
      inline-size: 100%;
    }

    .scroll table {
      --_between: 6px;
      font-size: var(--_small);
    }

    .persons th.column {
      max-inline-size: 4.5em;
    }
  }

  /* More than four stand beside each other only on a wider one. */
  @container (max-width: 24em) {
    ${stacked(css`.many`)}
  }

  @container (max-width: 19em) {
    ${stacked(css`table`)}
  }
`;
