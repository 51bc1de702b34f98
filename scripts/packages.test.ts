import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, pack, PUBLISHED, readPacked } from './packed.mjs';
import { ROOT } from './workspace.mjs';

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'skf-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
const tarballs = pack(folder);

/** What lies in a package besides `dist`. */
const BESIDES = {
  core: /^(bin\/skf-conformance\.js|conformance\/[\w-]+\.(jsonl|md)|sheet\.schema\.json)$/,
  elements: /^$/,
};

/** What in `dist` is written or bundled by the build, instead of compiled from a file of `src`. */
const MADE = {
  core: /^$/,
  elements: new RegExp(
    [
      String.raw`^(skf|autoload)\.js(\.map)?$`,
      String.raw`^parts/[\w.-]+\.js(\.map)?$`,
      String.raw`^frameworks/[\w/-]+(\.d\.ts|\.js)$`,
      String.raw`^(custom-elements|integrity|style-hashes|web-types|vscode\.(html|css)-custom-data)\.json$`,
    ].join('|'),
  ),
};

/** Entries that are no modules with types: files for a script tag, and data. */
const NO_MODULES = new Set(['skf.js', 'autoload.js', 'conformance/*']);

describe.each(PUBLISHED)('%s as it is published', (name) => {
  const tarball = tarballs[name];
  const home = join(ROOT, 'packages', name);
  const files = filesOf(tarball);
  const manifest = JSON.parse(readPacked(tarball, 'package.json'));

  it('has its licence, its README and nothing that nobody needs', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    const unknown = files.filter((file) => {
      if (['LICENSE', 'README.md', 'package.json'].includes(file)) return false;
      if (!file.startsWith('dist/')) return !BESIDES[name].test(file);
      const inside = file.replace('dist/', '');
      const source = join(home, 'src', inside.replace(/(\.d\.ts|\.js|\.js\.map)$/, '.ts'));
      return !MADE[name].test(inside) && (!existsSync(source) || /\.(test|stories)\./.test(inside));
    });
    expect(unknown).toEqual([]);
  });

  it('has the entries and the files that are written down (`npm run published`)', async () => {
    const contents = `${entriesOf(manifest.exports).join('\n')}\n\n${modulesOf(files).join('\n')}\n`;
    await expect(contents).toMatchFileSnapshot(join(ROOT, 'published', `${name}.contents.txt`));
  });

  it('has only dependencies that CONTRIBUTING gives a reason for', () => {
    const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const [, table = ''] =
      /## Dependencies of the published packages\n(.*?)\n## /s.exec(contributing) ?? [];
    const reasons = Array.from(table.matchAll(/^\| `([^`]+)` +\| \S.*\|$/gm), ([, one]) => one);
    const others = Object.keys(manifest.dependencies).filter((one) => one !== '@schafkopf/core');
    expect(others.length).toBeGreaterThan(0);
    expect(reasons).toEqual(expect.arrayContaining(others));
  });

  it('leads to files that are there, and not into this repository', () => {
    expect(JSON.stringify(manifest)).not.toContain('/src/');
    expect(JSON.stringify(manifest)).not.toContain('workspace:');
    expect(manifest).not.toHaveProperty('devDependencies');
    const targets = Object.values<string | Record<string, string>>(manifest.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .filter((target) => !target.includes('*'));
    expect(files).toEqual(expect.arrayContaining(targets.map((path) => path.replace('./', ''))));
  });

  it('has source maps that carry their source', () => {
    const maps = files.filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(50);
    const { sources, sourcesContent } = JSON.parse(readPacked(tarball, 'dist/index.js.map'));
    expect(sourcesContent).toHaveLength(sources.length);
  });

  it('passes publint, strictly', async () => {
    const content = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: {
        tarball: content.buffer.slice(content.byteOffset, content.byteOffset + content.length),
      },
      strict: true,
      level: 'suggestion',
    });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has types that resolve (are-the-types-wrong)', () => {
    const entries = Object.keys(manifest.exports)
      .map((entry) => entry.replace(/^\.\/?/, ''))
      .filter((entry) => !entry.endsWith('.json') && !NO_MODULES.has(entry))
      .map((entry) => entry || '.');
    const attw = join(
      dirname(require.resolve('@arethetypeswrong/cli/package.json')),
      'dist/index.js',
    );
    const args = [attw, tarball, '--profile', 'esm-only', '--entrypoints', ...entries];
    expect(() => execFileSync(process.execPath, args, { encoding: 'utf8' })).not.toThrow();
  });
});

/** What each entry leads to: to types and to what runs. */
function entriesOf(exports: Readonly<Record<string, string | Record<string, string>>>): string[] {
  return Object.entries(exports).map(
    ([entry, target]) =>
      `${entry} → ${typeof target === 'string' ? target : Object.values(target).join(', ')}`,
  );
}

/** One line for what was compiled from one file, and one for all private parts. */
function modulesOf(files: readonly string[]): string[] {
  const endings = new Map<string, string[]>();
  for (const file of files) {
    if (file.startsWith('dist/parts/')) continue;
    const [, stem = file, ending = ''] = /^(.+?)(\.d\.ts|\.js|\.js\.map)$/.exec(file) ?? [];
    endings.set(stem, [...(endings.get(stem) ?? []), ending]);
  }
  const lines = Array.from(endings, ([stem, [first = '', ...others]]) =>
    others.length === 0 ? stem + first : `${stem}{${[first, ...others].join(',')}}`,
  );
  return files.some((file) => file.startsWith('dist/parts/')) ? [...lines, 'dist/parts/…'] : lines;
}
