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

/** What stands in the place of an element that could not be fetched. */
const NOT_LOADED = {
  de: 'Das ließ sich nicht laden. Lade die Seite noch einmal.',
  en: 'This could not be loaded. Load the page again.',
} as const;

/**
 * Fetches what stands below a root, after the text around it can be read: what is in view or half a
 * screen away at once, the rest when the reader comes near it or prints. Takes away what is said to
 * those who have no scripts.
 */
export async function loadElements(root: ParentNode): Promise<void> {
  for (const said of root.querySelectorAll('.scriptless')) said.remove();
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
    { rootMargin: '50%' },
  );
  for (const element of elements) near.observe(element);
}

function load(element: Element): void {
  LOADERS[element.localName]?.().catch(() => sayNotLoaded(element));
}

/** A card is too small to say so; one that comes after all shows itself. */
function sayNotLoaded(element: Element): void {
  if (element.localName === 'skf-card' || element.querySelector(':scope > .not-loaded')) return;
  const german = element.closest('[lang]')?.getAttribute('lang') === 'de';
  const said = document.createElement('p');
  said.className = 'not-loaded';
  said.role = 'status';
  said.textContent = NOT_LOADED[german ? 'de' : 'en'];
  element.append(said);
  void customElements.whenDefined(element.localName).then(() => said.remove());
}

/** Done when the page has been painted; where nobody looks, at once. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
