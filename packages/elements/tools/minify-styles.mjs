import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
        .replaceAll(' / ', '/')
        // A product; in a selector another selector follows.
        .replaceAll(/ \* (?=[-\d(]|\.\d|var\()/g, '*')
        .replaceAll(/(?<=[ :,(*-])0\./g, '.')
        .trim()}\``,
  );
}

/**
 * Does so in the style sheets that `tsc` wrote.
 * @param {string} folder
 */
export function minifyStylesIn(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.styles.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, minifyStyles(readFileSync(file, 'utf8')));
  }
}
