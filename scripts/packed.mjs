import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, environment } from './workspace.mjs';

/** The packages that are published. */
export const PUBLISHED = /** @type {const} */ (['core', 'elements']);

/**
 * Packs the packages as they would be published; they must be built.
 * @param {string} folder where the tarballs go
 * @returns {Promise<Record<(typeof PUBLISHED)[number], string>>} the path of each tarball
 */
export async function pack(folder) {
  for (const name of PUBLISHED) {
    const args = [
      '--silent',
      '--filter',
      `@schafkopf/${name}`,
      'pack',
      '--pack-destination',
      folder,
    ];
    if ((await pnpm(args)) !== 0) throw new Error(`${name} could not be packed`);
  }
  const find = (/** @type {string} */ name) =>
    join(folder, readdirSync(folder).find((file) => file.startsWith(`schafkopf-${name}-`)) ?? '');
  return { core: find('core'), elements: find('elements') };
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
