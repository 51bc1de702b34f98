/**
 * One element as the typings need it: less deeply nested than the manifest says it.
 * @typedef {{ name: string, description: string }} Named
 * @typedef {Named & { attribute: string | null, type: string, readonly: boolean }} Property
 * @typedef {Named & { type: string }} Fired
 * @typedef {object} Described
 * @property {string} tag
 * @property {string} className
 * @property {string} path where the class is published: `hand/skf-hand.js`
 * @property {string} description
 * @property {Property[]} properties
 * @property {Fired[]} events
 * @property {Named[]} slots
 * @property {Named[]} parts
 * @property {(Named & { default?: string })[]} colours its custom properties
 */

/**
 * @param {any} manifest
 * @returns {Described[]}
 */
export function described(manifest) {
  return manifest.modules.map((/** @type {any} */ { path, declarations: [element] }) => ({
    tag: element.tagName,
    className: element.name,
    path: path.replace(/^dist\//, ''),
    description: oneLine(element.description),
    properties: element.members
      .filter((/** @type {any} */ member) => member.kind === 'field')
      .map((/** @type {any} */ field) => ({
        name: field.name,
        attribute: field.attribute ?? null,
        type: field.type?.text ?? 'unknown',
        readonly: field.readonly === true,
        description: oneLine(field.description),
      })),
    events: (element.events ?? []).map((/** @type {any} */ event) => ({
      ...named(event),
      type: event.type.text,
    })),
    slots: (element.slots ?? []).map(named),
    parts: (element.cssParts ?? []).map(named),
    colours: (element.cssProperties ?? []).map((/** @type {any} */ one) => ({
      ...named(one),
      default: one.default,
    })),
  }));
}

/** @param {{ name: string, description?: string }} one */
function named({ name, description }) {
  return { name, description: oneLine(description) };
}

function oneLine(text = '') {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
