import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * The most that each entry may weigh, in kB (1000 bytes) after gzip, Lit and core included. An
 * element's is what `autoload.js` fetches before it shows something. The table of the README is
 * written from it: `node tools/sizes.mjs`.
 * @type {Readonly<Record<string, number>>}
 */
export const LIMITS = {
  'skf.js': 161,
  'autoload.js': 1,
  'skf-calculator': 41,
  'skf-card': 20,
  'skf-contract-table': 34,
  'skf-hand': 31,
  'skf-replay': 60,
  'skf-scoresheet': 66,
  'skf-settlement': 33,
  'skf-trick': 27,
  'skf-trump-order': 26,
};

const README = fileURLToPath(new URL('../README.md', import.meta.url));
const BEGIN = '<!-- sizes -->';
const END = '<!-- /sizes -->';

/**
 * What each entry weighs, in bytes after gzip.
 * @param {string} dist
 * @returns {Record<string, number>}
 */
export function measure(dist) {
  const weigh = (/** @type {string} */ file) =>
    gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const elements = Object.keys(LIMITS)
    .filter((name) => !name.endsWith('.js'))
    .map((tag) => {
      const files = [...closure(dist, entryOf(dist, tag))];
      return [tag, files.map(weigh).reduce((sum, size) => sum + size, 0)];
    });
  return {
    'skf.js': weigh('skf.js'),
    'autoload.js': weigh('autoload.js'),
    ...Object.fromEntries(elements),
  };
}

/** Where the autoloader finds an element. @param {string} dist @param {string} tag */
function entryOf(dist, tag) {
  const code = readFileSync(join(dist, 'autoload.js'), 'utf8');
  const found = new RegExp(
    `${tag}["'\`]?: ?(?:async ?)?\\(\\) ?=> ?import\\(["'\`]([^"'\`]+)`,
  ).exec(code);
  if (!found?.[1]) throw new Error(`${tag} is not in autoload.js`);
  return join(found[1]);
}

/**
 * A file and all that it cannot start without.
 * @param {string} dist
 * @param {string} file
 * @param {Set<string>} [seen]
 */
function closure(dist, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, imported] of code.matchAll(/(?:\bfrom|\bimport) ?["'`](\.[^"'`]+)["'`]/g)) {
    closure(dist, join(dirname(file), imported ?? ''), seen);
  }
  return seen;
}

/** The README with the table of the limits. @param {string} readme */
export function withTable(readme) {
  const rows = Object.entries(LIMITS).map(([name, kB]) => `| \`${name}\` | ${kB} kB |`);
  const table = ['| entry | at most |', '| --- | --- |', ...rows].join('\n');
  const [before = '', rest = ''] = readme.split(BEGIN);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${rest.split(END)[1] ?? ''}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(README, withTable(readFileSync(README, 'utf8')));
  console.table(measure(fileURLToPath(new URL('../dist', import.meta.url))));
}
