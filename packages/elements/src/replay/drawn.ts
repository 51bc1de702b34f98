import { besideStyles } from './beside.styles.js';
import { wait } from './going.js';
import type { Walk } from './walk.js';

/** After each drawing: the first time the styles are brought along, and a hand that plays goes on. */
export function drawn(root: ShadowRoot | null, walk: Walk): void {
  const sheets = besideStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
  const adopted = root?.adoptedStyleSheets;
  adopted?.push(...sheets.filter((sheet) => !adopted.includes(sheet)));
  if (walk.running) wait(walk);
}
