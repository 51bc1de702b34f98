import { close } from './closing.mjs';
import { consumers } from './consumers.mjs';
import { test } from './test.mjs';
import { wordpress } from './wordpress.mjs';

/** Everything that can be tested here, with one closing line. */
await close([test, consumers, wordpress]);
