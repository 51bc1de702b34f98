import type { Manner, Offence } from '@schafkopf/core';
import { en } from './en.js';
import { listed } from './lists.js';
import type { SettlementWords } from './settlement.js';

const list = listed('en');

const manner: Readonly<Record<Manner, string>> = {
  'each-loser-pays-one-winner': 'Each loser pays one winner.',
  'soloist-settles-with-each': 'The soloist settles with each of the others.',
  'loser-pays-each': 'The loser pays each of the others.',
  'losers-share': 'The losers together pay each of the others.',
  'each-pays-sweeper': 'Each of the others pays whoever swept.',
  'winners-are-written': 'The winners write it down; nobody pays.',
};

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
  told({ step, first, contract, name }) {
    const amount = en.amount;
    switch (step.step) {
      case 'line': {
        const item = en.settlement.item(step.item, contract);
        if (first) return `${item}: ${amount(step.amount)}.`;
        return step.count > 1
          ? `Plus ${step.count} × ${item} at ${amount(step.price)}: ${amount(step.amount)}.`
          : `Plus ${item}: ${amount(step.amount)}.`;
      }
      case 'sum':
        return `Together ${amount(step.amount)}.`;
      case 'factor':
        return `${en.settlement.factor(step)}: times ${step.factor} makes ${amount(step.product)}.`;
      case 'value':
        return `The hand is worth ${amount(step.amount)}. ${manner[step.manner]}`;
      case 'virgin':
        return `${name(step.seat)} took no trick and is paid ${amount(step.amount)}.`;
      case 'payment':
        return `${en.settlement.pays(name(step.from), name(step.to), amount(step.amount))}.`;
      case 'stock':
        return `${this.flow(name(step.seat), step.amount)}.`;
      case 'stock-after':
        return `${this.stockAfter(step.amount)}.`;
      case 'net':
        return `All in all ${name(step.seat)}: ${en.signed(step.amount)}.`;
    }
  },
  stock: 'Stock',
  flow: (name, amount) =>
    amount < 0
      ? `${name} puts ${en.amount(-amount)} into the Stock`
      : `${name} takes ${en.amount(amount)} out of the Stock`,
  stockAfter: (amount) =>
    amount === 0 ? 'The Stock is empty' : `The Stock then holds ${en.amount(amount)}`,
  nobodyPays: 'Nobody pays',
  written: 'Who writes down what?',
};
