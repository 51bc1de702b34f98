import { describe, expect, it } from 'vitest';
import { drawn, SERVER_DRAWN, WRITTEN } from './server-drawn.js';

/** What is neither a style, nor a drawing, nor a mark of Lit’s. */
function shown(page: string): string {
  return page
    .replaceAll(/<(style|svg)[^]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/\s+/g, ' ');
}

describe('drawn on a server', () => {
  it.each([...SERVER_DRAWN, WRITTEN])('$what', async ({ page: template, says }) => {
    const html = await drawn(template);
    expect(html).toMatch(/<template [^>]*shadowrootmode="open"/);
    const page = shown(html);
    expect(says.filter((text) => !page.includes(text))).toEqual([]);
  });

  it('marks as chosen only what is chosen', async () => {
    const html = await drawn(SERVER_DRAWN[0]?.page);
    expect(html).not.toMatch(/(checked|selected)="false"/);
    expect(html.match(/name="kind"[^>]*checked="true"/g)).toHaveLength(1);
  });

  it('is the same each time', async () => {
    for (const { page } of SERVER_DRAWN) expect(await drawn(page)).toBe(await drawn(page));
  });
});
