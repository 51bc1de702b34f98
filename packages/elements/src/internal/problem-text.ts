import type { CardWords, InputWords } from '../locales/card-words.js';
import type { Problem } from './read-hand.js';

/** What is wrong with an attribute, in words. */
export function problemText(
  { attribute, text }: Problem,
  words: Pick<InputWords, 'notAContract'> & Pick<CardWords, 'badWord'>,
): string {
  return attribute === 'contract'
    ? words.notAContract(text)
    : words.badWord(attributeOf(attribute), text);
}

/** How what a hand calls it is written as an attribute: `points-by-seat`. */
function attributeOf(field: string): string {
  if (field === 'won') return 'result';
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
