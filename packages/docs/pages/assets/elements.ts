/** Each element of the pages, fetched where one stands. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'skf-calculator': () => import('@schafkopf/elements/skf-calculator.js'),
  'skf-card': () => import('@schafkopf/elements/skf-card.js'),
  'skf-contract-table': () => import('@schafkopf/elements/skf-contract-table.js'),
  'skf-hand': () => import('@schafkopf/elements/skf-hand.js'),
  'skf-replay': () => import('@schafkopf/elements/skf-replay.js'),
  'skf-scoresheet': () => import('@schafkopf/elements/skf-scoresheet.js'),
  'skf-settlement': () => import('@schafkopf/elements/skf-settlement.js'),
  'skf-trick': () => import('@schafkopf/elements/skf-trick.js'),
  'skf-trump-order': () => import('@schafkopf/elements/skf-trump-order.js'),
  'may-i-play': () => import('../try/may-i-play.js'),
  'tag-builder': () => import('../try/tag-builder.js'),
  'trump-explorer': () => import('../try/trump-explorer.js'),
  'who-wins': () => import('../try/who-wins.js'),
};

const TAGS = Object.keys(LOADERS).join(',');

/**
 * Fetches what stands below a root, after the text around it can be read: what is in view or a
 * screen away at once, the rest when the reader comes near it or prints.
 */
export async function loadElements(root: ParentNode): Promise<void> {
  const elements = root.querySelectorAll(TAGS);
  addEventListener('beforeprint', () => elements.forEach(load));
  await painted();
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target);
      }
    },
    { rootMargin: '100%' },
  );
  for (const element of elements) near.observe(element);
}

function load({ localName }: Element): void {
  void LOADERS[localName]?.();
}

/** Done when the page has been painted; where nobody looks, at once. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
