import { classImport, listenerLines, NOTE, propertyLines } from './shared.mjs';

/** @import { Described } from '../described.mjs' */

/**
 * Elements for Svelte 5: properties, and `onskf-…` for events.
 * @param {readonly Described[]} elements
 */
export function svelteTypes(elements) {
  const own = elements.map(
    (element) => `interface ${element.className}Own {
${propertyLines(element)}${listenerLines(element, elements, (name) => `on${name}`)}}
type ${element.className}Props = Omit<HTMLAttributes<${element.className}>, keyof ${element.className}Own> & ${element.className}Own;
`,
  );
  const tags = elements.map(({ tag, className }) => `    '${tag}': ${className}Props;\n`);
  return `${NOTE}import type { HTMLAttributes } from 'svelte/elements';
${classImport(elements, '../index.js')}
${own.join('\n')}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags.join('')}  }
}
`;
}
