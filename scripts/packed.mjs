import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, pnpmSays } from './workspace.mjs';

/** The packages that are published. */
export const PUBLISHED = /** @type {const} */ (['core', 'elements']);

/**
 * Packs the packages as they would be published; they must be built.
 * @param {string} folder where the tarballs go
 * @returns {Record<(typeof PUBLISHED)[number], string>} the path of each tarball
 */
export function pack(folder) {
  return { core: packOne('core', folder), elements: packOne('elements', folder) };
}

/**
 * @param {(typeof PUBLISHED)[number]} name
 * @param {string} folder
 */
function packOne(name, folder) {
  const said = pnpmSays(['--filter', `@schafkopf/${name}`, 'pack', '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((file) => file.startsWith(`schafkopf-${name}-`));
  if (said.status !== 0 || tarball === undefined) {
    throw new Error(`${name} could not be packed\n${said.text}`);
  }
  return join(folder, tarball);
}

/**
 * The files of a tarball, as they lie in the package.
 * @param {string} tarball
 */
export function filesOf(tarball) {
  const list = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8', env: environment() });
  return list
    .trim()
    .split('\n')
    .map((line) => line.replace(/^package\//, ''))
    .sort();
}

/**
 * A file of a tarball.
 * @param {string} tarball
 * @param {string} file
 */
export function readPacked(tarball, file) {
  return execFileSync('tar', ['xzOf', tarball, `package/${file}`], {
    encoding: 'utf8',
    env: environment(),
    maxBuffer: 1 << 26,
  });
}
