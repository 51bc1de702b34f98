import type { Bid, CalledCard, Contract, ContractKind, Suit } from '@schafkopf/core';
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
const RAISED: Readonly<Record<Language, string>> = { de: 'mit', en: 'at' };

export function contractName(contract: Contract, language: Language): string {
  const words = [KIND[language][contract.kind]];
  if ('suit' in contract && contract.suit) words.unshift(SUIT[language][contract.suit]);
  const name = words.join(language === 'de' ? '-' : ' ');
  if ('raised' in contract && contract.raised)
    return `${name} ${RAISED[language]} ${contract.raised}`;
  return 'tout' in contract && contract.tout ? `${name} Tout` : name;
}

/** What a suit is called. */
export function suitName(suit: Suit, language: Language): string {
  return SUIT[language][suit];
}

/** What stands below a hand that asks its reader. */
export const ASK: Readonly<Record<Language, string>> = {
  de: 'Tippe eine Karte an: Du erfährst, ob du sie spielen darfst.',
  en: 'Press a card to see whether you may play it.',
};

/** What stands in an element for those who have no scripts. */
export const SCRIPTLESS: Readonly<Record<Language, string>> = {
  de: 'Dieser Teil braucht JavaScript.',
  en: 'This part needs JavaScript.',
};

/** What opens the calculator of a page. */
export const RECKON: Readonly<Record<Language, string>> = {
  de: 'Selber ausrechnen',
  en: 'Work it out yourself',
};

const RANK: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { Z: 'Zehner', K: 'König', 9: 'Neuner', 8: 'Achter', 7: 'Siebener' },
  en: { A: 'Ace', Z: 'Ten', K: 'King', 9: 'Nine', 8: 'Eight', 7: 'Seven' },
};

/** „Ich spiele mit der Gras-Sau“; who is blocked calls by Renonce, and a must-player a Ten. */
function callSaid(called: CalledCard, renonce: boolean, language: Language): string {
  const suit = SUIT[language][called[0] as Suit];
  const rank = RANK[language][called[1] ?? ''];
  const aside = renonce ? ' – Renonce –' : '';
  if (language === 'en') return `I play${aside} with the ${suit} ${rank}.`;
  return `Ich spiele${aside} mit ${rank === undefined ? `der ${suit}-Sau` : `dem ${suit}-${rank}`}.`;
}

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
        ? callSaid(contract.called, contract.renonce ?? false, language)
        : `${contractName(contract, language)}.`;
    }
  }
}
