import type { SaidWords } from './said.js';

export const saidEn: SaidWords = {
  saved: (number) => `Hand ${number} is on the sheet.`,
  joined: (name) => `${name} has joined.`,
  changed: 'Changed.',
  removed: 'Struck.',
  eveningBegun: 'A new evening. The old one is put aside in this browser.',
  undone: 'Undone',
  redone: 'Redone',
  again: (lead, what) => `${lead}: ${what} is on the sheet again.`,
  otherwise: (lead, what) => `${lead}: ${what} is rewritten.`,
  gone: (lead, what) => `${lead}: ${what} is off the sheet.`,
};
