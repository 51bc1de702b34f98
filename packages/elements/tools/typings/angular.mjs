import { doc, NOTE, pascal, settable } from './shared.mjs';

/** @import { Described } from '../described.mjs' */

/** The version of Angular whose format of libraries this is. */
const FORMAT = '21.2.0';

/**
 * Angular takes any property and event of an element that a schema allows, whatever it is called.
 * These directives take its place: inputs and outputs with types, in the format in which Angular's
 * libraries are published.
 * @param {readonly Described[]} elements
 * @returns {{ code: string, types: string }}
 */
export function angularDirectives(elements) {
  const names = elements.map(({ className }) => `${className}Directive`);
  return {
    code: `${NOTE}import * as i0 from '@angular/core';
import { Directive, ElementRef, EventEmitter, inject } from '@angular/core';

/** Hands a property on to the element, and its events on to the outputs. */
class Connected {
  #element = inject(ElementRef).nativeElement;
  constructor(properties, events) {
    for (const name of properties) {
      Object.defineProperty(this, name, {
        get: () => this.#element[name],
        set: (value) => {
          this.#element[name] = value;
        },
      });
    }
    for (const [output, event] of Object.entries(events)) {
      this[output] = new EventEmitter();
      this.#element.addEventListener(event, (fired) => {
        if (fired.target === this.#element) this[output].emit(fired);
      });
    }
  }
}

${elements.map(directiveCode).join('\n')}
export const SKF_DIRECTIVES = [${names.join(', ')}];
`,
    types: `${NOTE}import * as i0 from '@angular/core';
import type { EventEmitter } from '@angular/core';
import type {
${importNames(elements)}} from '../index.js';

${elements.map(directiveTypes).join('\n')}
/** All of them, for a component's \`imports\`. */
export declare const SKF_DIRECTIVES: readonly [
${names.map((name) => `  typeof ${name},\n`).join('')}];
`,
  };
}

/** @param {string} event */
const output = (event) => pascal(event).replace(/^./, (letter) => letter.toLowerCase());

/** @param {readonly Described[]} elements */
function importNames(elements) {
  const names = elements.flatMap(({ className, events }) => [
    className,
    ...events.map(({ type }) => type),
  ]);
  return [...new Set(names)]
    .sort()
    .map((name) => `  ${name},\n`)
    .join('');
}

/** @param {Described} element */
function directiveCode(element) {
  const { tag, className, events } = element;
  const type = `${className}Directive`;
  const inputs = settable(element).map(({ name }) => name);
  const outputs = Object.fromEntries(events.map(({ name }) => [output(name), name]));
  const sameNames = (/** @type {string[]} */ all) =>
    JSON.stringify(Object.fromEntries(all.map((name) => [name, name])));
  return `export class ${type} extends Connected {
  constructor() {
    super(${JSON.stringify(inputs)}, ${JSON.stringify(outputs)});
  }
  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: '12.0.0', version: '${FORMAT}', ngImport: i0, type: ${type}, deps: [], target: i0.ɵɵFactoryTarget.Directive });
  static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: '14.0.0', version: '${FORMAT}', ngImport: i0, type: ${type}, isStandalone: true, selector: '${tag}', inputs: ${sameNames(inputs)}, outputs: ${sameNames(Object.keys(outputs))} });
}
`;
}

/** @param {Described} element */
function directiveTypes(element) {
  const { tag, className, events, description } = element;
  const type = `${className}Directive`;
  const inputs = settable(element);
  const required = inputs.map(({ name }) => `"${name}": { "alias": "${name}"; "required": false }`);
  const outputs = events.map(({ name }) => `"${output(name)}": "${output(name)}"`);
  return `${doc(description)}export declare class ${type} {
${inputs.map(({ name, description: said }) => `${doc(said, '  ')}  ${name}: ${className}['${name}'];\n`).join('')}${events
    .map(
      ({ name, type: event, description: said }) =>
        `${doc(said, '  ')}  readonly ${output(name)}: EventEmitter<${event}>;\n`,
    )
    .join('')}  static ɵfac: i0.ɵɵFactoryDeclaration<${type}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${type}, "${tag}", never, { ${required.join('; ')} }, { ${outputs.join('; ')} }, never, never, true, never>;
}
`;
}
