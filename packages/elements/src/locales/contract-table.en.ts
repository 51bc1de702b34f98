import type { ContractTableWords } from './contract-table.js';

const alone = (others: number) => `One against ${others === 2 ? 'two' : 'three'}`;

/** English. */
export const contractTableEn: ContractTableWords = {
  label: (tariff) => `All contracts by rank, tariff ${tariff}`,
  place: 'Rank',
  contract: 'Contract',
  trumps: 'Trumps',
  sides: 'Who plays whom',
  price: 'Price',
  honours: { O: 'all Obers', U: 'all Unters' },
  ownSuit: 'chosen suit',
  none: 'no trumps',
  inAll: (count) => `${count} trumps`,
  side(kind, others) {
    switch (kind) {
      case 'rufer':
        return 'Two against two: the declarer and who holds the called Ace';
      case 'wedding':
        return 'Two against two: who offers it and who accepts';
      case 'cross':
        return 'Two against two: the holder of the Acorns Ober with the seat opposite';
      case 'ramsch':
        return 'Each alone; most card points lose';
      default:
        return alone(others);
    }
  },
  allTricks: 'all tricks',
  noTrick: 'not a single trick',
  shown: 'shown, not played',
  each: { alone: 'per opponent', partners: 'per loser', loser: 'the loser to each' },
  runnersFrom: (count) => `runners from ${count}`,
  extras: (schneider, schwarz, runner) =>
    `On top: Schneider ${schneider}, Schwarz another ${schwarz}, each runner ${runner}.`,
};
