import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { BOOKS, LEARN_BOOKS, pagesOf, USE_BOOK, USE_DOORS, type Book } from './books.js';
import { bookPage, contentsPage, usePage, type Titles } from './layout.js';
import { textOf } from './texts.js';

const titlesOf =
  (book: Book): Titles =>
  (slug) =>
    textOf(book, slug).title;

/** Every page made of Markdown: its path from the root of the site, and how to write it. */
const BOOK_PAGES: ReadonlyMap<string, () => string> = new Map([
  ...BOOKS.flatMap((book) =>
    pagesOf(book).map((slug) =>
      writer(`${book.folder}${slug}/`, () =>
        bookPage(book, slug, textOf(book, slug), titlesOf(book)),
      ),
    ),
  ),
  ...LEARN_BOOKS.map((book) => writer(book.folder, () => contentsPage(book, titlesOf(book)))),
  ...USE_DOORS.map((book) =>
    writer(book.folder, () => usePage(book, (slug) => textOf(USE_BOOK, slug))),
  ),
]);

function writer(folder: string, write: () => string): [path: string, write: () => string] {
  return [`${folder}index.html`, write];
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
