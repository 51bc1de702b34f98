import { rankOf, suitOf, type TrickReason } from '@schafkopf/core';
import { capital } from './capital.js';
import type { FaceWords } from './card-words.js';

/** Why a card takes the trick: “The Leaves Ober is the highest trump in this trick.” */
export function trickReasonEn(reason: TrickReason, face: FaceWords): string {
  const card = face.theCard(suitOf(reason.card), rankOf(reason.card));
  const none = 'trumps' in reason && reason.trumps ? 'no trump fell; ' : '';
  switch (reason.code) {
    case 'highest-trump':
      return capital(`${card} is the highest trump in this trick.`);
    case 'only-trump':
      return capital(`${card} is the only trump in this trick.`);
    case 'highest-of-suit':
      return capital(`${none}${card} is the highest of the led suit.`);
    case 'only-of-suit':
      return capital(`${none}nobody followed ${face.suit[reason.suit]}, so ${card} takes it.`);
  }
}
