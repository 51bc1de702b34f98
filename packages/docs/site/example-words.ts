import type { LineItem } from '@schafkopf/core';
import type { Language } from '../learn/contents.js';

/** The words of a worked example that is told as a sum. */
interface ExampleWords {
  /** What is paid for besides the contract itself, which has its own name. */
  readonly items: Readonly<Partial<Record<LineItem, string>>>;
  readonly runners: (count: number) => string;
  readonly points: (points: number) => string;
  /** All points, but a trick without any went to the others. */
  readonly notAllTricks: string;
  readonly must: string;
  readonly virginPaid: string;
  readonly kontra: (steps: number) => string;
}

export const EXAMPLES: Readonly<Record<Language, ExampleWords>> = {
  de: {
    items: {
      schneider: 'Schneider',
      schwarz: 'schwarz',
      runner: 'Laufende',
      overclaim: 'überfordert',
      sweep: 'Durchmarsch',
    },
    runners: (count) => `${count} ${count === 1 ? 'Laufender' : 'Laufende'}`,
    points: (points) => `${points} Augen`,
    notAllTricks: 'nicht alle Stiche',
    must: 'als Muss-Spiel',
    virginPaid: 'die Jungfrau doppelt',
    kontra: (steps) => `${steps} × Kontra`,
  },
  en: {
    items: {
      schneider: 'Schneider',
      schwarz: 'Schwarz',
      runner: 'runners',
      overclaim: 'over-claimed',
      sweep: 'sweep',
    },
    runners: (count) => `${count} ${count === 1 ? 'runner' : 'runners'}`,
    points: (points) => `${points} points`,
    notAllTricks: 'not all tricks',
    must: 'as must-play',
    virginPaid: 'the virgin twice',
    kontra: (steps) => `${steps} × kontra`,
  },
};

/** German words in what the records cite, and what English pages call it. */
export const CITED: Readonly<Record<string, string>> = {
  'Schafkopf mit der kurzen Karte': 'Schafkopf with the short pack',
  'Schafkopf zu dritt': 'Schafkopf for three',
  'Bock-Runde': 'bock round',
  Durchmarsch: 'sweep',
  Hochzeit: 'Wedding',
  Jungfrau: 'virgin',
  'Muss-Spiel': 'must-play',
  Sauspiel: 'Rufer',
  Stoß: 'kontra',
};

/** What the pages call the sources, whose records begin with their English titles. */
export const SOURCES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  SquareScores: { de: 'SquareScores', en: 'SquareScores' },
  Schafkopfordnung: { de: 'Schafkopfordnung', en: 'Schafkopfordnung' },
  'Schafkopf full rules': {
    de: 'Die Regeln mit französischen Karten',
    en: 'The rules with French cards',
  },
  Encyclopedia: { de: 'Enzyklopädie', en: 'Encyclopedia' },
};
