import type { TrumpOrderWords } from './trump-order.js';

export const trumpOrderEn: TrumpOrderWords = {
  label: (contract) => `Trump order: ${contract}`,
  trumps: (count) => `${count} trumps`,
  noTrumps: 'No trumps',
  notADeck: (text) => `“${text}” is not a pack`,
};
