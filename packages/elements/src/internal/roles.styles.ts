import { css } from 'lit';

/**
 * The colours by role. A page sets the public `--skf-…` properties; what it leaves alone has a
 * light and a dark value. Elements use the private `--_…` names only.
 */
export const roles = css`
  :host {
    --_paper: var(--skf-paper, light-dark(#fbf7ee, #221c17));
    --_ink: var(--skf-ink, light-dark(#2b211a, #f1e8d8));
    --_muted: var(--skf-muted, light-dark(#6a5b4c, #b8aa97));
    --_line: var(--skf-line, light-dark(#d9cdb8, #4b4036));
    --_accent: var(--skf-accent, light-dark(#275c40, #93cba9));
    --_loss: var(--skf-loss, light-dark(#9c2a1c, #f3a192));
    --_radius: var(--skf-radius, 6px);

    color: var(--_ink);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.4;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;
