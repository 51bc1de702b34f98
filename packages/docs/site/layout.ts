import type { Language } from '../learn/contents.js';
import { pagesOf, type Book } from './books.js';
import { element, escaped } from './html.js';
import { FRAME, HOME, LEARN, USE, USE_CONTENTS } from './languages.js';
import type { Text } from './markdown.js';

/** What the frame of a page has to know. */
interface Frame {
  readonly language: Language;
  /** Where the page stands, from the root of the site. */
  readonly path: string;
  /** Where the same page stands in other languages, from the root. */
  readonly elsewhere: Readonly<Partial<Record<Language, string>>>;
  readonly title: string;
  readonly summary: string;
}

/** The title of a page by its name. */
export type Titles = (slug: string) => string;

/** A page in its frame. */
function page({ language, path, elsewhere, title, summary }: Frame, body: string): string {
  const words = FRAME[language];
  const root = '../'.repeat(path.split('/').length - 1);
  const home = root + HOME[language];
  const other: Language = language === 'de' ? 'en' : 'de';
  const alternates = Object.entries(elsewhere).map(
    ([hreflang, at]) => `<link rel="alternate" hreflang="${hreflang}" href="${root}${at}" />`,
  );
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escaped(summary)}" />
    <title>${escaped(title)} – ${words.site}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    ${alternates.join('\n    ')}
    <link rel="stylesheet" href="${root}assets/learn.css" />
    <script type="module" src="${root}assets/learn.ts"></script>
  </head>
  <body>
    <a class="skip" href="#main">${words.skip}</a>
    <header class="top">
      <a class="brand" href="${home}">${words.site}</a>
      <nav aria-label="${words.pages}">
        <a href="${home}">${words.sheet}</a>
        <a href="${home}${LEARN[language]}">${words.learn}</a>
        <a href="${root}${USE_CONTENTS[language]}">${words.use}</a>
        <a href="${root}storybook/">${words.workshop}</a>
      </nav>
      <a href="${root}${elsewhere[other] ?? HOME[other]}" lang="${other}" hreflang="${other}">${words.other}</a>
    </header>
${body}
    <footer class="bottom"><p>${words.foot}</p></footer>
  </body>
</html>
`;
}

/** A page of a book: the text, the contents beside it, the way onward below it. */
export function bookPage(book: Book, slug: string, text: Text, titles: Titles): string {
  const words = FRAME[book.language];
  const pages = pagesOf(book);
  const at = pages.indexOf(slug);
  const step = (to: string | undefined, says: string) =>
    to === undefined ? '<span></span>' : `<a href="../${to}/">${says} ${escaped(titles(to))}</a>`;
  return page(
    {
      language: book.language,
      path: `${book.folder}${slug}/`,
      elsewhere: Object.fromEntries(
        Object.entries(book.elsewhere).map(([language, folder]) => [language, `${folder}${slug}/`]),
      ),
      title: text.title,
      summary: text.summary,
    },
    `    <div class="book">
      <nav class="contents" aria-label="${words.contents}">
        <details><summary>${words.contents}</summary>
${contents(book, slug, titles, '../')}
        </details>
      </nav>
      <main id="main" class="text">
${text.html}
        <nav class="onward" aria-label="${words.onward}">
          ${step(pages[at - 1], words.before)}
          ${step(pages[at + 1], words.next)}
        </nav>
      </main>
    </div>`,
  );
}

/** The contents of a book as a page of its own. */
export function contentsPage(book: Book, titles: Titles): string {
  const { language, title, folder, elsewhere, chapters } = book;
  const summary = `${title}: ${chapters.map((chapter) => chapter.title).join(', ')}`;
  return page(
    { language, path: folder, elsewhere, title, summary },
    `    <main id="main" class="text chapters">
      <h1>${title}</h1>
      <div>
${contents(book, null, titles, './')}
      </div>
    </main>`,
  );
}

/** What there is for those who build pages: a line for each page, which are all in English. */
export function usePage({ language, title, folder, chapters }: Book, text: (slug: string) => Text) {
  const { useLead } = FRAME[language];
  const up = '../'.repeat(folder.split('/').length - 1) + USE;
  const line = (slug: string) => {
    const { title: name, lead } = text(slug);
    const link = element('a', { href: `${up}${slug}/` }, escaped(name));
    const about = language === 'en' && lead !== '' ? `<br />${lead}` : '';
    return element(
      'li',
      { class: 'leads', lang: language === 'en' ? undefined : 'en' },
      link + about,
    );
  };
  const lists = chapters.map(
    ({ title: of, pages }) =>
      `<section><h2>${of}</h2><ul>\n${pages.map(line).join('\n')}\n</ul></section>`,
  );
  return page(
    { language, path: folder, elsewhere: USE_CONTENTS, title, summary: useLead },
    `    <main id="main" class="text chapters">
      <h1>${title}</h1>
      <p>${useLead}</p>
      <div>
${lists.join('\n')}
      </div>
    </main>`,
  );
}

function contents(book: Book, here: string | null, titles: Titles, up: string): string {
  const link = (slug: string) =>
    element(
      'a',
      { href: `${up}${slug}/`, 'aria-current': slug === here ? 'page' : undefined },
      escaped(titles(slug)),
    );
  return book.chapters
    .map(
      ({ title, pages }) =>
        `<section><h2>${title}</h2><ol>\n${pages.map((slug) => `<li>${link(slug)}</li>`).join('\n')}\n</ol></section>`,
    )
    .join('\n');
}
