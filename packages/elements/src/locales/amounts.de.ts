import { plain, signed, type AmountWords } from './amounts.js';

export const amountsDe: AmountWords = { amount: plain('de'), signed: signed('de') };
