import type { Offence } from '@schafkopf/core';
import { amountsDe } from './amounts.de.js';
import { listed } from './lists.js';
import type { SettlementWords } from './settlement.js';

const list = listed(' und ');
const { amount: write } = amountsDe;

const offences: Readonly<Record<Offence, string>> = {
  'wrong-lead': 'Falsch ausgespielt',
  'revoke-at-once': 'Nicht bedient, gleich bemerkt',
  'revoke-later': 'Nicht bedient, später bemerkt',
  'wrong-card-count': 'Falsche Kartenzahl',
};

/** German. */
export const settlementDe: SettlementWords = {
  against: (side, others) => `${list(side)} gegen ${list(others)}`,
  ended: (won, margin) => {
    const ended = won ? 'gewonnen' : 'verloren';
    if (margin === 'schwarz') return `schwarz ${ended}`;
    return margin === 'schneider' ? `${ended} mit Schneider` : ended;
  },
  loses: (names) => `${list(names)} ${names.length > 1 ? 'verlieren' : 'verliert'}`,
  sweeps: (name) => `Durchmarsch von ${name}`,
  virgins: (names) => `${list(names)} ohne Stich`,
  offences,
  sitsOut: (names) => `${list(names)} ${names.length > 1 ? 'setzen' : 'setzt'} aus`,
  reading: 'So wird gerechnet',
  flow: (name, amount) =>
    amount < 0
      ? `${name} legt ${write(-amount)} in den Stock`
      : `${name} nimmt ${write(amount)} aus dem Stock`,
  stockAfter: (amount) =>
    amount === 0 ? 'Der Stock ist leer' : `Im Stock liegen danach ${write(amount)}`,
  nobodyPays: 'Niemand zahlt',
  written: 'Wer schreibt sich was gut?',
};
