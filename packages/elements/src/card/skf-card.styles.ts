import { css } from 'lit';

export const cardStyles = css`
  :host {
    display: inline-block;
    inline-size: var(--skf-card-width, 5.5rem);
    aspect-ratio: 56 / 100;
    vertical-align: top;
  }

  .picture,
  .art {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  .error {
    display: grid;
    place-content: center;
    block-size: 100%;
    margin: 0;
    padding: 2px;
    border: 1px dashed var(--_loss);
    border-radius: var(--_radius);
    color: var(--_loss);
    font-size: 0.75rem;
    text-align: center;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;
