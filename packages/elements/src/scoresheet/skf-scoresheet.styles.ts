import { css } from 'lit';

export const scoresheetStyles = css`
  :host {
    display: block;
    container: sheet / inline-size;
  }

  section {
    display: grid;
    gap: 16px;
    padding: var(--skf-sheet-padding, 12px);
    background: var(--_paper);
  }

  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-block-end: 8px;
  }

  .toolbar .unit {
    flex: 1;
    color: var(--_muted);
    font-size: var(--_small);
  }

  .problems {
    padding: 8px 12px;
    border: 1px solid var(--_loss);
    border-radius: var(--_radius);
    color: var(--_loss);
  }

  .problems p {
    margin: 0;
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

  .said {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 44px;
    margin: 0;
    color: var(--_muted);
  }

  @container sheet (min-width: 60rem) {
    section {
      grid-template-columns: minmax(22rem, 28rem) 1fr;
      align-items: start;
      gap: 16px 40px;
      padding: var(--skf-sheet-padding, 24px);
    }

    .problems,
    details {
      grid-column: 1 / -1;
    }
  }

  @media print {
    skf-sheet-entry,
    .toolbar,
    details {
      display: none;
    }
  }
`;
