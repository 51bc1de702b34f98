import { contractsEn } from './contracts.en.js';
import { KONTRA_STEPS } from './kontra-steps.js';
import type { LineWords } from './lines.js';

const { kind: contractKinds } = contractsEn;

export const linesEn: LineWords = {
  label: 'Settlement',
  none: 'No hand settled yet',
  item: (item, contract) => {
    if (item === 'schneider') return 'Schneider';
    if (item === 'schwarz') return 'Schwarz';
    if (item === 'runner') return 'Runners';
    if (item === 'overclaim') return 'Over-claimed, repaid double';
    if (item === 'raise') return 'Raised';
    if (item === 'tout') return 'Tout';
    if (item === 'sie') return contractKinds.sie;
    if (item === 'sweep') return 'Sweep';
    const own = contractKinds[contract.kind];
    return item === contract.kind ? own : `${own} (price of a ${contractKinds[item]})`;
  },
  what: 'What',
  price: 'Price',
  amount: 'Amount',
  sum: 'Together',
  factor: ({ item, count }) => {
    switch (item) {
      case 'tout':
        return 'Tout';
      case 'sie':
        return 'Sie';
      case 'knock':
        return count > 1 ? `${count} × knocked` : 'knocked';
      case 'kontra':
        return KONTRA_STEPS.slice(0, count).join(', ');
      case 'bock':
        return 'Bock round';
      case 'doubled':
        return 'Thrown in before';
      case 'virgin':
        return count > 1 ? `${count} × Virgin` : 'Virgin';
    }
  },
  value: 'Value',
  pays: (from, to, amount) => `${from} pays ${to} ${amount}`,
  payments: 'Who pays whom?',
};
