import type { TariffWords } from './tariffs.js';

export const tariffsEn: TariffWords = {
  tariffName: (id) => id.split('-').join(' / '),
  ownTariff: 'own tariff',
  badTariff: (text) => `“${text}” is not a tariff; 10 / 50 is used.`,
};
