import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { CHAPTERS, LANGUAGES, type Language } from '../learn/contents.js';
import { LEARN_BOOKS, type Book } from './books.js';
import { textOf } from './texts.js';

/** The learning pages as Storybook finds them: one Markdown file, one story in both languages. */
const LEARNING_STORIES = /\/learn\/en\/[a-z-]+\.md$/;

const EXPORT = 'Page';

/** Where a learning page stands in Storybook's tree. */
function titleOf(slug: string): string {
  const chapter = CHAPTERS.find(({ pages }) => pages.includes(slug));
  if (chapter === undefined) throw new TypeError(`${slug} stands in no chapter`);
  return `Learn/${chapter.title.en}/${nameOf(slug)}`;
}

/** A story that is called like its page stands in the page's place. */
function nameOf(slug: string): string {
  return textOf(bookIn('en'), slug).title.replaceAll('/', ' or ');
}

function bookIn(language: Language): Book {
  const book = LEARN_BOOKS.find((each) => each.language === language);
  if (book === undefined) throw new TypeError(`no book in ${language}`);
  return book;
}

/** Lists the learning pages in Storybook. */
export const learningIndexer = {
  test: LEARNING_STORIES,
  createIndex: async (file: string) => [
    {
      type: 'story' as const,
      importPath: file,
      exportName: EXPORT,
      title: titleOf(basename(file, '.md')),
      name: nameOf(basename(file, '.md')),
      tags: ['!autodocs'],
    },
  ],
};

/** Turns a learning page into the story that shows it, in the language of the toolbar. */
export function learningStories(): Plugin {
  return {
    name: 'learning-stories',
    enforce: 'pre',
    load(id) {
      if (!LEARNING_STORIES.test(id)) return null;
      const slug = basename(id, '.md');
      for (const language of LANGUAGES) {
        this.addWatchFile(id.replace('/en/', `/${language}/`));
      }
      const texts = Object.fromEntries(
        LEARN_BOOKS.map((book) => [book.language, textOf(book, slug).html]),
      );
      return `import { drawText } from '/stories/text.ts';
export default ${JSON.stringify({ title: titleOf(slug), parameters: { layout: 'fullscreen' } })};
const texts = ${JSON.stringify(texts)};
export const ${EXPORT} = { name: ${JSON.stringify(nameOf(slug))}, render: (_, { globals }) => drawText(texts[globals.language] ?? texts.en) };
`;
    },
  };
}
