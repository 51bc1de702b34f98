import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Every plain page of the built site, by its path from the root. */
export const pages: readonly string[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html') && !path.startsWith('storybook/'))
  .map((path) => path.replace(/index\.html$/, ''))
  .toSorted();

/** What a page links to within the site, as paths of files from the root. */
export function linksOf(path: string): readonly string[] {
  const html = readFileSync(fileOf(path), 'utf8');
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*\s(?:href|src)="([^"#?]+)[^"]*"/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => relative(DIST, join(fileOf(path), '..', to)) + (to.endsWith('/') ? '/' : ''));
}

/** Whether the site has a page or a file. */
export function has(path: string): boolean {
  return existsSync(fileOf(path));
}

function fileOf(path: string): string {
  return join(DIST, path === '' || path.endsWith('/') ? `${path}index.html` : path);
}
