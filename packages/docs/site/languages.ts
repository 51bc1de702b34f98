import type { Language } from '../learn/contents.js';

/** Where the pages of a language stand, from the root of the site. */
export const HOME: Readonly<Record<Language, string>> = { de: '', en: 'en/' };

/** The folder of the learning pages, from the home of their language. */
export const LEARN: Readonly<Record<Language, string>> = { de: 'lernen/', en: 'learn/' };

/** The folder of the pages for those who build pages, from the root. */
export const USE = 'en/use/';

/** The contents of the pages for those who build pages, from the root. */
export const USE_CONTENTS: Readonly<Record<Language, string>> = { de: 'nutzen/', en: USE };

/** The words of the frame around every page. */
export const FRAME = {
  de: {
    site: 'Schafkopf',
    pages: 'Seiten',
    sheet: 'Punkteliste',
    learn: 'Lernen',
    try: 'Ausprobieren',
    use: 'Einbauen',
    useLead: 'Für alle, die eine Seite bauen. Die Texte selbst sind auf Englisch.',
    workshop: 'Werkstatt',
    other: 'English',
    contents: 'Inhalt',
    onward: 'Weiter und zurück',
    before: 'Zurück:',
    next: 'Weiter:',
    skip: 'Zum Inhalt',
    foot: 'Alles hier rechnet in diesem Browser. Nichts wird irgendwohin geschickt.',
  },
  en: {
    site: 'Schafkopf',
    pages: 'Pages',
    sheet: 'Score sheet',
    learn: 'Learn',
    try: 'Try',
    use: 'Use',
    useLead: 'For those who build pages.',
    workshop: 'Workshop',
    other: 'Deutsch',
    contents: 'Contents',
    onward: 'Onward and back',
    before: 'Back:',
    next: 'Next:',
    skip: 'To the content',
    foot: 'Everything here is counted in this browser. Nothing is sent anywhere.',
  },
} as const satisfies Record<Language, Record<string, string>>;
