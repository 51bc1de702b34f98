import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, PAGES, type Language } from '../learn/contents.js';
import { HOME, LEARN } from './languages.js';
import { contentsPage, learningPage, type Titles } from './layout.js';
import { render, type Text } from './markdown.js';

const TEXTS = fileURLToPath(new URL('../learn', import.meta.url));

/** The text of a learning page. */
export function textOf(slug: string, language: Language): Text {
  return render(readFileSync(join(TEXTS, language, `${slug}.md`), 'utf8'), language);
}

/** Every page made of Markdown: its path from the root of the site, and how to write it. */
export const LEARNING_PAGES: ReadonlyMap<string, () => string> = new Map(
  LANGUAGES.flatMap((language) => [...PAGES, null].map((slug) => writer(slug, language))),
);

/** A learning page, or without a name the page of contents. */
function writer(slug: string | null, language: Language): [path: string, write: () => string] {
  const titles: Titles = (other) => textOf(other, language).title;
  const folder = HOME[language] + LEARN[language];
  if (slug === null) return [`${folder}index.html`, () => contentsPage(titles, language)];
  return [
    `${folder}${slug}/index.html`,
    () => learningPage(slug, textOf(slug, language), titles, language),
  ];
}

/** Serves and builds the learning pages as if their HTML stood in the folder of the site. */
export function learningPages(root: string): Plugin {
  const inSite = (id: string) => relative(root, id);
  return {
    name: 'learning-pages',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { input: [...LEARNING_PAGES.keys()].map((path) => join(root, path)) },
      },
    }),
    resolveId: (id) => (LEARNING_PAGES.has(inSite(id)) ? id : null),
    load: (id) => LEARNING_PAGES.get(inSite(id))?.() ?? null,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*/, '').slice(1);
        const write = LEARNING_PAGES.get(path.endsWith('/') ? `${path}index.html` : path);
        if (write === undefined) return next();
        server.transformIndexHtml(`/${path}`, write()).then((html) => {
          response.setHeader('content-type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}
