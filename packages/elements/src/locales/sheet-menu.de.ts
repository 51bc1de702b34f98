import type { SheetMenuWords } from './sheet-menu.js';

/** German. */
export const sheetMenuDe: SheetMenuWords = {
  more: 'Mehr\u00a0…',
  close: 'Schließen',
  panel: {
    settle: 'Abrechnung',
    chart: 'Verlauf',
    statistics: 'Statistik',
    share: 'Teilen und sichern',
    rules: 'Hausregeln',
    people: 'Leute',
    evenings: 'Abende',
  },
  endRounds: (left) =>
    left === 0 ? 'Die ausgemachten Runden sind gespielt.' : 'Das ist die letzte Runde.',
  endTime: (minutes) =>
    minutes === 0 ? 'Die ausgemachte Zeit ist um.' : `Noch ${minutes} Minuten bis zum Schluss.`,
  backup: 'Sicherung speichern',
  looking: 'Du siehst einen anderen Abend. Deine Liste ist noch da.',
  back: 'Zurück zur Liste',
  look: 'Ansehen',
  putHere: 'Hierher übernehmen',
  inLink: (names, hands) =>
    `Im Link steckt ein Abend: ${names}, ${hands} ${hands === 1 ? 'Spiel' : 'Spiele'}.`,
  badLink: {
    'no-sheet': 'Im Link steckt keine Liste.',
    'newer-version': 'Der Link stammt aus einer neueren Fassung dieser Seite.',
    damaged: 'Der Link ist unvollständig oder beschädigt.',
    'not-supported': 'Dieser Browser kann den Link nicht lesen.',
  },
  notThisOne: 'Nein',
  storedAgain: 'Der Browser speichert wieder. Es ist alles da.',
  loading: 'Die Liste wird geladen …',
  badSource: (text) =>
    `„${text}“ lässt sich nicht lesen. Es muss eine gesicherte Liste vom Server dieser Seite sein.`,
  badGiven: 'Was die Seite hier zeigen will, ist keine Liste.',
};
