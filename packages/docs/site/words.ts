import type { Bid, Contract, ContractKind, Suit } from '@schafkopf/core';
import type { Language } from '../learn/contents.js';

const SUIT: Readonly<Record<Language, Readonly<Record<Suit, string>>>> = {
  de: { E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen' },
  en: { E: 'Acorns', G: 'Leaves', H: 'Hearts', S: 'Bells' },
};

const KIND: Readonly<Record<Language, Readonly<Record<ContractKind, string>>>> = {
  de: {
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
  },
  en: {
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
  },
};

/** What players call a contract: „Gras-Solo“, “Wenz Tout”. */
export function contractName(contract: Contract, language: Language): string {
  const words = [KIND[language][contract.kind]];
  if ('suit' in contract && contract.suit) words.unshift(SUIT[language][contract.suit]);
  if ('tout' in contract && contract.tout) words.push('Tout');
  return words.join(language === 'de' ? '-' : ' ');
}

const CALL = {
  de: (suit: string) => `mit der ${suit}-Sau`,
  en: (suit: string) => `with the Ace of ${suit}`,
} as const;

/** What a player says in the bidding. */
export function bidSaid(bid: Bid, again: boolean, language: Language): string {
  const german = language === 'de';
  switch (bid.kind) {
    case 'pass':
      return german ? 'Weiter.' : 'Pass.';
    case 'play':
      if (again) return german ? 'Ich spiele auch.' : 'I’d play, too.';
      return german ? 'Ich spiele.' : 'I’d play.';
    case 'yield':
      return german ? 'Gut.' : 'Go ahead.';
    case 'hold':
      return german ? 'Hab ich selber.' : 'I hold that myself.';
    case 'raise':
      return `${bid.to}.`;
    case 'stock':
      return 'Stock.';
    case 'game': {
      const { contract } = bid;
      return contract.kind === 'rufer' && contract.called
        ? `${german ? 'Ich spiele' : 'I play'} ${CALL[language](SUIT[language][contract.called[0] as Suit])}.`
        : `${contractName(contract, language)}.`;
    }
  }
}
