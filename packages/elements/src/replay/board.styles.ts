import { css } from 'lit';

/** The table from above, with the hands and the trick. */
export const boardStyles = css`
  /* The table: dark wood with an inlaid edge. It is seen from above and never mirrored. */
  .board {
    --skf-accent: var(--_lamp);
    --skf-ink: var(--_table-ink);

    position: relative;
    direction: ltr;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    padding: 16px 12px;
    border-radius: var(--_radius);
    background: var(--_table);
    color: var(--_table-ink);
  }

  .board::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 1px solid var(--_table-line);
    border-radius: calc(var(--_radius) / 2);
    pointer-events: none;
  }

  .middle {
    grid-area: 3 / 1 / 4 / 4;
    align-self: center;
    /* Below the three lines of who sits left and right. */
    margin-block-start: 16px;
  }

  .middle skf-trick {
    --skf-card-width: clamp(3.5rem, 20cqi, 5.5rem);
  }

  .middle skf-trick::part(name) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .middle skf-trick::part(caption),
  .middle skf-trick::part(reason) {
    display: none;
  }

  .player {
    z-index: 4;
    display: grid;
    justify-items: start;
    align-content: start;
    min-inline-size: 0;
    line-height: 1.25;
    unicode-bidi: plaintext;
  }

  .player > * {
    max-inline-size: 100%;
    padding-inline: 2px;
  }

  .player .name {
    font-weight: 700;
    padding-block-end: 3px;
  }

  .turn .name {
    border-block-end: 3px solid var(--_lamp);
    padding-block-end: 0;
  }

  .role,
  .count {
    font-size: var(--_small);
  }

  .role {
    color: var(--_lamp);
    font-weight: 700;
  }

  /* One beside the other: a phone is to show the whole table, what is said and the controls. */
  .player.far,
  .player.near {
    display: flex;
    flex-wrap: wrap;
    column-gap: 8px;
    align-items: baseline;
    justify-content: center;
    justify-self: center;
  }

  .player.far {
    grid-area: 1 / 1 / 2 / 4;
    max-inline-size: calc(100% - 10rem);
  }

  .player.near {
    grid-area: 4 / 1 / 5 / 4;
  }

  .left {
    grid-area: 3 / 1;
  }

  .player.right,
  .backs.right {
    grid-area: 3 / 3;
    justify-self: end;
    justify-items: end;
    text-align: end;
  }

  .backs {
    --skf-card-width: 1.375rem;
    display: flex;
    /* Also when the last one is played. */
    min-block-size: calc(var(--skf-card-width) * 100 / 56);
    z-index: 1;
  }

  .backs skf-card + skf-card {
    margin-inline-start: calc(var(--skf-card-width) * -0.66);
  }

  .backs.far {
    grid-area: 1 / 3;
    align-self: center;
    justify-self: end;
  }

  /* They turn to their player, below the three lines of the name and beside the trick. */
  .backs:not(.far) {
    align-self: start;
    inline-size: calc(var(--skf-card-width) * 3.4);
    margin: 5.25rem calc(var(--skf-card-width) * -0.8) 0;
    rotate: 90deg;
  }

  /* Eight cards fit in a row; a hand keeps its height to the last card. */
  .hand {
    --_card: min(4.5rem, (100cqi - 56px) / 8);
    --skf-card-width: 100%;
    grid-column: 1 / 4;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    justify-content: center;
    align-content: start;
    min-block-size: calc(var(--_card) * 100 / 56);
    z-index: 1;
  }

  .hand li {
    flex: 0 1 var(--_card);
    display: grid;
    min-inline-size: 0;
  }

  .hand.far {
    grid-row: 2;
  }

  .hand.left {
    grid-row: 6;
  }

  .hand.right {
    grid-row: 7;
  }

  /* Beneath the table a hand says whose it is. */
  .hand:not(.far)::before {
    content: attr(aria-label);
    flex: 1 0 100%;
    font-size: var(--_small);
  }

  .own {
    --_under: var(--_table);
    --skf-card-width: clamp(3.5rem, 20cqi, 4.25rem);
    /* Two rows of cards, also when only one is left: what is below stays where it is. */
    --_rows: calc(var(--skf-card-width) * 3.3);
    --skf-muted: var(--_table-ink);
    --skf-loss: var(--_table-ink);

    grid-area: 5 / 1 / 6 / 4;
    min-block-size: var(--_rows);
    z-index: 1;
  }

  /* Where the visitor plays, a line below the cards says why one of them is not played. */
  :host([interactive]) .own {
    min-block-size: calc(var(--_rows) + 2rem);
  }

  @container (min-width: 40rem) {
    .board {
      --_side: min(3.25rem, (100cqi - 80px) / 14);
      padding: 24px;
    }

    .middle {
      margin-block-start: 0;
    }

    .middle skf-trick {
      --skf-card-width: var(--_wide);
    }

    /* Between the hands that lie open left and right, three cards beside each other. */
    .open skf-trick {
      --skf-card-width: min(var(--_wide), (100cqi - 120px - 8 * var(--_side)) / 3);
    }

    .hand {
      --_card: min(4.5rem, (100cqi - 76px) / 8);
    }

    .own {
      --_rows: 13.375rem;
      --skf-card-width: 5.25rem;
    }

    .hand:not(.far) {
      --_card: var(--_side);
      grid-row: 3;
      inline-size: calc(var(--_card) * 4 + 12px);
      min-block-size: calc(var(--_card) * 3.7);
      align-self: center;
      translate: 0 2rem;
    }

    .hand.left {
      grid-column: 1;
      justify-content: start;
    }

    .hand.right {
      grid-column: 3;
      justify-self: end;
      justify-content: end;
    }

    .hand:not(.far)::before {
      content: none;
    }

    .backs {
      --skf-card-width: 2.25rem;
    }

    .backs.far {
      justify-self: start;
    }

    .backs:not(.far) {
      align-self: center;
      margin-block: 0;
      translate: 0 3.5rem;
    }

    .board:not(.open) .player:is(.left, .right) {
      align-self: center;
      translate: 0 -2.5rem;
    }
  }

  @media (forced-colors: active) {
    .board {
      border: 1px solid CanvasText;
    }
  }
`;
