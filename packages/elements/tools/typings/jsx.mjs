import { classImport, listenerLines, NOTE, propertyLines } from './shared.mjs';

/** @import { Described } from '../described.mjs' */

/**
 * How a framework that writes JSX calls things.
 * @typedef {object} Dialect
 * @property {string} module which module's `JSX` is extended
 * @property {string} imports
 * @property {(element: string) => string} attributes what every HTML element takes
 * @property {string} listener what stands before the name of an event
 * @property {(element: Described) => string} [more] further lines of an element
 */

/** @type {Record<string, Dialect>} */
const DIALECTS = {
  react: {
    module: 'react',
    imports: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n`,
    attributes: (element) => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`,
    listener: 'on',
  },
  preact: {
    module: 'preact',
    imports: `import type { ClassAttributes, HTMLAttributes } from 'preact';\n`,
    attributes: (element) => `HTMLAttributes<${element}> & ClassAttributes<${element}>`,
    listener: 'on',
  },
  solid: {
    module: 'solid-js',
    imports: `import type { JSX as Solid } from 'solid-js';\n`,
    attributes: (element) => `Solid.HTMLAttributes<${element}>`,
    listener: 'on:',
    more: (element) =>
      propertyLines(element, '  ').replaceAll(/^( {2})'?([\w-]+)'?\?:/gm, `$1'prop:$2'?:`),
  },
};

export const JSX_FRAMEWORKS = Object.keys(DIALECTS);

/**
 * Types for JSX. A name with a hyphen is never refused by TypeScript in JSX as one that nobody
 * knows, so that every `skf-` listener is given a type: one without its event takes `never`.
 * @param {string} framework
 * @param {readonly Described[]} elements
 */
export function jsxTypes(framework, elements) {
  const dialect = DIALECTS[framework];
  if (dialect === undefined) throw new RangeError(framework);
  const { module, imports, attributes, listener, more } = dialect;
  const own = elements.map(
    (element) => `interface ${element.className}Own {
${propertyLines(element)}${more?.(element) ?? ''}${listenerLines(element, elements, (name) => listener + name)}  [unknown: \`${listener}skf-\${string}\`]: ((event: never) => void) | undefined;
}
type ${element.className}Props = Omit<${attributes(element.className)}, keyof ${element.className}Own> & ${element.className}Own;
`,
  );
  const tags = elements.map(({ tag, className }) => `      '${tag}': ${className}Props;\n`);
  return `${NOTE}${imports}${classImport(elements, '../../index.js')}
${own.join('\n')}
declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('')}    }
  }
}
`;
}
