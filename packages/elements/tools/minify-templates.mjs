import MagicString from 'magic-string';
import { parseAst } from 'vite';

/**
 * Makes one space of each line break with its indent in the html`…` and svg`…` of a script, which
 * is what a browser shows of it: minifiers of scripts leave what is in a template alone.
 * @param {string} source
 */
export function minifyTemplates(source) {
  const script = new MagicString(source);
  for (const { start, end } of textsIn(parseAst(source))) {
    if (start === end) continue;
    script.overwrite(start, end, source.slice(start, end).replaceAll(/\s*\n\s*/g, ' '));
  }
  return { code: script.toString(), map: script.generateMap({ hires: 'boundary' }) };
}

/**
 * The text between the values of each template of Lit's.
 * @param {unknown} tree
 * @returns {{ readonly start: number, readonly end: number }[]}
 */
function textsIn(tree) {
  /** @type {{ start: number, end: number }[]} */
  const texts = [];
  /** @param {any} node */
  const look = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const tag = node.type === 'TaggedTemplateExpression' && node.tag.name;
    if (tag === 'html' || tag === 'svg') texts.push(...node.quasi.quasis);
    Object.values(node).forEach(look);
  };
  look(tree);
  return texts;
}
