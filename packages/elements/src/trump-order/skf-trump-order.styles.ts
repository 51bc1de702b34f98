import { css } from 'lit';

export const trumpOrderStyles = css`
  :host {
    display: block;
  }

  .title {
    margin: 0 0 8px;
    font-weight: 700;
  }

  .trumps {
    --_gap: 6px;
    display: grid;
    /* A card is never wider than a seventh: fourteen trumps make two full rows, on a phone too. */
    grid-template-columns: repeat(
      var(--_columns, 7),
      min(var(--skf-card-width, 3.5rem), (100% - 6 * var(--_gap)) / 7)
    );
    gap: 8px var(--_gap);
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
    counter-reset: trump;
  }

  .in-4 {
    --_columns: 4;
  }

  .in-5 {
    --_columns: 5;
  }

  .in-6 {
    --_columns: 6;
  }

  .trumps li {
    display: grid;
    justify-items: center;
    gap: 2px;
    counter-increment: trump;
  }

  .trumps li::after {
    content: counter(trump);
    font-size: var(--_small);
    color: var(--_muted);
  }

  .trumps skf-card {
    --skf-card-width: 100%;
    inline-size: 100%;
  }

  .plain {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 16px;
    margin: 0;
  }

  .plain > div {
    min-inline-size: 8rem;
  }

  dt {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--_small);
    color: var(--_muted);
  }

  dt svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  dd {
    margin: 0;
    font-weight: 700;
    word-spacing: 0.1em;
  }

  .error {
    margin: 0;
    color: var(--_loss);
  }
`;
