import { css } from 'lit';

export const calculatorStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    overflow-wrap: anywhere;
  }

  section,
  .controls {
    display: grid;
    gap: 16px;
    align-content: start;
  }

  .choices,
  .fields,
  .numbers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
    gap: 4px;
  }

  .chip {
    padding-inline: 4px;
    overflow-wrap: normal;
  }

  .kinds {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  }

  .fields {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
    gap: 12px;
    align-items: end;
  }

  /* Four stand two by two where there is no room for all of them in one row. */
  @container (max-inline-size: 22rem) {
    .choices:not(.kinds):has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, 1fr);
    }
  }

  .field {
    display: grid;
    gap: 4px;
    align-content: end;
  }

  .field > span {
    font-size: var(--_small);
    color: var(--_muted);
  }

  .field > select,
  .field > input {
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline: 8px;
  }

  .numbers span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [aria-invalid='true'] {
    border-color: var(--_loss);
    border-width: 2px;
  }

  .hint {
    margin: 4px 0 0;
    font-size: var(--_small);
    color: var(--_muted);
  }

  .whole {
    display: inline-block;
  }

  .error {
    margin: 4px 0 0;
    font-size: var(--_small);
    font-weight: 700;
    color: var(--_loss);
  }

  /* On a phone the money stays in sight while the controls above it are changed. */
  .summary {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    margin: 0;
    padding-block: 8px;
    border-block-start: 2px solid var(--_ink);
    background: var(--_paper);
  }

  .summary strong {
    font-size: var(--_large);
  }

  .summary > span {
    font-size: var(--_small);
  }

  /* Paper has nothing to change: what was played stands above its settlement. */
  @media print {
    .controls,
    .summary {
      display: none;
    }
  }

  @container (min-inline-size: 48rem) {
    section {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
      gap: 16px 48px;
    }

    .result {
      position: sticky;
      inset-block-start: 16px;
      align-self: start;
    }

    .summary {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
