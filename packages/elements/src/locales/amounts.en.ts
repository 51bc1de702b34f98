import { plain, signed, type AmountWords } from './amounts.js';

export const amountsEn: AmountWords = { amount: plain('en'), signed: signed('en') };
