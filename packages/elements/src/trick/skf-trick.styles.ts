import { css } from 'lit';

export const trickStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, var(--skf-card-width, 5.5rem)));
    gap: 12px;
    margin: 0;
    padding: 12px 0 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: 4px;
    justify-items: center;
  }

  skf-card {
    --skf-card-width: 100%;
    inline-size: 100%;
    border-radius: 7%;
  }

  .wins {
    translate: 0 -8px;
  }

  .wins skf-card {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .name {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--_small);
    color: var(--_muted);
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

  .points {
    color: var(--_muted);
  }

  .error {
    margin: 0;
    color: var(--_loss);
  }

  @media (prefers-reduced-motion: no-preference) {
    li {
      transition: translate 180ms ease-out;
    }
  }
`;
