import type { OutcomeName } from '../locales/dictionary.js';

/** The words for an outcome: whether it was won, and by how much where that is to be said. */
export function outcomeWords(
  name: OutcomeName,
  words: Readonly<Record<OutcomeName, string>>,
): readonly string[] {
  const lead = words[name.startsWith('won') ? 'won' : 'lost'];
  return name.includes('-') ? [lead, words[name]] : [lead];
}
