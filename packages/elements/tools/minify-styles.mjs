import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Takes comments and needless white space out of the css`…` in a module: minifiers of scripts leave
 * what is in a template alone.
 * @param {string} source
 */
export function minifyStyles(source) {
  return source.replaceAll(
    /\bcss ?`([^`]*)`/g,
    (_, /** @type {string} */ text) =>
      `css\`${text
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?([{};,]) ?/g, '$1')
        // Of a declaration; no selector of ours has a space after a colon.
        .replaceAll(': ', ':')
        .replaceAll(';}', '}')
        .replaceAll(' > ', '>')
        .replaceAll(/(?<=[ :,(])0\./g, '.')
        .trim()}\``,
  );
}

/** The style sheets of what `tsc` wrote. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.styles.js')) continue;
    const file = join(dist, name);
    writeFileSync(file, minifyStyles(readFileSync(file, 'utf8')));
  }
}
