import type { Manner, Offence } from '@schafkopf/core';
import { de } from './de.js';
import { listed } from './lists.js';
import type { SettlementWords } from './settlement.js';

const list = listed('de');

const manner: Readonly<Record<Manner, string>> = {
  'each-loser-pays-one-winner': 'Jeder Verlierer zahlt einem Gewinner.',
  'soloist-settles-with-each': 'Der Alleinspieler rechnet mit jedem einzeln ab.',
  'loser-pays-each': 'Der Verlierer zahlt an jeden.',
  'losers-share': 'Die Verlierer zahlen zusammen an jeden.',
  'each-pays-sweeper': 'Jeder zahlt an den, der den Durchmarsch macht.',
  'winners-are-written': 'Die Gewinner schreiben es sich gut, niemand zahlt.',
};

const offences: Readonly<Record<Offence, string>> = {
  'wrong-lead': 'Falsch ausgespielt',
  'revoke-at-once': 'Nicht bedient, gleich bemerkt',
  'revoke-later': 'Nicht bedient, später bemerkt',
  'wrong-card-count': 'Falsche Kartenzahl',
};

/** German. */
export const settlementDe: SettlementWords = {
  against: (side, others) => `${list(side)} gegen ${list(others)}`,
  ended: (won, margin) =>
    (won ? 'gewonnen' : 'verloren') +
    { plain: '', schneider: ' mit Schneider', schwarz: ' schwarz' }[margin],
  loses: (names) => `${list(names)} ${names.length > 1 ? 'verlieren' : 'verliert'}`,
  sweeps: (name) => `Durchmarsch von ${name}`,
  virgins: (names) => `${list(names)} ohne Stich`,
  offences,
  sitsOut: (names) => `${list(names)} ${names.length > 1 ? 'setzen' : 'setzt'} aus`,
  reading: 'So wird gerechnet',
  told({ step, first, contract, name }) {
    const amount = de.amount;
    switch (step.step) {
      case 'line': {
        const item = de.settlement.item(step.item, contract);
        if (first) return `${item}: ${amount(step.amount)}.`;
        return step.count > 1
          ? `Dazu ${step.count} × ${item} zu ${amount(step.price)}: ${amount(step.amount)}.`
          : `Dazu ${item}: ${amount(step.amount)}.`;
      }
      case 'sum':
        return `Zusammen ${amount(step.amount)}.`;
      case 'factor':
        return `${de.settlement.factor(step)}: mal ${step.factor} macht ${amount(step.product)}.`;
      case 'value':
        return `Spielwert ${amount(step.amount)}. ${manner[step.manner]}`;
      case 'virgin':
        return `${name(step.seat)} blieb ohne Stich und bekommt ${amount(step.amount)}.`;
      case 'payment':
        return `${de.settlement.pays(name(step.from), name(step.to), amount(step.amount))}.`;
      case 'stock':
        return `${this.flow(name(step.seat), step.amount)}.`;
      case 'stock-after':
        return `${this.stockAfter(step.amount)}.`;
      case 'net':
        return `Unterm Strich ${name(step.seat)}: ${de.signed(step.amount)}.`;
    }
  },
  stock: 'Stock',
  flow: (name, amount) =>
    amount < 0
      ? `${name} legt ${de.amount(-amount)} in den Stock`
      : `${name} nimmt ${de.amount(amount)} aus dem Stock`,
  stockAfter: (amount) =>
    amount === 0 ? 'Der Stock ist leer' : `Im Stock liegen danach ${de.amount(amount)}`,
  nobodyPays: 'Niemand zahlt',
  written: 'Wer schreibt sich was gut?',
};
