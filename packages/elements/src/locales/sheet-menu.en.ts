import type { SheetMenuWords } from './sheet-menu.js';

/** English. */
export const sheetMenuEn: SheetMenuWords = {
  more: 'More\u00a0…',
  close: 'Close',
  panel: {
    settle: 'Settling up',
    chart: 'Chart',
    statistics: 'Statistics',
    share: 'Share and save',
    rules: 'House rules',
    people: 'People',
    evenings: 'Evenings',
  },
  endRounds: (left) => (left === 0 ? 'The agreed rounds are played.' : 'This is the last round.'),
  endTime: (minutes) =>
    minutes === 0 ? 'The agreed time is up.' : `${minutes} minutes to the agreed end.`,
  backup: 'Save a backup',
  looking: 'You are looking at another evening. Your sheet is still there.',
  back: 'Back to the sheet',
  look: 'Look at it',
  putHere: 'Take it over',
  inLink: (names, hands) =>
    `The link holds an evening: ${names}, ${hands} ${hands === 1 ? 'hand' : 'hands'}.`,
  badLink: {
    'no-sheet': 'The link holds no sheet.',
    'newer-version': 'The link comes from a newer version of this page.',
    damaged: 'The link is incomplete or damaged.',
    'not-supported': 'This browser cannot read the link.',
  },
  notThisOne: 'No',
  storedAgain: 'The browser stores again. Everything is there.',
  loading: 'The sheet is loading …',
  badSource: (text) =>
    `“${text}” cannot be read. It has to be a saved sheet on the server of this page.`,
  badGiven: 'What the page wants to show here is no sheet.',
};
