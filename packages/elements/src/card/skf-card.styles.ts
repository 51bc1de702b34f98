import { css } from 'lit';

/**
 * Playable: a bar under the card. Not playable: faded. Marked: a frame. Never by colour alone.
 * A card that is turned over goes in two halves: the paper of the old side, then the new side. The
 * two ways need keyframes of their own, or the second turn would not start. `--_bar` is how much
 * of the bar an overlapping neighbour hides, `--_bar-up` how far up it stands where a card lies over
 * the lower end; there it has an edge, or it would be lost on the face. Nothing inside is as high as
 * the host: WebKit rounds the ratio of a part that takes 100 % of such a height, and every card came
 * out too tall.
 */
export const cardStyles = css`
  :host {
    display: inline-block;
    position: relative;
    inline-size: var(--skf-card-width, 5.5rem);
    aspect-ratio: 56 / 100;
    vertical-align: top;
  }
  .picture,
  .art {
    display: block;
    inline-size: 100%;
    border-radius: 5.4% / 3%;
  }
  .error,
  .plain-card {
    display: grid;
    place-content: center;
    aspect-ratio: inherit;
    margin: 0;
    padding: 2px;
    border: 1px dashed;
    border-radius: var(--_radius);
    text-align: center;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .error {
    color: var(--_loss);
    font-size: 0.75rem;
  }
  .playable::after {
    content: '';
    position: absolute;
    inset: auto var(--_bar, 15%) var(--_bar-up, -7px) 15%;
    block-size: 4px;
    border-radius: 2px;
    background: var(--_accent);
    box-shadow: 0 0 0 3px var(--_bar-edge, transparent);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .disabled {
    background: var(--_paper);
  }
  .disabled > .art {
    opacity: 0.42;
  }
  .marked {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .up > .art,
    .down > .art {
      animation: come 140ms 110ms ease-out backwards;
    }
    .up::before,
    .down::before {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      animation: up 110ms ease-in forwards;
      background: var(--skf-card-back, #2f5d8c);
    }
    .down::before {
      animation-name: down;
      background: var(--skf-card-face, #fbf5e7);
    }
  }
  @keyframes up {
    to {
      transform: rotateY(90deg);
    }
  }
  @keyframes down {
    to {
      transform: rotateY(90deg);
    }
  }
  @keyframes come {
    from {
      transform: rotateY(-90deg);
    }
  }
  @media (forced-colors: active) {
    :host {
      --_accent: Highlight;
    }
    .disabled:not(.marked) {
      outline: 2px dashed GrayText;
    }
  }
`;
