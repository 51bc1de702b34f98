import type { Manner } from '@schafkopf/core';
import { amountsDe } from './amounts.de.js';
import { linesDe } from './lines.de.js';
import type { ReadingWords } from './reading.js';
import { settlementDe } from './settlement.de.js';

const { amount, signed } = amountsDe;

const manner: Readonly<Record<Manner, (won: boolean) => string>> = {
  'each-loser-pays-one-winner': () => 'Jeder Verlierer zahlt einem Gewinner.',
  'soloist-settles-with-each': (won) =>
    won
      ? 'Jeder Gegner zahlt an den Alleinspieler.'
      : 'Der Alleinspieler verliert und zahlt an jeden Gegner.',
  'loser-pays-each': () => 'Der Verlierer zahlt an jeden.',
  'losers-share': () => 'Die Verlierer zahlen zusammen an jeden.',
  'each-pays-sweeper': () => 'Jeder zahlt an den, der den Durchmarsch macht.',
  'winners-are-written': () => 'Die Gewinner schreiben es sich gut, niemand zahlt.',
};

export const readingDe: ReadingWords = ({ step, first, contract, won, name }) => {
  switch (step.step) {
    case 'line': {
      const item = linesDe.item(step.item, contract);
      if (first) return `${item}: ${amount(step.amount)}.`;
      return step.count > 1
        ? `Dazu ${step.count} × ${item} zu ${amount(step.price)}: ${amount(step.amount)}.`
        : `Dazu ${item}: ${amount(step.amount)}.`;
    }
    case 'sum':
      return `Zusammen ${amount(step.amount)}.`;
    case 'factor':
      return `${linesDe.factor(step)}: mal ${step.factor} macht ${amount(step.product)}.`;
    case 'value':
      return `Spielwert ${amount(step.amount)}. ${manner[step.manner](won)}`;
    case 'virgin':
      return `${name(step.seat)} blieb ohne Stich und bekommt ${amount(step.amount)}.`;
    case 'payment':
      return `${linesDe.pays(name(step.from), name(step.to), amount(step.amount))}.`;
    case 'stock':
      return `${settlementDe.flow(name(step.seat), step.amount)}.`;
    case 'stock-after':
      return `${settlementDe.stockAfter(step.amount)}.`;
    case 'net':
      return `Unterm Strich ${name(step.seat)}: ${signed(step.amount)}.`;
  }
};
