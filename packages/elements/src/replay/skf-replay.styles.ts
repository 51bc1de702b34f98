import { css } from 'lit';

/** What holds everything, what is said, and the controls. */
export const replayStyles = css`
  :host {
    --_table: var(--skf-table, light-dark(#4f3524, #33241a));
    --_table-ink: var(--skf-table-ink, #f7ecd8);
    --_table-line: color-mix(in oklab, var(--_table-ink) 35%, var(--_table));
    --_lamp: var(--skf-table-accent, #f0c75e);
    --_wide: var(--skf-card-width, 6.5rem);

    display: block;
    container-type: inline-size;
  }

  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  .head {
    display: grid;
    gap: 4px;
    margin-block-end: 12px;
  }

  .contract {
    font-size: var(--_large);
    font-weight: 700;
  }

  .bidding {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    font-size: var(--_small);
    color: var(--_muted);
  }

  .sheet {
    display: grid;
    gap: 24px;
  }

  .main,
  .side {
    display: grid;
    gap: 12px;
    align-content: start;
    min-inline-size: 0;
  }

  .none,
  .coming {
    color: var(--_muted);
  }

  /* As high as what is said and the controls are to be. */
  .coming {
    min-block-size: calc(4.2em + 56px);
  }

  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @container (min-width: 60rem) {
    .sheet {
      grid-template-columns: minmax(0, 1fr) 21rem;
    }
  }

  @media print {
    .main {
      display: none;
    }
  }
`;
