import type { Offence } from '@schafkopf/core';
import { amountsEn } from './amounts.en.js';
import { listed } from './lists.js';
import type { SettlementWords } from './settlement.js';

const list = listed(' and ');
const { amount: write } = amountsEn;

const offences: Readonly<Record<Offence, string>> = {
  'wrong-lead': 'Led out of turn',
  'revoke-at-once': 'Revoked, noticed at once',
  'revoke-later': 'Revoked, noticed later',
  'wrong-card-count': 'Wrong number of cards',
};

/** English. */
export const settlementEn: SettlementWords = {
  against: (side, others) => `${list(side)} against ${list(others)}`,
  ended: (won, margin) =>
    (won ? 'won' : 'lost') +
    { plain: '', schneider: ' with Schneider', schwarz: ' Schwarz' }[margin],
  loses: (names) => `${list(names)} ${names.length > 1 ? 'lose' : 'loses'}`,
  sweeps: (name) => `Sweep by ${name}`,
  virgins: (names) => `${list(names)} without a trick`,
  offences,
  sitsOut: (names) => `${list(names)} ${names.length > 1 ? 'sit' : 'sits'} out`,
  reading: 'How to read it',
  flow: (name, amount) =>
    amount < 0
      ? `${name} puts ${write(-amount)} into the Stock`
      : `${name} takes ${write(amount)} out of the Stock`,
  stockAfter: (amount) =>
    amount === 0 ? 'The Stock is empty' : `The Stock then holds ${write(amount)}`,
  nobodyPays: 'Nobody pays',
  written: 'Who writes down what?',
};
