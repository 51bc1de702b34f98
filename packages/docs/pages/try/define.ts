import { MayIPlay } from './may-i-play.js';
import { TagBuilder } from './tag-builder.js';
import { TrumpExplorer } from './trump-explorer.js';
import { WhoWins } from './who-wins.js';

const TRIES = {
  'may-i-play': MayIPlay,
  'tag-builder': TagBuilder,
  'trump-explorer': TrumpExplorer,
  'who-wins': WhoWins,
} as const;

for (const [name, element] of Object.entries(TRIES)) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}
