import { CHAPTERS, LANGUAGES, PAGES, type Language } from '../learn/contents.js';
import { element, escaped } from './html.js';
import { FRAME, HOME, LEARN } from './languages.js';
import type { Text } from './markdown.js';

/** What the frame of a page has to know. */
export interface Frame {
  readonly language: Language;
  /** The way from the page to the root of the site, for example `../../`. */
  readonly root: string;
  /** Where the same page stands in another language, from the root. */
  readonly elsewhere: (language: Language) => string;
  readonly title: string;
  readonly summary: string;
}

/** A page in its frame. */
export function page(frame: Frame, body: string): string {
  const { language, root, title, summary } = frame;
  const words = FRAME[language];
  const others = LANGUAGES.filter((other) => other !== language);
  const home = root + HOME[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escaped(summary)}" />
    <title>${escaped(title)} – ${words.site}</title>
    <link rel="icon" href="${root}assets/icon.svg" type="image/svg+xml" />
    ${LANGUAGES.map((other) => `<link rel="alternate" hreflang="${other}" href="${root}${frame.elsewhere(other)}" />`).join('\n    ')}
    <link rel="stylesheet" href="${root}assets/learn.css" />
    <script type="module" src="${root}assets/learn.ts"></script>
  </head>
  <body>
    <a class="skip" href="#main">${words.skip}</a>
    <header class="top">
      <a class="brand" href="${home || './'}">${words.site}</a>
      <nav aria-label="${words.pages}">
        <a href="${home || './'}">${words.sheet}</a>
        <a href="${home}${LEARN[language]}">${words.learn}</a>
        <a href="${root}storybook/">${words.workshop}</a>
        ${others.map((other) => `<a href="${root}${frame.elsewhere(other)}" lang="${other}" hreflang="${other}">${words.other}</a>`).join('')}
      </nav>
    </header>
${body}
    <footer class="bottom"><p>${words.foot}</p></footer>
  </body>
</html>
`;
}

/** A learning page: the text, the contents beside it, the way onward below it. */
export function learningPage(slug: string, text: Text, titles: Titles, language: Language): string {
  const words = FRAME[language];
  const at = PAGES.indexOf(slug);
  const step = (to: string | undefined, says: string) =>
    to === undefined ? '' : `<a href="../${to}/">${says} ${escaped(titles(to))}</a>`;
  return page(
    {
      language,
      root: '../'.repeat(HOME[language] === '' ? 2 : 3),
      elsewhere: (other) => `${HOME[other]}${LEARN[other]}${slug}/`,
      title: text.title,
      summary: text.summary,
    },
    `    <div class="book">
      <nav class="contents" aria-label="${words.contents}">
        <details><summary>${words.contents}</summary>
${contents(slug, titles, language, '../')}
        </details>
      </nav>
      <main id="main" class="text">
${text.html}
        <nav class="onward" aria-label="${words.onward}">
          ${step(PAGES[at - 1], words.before)}
          ${step(PAGES[at + 1], words.next)}
        </nav>
      </main>
    </div>`,
  );
}

/** The learning path as a page of its own. */
export function contentsPage(titles: Titles, language: Language): string {
  const words = FRAME[language];
  return page(
    {
      language,
      root: '../'.repeat(HOME[language] === '' ? 1 : 2),
      elsewhere: (other) => `${HOME[other]}${LEARN[other]}`,
      title: words.learn,
      summary: `${words.learn}: ${CHAPTERS.map(({ title }) => title[language]).join(', ')}`,
    },
    `    <main id="main" class="text">
      <h1>${words.learn}</h1>
${contents(null, titles, language, './')}
    </main>`,
  );
}

/** The title of a page by its name. */
export type Titles = (slug: string) => string;

function contents(here: string | null, titles: Titles, language: Language, up: string): string {
  return CHAPTERS.map(
    ({ title, pages }) => `<h2>${title[language]}</h2><ol>
${pages
  .map(
    (slug) =>
      `<li>${element('a', { href: `${up}${slug}/`, 'aria-current': slug === here ? 'page' : undefined }, escaped(titles(slug)))}</li>`,
  )
  .join('\n')}
</ol>`,
  ).join('\n');
}
