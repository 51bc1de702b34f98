import { classImport, NOTE, pascal, propertyLines, doc } from './shared.mjs';

/** @import { Described } from '../described.mjs' */

/**
 * Global components, as vue-tsc and Vue's editor extension look for them.
 * @param {readonly Described[]} elements
 */
export function vueTypes(elements) {
  const own = elements.map((element) => {
    const listeners = element.events.map(
      ({ name, type, description }) =>
        `${doc(description, '  ')}  on${pascal(name)}?: ((event: ${type}) => void) | undefined;\n`,
    );
    return `interface ${element.className}Props {
${propertyLines(element)}${listeners.join('')}}
`;
  });
  const tags = elements.map(
    ({ tag, className }) => `    '${tag}': Element<${className}Props, ${className}>;\n`,
  );
  return `${NOTE}import type { HTMLAttributes, ReservedProps } from 'vue';
${classImport(elements, '../index.js')}
type Element<Props, Instance> = new () => Instance & {
  $props: Omit<HTMLAttributes & ReservedProps, keyof Props> & Props;
  $slots: Record<string, () => unknown>;
};

${own.join('\n')}
declare module 'vue' {
  interface GlobalComponents {
${tags.join('')}  }
}
`;
}
