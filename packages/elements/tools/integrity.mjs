import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** The files that a page names in a script tag. */
const FILES = ['skf.js', 'autoload.js'];

/**
 * Writes `integrity.json`: for each file of a script tag what goes into its `integrity` attribute.
 * @param {string} dist
 * @returns {Record<string, string>}
 */
export function writeIntegrity(dist) {
  const hashes = Object.fromEntries(
    FILES.map((file) => [file, integrityOf(readFileSync(`${dist}/${file}`))]),
  );
  writeFileSync(`${dist}/integrity.json`, `${JSON.stringify(hashes, null, 2)}\n`);
  return hashes;
}

/**
 * @param {string | Uint8Array} content
 * @returns {string} `sha384-…`
 */
function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
