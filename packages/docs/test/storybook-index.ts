import { readFileSync } from 'node:fs';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  /** The file it comes from, as seen from the package. */
  readonly importPath: string;
}

/** The entries of the built Storybook, as it lists them itself. */
export const entries = Object.values(
  (
    JSON.parse(readFileSync(new URL('../dist/storybook/index.json', import.meta.url), 'utf8')) as {
      entries: Record<string, Entry>;
    }
  ).entries,
);

export const docs = entries.filter(({ type }) => type === 'docs');
export const stories = entries.filter(({ type }) => type === 'story');
