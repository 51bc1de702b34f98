import { css } from 'lit';

export const scoresheetStyles = css`
  :host {
    display: block;
    container: sheet / inline-size;
  }

  p {
    margin: 0;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: var(--skf-sheet-padding, 12px);
    background: var(--_paper);
  }

  /* As high as what comes into it. */
  .later {
    min-block-size: 92px;
    margin-block-end: 8px;
  }

  .problems {
    padding: 8px 12px;
    border: 1px solid var(--_loss);
    border-radius: var(--_radius);
    color: var(--_loss);
  }

  .offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 12px;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
  }

  .offer p {
    flex: 1 1 14rem;
  }

  .near {
    font-weight: 700;
  }

  /* It stays in the tree, so that what comes is read out, but takes no room. */
  .near:empty {
    position: absolute;
  }

  skf-sheet-menu {
    margin-block-end: 8px;
  }

  details {
    border-block-end: 1px solid var(--_line);
  }

  details[open] {
    padding-block-end: 16px;
  }

  summary {
    padding-block: 12px;
    min-block-size: 44px;
    cursor: pointer;
    font-weight: 700;
    overflow-wrap: anywhere;
  }

  summary .tariff {
    color: var(--_muted);
    font-size: var(--_small);
    font-weight: 400;
  }

  .said:has(*) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 8px;
    min-block-size: 44px;
    color: var(--_muted);
  }

  @container sheet (min-width: 60rem) {
    section:not(.reading) {
      grid-template-columns: minmax(22rem, 28rem) 1fr;
      align-items: start;
      gap: 16px 40px;
      padding: var(--skf-sheet-padding, 24px);
    }

    .later {
      min-block-size: 44px;
    }

    .problems,
    .offer,
    .near,
    details {
      grid-column: 1 / -1;
    }
  }

  @media print {
    section {
      display: block;
    }

    skf-sheet-entry,
    .later,
    details {
      display: none;
    }
  }
`;
