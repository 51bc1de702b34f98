/** The languages in which the learning pages are written; the first stands at the site's root. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A chapter of the learning path and its pages, each named as its Markdown file is. */
export interface Chapter {
  readonly title: Readonly<Record<Language, string>>;
  readonly pages: readonly string[];
}

/** The learning path, in the order in which somebody new should read it. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: { de: 'Los geht’s', en: 'First steps' },
    pages: ['overview', 'deck', 'deal', 'tricks', 'called-ace', 'bidding', 'counting'],
  },
  {
    title: { de: 'Die Spiele', en: 'The games' },
    pages: [
      'rufer',
      'wenz',
      'solo',
      'tout',
      'sie',
      'geier',
      'suit-wenz',
      'suit-geier',
      'wedding',
      'bettel',
      'ramsch',
      'cross',
    ],
  },
  {
    title: { de: 'Ums Geld', en: 'The money' },
    pages: ['runners', 'kontra', 'tariffs', 'stock', 'bock', 'tournaments', 'penalties'],
  },
  {
    title: { de: 'Hausregeln', en: 'House rules' },
    pages: [
      'must-play',
      'renonce',
      'raising',
      'pass-on-solo',
      'short-deck',
      'three-players',
      'five-and-six',
      'options',
    ],
  },
  {
    title: { de: 'Besser spielen', en: 'Play well' },
    pages: ['tips', 'manners', 'questions', 'history', 'glossary', 'examples'],
  },
  {
    title: { de: 'Ausprobieren', en: 'Try' },
    pages: ['calculator', 'trumps', 'may-i-play', 'who-wins'],
  },
];

/** Every page, in reading order. */
export const PAGES: readonly string[] = CHAPTERS.flatMap(({ pages }) => pages);
