import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Book } from './books.js';
import { render, type Text } from './markdown.js';

const DOCS = fileURLToPath(new URL('..', import.meta.url));

/** What was rendered, and of which state of its file; every page names the titles of all others. */
const rendered = new Map<string, { readonly at: number; readonly text: Text }>();

/** The text of a page of a book. */
export function textOf({ texts, language }: Book, slug: string): Text {
  const path = join(DOCS, texts, `${slug}.md`);
  const at = statSync(path).mtimeMs;
  const known = rendered.get(path);
  if (known?.at === at) return known.text;
  const text = render(readFileSync(path, 'utf8'), language);
  rendered.set(path, { at, text });
  return text;
}
