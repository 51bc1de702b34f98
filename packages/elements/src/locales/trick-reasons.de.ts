import { rankOf, suitOf, type Card, type TrickReason } from '@schafkopf/core';
import { capital } from './capital.js';
import type { FaceWords } from './card-words.js';

/** Why a card takes the trick: “Der Gras-Ober ist der höchste Trumpf im Stich.” */
export function trickReasonDe(reason: TrickReason, face: FaceWords): string {
  const card = theCard(reason.card, face);
  const none = 'trumps' in reason && reason.trumps ? 'Kein Trumpf gefallen: ' : '';
  switch (reason.code) {
    case 'highest-trump':
      return capital(`${card} ist der höchste Trumpf im Stich.`);
    case 'only-trump':
      return capital(`${card} ist der einzige Trumpf im Stich.`);
    case 'highest-of-suit':
      return none + capital(`${card} ist die höchste Karte der angespielten Farbe.`);
    case 'only-of-suit':
      return `${none}Niemand hat ${face.suit[reason.suit]} bedient, also sticht ${card}.`;
  }
}

/** The nominative: only the masculine article differs from the accusative. */
function theCard(card: Card, face: FaceWords): string {
  const [article = ''] = face.theCard(suitOf(card), rankOf(card)).split(' ');
  return `${article.replace('den', 'der')} ${face.card(suitOf(card), rankOf(card))}`;
}
