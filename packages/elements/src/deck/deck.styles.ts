import { css } from 'lit';

/**
 * The classes of the card art. A suit has one colour, the page's role; its dark is that colour
 * mixed with the ink. A card is a picture: it keeps its paper and its colours in dark mode
 * (dimmed a little) and under forced colours. In a line of text a sign has the page behind it, not
 * paper: on a dark page its outline is light. French signs are black or red as everywhere; the
 * courts wear four colours.
 */
export const deckStyles = css`
  .art,
  .suit {
    --_ink: var(--skf-card-ink, #221811);
    --_face: var(--skf-card-face, light-dark(#fbf5e7, #ebe2cf));
    --_dark: color-mix(in oklab, var(--_suit) 45%, var(--_ink));
    --_edge: var(--_ink);
    forced-color-adjust: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .art {
    display: block;
    width: 100%;
    height: auto;
  }
  .suit {
    --_dark: color-mix(in oklab, var(--_suit) 60%, var(--_ink));
    --_edge: light-dark(var(--_ink), color-mix(in oklab, var(--_suit) 45%, white));
    width: 1em;
    height: 1em;
    vertical-align: -0.12em;
    overflow: visible;
  }
  .suit-E {
    --_suit: var(--skf-acorns, #b5651d);
  }
  .suit-G {
    --_suit: var(--skf-leaves, #3d8b37);
  }
  .suit-H {
    --_suit: var(--skf-hearts, #c8262c);
  }
  .suit-S {
    --_suit: var(--skf-bells, #e0a312);
  }
  .art,
  .suit {
    .face {
      fill: var(--_face);
    }
    .paint,
    .dark,
    .plain,
    .black,
    .line {
      stroke: var(--_edge);
      stroke-width: 4.5;
    }
    .paint {
      fill: var(--_suit);
    }
    .dark {
      fill: var(--_dark);
    }
    .plain {
      fill: var(--_face);
    }
    .black,
    .ink {
      fill: var(--_ink);
    }
    .cut {
      fill: var(--_face);
    }
    .glow {
      fill: var(--_suit);
    }
    .line,
    .score,
    .fine {
      fill: none;
    }
    .score {
      stroke: var(--_suit);
      stroke-width: 3;
    }
    .fine {
      stroke: var(--_ink);
      stroke-width: 2.5;
    }
    .stem {
      fill: none;
      stroke: var(--_ink);
      stroke-width: 5;
    }
    .index {
      fill: none;
      stroke: var(--_dark);
      stroke-width: 9;
    }
  }
  .french {
    --_pip: var(--_ink);
    .pip {
      --_suit: var(--_pip);
    }
    .index {
      stroke: var(--_pip);
    }
    &.suit-E {
      --_pip: var(--skf-clubs, var(--_ink));
      --_suit: #3a6ea5;
    }
    &.suit-G {
      --_pip: var(--skf-spades, var(--_ink));
      --_suit: #4a8a5c;
    }
    &.suit-H {
      --_pip: var(--_suit);
    }
    &.suit-S {
      --_pip: var(--skf-diamonds, #c8262c);
      --_suit: #dd9426;
    }
  }
  @media (forced-colors: active) {
    .suit {
      --_edge: CanvasText;
    }
  }
  .back {
    --_suit: var(--skf-card-back, #2f5d8c);
  }
`;
