import type { Manner } from '@schafkopf/core';
import { amountsEn } from './amounts.en.js';
import { linesEn } from './lines.en.js';
import type { ReadingWords } from './reading.js';
import { settlementEn } from './settlement.en.js';

const { amount, signed } = amountsEn;

const manner: Readonly<Record<Manner, (won: boolean) => string>> = {
  'each-loser-pays-one-winner': () => 'Each loser pays one winner.',
  'soloist-settles-with-each': (won) =>
    won ? 'Each of the others pays the soloist.' : 'The soloist loses and pays each of the others.',
  'loser-pays-each': () => 'The loser pays each of the others.',
  'losers-share': () => 'The losers together pay each of the others.',
  'each-pays-sweeper': () => 'Each of the others pays whoever swept.',
  'winners-are-written': () => 'The winners write it down; nobody pays.',
};

export const readingEn: ReadingWords = ({ step, first, contract, won, name }) => {
  switch (step.step) {
    case 'line': {
      const item = linesEn.item(step.item, contract);
      if (first) return `${item}: ${amount(step.amount)}.`;
      return step.count > 1
        ? `Plus ${step.count} × ${item} at ${amount(step.price)}: ${amount(step.amount)}.`
        : `Plus ${item}: ${amount(step.amount)}.`;
    }
    case 'sum':
      return `Together ${amount(step.amount)}.`;
    case 'factor':
      return `${linesEn.factor(step)}: times ${step.factor} makes ${amount(step.product)}.`;
    case 'value':
      return `The hand is worth ${amount(step.amount)}. ${manner[step.manner](won)}`;
    case 'virgin':
      return `${name(step.seat)} took no trick and is paid ${amount(step.amount)}.`;
    case 'payment':
      return `${linesEn.pays(name(step.from), name(step.to), amount(step.amount))}.`;
    case 'stock':
      return `${settlementEn.flow(name(step.seat), step.amount)}.`;
    case 'stock-after':
      return `${settlementEn.stockAfter(step.amount)}.`;
    case 'net':
      return `All in all ${name(step.seat)}: ${signed(step.amount)}.`;
  }
};
