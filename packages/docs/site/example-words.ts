import type { LineItem, SettlementFactor } from '@schafkopf/core';
import type { Language } from '../learn/contents.js';

/** The words of a worked example that is told as a sum. */
interface ExampleWords {
  /** What is paid for besides the contract itself, which has its own name. */
  readonly items: Readonly<Partial<Record<LineItem, string>>>;
  readonly factors: Readonly<Record<SettlementFactor['item'], string>>;
  readonly runners: (count: number) => string;
  readonly points: (points: number) => string;
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
    factors: {
      tout: 'Tout',
      sie: 'Sie',
      virgin: 'Jungfrau',
      knock: 'geklopft',
      kontra: 'Kontra',
      bock: 'Bockrunde',
      doubled: 'zusammengeworfen davor',
    },
    runners: (count) => `${count} ${count === 1 ? 'Laufender' : 'Laufende'}`,
    points: (points) => `${points} Augen`,
    kontra: (steps) => `${steps} × Kontra`,
  },
  en: {
    items: {
      schneider: 'Schneider',
      schwarz: 'Schwarz',
      runner: 'runners',
      overclaim: 'over-claimed',
      sweep: 'Sweep',
    },
    factors: {
      tout: 'Tout',
      sie: 'Sie',
      virgin: 'trickless',
      knock: 'knocked',
      kontra: 'kontra',
      bock: 'bock round',
      doubled: 'thrown in before',
    },
    runners: (count) => `${count} ${count === 1 ? 'runner' : 'runners'}`,
    points: (points) => `${points} points`,
    kontra: (steps) => `${steps} × kontra`,
  },
};

/** The headings of the sources that are written in English, for German pages. */
export const HEADINGS: Readonly<Record<string, string>> = {
  'A worked hand': 'Ein gerechnetes Spiel',
  'Contra and Re': 'Kontra und Re',
  'Course of the game': 'Ablauf des Spiels',
  Double: 'Doppeln',
  'Game modes': 'Spielarten',
  'If no one declares': 'Wenn keiner spielt',
  'In Germany': 'In Deutschland',
  Play: 'Spiel',
  Ramsch: 'Ramsch',
  Scoring: 'Wertung',
  'Scoring example': 'Beispiel zur Wertung',
  'Scoring table': 'Wertungstabelle',
  'Short Schafkopf': 'Kurze Karte',
  'Solo and Wenz': 'Solo und Wenz',
  Variants: 'Varianten',
  Wedding: 'Hochzeit',
  'Weigh your hand': 'Das Blatt abwägen',
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
