import { rankOf, suitOf } from '@schafkopf/core';
import { cardsDe } from './cards.de.js';
import type { ContractWords } from './contracts.js';

const { bavarian } = cardsDe;

const kind = {
  rufer: 'Rufspiel',
  cross: 'Kreuzspiel',
  wedding: 'Hochzeit',
  bettel: 'Bettel',
  'suit-geier': 'Farb-Geier',
  geier: 'Geier',
  'suit-wenz': 'Farb-Wenz',
  wenz: 'Wenz',
  solo: 'Solo',
  sie: 'Sie',
  ramsch: 'Ramsch',
} as const;

export const contractsDe: ContractWords = {
  kind,
  contract(contract, face = bavarian) {
    const name = kind[contract.kind];
    if (contract.kind === 'rufer') {
      const { called } = contract;
      return called ? `${name} auf ${face.theCard(suitOf(called), rankOf(called))}` : name;
    }
    const named =
      'suit' in contract && contract.suit ? `${face.suitOfGame[contract.suit]}-${name}` : name;
    const raised = 'raised' in contract && contract.raised ? ` mit ${contract.raised}` : '';
    return `${named}${'tout' in contract && contract.tout ? ' Tout' : ''}${raised}`;
  },
};
