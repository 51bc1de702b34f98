import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, PAGES, type Language } from '../learn/contents.js';
import { HOME, LEARN } from './languages.js';
import { contentsPage, learningPage } from './layout.js';
import { render, type Text } from './markdown.js';

const TEXTS = fileURLToPath(new URL('../learn', import.meta.url));

/** The text of a learning page. */
export function textOf(slug: string, language: Language): Text {
  return render(readFileSync(join(TEXTS, language, `${slug}.md`), 'utf8'), language);
}

/** Every page made of Markdown: its path from the root of the site, and how to write it. */
export const LEARNING_PAGES: ReadonlyMap<string, () => string> = new Map(
  LANGUAGES.flatMap((language) => {
    const folder = `${HOME[language]}${LEARN[language]}`;
    const titles = (slug: string) => textOf(slug, language).title;
    return [
      [`${folder}index.html`, () => contentsPage(titles, language)] as const,
      ...PAGES.map(
        (slug) =>
          [
            `${folder}${slug}/index.html`,
            () => learningPage(slug, textOf(slug, language), titles, language),
          ] as const,
      ),
    ];
  }),
);

/** Serves and builds the learning pages as if their HTML stood in the folder of the site. */
export function learningPages(root: string): Plugin {
  const pathOf = (id: string) => relative(root, id);
  return {
    name: 'learning-pages',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { input: [...LEARNING_PAGES.keys()].map((path) => join(root, path)) },
      },
    }),
    resolveId: (id) => (LEARNING_PAGES.has(pathOf(id)) ? id : null),
    load: (id) => LEARNING_PAGES.get(pathOf(id))?.() ?? null,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*/, '').slice(1);
        const write = LEARNING_PAGES.get(path.endsWith('/') ? `${path}index.html` : path);
        if (write === undefined) return next();
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(`/${path}`, write()));
      });
    },
  };
}
