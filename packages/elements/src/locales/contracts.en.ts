import { rankOf, suitOf } from '@schafkopf/core';
import { cardsEn } from './cards.en.js';
import type { ContractWords } from './contracts.js';

const { bavarian } = cardsEn;

const kind = {
  rufer: 'Rufer',
  cross: 'Cross play',
  wedding: 'Wedding',
  bettel: 'Bettel',
  'suit-geier': 'Suit Geier',
  geier: 'Geier',
  'suit-wenz': 'Suit Wenz',
  wenz: 'Wenz',
  solo: 'Solo',
  sie: 'Sie',
  ramsch: 'Ramsch',
} as const;

export const contractsEn: ContractWords = {
  kind,
  contract(contract, face = bavarian) {
    const name = kind[contract.kind];
    if (contract.kind === 'rufer') {
      if (!contract.called) return name;
      const [suit, rank] = [suitOf(contract.called), rankOf(contract.called)];
      return `${name}, ${rank === 'A' ? face.suit[suit] : face.card(suit, rank)} called`;
    }
    const named =
      'suit' in contract && contract.suit ? `${face.suitOfGame[contract.suit]} ${name}` : name;
    const raised = 'raised' in contract && contract.raised ? ` at ${contract.raised}` : '';
    return `${named}${'tout' in contract && contract.tout ? ' Tout' : ''}${raised}`;
  },
};
