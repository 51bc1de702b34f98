/** What the trainers say. */
export interface TryWords {
  readonly round: (round: number) => string;
  readonly score: (right: number, inARow: number) => string;
  readonly passed: string;
  readonly next: string;
  readonly check: string;
  readonly right: string;
  readonly wrong: string;
  readonly winner: string;
  readonly points: string;
  readonly pointsAre: (points: number) => string;
  readonly mayI: string;
  readonly yes: string;
  readonly no: string;
  readonly isAllowed: string;
  readonly isForbidden: string;
  readonly seesHand: string;
  readonly onTable: string;
  readonly youLead: string;
  readonly called: string;
  readonly ranAway: string;
  readonly choose: string;
  readonly contract: string;
  readonly suit: string;
  readonly pack: string;
  readonly long: string;
  readonly short: string;
}

const de: TryWords = {
  round: (round) => `Aufgabe ${round}`,
  score: (right, inARow) => `${right} richtig, ${inARow} am Stück`,
  passed: 'Zehn am Stück: Das sitzt!',
  next: 'Nächste Aufgabe',
  check: 'Prüfen',
  right: 'Stimmt.',
  wrong: 'Leider nicht.',
  winner: 'Welche Karte sticht?',
  points: 'Wie viele Augen liegen drin?',
  pointsAre: (points) => `Augen im Stich: ${points}.`,
  mayI: 'Darfst du diese Karte spielen?',
  yes: 'Ja, darf ich',
  no: 'Nein',
  isAllowed: 'Diese Karte ist erlaubt.',
  isForbidden: 'Diese Karte ist nicht erlaubt.',
  seesHand: 'Deine Karten',
  onTable: 'Auf dem Tisch',
  youLead: 'Du kommst raus.',
  called: 'Gerufen ist',
  ranAway: 'Du bist schon davongelaufen.',
  choose: 'Welches Spiel?',
  contract: 'Spiel',
  suit: 'Farbe',
  pack: 'Karten',
  long: 'lang (32)',
  short: 'kurz (24)',
};

const en: TryWords = {
  round: (round) => `Question ${round}`,
  score: (right, inARow) => `${right} right, ${inARow} in a row`,
  passed: 'Ten in a row: you have it!',
  next: 'Next question',
  check: 'Check',
  right: 'Right.',
  wrong: 'Not quite.',
  winner: 'Which card wins?',
  points: 'How many card points lie in it?',
  pointsAre: (points) => `Points in the trick: ${points}.`,
  mayI: 'May you play this card?',
  yes: 'Yes, I may',
  no: 'No',
  isAllowed: 'This card is allowed.',
  isForbidden: 'This card is not allowed.',
  seesHand: 'Your cards',
  onTable: 'On the table',
  youLead: 'You lead.',
  called: 'Called:',
  ranAway: 'You have run away before.',
  choose: 'Which game?',
  contract: 'Game',
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
