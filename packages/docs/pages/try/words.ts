import type { Score } from './score.js';

/** What the trainers say. */
export interface TryWords {
  readonly round: (round: number) => string;
  readonly score: (score: Score) => string;
  readonly passed: string;
  readonly next: string;
  readonly check: string;
  readonly right: string;
  readonly wrong: string;
  /** The card is right and the points are not, or the other way round. */
  readonly half: Readonly<Record<'card' | 'points', string>>;
  readonly winner: string;
  readonly points: string;
  /** Where a card lies in the trick, counted from 0. */
  readonly place: (place: number) => string;
  readonly yourAnswer: string;
  readonly pointsSaid: (points: number) => string;
  readonly pointsAre: (each: readonly number[], sum: number) => string;
  readonly mayI: string;
  readonly yes: string;
  readonly no: string;
  readonly seesHand: string;
  readonly onTable: string;
  readonly youLead: string;
  readonly called: string;
  readonly ranAway: string;
  /** Whether the called suit has been led in the tricks before. */
  readonly ledBefore: (suit: string, led: boolean) => string;
  readonly choose: string;
  readonly contract: string;
  /** Between a suit and the game that has it. */
  readonly joint: string;
  readonly suit: string;
  readonly pack: string;
  readonly long: string;
  readonly short: string;
}

const de: TryWords = {
  round: (round) => `Aufgabe ${round}`,
  score: ({ right, inARow, passed }) =>
    `${right} richtig, ${inARow} am Stück${passed ? ' – bestanden' : ''}`,
  passed: 'Zehn am Stück: Das sitzt!',
  next: 'Nächste Aufgabe',
  check: 'Prüfen',
  right: 'Stimmt.',
  wrong: 'Leider nicht.',
  half: {
    card: 'Die Karte stimmt, die Augen nicht.',
    points: 'Die Augen stimmen, die Karte nicht.',
  },
  winner: 'Welche Karte sticht?',
  points: 'Wie viele Augen liegen drin?',
  place: (place) => (place === 0 ? 'angespielt' : `${place + 1}.`),
  yourAnswer: 'Deine Antwort:',
  pointsSaid: (points) => `${points} Augen`,
  pointsAre: (each, sum) => `Augen im Stich: ${each.join(' + ')} = ${sum}`,
  mayI: 'Darfst du diese Karte spielen?',
  yes: 'Ja, darf ich',
  no: 'Nein',
  seesHand: 'Deine Karten',
  onTable: 'Auf dem Tisch',
  youLead: 'Du kommst raus.',
  called: 'Gerufen ist',
  ranAway: 'Du bist schon davongelaufen.',
  ledBefore: (suit, led) =>
    led ? `${suit} wurde schon einmal ausgespielt.` : `${suit} wurde noch nicht ausgespielt.`,
  choose: 'Welches Spiel?',
  contract: 'Spiel',
  joint: '-',
  suit: 'Farbe',
  pack: 'Karten',
  long: 'lang (32)',
  short: 'kurz (24)',
};

const en: TryWords = {
  round: (round) => `Question ${round}`,
  score: ({ right, inARow, passed }) =>
    `${right} right, ${inARow} in a row${passed ? ' – passed' : ''}`,
  passed: 'Ten in a row: you have it!',
  next: 'Next question',
  check: 'Check',
  right: 'Right.',
  wrong: 'Not quite.',
  half: {
    card: 'The card is right, the points are not.',
    points: 'The points are right, the card is not.',
  },
  winner: 'Which card wins?',
  points: 'How many card points lie in it?',
  place: (place) => ['led', '2nd', '3rd', '4th'][place] ?? '',
  yourAnswer: 'Your answer:',
  pointsSaid: (points) => (points === 1 ? '1 point' : `${points} points`),
  pointsAre: (each, sum) => `Points in the trick: ${each.join(' + ')} = ${sum}`,
  mayI: 'May you play this card?',
  yes: 'Yes, I may',
  no: 'No',
  seesHand: 'Your cards',
  onTable: 'On the table',
  youLead: 'You lead.',
  called: 'Called:',
  ranAway: 'You have run away before.',
  ledBefore: (suit, led) =>
    led ? `${suit} have been led before.` : `${suit} have not been led yet.`,
  choose: 'Which game?',
  contract: 'Game',
  joint: ' ',
  suit: 'Suit',
  pack: 'Pack',
  long: 'long (32)',
  short: 'short (24)',
};

/** The words of the language around an element. */
export function wordsAt(element: Element): TryWords {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? 'en';
  return language.startsWith('de') ? de : en;
}
