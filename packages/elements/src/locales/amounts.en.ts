import { amountWords, type AmountWords } from './amounts.js';

export const amountsEn: AmountWords = amountWords('en');
