import { giveWay } from '../pages/assets/asked.js';
import { loadElements } from '../pages/assets/elements.js';
import { giveProperties } from '../pages/assets/properties.js';
import '../pages/assets/learn.css';

/** The text of a learning page, drawn; it was made when this site was built. */
export function drawText(html: string): HTMLElement {
  const text = document.createElement('main');
  text.className = 'text';
  text.append(document.createRange().createContextualFragment(html));
  // Links between pages lead nowhere in here; the site itself has them.
  giveProperties(text);
  giveWay(text);
  void loadElements(text);
  return text;
}
