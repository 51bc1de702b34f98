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
 * Those that take over what a server drew; what is only opened by hand is never drawn there.
 * @param {string} dist
 * @returns {Promise<Map<string, { elementStyles: readonly { cssText: string }[] }>>}
 */
async function drawnByServer(dist) {
  const at = (/** @type {string} */ file) => pathToFileURL(`${dist}/${file}`).href;
  const { PatientElement } = await import(at('internal/patient-element.js'));
  const found = new Map();
  const { define } = customElements;
  customElements.define = function (name, element) {
    if (element.prototype instanceof PatientElement) found.set(name, element);
    define.call(this, name, element);
  };
  await import(at('server.js'));
  customElements.define = define;
  return found;
}
