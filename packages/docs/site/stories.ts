import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { CHAPTERS, LANGUAGES } from '../learn/contents.js';
import { textOf } from './plugin.js';

/** The learning pages as Storybook finds them: one Markdown file, one story in both languages. */
export const LEARNING_STORIES = /\/learn\/en\/[a-z-]+\.md$/;

const EXPORT = 'Page';

/** Where a learning page stands in Storybook's tree. */
function titleOf(slug: string): string {
  const chapter = CHAPTERS.find(({ pages }) => pages.includes(slug));
  if (chapter === undefined) throw new TypeError(`${slug} stands in no chapter`);
  return `Learn/${chapter.title.en}/${textOf(slug, 'en').title.replaceAll('/', ' or ')}`;
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
      name: 'Page',
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
        LANGUAGES.map((language) => [language, textOf(slug, language).html]),
      );
      return `import { drawText } from '/stories/text.ts';
export default ${JSON.stringify({ title: titleOf(slug), parameters: { layout: 'fullscreen' } })};
const texts = ${JSON.stringify(texts)};
export const ${EXPORT} = { render: (_, { globals }) => drawText(texts[globals.language] ?? texts.en) };
`;
    },
  };
}
