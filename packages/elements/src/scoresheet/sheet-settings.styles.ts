import { css } from 'lit';

export const sheetSettingsStyles = css`
  :host {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: 12px;
  }

  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: 4px;
  }

  input,
  select {
    inline-size: 100%;
    min-inline-size: 0;
  }

  fieldset {
    grid-column: 1 / -1;
  }

  label {
    display: grid;
    gap: 4px;
  }

  label span {
    font-weight: 700;
  }

  p {
    grid-column: 1 / -1;
    margin: 0;
  }

  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
`;
