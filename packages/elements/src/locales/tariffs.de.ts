import type { TariffWords } from './tariffs.js';

export const tariffsDe: TariffWords = {
  tariffName: (id) => id.split('-').join(' / '),
  ownTariff: 'eigener Tarif',
  badTariff: (text) => `„${text}“ ist kein Tarif; es gilt 10 / 50.`,
};
