import { MayIPlay } from './may-i-play.js';
import { TrumpExplorer } from './trump-explorer.js';
import { WhoWins } from './who-wins.js';

const TRIES = {
  'may-i-play': MayIPlay,
  'trump-explorer': TrumpExplorer,
  'who-wins': WhoWins,
} as const;

for (const [name, element] of Object.entries(TRIES)) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}
