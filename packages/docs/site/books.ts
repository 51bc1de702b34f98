import { CHAPTERS, LANGUAGES, type Language } from '../learn/contents.js';
import { USE_CHAPTERS } from '../use/contents.js';
import { FRAME, HOME, LEARN, USE_CONTENTS } from './languages.js';

/** A part of a book and its pages, each named as its Markdown file is. */
interface Chapter {
  readonly title: string;
  readonly pages: readonly string[];
}

/** Pages that are read one after the other, in one language. */
export interface Book {
  readonly language: Language;
  readonly title: string;
  /** Where its pages stand, from the root of the site. */
  readonly folder: string;
  /** Where its texts lie. */
  readonly texts: string;
  readonly chapters: readonly Chapter[];
  /** Where the same pages stand in other languages, from the root of the site. */
  readonly elsewhere: Readonly<Partial<Record<Language, string>>>;
}

const learn = (language: Language): Book => ({
  language,
  title: FRAME[language].learn,
  folder: HOME[language] + LEARN[language],
  texts: `learn/${language}`,
  chapters: CHAPTERS.map(({ title, pages }) => ({ title: title[language], pages })),
  elsewhere: Object.fromEntries(LANGUAGES.map((other) => [other, HOME[other] + LEARN[other]])),
});

/** For players, in both languages. */
export const LEARN_BOOKS: readonly Book[] = LANGUAGES.map(learn);

const use = (language: Language): Book => ({
  language,
  title: FRAME[language].use,
  folder: USE_CONTENTS[language],
  texts: 'use',
  chapters: USE_CHAPTERS.map(({ title, pages }) => ({ title: title[language], pages })),
  elsewhere: {},
});

/** For those who build pages. */
export const USE_BOOK = use('en');

/** Where its contents stand: in both languages, and where one who guesses looks for them. */
export const USE_DOORS: readonly Book[] = [USE_BOOK, use('de'), { ...USE_BOOK, folder: 'use/' }];

export const BOOKS: readonly Book[] = [...LEARN_BOOKS, USE_BOOK];

/** Every page of a book, in reading order. */
export function pagesOf({ chapters }: Book): readonly string[] {
  return chapters.flatMap(({ pages }) => pages);
}
