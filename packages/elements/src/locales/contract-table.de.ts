import type { ContractTableWords } from './contract-table.js';

const alone = (others: number) => `Einer gegen ${others === 2 ? 'zwei' : 'drei'}`;

/** German. */
export const contractTableDe: ContractTableWords = {
  label: (tariff) => `Alle Spiele nach ihrem Rang, Tarif ${tariff}`,
  place: 'Rang',
  contract: 'Spiel',
  trumps: 'Trumpf',
  sides: 'Wer gegen wen',
  price: 'Preis',
  honours: { O: 'alle Ober', U: 'alle Unter' },
  ownSuit: 'gewählte Farbe',
  none: 'kein Trumpf',
  inAll: (count) => `${count} Trümpfe`,
  side(kind, others) {
    switch (kind) {
      case 'rufer':
        return 'Zwei gegen zwei: der Spieler und wer die gerufene Sau hat';
      case 'wedding':
        return 'Zwei gegen zwei: wer sie anbietet und wer sie annimmt';
      case 'cross':
        return 'Zwei gegen zwei: wer den Eichel-Ober hat mit seinem Gegenüber';
      case 'ramsch':
        return 'Jeder für sich; wer die meisten Augen hat, verliert';
      default:
        return alone(others);
    }
  },
  allTricks: 'alle Stiche',
  noTrick: 'kein einziger Stich',
  shown: 'vorgezeigt, nicht gespielt',
  each: { alone: 'je Gegner', partners: 'je Verlierer', loser: 'der Verlierer an jeden' },
  runnersFrom: (count) => `Laufende ab ${count}`,
  extras: (schneider, schwarz, runner) =>
    `Dazu kommen: Schneider ${schneider}, Schwarz noch einmal ${schwarz}, jeder Laufende ${runner}.`,
};
