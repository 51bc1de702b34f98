import type { Walk } from './walk.js';

/** On the table the arrow keys step, Home and End jump, the space bar plays and pauses. */
export function walkByKey(walk: Walk, event: KeyboardEvent, rtl: boolean): void {
  const target = event.composedPath()[0];
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  // A slider has these keys itself.
  if (target instanceof HTMLInputElement) return;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      if ((event.key === 'ArrowRight') !== rtl) walk.forward();
      else walk.jump(walk.at - 1);
      break;
    case 'Home':
      walk.jump(0);
      break;
    case 'End':
      walk.jump(walk.steps);
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
