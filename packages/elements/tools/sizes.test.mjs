import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, minifySync } from 'vite';
import { describe, expect, it } from 'vitest';
import { minifyStyles } from './minify-styles.mjs';
import { minifyTemplates } from './minify-templates.mjs';

/**
 * What a page loads at first view for an element: minified, gzipped, in bytes.
 *
 * Counted is everything that the element's `define.ts` loads at once, with what all elements share,
 * but not: Lit and core; the pictures (`deck/`, which have a limit of their own); the modules of
 * the other elements that it uses at once; and the words, which are files of their own for each
 * language and topic in `locales/`, with how a language writes amounts and lists. They have a limit in
 * the third column, all languages together. What is loaded after the first view, when it is needed,
 * does not count: of a replayed hand only the table with its cards does, not what moves it, stands
 * around it and settles it.
 * @type {readonly (readonly [element: string, own: number, words: number, uses?: readonly string[]])[]}
 */
const LIMITS = [
  ['card', 2500, 800],
  ['hand', 5000, 1200, ['card']],
  ['trick', 3000, 1200, ['card']],
  ['trump-order', 5000, 900, ['card']],
  ['contract-table', 5000, 2200],
  ['settlement', 5000, 3000],
  ['calculator', 5000, 1300, ['settlement']],
  ['replay', 5000, 3900, ['card', 'hand', 'trick']],
  ['scoresheet', 20000, 5500],
];

/** All pictures, of both packs. */
const ART = 20_000;

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** @param {string} id */
const isArt = (id) => id.startsWith(`${SRC}deck/`);
/** @param {string} id */
const isWord = (id) => id.startsWith(`${SRC}locales/`);

/** @typedef {Extract<import('vite').Rolldown.RolldownOutput['output'][number], { type: 'chunk' }>} Chunk */

/**
 * Bundles an entry into one chunk for each group.
 * @param {string} entry
 * @param {(id: string) => string | null} group
 * @returns {Promise<Chunk[]>}
 */
async function bundle(entry, group) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: SRC,
    resolve: { conditions: ['@schafkopf/source'] },
    plugins: [
      {
        name: 'first view, as it is published',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('.styles.ts') ? minifyStyles(code) : null),
        resolveDynamicImport: (id) => ({ id: String(id), external: true }),
      },
      {
        name: 'templates, as they are published',
        transform: (code, id) => (id.startsWith(SRC) ? minifyTemplates(code) : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: SRC + entry, formats: ['es'] },
      rollupOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: group }] },
        },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk');
}

/** @param {readonly Chunk[]} chunks */
function size(chunks) {
  const codes = chunks.map(({ code }) => minifySync('chunk.js', code, { module: true }).code);
  return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** The modules of each element, found as the tests go: those that it uses come before it. */
/** @type {Map<string, Set<string>>} */
const modules = new Map();

describe('what an element weighs at first view', () => {
  for (const [element, own, words, uses = []] of LIMITS) {
    it(`${element}: at most ${own} bytes, and ${words} of words`, async () => {
      const used = new Set(uses.flatMap((name) => Array.from(modules.get(name) ?? [])));
      const chunks = await bundle(`${element}/define.ts`, (id) => {
        if (isArt(id)) return 'art';
        if (isWord(id)) return used.has(id) ? 'used' : 'words';
        if (!id.startsWith(SRC)) return 'libraries';
        return used.has(id) ? 'used' : null;
      });
      const all = chunks.flatMap((chunk) => Object.keys(chunk.modules));
      modules.set(element, new Set(all.filter((id) => id.startsWith(SRC) && !isArt(id))));
      const others = new Set(['art', 'words', 'libraries', 'used']);
      const ownSize = size(chunks.filter(({ name }) => !others.has(name)));
      const wordSize = size(chunks.filter(({ name }) => name === 'words'));
      expect(ownSize).toBeGreaterThan(0);
      expect(ownSize).toBeLessThanOrEqual(own);
      expect(wordSize).toBeLessThanOrEqual(words);
    });
  }

  it(`all pictures: at most ${ART} bytes`, async () => {
    const group = (/** @type {string} */ id) => (isArt(id) ? 'art' : 'others');
    const bavarian = await bundle('deck/index.ts', group);
    const french = await bundle('deck/french/index.ts', group);
    // The French pack has its suits from the Bavarian one's files: counted twice rather than not.
    const art = [...bavarian, ...french].filter(({ name }) => name !== 'others');
    expect(size(art)).toBeLessThanOrEqual(ART);
    expect(size(art)).toBeGreaterThan(5000);
  });
});
