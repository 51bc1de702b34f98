import type { TrumpOrderWords } from './trump-order.js';

export const trumpOrderDe: TrumpOrderWords = {
  label: (contract) => `Trumpfreihe: ${contract}`,
  trumps: (count) => `${count} Trümpfe`,
  noTrumps: 'Keine Trümpfe',
  notADeck: (text) => `„${text}“ ist kein Kartensatz`,
};
