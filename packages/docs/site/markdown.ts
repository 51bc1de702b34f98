import { Marked, type TokenizerAndRendererExtension } from 'marked';
import type { Language } from '../learn/contents.js';
import { figure } from './figures.js';
import { plainText, RENDERER } from './renderer.js';

/** A figure that core computes, named in the text: `{{price solo}}`. */
const FIGURE = /\{\{\s*([^\s}]+)\s*([^}]*?)\s*\}\}/;

/** A page of the learning path, ready for its frame. */
export interface Text {
  readonly title: string;
  /** The first paragraph as HTML, without its links. */
  readonly lead: string;
  /** The first paragraph, without markup. */
  readonly summary: string;
  readonly html: string;
}

/** Renders a learning page; what it shows of the game is computed while it is rendered. */
export function render(markdown: string, language: Language): Text {
  const marked = new Marked({
    renderer: RENDERER,
    extensions: [figures(language, 'block'), figures(language, 'inline')],
  });
  const html = marked.parse(markdown, { async: false });
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (title === undefined) throw new TypeError('a learning page begins with its title');
  const lead = (/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '').replace(/<\/?a\b[^>]*>/g, '');
  return { title: plainText(title), lead, summary: plainText(lead), html };
}

function figures(language: Language, level: 'block' | 'inline'): TokenizerAndRendererExtension {
  const whole =
    level === 'block'
      ? new RegExp(`^${FIGURE.source}\\s*(?:\\n|$)`)
      : new RegExp(`^${FIGURE.source}`);
  // A block interrupts a paragraph, so it begins with a line or it would leave a gap in one.
  const begin = level === 'block' ? /(?<=\n)\{\{/ : FIGURE;
  return {
    name: `figure-${level}`,
    level,
    start: (source) => source.match(begin)?.index,
    tokenizer(source) {
      const [raw, name, said] = whole.exec(source) ?? [];
      return raw === undefined ? undefined : { type: `figure-${level}`, raw, figure: name, said };
    },
    renderer: ({ figure: name, said }) => figure(String(name), String(said), language),
  };
}
