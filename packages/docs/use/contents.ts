import type { Language } from '../learn/contents.js';

interface UseChapter {
  readonly title: Readonly<Record<Language, string>>;
  readonly pages: readonly string[];
}

/** The pages for those who build pages with the elements; in English. */
export const USE_CHAPTERS: readonly UseChapter[] = [
  {
    title: { de: 'Anfangen', en: 'Begin' },
    pages: ['getting-started', 'embed', 'builder', 'server', 'recipes'],
  },
  {
    title: { de: 'Die Elemente', en: 'The elements' },
    pages: ['elements', 'theming', 'languages', 'sheets'],
  },
  {
    title: { de: 'Der Kern', en: 'The core' },
    pages: ['core', 'house-rules', 'data', 'conformance', 'versions'],
  },
];
