import { contractsDe } from './contracts.de.js';
import { KONTRA_STEPS } from './kontra-steps.js';
import type { LineWords } from './lines.js';

const { kind: contractKinds } = contractsDe;

export const linesDe: LineWords = {
  label: 'Abrechnung',
  none: 'Noch kein Spiel abgerechnet',
  item: (item, contract) => {
    if (item === 'schneider') return 'Schneider';
    if (item === 'schwarz') return 'Schwarz';
    if (item === 'runner') return 'Laufende';
    if (item === 'overclaim') return 'Überfordert, doppelt zurück';
    if (item === 'raise') return 'Gesteigert';
    if (item === 'tout') return 'Tout';
    if (item === 'sie') return contractKinds.sie;
    if (item === 'sweep') return 'Durchmarsch';
    const own = contractKinds[contract.kind];
    return item === contract.kind ? own : `${own} (Preis des ${contractKinds[item]}s)`;
  },
  what: 'Was',
  price: 'Preis',
  amount: 'Betrag',
  sum: 'Zusammen',
  factor: ({ item, count }) => {
    switch (item) {
      case 'tout':
        return 'Tout';
      case 'sie':
        return 'Sie';
      case 'knock':
        return count > 1 ? `${count} × geklopft` : 'geklopft';
      case 'kontra':
        return KONTRA_STEPS.slice(0, count).join(', ');
      case 'bock':
        return 'Bockrunde';
      case 'doubled':
        return 'Zusammengeworfen davor';
      case 'virgin':
        return count > 1 ? `${count} × Jungfrau` : 'Jungfrau';
    }
  },
  value: 'Spielwert',
  pays: (from, to, amount) => `${from} zahlt ${amount} an ${to}`,
  payments: 'Wer zahlt wem?',
};
