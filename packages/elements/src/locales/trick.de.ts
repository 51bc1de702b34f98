import { cardsDe } from './cards.de.js';
import { trickReasonDe } from './trick-reasons.de.js';
import type { TrickWords } from './trick.js';

const { bavarian } = cardsDe;

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

export const trickDe: TrickWords = {
  label: 'Stich',
  empty: 'Noch keine Karte gespielt',
  wins: (name, place) => `${name ?? `Die ${ORDINALS[place] ?? `${place + 1}.`} Karte`} sticht`,
  leads: (name, place) => `${name ?? `Die ${ORDINALS[place] ?? `${place + 1}.`} Karte`} liegt vorn`,
  points: (points) => `${points} ${points === 1 ? 'Auge' : 'Augen'}`,
  tooMany: (count) => `${count} Karten sind zu viele für einen Stich`,
  reason: (reason, face = bavarian) => trickReasonDe(reason, face),
  winner: 'sticht',
  leader: 'liegt vorn',
};
