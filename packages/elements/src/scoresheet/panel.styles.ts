import { css } from 'lit';

export const panelStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    overflow-wrap: anywhere;
    container-type: inline-size;
  }

  /* Letters twice as large leave a phone no room for the longest words. */
  @container (max-width: 17em) {
    :is(h3, legend, label, summary, th, button) {
      hyphens: auto;
    }
  }

  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  h3 {
    margin: 0 0 4px;
    font-size: 1em;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: start;
  }

  .lead {
    font-size: var(--_large);
    font-weight: 700;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }

  table {
    border-collapse: collapse;
  }

  th {
    font-weight: 400;
    text-align: start;
  }

  thead th {
    font-weight: 700;
    vertical-align: bottom;
  }

  th,
  td {
    padding-block: 6px;
    padding-inline: var(--_between, 12px) 0;
    border-block-end: 1px solid var(--_line);
  }

  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }

  td {
    text-align: end;
    white-space: nowrap;
  }

  .gain {
    color: var(--_gain);
  }

  .loss {
    color: var(--_loss);
  }

  label.field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    align-content: end;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: 12px;
    inline-size: 100%;
  }

  .narrow {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  }

  .wide {
    inline-size: 100%;
  }

  input[type='file'] {
    min-block-size: 44px;
    max-inline-size: 100%;
    color: inherit;
    font: inherit;
  }

  input[type='file']::file-selector-button {
    min-block-size: 44px;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
  }

  input[type='text'],
  input[type='time'],
  input[type='number'],
  select {
    min-block-size: 44px;
    inline-size: 100%;
    min-inline-size: 0;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
  }

  summary {
    min-block-size: 44px;
    padding-block: 10px;
    cursor: pointer;
    font-weight: 700;
  }

  .wrong {
    color: var(--_loss);
  }

  @media print {
    button,
    .no-print {
      display: none;
    }
  }
`;
