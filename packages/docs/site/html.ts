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

/** A table that can be scrolled where it is too wide; the first cell of each row is its heading. */
export function table(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const cells = (row: readonly Cell[]) =>
    row
      .map((cell, column) => {
        const tag = column === 0 ? 'th' : 'td';
        const scope = column === 0 ? { scope: 'row' } : {};
        if (typeof cell === 'string') return element(tag, scope, escaped(cell));
        return 'html' in cell
          ? element(tag, scope, cell.html)
          : element(tag, { ...scope, class: 'figure' }, escaped(cell.figure));
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
    'listed',
  );
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
