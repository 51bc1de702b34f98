import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { de } from '../locales/de.js';
import type { Dictionary } from '../locales/dictionary.js';
import { en } from '../locales/en.js';

/** The words of one group of elements by language; English where a language has none. */
export type Languages<W> = Readonly<Record<string, W>> & { readonly en: W };

/** The languages there are. A new one is one file of the same shape. */
const DICTIONARIES: Languages<Dictionary> = { de, en };

const hosts = new Set<ReactiveControllerHost>();
let observer: MutationObserver | undefined;

/**
 * The words for an element, in the language that the page gives the place where it stands: the
 * nearest `lang` decides, and a change of it is followed at once. Ready-made localisation helpers
 * look at the root of the page only, and our elements also stand in the midst of other languages.
 * Words that only some elements need come with those elements.
 */
export class WordsOf<W> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #languages: Languages<W>;

  constructor(host: ReactiveControllerHost & Element, languages: Languages<W>) {
    this.#host = host;
    this.#languages = languages;
    host.addController(this);
  }

  /** The words in the language at hand; English where there are none. */
  get current(): W {
    const languages = this.#languages;
    const language = languageAt(this.#host).toLowerCase().split('-')[0] ?? '';
    return Object.hasOwn(languages, language)
      ? (languages[language] ?? languages.en)
      : languages.en;
  }

  hostConnected(): void {
    hosts.add(this.#host);
    // It may have moved to a part of the page in another language.
    this.#host.requestUpdate();
    if (typeof MutationObserver === 'undefined') return;
    observer ??= new MutationObserver(() => {
      for (const host of hosts) host.requestUpdate();
    });
    for (const root of rootsOf(this.#host)) {
      observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    }
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    if (hosts.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  }
}

/** The words that many elements need: the cards, the contracts, the score sheet. */
export class Words extends WordsOf<Dictionary> {
  constructor(host: ReactiveControllerHost & Element) {
    super(host, DICTIONARIES);
  }
}

/** The page and every shadow root around an element, which a page's observer cannot look into. */
function rootsOf(element: Element): Node[] {
  const root = element.getRootNode();
  return 'host' in root && root.host instanceof Element ? [root, ...rootsOf(root.host)] : [root];
}

function languageAt(element: Element): string {
  const marked = element.closest('[lang]');
  if (marked) return marked.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return 'host' in root && root.host instanceof Element ? languageAt(root.host) : '';
}
