import { Marked, type TokenizerAndRendererExtension } from 'marked';
import type { Language } from '../learn/contents.js';
import { figure } from './figures.js';

/** A figure that core computes, named in the text: `{{price solo}}`. */
const FIGURE = /\{\{\s*([^\s}]+)\s*([^}]*?)\s*\}\}/;

/** A page of the learning path, ready for its frame. */
export interface Text {
  readonly title: string;
  /** The first paragraph, without markup. */
  readonly summary: string;
  readonly html: string;
}

/** Renders a learning page; what it shows of the game is computed while it is rendered. */
export function render(markdown: string, language: Language): Text {
  const marked = new Marked({
    extensions: [figures(language, 'block'), figures(language, 'inline')],
  });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const body = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(text)}">${body}</h${depth}>\n`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: 'th' | 'td') =>
          row
            .map(({ tokens }, column) => {
              const scope = tag === 'th' ? ' scope="col"' : '';
              const side = token.align[column] === 'right' ? ' class="figure"' : '';
              return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
            })
            .join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="wide" tabindex="0" role="group" aria-label="${textOf(cells(token.header, 'th'))}"><table>
<thead><tr>${cells(token.header, 'th')}</tr></thead>
<tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked
    .parse(markdown, { async: false })
    .replaceAll('<pre><code', '<pre tabindex="0"><code');
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (title === undefined) throw new TypeError('a learning page begins with its title');
  return {
    title: textOf(title),
    summary: textOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? ''),
    html,
  };
}

function figures(language: Language, level: 'block' | 'inline'): TokenizerAndRendererExtension {
  const whole =
    level === 'block'
      ? new RegExp(`^${FIGURE.source}\\s*(?:\\n|$)`)
      : new RegExp(`^${FIGURE.source}`);
  return {
    name: `figure-${level}`,
    level,
    start: (source) => source.match(FIGURE)?.index,
    tokenizer(source) {
      const [raw, name, said] = whole.exec(source) ?? [];
      return raw === undefined ? undefined : { type: `figure-${level}`, raw, figure: name, said };
    },
    renderer: ({ figure: name, said }) => figure(String(name), String(said), language),
  };
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
