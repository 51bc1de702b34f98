import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { described } from '../packages/elements/tools/described.mjs';
import { ROOT } from './workspace.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const README = read('README.md');
const ELEMENTS = read('packages/elements/README.md');
const RECIPES = read('packages/docs/use/recipes.md');
const manifest = JSON.parse(read('packages/elements/dist/custom-elements.json'));

/** What an opened section of a text has in it. */
const section = (text: string, title: string) =>
  text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0];

/** Where each framework of the README is used and tested: its consumer, and the title of its recipe. */
const FRAMEWORKS: Record<string, readonly [source: string, recipe: string | null]> = {
  'React 19': ['react-19/src/app.tsx', 'React 19'],
  'React ≤ 18': ['react-18/src/app.tsx', null],
  Preact: ['preact/src/main.tsx', null],
  Solid: ['solid/src/main.tsx', null],
  Vue: ['vue/src/App.vue', 'Vue 3'],
  'Svelte 5': ['svelte/src/App.svelte', 'Svelte 5'],
  Angular: ['angular/src/app.ts', 'Angular'],
};

describe('what the READMEs say of frameworks', () => {
  const table = section(ELEMENTS, 'In a framework') ?? '';
  const rows = Array.from(
    table.matchAll(/^\| ([^|`]+?) +\| `([^`]+)` +\| `([^`]+)`/gm),
    ([, name = '', entry = '', example = '']) => ({ name, entry, example }),
  );

  it('is of those that a consumer tries', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(FRAMEWORKS));
    const tried = Object.values(FRAMEWORKS).map(([source]) => source.split('/')[0]);
    expect([...tried, 'eleventy', 'html'].sort()).toEqual(
      readdirSync(join(ROOT, 'consumers')).sort(),
    );
  });

  it.each(rows)('$name is used as they say', ({ name, entry, example }) => {
    const [source = '', recipe] = FRAMEWORKS[name] ?? [];
    const used = read(join('consumers', source));
    expect(used).toContain(`'${entry}'`);
    // How a property is set, and how an event is listened to: `:selected=`, `@skf-card-select=`.
    const [, property = '', event = ''] = /^<\S+ (\S+?=)\S+ (\S+?=)/.exec(example) ?? [];
    expect(property + event).not.toBe('');
    expect(used).toContain(` ${property}`);
    expect(used).toContain(` ${event}`);
    if (!recipe) return;
    const change = event.replace('skf-card-select', 'skf-change').replace('CardSelect', 'Change');
    expect(used).toContain(` ${change}`);
    expect(section(RECIPES, recipe)).toContain(` ${change}`);
  });
});

describe('what else they say', () => {
  it('the names of tariffs are those of core', async () => {
    // Types are checked before anything is built.
    const { TARIFF_IDS } = await import(join(ROOT, 'packages/core/dist/index.js'));
    const [, list = ''] = /`tariff` is one of ([^]*?)\. /.exec(ELEMENTS) ?? [];
    expect(Array.from(list.matchAll(/`(.+?)`/g), ([, name]) => name)).toEqual(TARIFF_IDS);
  });

  const elements = described(manifest);

  it('how many elements there are', () => {
    const [, row = ''] = /\| \[`@schafkopf\/elements`\].*\| (.*)\|/.exec(README) ?? [];
    const named = Array.from(row.matchAll(/<(skf-[\w-]+)>/g), ([, tag]) => tag);
    expect(elements.map(({ tag }) => tag)).toEqual(expect.arrayContaining(named));
    expect(row).toContain(
      `and ${['no', 'one', 'two', 'three', 'four'][elements.length - named.length]} others`,
    );
  });

  it('which Node is needed', () => {
    const [, version = ''] = /You need Node (\d+) or newer/.exec(README) ?? [];
    const manifests = ['.', 'packages/core', 'packages/elements'].map((folder) =>
      join(folder, 'package.json'),
    );
    for (const file of manifests) {
      expect(JSON.parse(read(file)).engines.node).toBe(`>=${version}`);
    }
    expect(read('.github/workflows/ci.yml')).toContain(`node-version: ${version}`);
  });

  it('which colours can be set', () => {
    const [, told = ''] = /can be\s+set by role: ([^.]*)\./.exec(ELEMENTS) ?? [];
    const styles = ['internal/roles', 'internal/theme', 'deck/deck'].map((name) =>
      read(`packages/elements/src/${name}.styles.ts`),
    );
    const colours = styles.join('').match(/--skf-[a-z-]+/g);
    const names = Array.from(told.matchAll(/--skf-[\w-]+/g), ([name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(colours).toEqual(expect.arrayContaining(names));
  });

  it('which attributes the plugin for WordPress takes', () => {
    const told = /It takes the attributes of the element: (.*?)\. What/s.exec(RECIPES)?.[1] ?? '';
    const plugin = read('integrations/wordpress/skf-scoresheet.php');
    const taken = /SKF_ATTRIBUTES = array\((.*?)\);/s.exec(plugin)?.[1] ?? '';
    const names = (text: string) =>
      Array.from(text.matchAll(/[`']([\w-]+)[`']/g), ([, name]) => name).sort();
    expect(names(told)).toEqual([...names(taken), 'readonly'].sort());
  });
});
