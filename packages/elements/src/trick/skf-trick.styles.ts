import { css } from 'lit';

export const trickStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  ol,
  .table {
    display: grid;
    margin: 0;
    padding: 12px 0 0;
    list-style: none;
  }

  .row {
    grid-template-columns: repeat(4, minmax(0, var(--skf-card-width, 5.5rem)));
    gap: 12px;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    justify-items: center;
    align-content: start;
  }

  skf-card {
    --skf-card-width: 100%;
    inline-size: 100%;
    border-radius: 7%;
  }

  .row .wins {
    translate: 0 -8px;
  }

  .wins skf-card {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  /*
   * A table seen from above. Clockwise is clockwise in every language, so it is never mirrored; the
   * cards of the near and the far player reach into each other, as cards do on a table.
   */
  .table {
    --_w: min(var(--skf-card-width, 5.5rem), 30cqi);
    --_h: calc(var(--_w) * 100 / 56);
    direction: ltr;
    justify-content: center;
    grid-template-columns: repeat(3, var(--_w));
    grid-template-rows: repeat(2, minmax(calc(var(--_h) * 0.9), auto));
    column-gap: calc(var(--_w) * 0.1);
    padding: 4px;
  }

  .far {
    grid-area: 1 / 2;
    margin-block-end: calc(var(--_h) * -0.1);
  }

  .near {
    grid-area: 2 / 2;
    margin-block-start: calc(var(--_h) * -0.1);
    align-self: end;
  }

  .left {
    grid-area: 1 / 1 / span 2;
    align-self: center;
  }

  .right {
    grid-area: 1 / 3 / span 2;
    align-self: center;
  }

  .far .name {
    order: -1;
  }

  .place-1 {
    z-index: 1;
  }

  .place-2 {
    z-index: 2;
  }

  .place-3 {
    z-index: 3;
  }

  /* Whatever lies on it, the winner is seen. */
  .table .wins {
    z-index: 4;
  }

  .name {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--_small);
    color: var(--_muted);
  }

  .order {
    font-weight: 700;
  }

  .wins .name {
    color: var(--_accent);
    font-weight: 700;
  }

  .caption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 8px 0 0;
  }

  .caption > * {
    unicode-bidi: plaintext;
  }

  .points,
  .reason {
    color: var(--_muted);
  }

  .reason,
  .error {
    margin: 0;
  }

  .error {
    color: var(--_loss);
  }

  @media (prefers-reduced-motion: no-preference) {
    li {
      transition: translate 180ms ease-out;
    }
  }
`;
