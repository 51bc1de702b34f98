import { amountWords, type AmountWords } from './amounts.js';

export const amountsDe: AmountWords = amountWords('de');
