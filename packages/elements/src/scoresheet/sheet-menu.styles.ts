import { css } from 'lit';

export const sheetMenuStyles = css`
  :host {
    display: block;
  }

  .toolbar,
  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }

  /* Small, so that all of it stands in one line, or the buttons do where there is little room. */
  .toolbar :is(select, button) {
    padding-inline: 10px;
    font-size: var(--_small);
  }

  /* No wider than the page, however long what it offers. */
  .toolbar :is(label, select) {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .unit {
    flex: 1;
    color: var(--_muted);
    font-size: var(--_small);
    white-space: nowrap;
  }

  .steps {
    gap: 4px;
  }

  /* On paper alone, where there is nothing to fold out. */
  .printed {
    display: none;
    margin: 0;
  }

  #menu {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 4px;
    margin-block-start: 4px;
  }

  #menu[hidden] {
    display: none;
  }

  #menu button {
    text-align: start;
  }

  dialog {
    box-sizing: border-box;
    inline-size: min(100%, 46rem);
    max-inline-size: 100%;
    max-block-size: 100%;
    padding: 0 16px 24px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    overflow-y: auto;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 0.5);
  }

  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-end: 12px;
    padding-block: 12px;
    background: var(--_paper);
    border-block-end: 1px solid var(--_line);
  }

  h2 {
    flex: 1 1 7em;
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--_large);
  }

  /* Where letters are large, what is read keeps more room than what stands above it. */
  @media (max-height: 25rem) {
    header {
      position: static;
    }
  }

  /* On a phone it is a page of its own. */
  @media (max-width: 46rem) {
    dialog {
      inline-size: 100%;
      min-block-size: 100%;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }

  @media print {
    .printed {
      display: block;
    }

    .toolbar,
    #menu,
    header button {
      display: none;
    }

    dialog {
      position: absolute;
      inset: 0 auto auto 0;
      max-block-size: none;
      margin: 0;
      border: 0;
      overflow: visible;
    }
  }
`;
