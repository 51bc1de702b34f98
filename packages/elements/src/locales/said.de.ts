import type { SaidWords } from './said.js';

export const saidDe: SaidWords = {
  saved: (number) => `Spiel ${number} steht.`,
  joined: (name) => `${name} sitzt mit am Tisch.`,
  changed: 'Geändert.',
  removed: 'Gestrichen.',
  eveningBegun: 'Neuer Abend. Der alte liegt im Browser beiseite.',
  undone: 'Rückgängig',
  redone: 'Wiederholt',
  again: (lead, what) => `${lead}: ${what} steht wieder.`,
  otherwise: (lead, what) => `${lead}: ${what} ist umgeschrieben.`,
  gone: (lead, what) => `${lead}: ${what} ist weg.`,
};
