import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as analyzer from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { typesOf } from './types.mjs';

// Its types do not tell of them.
const { create, ts } = /** @type {any} */ (analyzer);

/** Folders and files without a class in them. */
const NO_ELEMENTS = /(^|\/)(deck|locales)\/|\.(test|stories|styles)\.ts$/;

/** What Lit wants to have, but no page calls. */
const OF_LIT = new Set(['styles', 'properties', 'getUpdateComplete']);

/**
 * The custom-elements manifest (schema 1.0.0) of the elements that the package exports, with paths
 * as they are published. Private members, and elements that only others are made of, are left out.
 * @param {string} root the folder of the package
 */
export function elementsManifest(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !NO_ELEMENTS.test(file))
    .sort();
  const modules = files.map((file) =>
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const { modules: analyzed, ...head } = create({ modules, plugins: litPlugin() });
  const types = typesOf(root);
  return {
    ...head,
    modules: analyzed.flatMap((/** @type {any} */ each) =>
      each.declarations
        .filter((/** @type {any} */ one) => one.tagName)
        .map((/** @type {any} */ one) => published(each.path, one, types)),
    ),
  };
}

/**
 * @param {string} source
 * @param {any} element
 * @param {Map<string, string>} types
 */
function published(source, element, types) {
  const path = source.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js');
  const typed = (/** @type {any} */ one, name = one.name) => {
    const text = types.get(`${element.name}.${name}`);
    return { ...plain(one), ...(text && { type: { text } }) };
  };
  const attributes = element.attributes ?? [];
  const declaration = {
    ...plain(element),
    superclass: { name: 'LitElement', package: 'lit' },
    members: element.members.filter(isPublic).map((/** @type {any} */ one) => typed(one)),
    // Without those that are nothing but a class which is created somewhere in the code.
    events: (element.events ?? []).filter((/** @type {any} */ one) => one.name).map(plain),
    attributes: attributes.map((/** @type {any} */ one) => typed(one, one.fieldName)),
  };
  const reference = { name: element.name, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declaration],
    exports: [
      { kind: 'js', name: element.name, declaration: reference },
      { kind: 'custom-element-definition', name: element.tagName, declaration: reference },
    ],
  };
}

/** @param {any} member */
function isPublic({ name, privacy, static: isStatic }) {
  return (privacy ?? 'public') === 'public' && !isStatic && !OF_LIT.has(name);
}

/**
 * Without the trace of a base class that the package does not export.
 * @param {any} one
 */
function plain({ inheritedFrom: _base, ...rest }) {
  return rest;
}
