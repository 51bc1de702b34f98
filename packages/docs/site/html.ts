/** Text that stands for itself in HTML, in a quoted attribute too. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with attributes; those without a value are left out. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content = '',
): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
    .join('');
  return `<${tag}${said}>${content}</${tag}>`;
}

/** A cell of a table: text to escape, or HTML; numbers are set to the right. */
export type Cell = string | { readonly html: string } | { readonly figure: string };

/**
 * A table that can be scrolled where it is too wide; the first cell of each row is its heading. One
 * that is `stacked` has its cells below each other on a phone, each with the title of its column.
 */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  kind?: 'stacked',
) {
  const cells = (row: readonly Cell[]) =>
    row
      .map((cell, column) => {
        const tag = column === 0 ? 'th' : 'td';
        const said = column === 0 ? { scope: 'row' } : labelled(kind, head[column]);
        if (typeof cell === 'string') return element(tag, said, escaped(cell));
        return 'html' in cell
          ? element(tag, said, cell.html)
          : element(tag, { ...said, class: 'figure' }, escaped(cell.figure));
      })
      .join('');
  const titles = head.map((text, column) => {
    const isFigure = rows.some((row) => typeof row[column] === 'object' && 'figure' in row[column]);
    return element('th', { scope: 'col', class: isFigure ? 'figure' : undefined }, escaped(text));
  });
  const body = rows.map((row) => element('tr', {}, cells(row))).join('\n');
  return wide(
    title,
    `<table><thead><tr>${titles.join('')}</tr></thead>\n<tbody>${body}</tbody></table>`,
    ['listed', kind].filter(Boolean).join(' '),
  );
}

/** The title of its column, for a cell that may stand below the others. */
export function labelled(kind: 'stacked' | undefined, title: string | undefined) {
  return { 'data-label': kind === 'stacked' && title !== '' ? title : undefined };
}

/** Something that scrolls by itself where it is too wide, by keyboard too. */
export function wide(label: string, content: string, kind?: string): string {
  return element(
    'div',
    {
      class: ['wide', kind].filter(Boolean).join(' '),
      tabindex: '0',
      role: 'group',
      'aria-label': label,
    },
    content,
  );
}
