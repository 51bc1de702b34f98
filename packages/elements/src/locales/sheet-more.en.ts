import { errorsEn } from './errors.en.js';
import type { SheetMoreWords } from './sheet-more.js';

export const sheetMoreEn: SheetMoreWords = {
  error: errorsEn,

  dealtBy: (name, forehand) => `${name} dealt, ${forehand} led`,
  at: (time) => time.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  roles: {
    declarer: 'Declarer',
    partner: 'Partner',
    defenders: 'Defenders',
    losers: 'Losers',
    virgins: 'Virgin',
    sweep: 'Sweep',
    knockers: 'Knocked',
  },
  counted: (points) => `${points} card points`,
  inStock: (amount) => `in the Stock after it: ${amount}`,
  noteLabel: 'Note',
  edit: 'Change',
  insert: 'Insert before',
  strike: 'Strike',
  stays: (name) =>
    `This stays: other rows are about ${name} too. Under “People” everybody can go home.`,
  of: (what, row) => `${row}: ${what}`,

  offence: 'Broken rule',
  offences: {
    'wrong-lead': 'led out of turn',
    'revoke-at-once': 'revoke, noticed at once',
    'revoke-later': 'revoke, noticed later',
    'wrong-card-count': 'wrong number of cards',
  },
  noOffence: 'none',
  byWhom: 'By whom?',
  demandedRunners: 'Runners demanded',
  demandedHint: 'where only what is asked for is paid; – means all of them',
  schwarzUnsaid: 'Schwarz was not called',
  schneiderFreeUnsaid: '“Free of Schneider” was not said',
  factor: 'This hand counts',
  factorHint: 'the sheet doubles Bock rounds and thrown-in hands by itself',
  asSheet: 'as the sheet has it',
  ramschPoints: 'Card points, counted',

  beginBock: 'Begin a Bock round',
  what: 'What is it?',
  from: 'Who pays?',
  to: 'Whom?',
  everybody: 'all',
  till: 'the till',
  stock: 'Stock',
  amount: (each) => (each ? 'How much each?' : 'How much?'),
  transfer: (from, to, amount) => `${from} → ${to}: ${amount}`,
  write: 'Write it down',
};
