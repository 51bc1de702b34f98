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

/** Fetches what stands below a root, after the text around it can be read. */
export async function loadElements(root: ParentNode): Promise<void> {
  await painted();
  const tags = Object.keys(LOADERS).filter((tag) => root.querySelector(tag) !== null);
  await Promise.all(tags.map((tag) => LOADERS[tag]?.()));
}

/** Done when the page has been painted; where nobody looks, at once. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
