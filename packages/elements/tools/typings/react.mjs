import { NOTE, pascal } from './shared.mjs';

/** @import { Described } from '../described.mjs' */

/**
 * Components for React 18 and older, which hands elements nothing but attributes: one file each.
 * @param {Described} element
 * @returns {{ code: string, types: string }}
 */
export function reactComponent({ tag, className, path, description, events }) {
  const folder = path.split('/')[0];
  const handlers = events.map(({ name, type }) => ({ name, type, prop: `on${pascal(name)}` }));
  const fired = [...new Set(events.map(({ type }) => type))];
  return {
    code: `${NOTE}import { createComponent } from '@lit/react';
import * as React from 'react';
import '../../${folder}/define.js';
import { ${className} as Element } from '../../${path}';

export const ${className} = /* @__PURE__ */ createComponent({
  react: React,
  tagName: '${tag}',
  elementClass: Element,
  events: { ${handlers.map(({ name, prop }) => `${prop}: '${name}'`).join(', ')} },
});
`,
    types: `${NOTE}import type { EventName, ReactWebComponent } from '@lit/react';
import type { ${[`${className} as Element`, ...fired].join(', ')} } from '../../index.js';

/** ${description} */
export declare const ${className}: ReactWebComponent<
  Element,
  { ${handlers.map(({ prop, type }) => `${prop}: EventName<${type}>`).join('; ')} }
>;
`,
  };
}

/** @param {readonly Described[]} elements */
export function reactIndex(elements) {
  return `${NOTE}${elements.map(({ tag, className }) => `export { ${className} } from './${tag}.js';\n`).join('')}`;
}
