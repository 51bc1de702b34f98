import { css } from 'lit';

/** Where there is little room a row becomes two lines, and the amounts stand in columns of their own. */
export const sheetTableNarrowStyles = css`
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
    .of6 tr {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    /* Five figures fit four times, down to 320 px. */
    tr > .amount {
      inline-size: auto;
      font-size: clamp(0.75em, 4.6cqi, 1em);
    }

    .of5 tr > .amount {
      padding-inline: 1px;
      font-size: clamp(0.6875em, 3.8cqi, 1em);
    }

    .of6 tr > .amount {
      padding-inline: 0 1px;
      font-size: clamp(0.6em, 3.3cqi, 1em);
      letter-spacing: -0.02em;
    }

    .of6 .running {
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
      margin-inline-start: 4px;
    }

    .details td {
      grid-column: 1 / -1;
    }
  }

  /* With letters twice as large, two amounts fit beside each other, and the names above them. */
  @container table (max-width: 13rem) {
    table[class] tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
