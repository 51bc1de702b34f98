import { css } from 'lit';

export const sheetEntryStyles = css`
  :host {
    display: block;
    container: entry / inline-size;
  }

  form {
    display: grid;
    gap: 12px;
  }

  header {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 8px;
  }

  /* No headings: an element does not know the outline of the page around it. */
  .title {
    margin: 0;
    font-weight: 700;
    font-size: var(--_large);
    line-height: 1.2;
  }

  .deal {
    grid-row: 2;
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--_muted);
    font-size: var(--_small);
  }

  header button {
    grid-row: 1 / span 2;
    grid-column: 2;
    font-size: var(--_small);
  }

  .choices {
    display: grid;
    gap: 4px;
  }

  .four {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  .three {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  /* Partners above, solos below: four and three in one row each. */
  .game {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }

  .game .chip {
    grid-column: span 3;
  }

  .game .solo {
    grid-column: span 4;
  }

  .numbers {
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  }

  .chip > span {
    display: grid;
    justify-items: center;
  }

  .won,
  .lost {
    padding-inline: 2px;
  }

  .won {
    border-block-end: 3px solid var(--_gain);
  }

  .lost {
    border-block-end: 3px solid var(--_loss);
  }

  .additions {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px;
    align-items: end;
  }

  .tout {
    min-inline-size: 72px;
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

  footer .price {
    min-block-size: 1.4em;
    margin: 0;
    color: var(--_muted);
  }

  footer .price.missing {
    color: var(--_loss);
    font-weight: 700;
  }

  footer button {
    min-block-size: 48px;
  }

  @container entry (min-width: 26rem) {
    footer {
      grid-template-columns: 1fr auto;
      align-items: center;
    }
  }

  @container entry (min-width: 36rem) {
    .doublings {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
