import type { RendererObject } from 'marked';
import { element, escaped, labelled, wide } from './html.js';

/** Columns whose words are of another language than the page, by their titles. */
const OTHER_LANGUAGE: Readonly<Record<string, string>> = { Englisch: 'en', German: 'de' };

/** How Markdown is written as HTML: headings can be linked to, and what is too wide scrolls by itself. */
export const RENDERER: RendererObject = {
  heading({ tokens, depth, text }) {
    return `${element(`h${depth}`, { id: anchorOf(text) }, this.parser.parseInline(tokens))}\n`;
  },
  code({ text, lang }) {
    const language = /^\S+/.exec(lang ?? '')?.[0];
    const code = element(
      'code',
      { class: language === undefined ? undefined : `language-${language}` },
      `${escaped(text)}\n`,
    );
    return `${element('pre', { tabindex: '0' }, code)}\n`;
  },
  table({ header, rows, align }) {
    const titles = header.map(({ tokens }) => plainText(this.parser.parseInline(tokens)));
    // Three columns of text are too many for a phone, three of figures are not.
    const kind = header.length > 2 && !align.includes('right') ? 'stacked' : undefined;
    const row = (cells: typeof header, tag: 'th' | 'td') => {
      const written = cells.map(({ tokens }, column) =>
        element(
          tag,
          {
            scope: tag === 'th' ? 'col' : undefined,
            class: align[column] === 'right' ? 'figure' : undefined,
            lang: tag === 'td' ? OTHER_LANGUAGE[titles[column] ?? ''] : undefined,
            ...(tag === 'td' && column > 0 && labelled(kind, titles[column])),
          },
          this.parser.parseInline(tokens),
        ),
      );
      return element('tr', {}, written.join(''));
    };
    const head = row(header, 'th');
    const body = rows.map((cells) => row(cells, 'td')).join('\n');
    const table = `<table>\n<thead>${head}</thead>\n<tbody>${body}</tbody></table>`;
    return `${wide(titles.join(' '), table, kind)}\n`;
  },
  /** What only leads on is as high as a thumb; a link within a sentence leaves its lines as they are. */
  listitem({ tokens }) {
    const [first] = tokens;
    const leads =
      first?.type === 'text' && first.tokens?.length === 1 && first.tokens[0]?.type === 'link';
    const item = this.parser.parse(tokens);
    return `${element('li', { class: leads ? 'leads' : undefined }, item)}\n`;
  },
  codespan({ text }) {
    // A path may break where it has a joint, and nowhere else.
    return element('code', {}, escaped(text).replace(/(?<=\w)[/-](?=\w)/g, '$&<wbr>'));
  },
};

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** What a line of HTML says, without its tags. */
export function plainText(html: string): string {
  return html
    .replaceAll('<br>', ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
