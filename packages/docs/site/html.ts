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
