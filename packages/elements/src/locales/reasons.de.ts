import { rankOf, suitOf, type Card } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';
import type { ReasonWords } from './reason.js';

/** Why a card is not allowed, as players say it to each other. */
export const reasonDe: ReasonWords = (error, face, player) => {
  switch (error.code) {
    case 'card-not-held':
      return 'Diese Karte hast du nicht auf der Hand.';
    case 'must-follow-suit': {
      const suit = face.suit[error.suit];
      return `${suit} ist angespielt: Du musst ${suit} zugeben.`;
    }
    case 'must-follow-trump':
      return 'Trumpf ist angespielt: Du musst Trumpf zugeben.';
    case 'called-ace-must-be-played':
      return `Gesucht! Du musst jetzt ${the(error.card, face)} zugeben.`;
    case 'called-ace-locked': {
      const suit = face.suit[suitOf(error.card)];
      return `Bevor ${suit} angespielt wurde, darfst du ${the(error.card, face)} nicht abwerfen.`;
    }
    case 'called-suit-needs-ace': {
      const suit = face.suit[suitOf(error.card)];
      const only = `Von ${suit} darfst du nur ${the(error.card, face)} anspielen.`;
      return error.needed === null
        ? `${only} Davonlaufen kannst du hier nicht.`
        : `${only} Zum Davonlaufen brauchst du ${error.needed} ${suit}, du hast ${error.held}.`;
    }
    case 'must-beat':
      return `Hier gilt Stichzwang: Du kannst ${the(error.card, face)} stechen, also musst du.`;
    case 'not-your-turn':
      return player ? `${player(error.turn)} ist dran.` : 'Du bist nicht dran.';
    case 'play-is-over':
      return 'Dieses Spiel ist aus.';
  }
};

function the(card: Card, face: FaceWords): string {
  return face.theCard(suitOf(card), rankOf(card));
}
