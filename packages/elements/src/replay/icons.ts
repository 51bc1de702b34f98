import { html, type TemplateResult } from 'lit';

/** What each control shows, in a 24 × 24 box. */
const PATHS = {
  start: 'M5 5h2v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M7 5v14l11-7z',
  end: 'M17 5h2v14h-2zM4 5v14l11-7z',
} as const;

/** What a control does. */
export type IconName = keyof typeof PATHS;

/** The sign on a control. */
export function icon(name: IconName): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
