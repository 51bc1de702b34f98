import { settable } from './shared.mjs';

/** @import { Described, Property } from '../described.mjs' */

/** The words that a property knows; none where it takes any text. @param {Property} property */
function words({ type }) {
  const parts = type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  return parts.every((part) => /^'[^']*'$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : [];
}

/** @param {Property} property */
const isFlag = ({ type }) => /^boolean( \| undefined)?$/.test(type);

/** @param {Described} element */
const attributes = (element) =>
  settable(element).flatMap((property) =>
    property.attribute === null ? [] : [{ ...property, name: property.attribute }],
  );

/**
 * What Visual Studio Code reads for HTML (`html.customData`), format 1.1.
 * @param {readonly Described[]} elements
 */
export function vsCodeHtml(elements) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: element.description,
      attributes: attributes(element).map((property) => ({
        name: property.name,
        description: property.description,
        ...(isFlag(property) && { valueSet: 'v' }),
        ...(words(property).length > 0 && { values: words(property).map((name) => ({ name })) }),
      })),
    })),
  };
}

/**
 * What Visual Studio Code reads for CSS (`css.customData`), format 1.1.
 * @param {readonly Described[]} elements
 */
export function vsCodeCss(elements) {
  const colours = new Map(
    elements.flatMap((element) => element.colours.map((one) => [one.name, one])),
  );
  return {
    version: 1.1,
    properties: [...colours.values()].map(({ name, description }) => ({ name, description })),
  };
}

/**
 * Web-types for JetBrains' editors.
 * @param {readonly Described[]} elements
 * @param {{ name: string, version: string }} published
 */
export function webTypes(elements, { name, version }) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.description,
          attributes: attributes(element).map((property) => ({
            name: property.name,
            description: property.description,
            value: { type: isFlag(property) ? 'boolean' : property.type, required: false },
          })),
          slots: element.slots,
          js: {
            properties: element.properties.map((property) => ({
              name: property.name,
              description: property.description,
              type: property.type,
              ...(property.readonly && { 'read-only': true }),
            })),
            events: element.events.map((event) => ({
              name: event.name,
              description: event.description,
              type: event.type,
            })),
          },
          css: {
            parts: element.parts,
            properties: element.colours.map((colour) => ({
              name: colour.name,
              description: colour.description,
              ...(colour.default && { default: colour.default }),
            })),
          },
        })),
      },
    },
  };
}
