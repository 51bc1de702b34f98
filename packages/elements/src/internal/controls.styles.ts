import { css } from 'lit';

/** Buttons and chips, each at least 44 px for a thumb. */
export const controls = css`
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 4px;
    font-weight: 700;
  }

  .hint {
    font-weight: 400;
    font-size: var(--_small);
    color: var(--_muted);
  }

  button,
  select,
  input[type='text'] {
    min-block-size: 44px;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
  }

  /* In WebKit a long choice would make the page wider, though it is cut. */
  select {
    contain: paint;
  }

  select option {
    background: var(--_paper);
    color: var(--_ink);
  }

  button {
    cursor: pointer;
  }

  button:disabled {
    opacity: 0.5;
    cursor: default;
  }

  button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 700;
  }

  .chip {
    position: relative;
    place-content: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px 8px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    text-align: center;
    line-height: 1.2;
    cursor: pointer;
    user-select: none;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  /* A long name ends in an ellipsis instead of losing both its ends. */
  .chip,
  .chip > span {
    display: grid;
    grid-template-columns: minmax(0, 100%);
  }

  .chip > span {
    justify-items: center;
  }

  .name {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .chip input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    /* Not seen, but a font of its own would be looked for. */
    font: inherit;
    opacity: 0;
    cursor: inherit;
  }

  .chip:has(:checked) {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 700;
  }

  .chip:has(:disabled) {
    opacity: 0.4;
    cursor: default;
  }

  .chip:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .chip small,
  .chip .long {
    font-size: var(--_small);
    font-weight: 400;
  }

  .chip .long {
    line-height: 1.6;
  }

  .chip svg {
    inline-size: 1.5em;
    block-size: 1.5em;
    margin-inline: auto;
  }

  /* A suit keeps its colour, on the paper that it is made for. */
  .chip :checked + span svg {
    border-radius: 4px;
    background: var(--_paper);
  }

  @media (forced-colors: active) {
    .chip:has(:checked),
    button.primary {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    .chip:has(:disabled),
    button:disabled {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
