import { forward, jump } from './going.js';
import type { Walk } from './walk.js';

/** On the table the arrow keys step, Home and End jump, the space bar plays and pauses. */
export function walkByKey(walk: Walk, event: KeyboardEvent): void {
  const target = event.composedPath()[0];
  const rtl = getComputedStyle(event.currentTarget as Element).direction === 'rtl';
  if (
    walk.play === null ||
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  // A slider has these keys itself.
  if (target instanceof HTMLInputElement) return;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      if ((event.key === 'ArrowRight') !== rtl) forward(walk);
      else jump(walk, walk.at - 1);
      break;
    case 'Home':
      jump(walk, 0);
      break;
    case 'End':
      jump(walk, walk.steps);
      break;
    case ' ':
      if (target instanceof Element && target.closest('button, summary, a') !== null) return;
      if (walk.running) walk.pause();
      else walk.start();
      break;
    default:
      return;
  }
  event.preventDefault();
}
