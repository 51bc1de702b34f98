import { rankOf, suitOf, type Card } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';
import type { ReasonWords } from './reason.js';

/** Why a card is not allowed, as players say it to each other. */
export const reasonEn: ReasonWords = (error, face, player) => {
  switch (error.code) {
    case 'card-not-held':
      return 'You do not hold this card.';
    case 'must-follow-suit': {
      const suit = face.suit[error.suit];
      return `${suit} were led: you must follow with ${suit}.`;
    }
    case 'must-follow-trump':
      return 'A trump was led: you must play a trump.';
    case 'called-ace-must-be-played':
      return `The called suit was led: you must play ${the(error.card, face)} now.`;
    case 'called-ace-locked': {
      const suit = face.suit[suitOf(error.card)];
      return `You may not throw ${the(error.card, face)} away before ${suit} were led.`;
    }
    case 'called-suit-needs-ace': {
      const suit = face.suit[suitOf(error.card)];
      const only = `Of ${suit}, you may only lead ${the(error.card, face)}.`;
      return error.needed === null
        ? `${only} You cannot run away here.`
        : `${only} To run away you need ${error.needed} ${suit}; you hold ${error.held}.`;
    }
    case 'must-beat':
      return `Beating is a must here: you can beat ${the(error.card, face)}, so you have to.`;
    case 'not-your-turn':
      return player ? `It is the turn of ${player(error.turn)}.` : 'It is not your turn.';
    case 'play-is-over':
      return 'This hand is over.';
  }
};

function the(card: Card, face: FaceWords): string {
  return face.theCard(suitOf(card), rankOf(card));
}
