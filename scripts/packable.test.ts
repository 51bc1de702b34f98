import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { missingEntries } from './packable.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skf-packable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = {
  bin: { tool: './bin/tool.js' },
  exports: {
    '.': { '@schafkopf/source': './src/a.ts', types: './dist/a.d.ts', default: './dist/a.js' },
    './data/*': './data/*',
  },
};

it('a package that is built in part names what is missing, but no sources', () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'dist/a.d.ts'), '');
  expect(missingEntries(folder)).toEqual(['dist/a.js', 'data', 'bin/tool.js']);
});

it('one that is built to its end misses nothing', () => {
  for (const inside of ['bin', 'data']) mkdirSync(join(folder, inside));
  for (const file of ['dist/a.js', 'bin/tool.js']) writeFileSync(join(folder, file), '');
  expect(missingEntries(folder)).toEqual([]);
});
