import { giveProperties } from '../pages/assets/properties.js';
import '../pages/assets/learn.css';
import '../pages/try/define.js';

/** The text of a learning page, drawn; it was made when this site was built. */
export function drawText(html: string): HTMLElement {
  const text = document.createElement('main');
  text.className = 'text';
  text.append(document.createRange().createContextualFragment(html));
  // Links between pages lead nowhere in here; the site itself has them.
  giveProperties(text);
  return text;
}
