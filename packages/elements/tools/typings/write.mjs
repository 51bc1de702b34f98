import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { described } from '../described.mjs';
import { elementsManifest } from '../manifest.mjs';
import { angularDirectives } from './angular.mjs';
import { vsCodeCss, vsCodeHtml, webTypes } from './editors.mjs';
import { JSX_FRAMEWORKS, jsxTypes } from './jsx.mjs';
import { reactComponent, reactIndex } from './react.mjs';
import { svelteTypes } from './svelte.mjs';
import { vueTypes } from './vue.mjs';

/** A module that has types and nothing to run. */
const NOTHING = 'export {};\n';

/**
 * Writes the manifest, and what editors and frameworks read, into `dist`.
 * @param {string} root the folder of the package
 */
export function writeTypings(root) {
  const manifest = elementsManifest(root);
  const elements = described(manifest);
  const published = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const write = (/** @type {string} */ file, /** @type {unknown} */ content) => {
    const path = join(root, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  };
  const typesOnly = (/** @type {string} */ name, /** @type {string} */ types) => {
    write(`${name}.d.ts`, types);
    write(`${name}.js`, NOTHING);
  };

  write('custom-elements.json', manifest);
  write('vscode.html-custom-data.json', vsCodeHtml(elements));
  write('vscode.css-custom-data.json', vsCodeCss(elements));
  write('web-types.json', webTypes(elements, published));

  for (const framework of JSX_FRAMEWORKS) {
    typesOnly(`frameworks/jsx/${framework}`, jsxTypes(framework, elements));
  }
  typesOnly('frameworks/vue', vueTypes(elements));
  typesOnly('frameworks/svelte', svelteTypes(elements));

  const angular = angularDirectives(elements);
  write('frameworks/angular.js', angular.code);
  write('frameworks/angular.d.ts', angular.types);

  for (const element of elements) {
    const { code, types } = reactComponent(element);
    write(`frameworks/react/${element.tag}.js`, code);
    write(`frameworks/react/${element.tag}.d.ts`, types);
  }
  write('frameworks/react/index.js', reactIndex(elements));
  write('frameworks/react/index.d.ts', reactIndex(elements));
}
