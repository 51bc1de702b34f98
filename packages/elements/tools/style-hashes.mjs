import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Writes `style-hashes.json`: for each element that a server draws what a Content-Security-Policy
 * needs to allow the `<style>` that `@lit-labs/ssr` writes for it.
 * @param {string} dist
 */
export async function writeStyleHashes(dist) {
  const hashes = Object.fromEntries(
    [...(await drawnByServer(dist))]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { elementStyles }]) => {
        const text = elementStyles.map(({ cssText }) => cssText).join('');
        return [name, `'sha256-${createHash('sha256').update(text).digest('base64')}'`];
      }),
  );
  writeFileSync(`${dist}/style-hashes.json`, `${JSON.stringify(hashes, null, 2)}\n`);
}

/**
 * All but what is only opened by hand.
 * @param {string} dist
 * @returns {Promise<Map<string, { elementStyles: readonly { cssText: string }[] }>>}
 */
async function drawnByServer(dist) {
  const at = (/** @type {string} */ file) => pathToFileURL(`${dist}/${file}`).href;
  const { Panel } = await import(at('scoresheet/panel.js'));
  const found = new Map();
  const { define } = customElements;
  customElements.define = function (name, element) {
    if (!(element.prototype instanceof Panel)) found.set(name, element);
    define.call(this, name, element);
  };
  await import(at('server.js'));
  customElements.define = define;
  return found;
}
