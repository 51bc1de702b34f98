/** @import { Described, Property } from '../described.mjs' */

export const NOTE = '// Written from the custom-elements manifest by the build.\n';

/** @param {string} text @param {string} [indent] */
export const doc = (text, indent = '') =>
  text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

/**
 * What a page can set.
 * @param {Described} element
 * @returns {Property[]}
 */
export const settable = ({ properties }) => properties.filter(({ readonly }) => !readonly);

/** `skf-card-select` → `SkfCardSelect` @param {string} name */
export const pascal = (name) =>
  name.replaceAll(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());

/** Every event name of the package. @param {readonly Described[]} elements */
const eventNames = (elements) => [
  ...new Set(elements.flatMap(({ events }) => events.map(({ name }) => name))),
];

/**
 * The import of every class that typings name.
 * @param {readonly Described[]} elements
 * @param {string} from
 */
export function classImport(elements, from) {
  const names = elements.flatMap(({ className, events }) => [
    className,
    ...events.map(({ type }) => type),
  ]);
  return `import type {\n${[...new Set(names)]
    .sort()
    .map((name) => `  ${name},\n`)
    .join('')}} from '${from}';\n`;
}

/**
 * Names and types of what can be set: properties, and attributes that are called otherwise.
 * @param {Described} element
 * @param {string} [indent]
 */
export function propertyLines(element, indent = '  ') {
  const { className } = element;
  const line = (/** @type {string} */ key, /** @type {Property} */ { name, description }) =>
    `${doc(description, indent)}${indent}${key}?: ${className}['${name}'] | undefined;\n`;
  return settable(element)
    .flatMap((property) => {
      const { name, attribute } = property;
      const own = line(name, property);
      return attribute !== null && attribute !== name
        ? [own, line(`'${attribute}'`, property)]
        : [own];
    })
    .join('');
}

/**
 * Listeners by a framework's way to name them. Those of other elements are refused by name.
 * @param {Described} element
 * @param {readonly Described[]} elements
 * @param {(event: string) => string} key
 * @param {string} [indent]
 */
export function listenerLines({ events }, elements, key, indent = '  ') {
  const own = events.map(
    ({ name, type, description }) =>
      `${doc(description, indent)}${indent}'${key(name)}'?: ((event: ${type}) => void) | undefined;\n`,
  );
  const strange = eventNames(elements)
    .filter((name) => !events.some((event) => event.name === name))
    .map((name) => `${indent}'${key(name)}'?: undefined;\n`);
  return [...own, ...strange].join('');
}
