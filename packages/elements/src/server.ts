import { everyPart } from './internal/on-server.js';
import './define.js';
import { besideStyles } from './replay/beside.styles.js';
import { SkfReplay } from './replay/skf-replay.js';

/**
 * For a server that draws with `@lit-labs/ssr`: registers every element and is imported only when
 * all that a browser loads later is there too, so that the first drawing is whole.
 */
await everyPart();

// A browser adopts them when it loads the part that they belong to.
SkfReplay.elementStyles.push(...besideStyles);
