import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The files that a package names as its entries, but that are not there: it is packed or published
 * only when there are none. A build that fails leaves some out.
 * @param {string} folder where the package lies
 * @returns {string[]} from that folder
 */
export function missingEntries(folder) {
  const { exports, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [exports, bin]
    .flatMap(filesIn)
    .map((file) => (file.includes('*') ? dirname(file) : file))
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => relative('.', file));
}

/**
 * What is published of the entries of a manifest; their sources are not.
 * @param {unknown} entries
 * @returns {string[]}
 */
function filesIn(entries) {
  if (typeof entries === 'string') return [entries];
  return Object.entries(entries ?? {}).flatMap(([condition, entry]) =>
    condition === '@schafkopf/source' ? [] : filesIn(entry),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = missingEntries('.');
  if (missing.length > 0) {
    console.error(`Not built, or not to its end: ${missing.join(', ')} missing.`);
    process.exitCode = 1;
  }
}
