import type { Chapter } from '../site/books.js';

/** The pages for those who build pages with the elements; in English. */
export const USE_CHAPTERS: readonly Chapter[] = [
  { title: 'Begin', pages: ['getting-started', 'embed', 'builder', 'server', 'recipes'] },
  { title: 'The elements', pages: ['elements', 'theming', 'languages', 'sheets'] },
  { title: 'The core', pages: ['core', 'house-rules', 'data', 'conformance', 'versions'] },
];
