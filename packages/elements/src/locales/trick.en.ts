import { cardsEn } from './cards.en.js';
import { trickReasonEn } from './trick-reasons.en.js';
import type { TrickWords } from './trick.js';

const { bavarian } = cardsEn;

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const trickEn: TrickWords = {
  label: 'Trick',
  empty: 'No card played yet',
  wins: (name, place) => `${name ?? `The ${ORDINALS[place] ?? `${place + 1}.`} card`} wins`,
  leads: (name, place) => `${name ?? `The ${ORDINALS[place] ?? `${place + 1}.`} card`} is ahead`,
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  tooMany: (count) => `${count} cards are too many for a trick`,
  reason: (reason, face = bavarian) => trickReasonEn(reason, face),
  winner: 'wins',
  leader: 'is ahead',
};
