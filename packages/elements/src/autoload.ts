/**
 * For `<script type="module">`: fetches only the elements that a page uses, as soon as they stand
 * in it, each with its part of the package from the folder next to this file.
 */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'skf-calculator': () => import('./calculator/define.js'),
  'skf-card': () => import('./card/define.js'),
  'skf-contract-table': () => import('./contract-table/define.js'),
  'skf-hand': () => import('./hand/define.js'),
  'skf-replay': () => import('./replay/define.js'),
  'skf-scoresheet': () => import('./scoresheet/define.js'),
  'skf-settlement': () => import('./settlement/define.js'),
  'skf-trick': () => import('./trick/define.js'),
  'skf-trump-order': () => import('./trump-order/define.js'),
};
const TAGS = Object.keys(LOADERS);
const AWAITED = TAGS.map((tag) => `${tag}:not(:defined)`).join(',');

/** Marks a page that an autoloader looks after, whatever copy or version of it came first. */
const AT_WORK = Symbol.for('skf.autoload');

const fetched = new Set<string>();

/**
 * Fetches what the elements below a root need. The page itself is looked after; a shadow root of
 * yours is not seen from outside: call this with it.
 * @param root the document, an element or a shadow root
 * @returns done when the elements that stand there now are defined, or could not be had
 */
export async function load(root: ParentNode): Promise<void> {
  const elements = Array.from(root.querySelectorAll(AWAITED));
  if (elements.some(({ shadowRoot }) => shadowRoot)) await import('./internal/draw-anew.js');
  const found = new Set(elements.map(({ localName }) => localName));
  await Promise.all(Array.from(found, define));
}

async function define(tag: string): Promise<void> {
  const loader = LOADERS[tag];
  if (loader === undefined || fetched.has(tag)) return;
  fetched.add(tag);
  try {
    await loader();
  } catch (error) {
    // Tried again when the next one comes.
    fetched.delete(tag);
    console.warn(`skf: <${tag}> could not be fetched.`, error);
  }
}

function lookAfter(page: Document & { [AT_WORK]?: true }): void {
  if (page[AT_WORK]) {
    console.warn('skf: another autoload.js already looks after this page; that one stays in use.');
    return;
  }
  page[AT_WORK] = true;
  void load(page);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) void load(page);
  }).observe(page, { childList: true, subtree: true });
}

lookAfter(document);
