import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** One thing in every language there is, by its BCP 47 language; English is always there. */
export type ByLanguage<T> = Readonly<Record<string, T>> & { readonly en: T };

/** Whether an element sees the page around it: not on a server, nor where its drawing is taken over. */
export const page = { isSeen: !isServer };

const hosts = new Set<ReactiveControllerHost>();
let observer: MutationObserver | undefined;

/**
 * What an element says, in the language that the page gives the place where it stands: the
 * nearest `lang` decides, and a change of it is followed at once. Ready-made localisation helpers
 * look at the root of the page only, and our elements also stand in the midst of other languages.
 */
export class InLanguage<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #byLanguage: ByLanguage<T>;

  constructor(host: ReactiveControllerHost & Element, byLanguage: ByLanguage<T>) {
    this.#host = host;
    this.#byLanguage = byLanguage;
    host.addController(this);
  }

  /** What there is in the language at hand; in English where it has nothing. */
  get current(): T {
    return this.of(this.#byLanguage);
  }

  /** What else there is in the same language, for words that are loaded later. */
  of<Other>(byLanguage: ByLanguage<Other>): Other {
    const language = languageAt(this.#host).toLowerCase().split('-')[0] ?? '';
    return (Object.hasOwn(byLanguage, language) && byLanguage[language]) || byLanguage.en;
  }

  hostConnected(): void {
    // On a server nothing moves, and nobody would say that the page is done with.
    if (isServer) return;
    hosts.add(this.#host);
    // It may have moved to a part of the page in another language.
    this.#host.requestUpdate();
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

/** The page and every shadow root around an element, which a page's observer cannot look into. */
function rootsOf(element: Element): Node[] {
  const host = hostOf(element);
  return [element.getRootNode(), ...(host ? rootsOf(host) : [])];
}

/** A server does not know the page around an element, only the elements that it is part of. */
function languageAt(element: Element): string {
  const marked = page.isSeen ? element.closest('[lang]') : element;
  const language = marked?.getAttribute('lang');
  if (typeof language === 'string') return language;
  const host = hostOf(element);
  return host ? languageAt(host) : '';
}

/** The element in whose shadow another stands. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return 'host' in root && root.host ? (root.host as Element) : null;
}
