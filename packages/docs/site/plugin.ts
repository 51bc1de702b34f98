import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { BOOKS, pagesOf, type Book } from './books.js';
import { bookPage, contentsPage, type Titles } from './layout.js';
import { textOf } from './texts.js';

/** Every page made of Markdown: its path from the root of the site, and how to write it. */
const BOOK_PAGES: ReadonlyMap<string, () => string> = new Map(
  BOOKS.flatMap((book) => [...pagesOf(book), null].map((slug) => writer(book, slug))),
);

/** A page of a book, or without a name its contents. */
function writer(book: Book, slug: string | null): [path: string, write: () => string] {
  const titles: Titles = (other) => textOf(book, other).title;
  if (slug === null) return [`${book.folder}index.html`, () => contentsPage(book, titles)];
  return [
    `${book.folder}${slug}/index.html`,
    () => bookPage(book, slug, textOf(book, slug), titles),
  ];
}

/** Serves and builds the pages of the books as if their HTML stood in the folder of the site. */
export function bookPages(root: string): Plugin {
  const inSite = (id: string) => relative(root, id);
  return {
    name: 'book-pages',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { input: [...BOOK_PAGES.keys()].map((path) => join(root, path)) },
      },
    }),
    resolveId: (id) => (BOOK_PAGES.has(inSite(id)) ? id : null),
    load: (id) => BOOK_PAGES.get(inSite(id))?.() ?? null,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*/, '').slice(1);
        const write = BOOK_PAGES.get(path.endsWith('/') ? `${path}index.html` : path);
        if (write === undefined) return next();
        server.transformIndexHtml(`/${path}`, write()).then((html) => {
          response.setHeader('content-type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}
