import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';

/*
 * The samples of the README files run as they stand there. `expression; // → value` is checked.
 */
const CORE = pathToFileURL(new URL('../src/index.ts', import.meta.url).pathname).href;

const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
};

function samplesOf(readme: string): string[] {
  const text = readFileSync(new URL(readme, import.meta.url), 'utf8');
  return [...text.matchAll(/```ts\n([^]*?)```/g)]
    .map(([, code = '']) => code)
    .filter((code) => code.includes("'@schafkopf/core'"));
}

/** The sample as a module that collects what it says and what it promises. */
function moduleOf(sample: string, core = CORE): string {
  const checked = sample
    .replaceAll("'@schafkopf/core'", `'${core}'`)
    .replaceAll(/^(.+); \/\/ → (.+)$/gm, 'said.push([$1, $2]);');
  return `export const said: unknown[] = [];\n${checked}`;
}

describe.each([
  ['the README of core', '../README.md', 3],
  ['the README of the project', '../../../README.md', 1],
])('%s', (title, readme, count) => {
  const samples = samplesOf(readme);
  const folder = new URL(`../reports/${title.replaceAll(' ', '-')}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has its samples, in under a hundred lines', () => {
    expect(samples).toHaveLength(count);
    const lines = readFileSync(new URL(readme, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n').length;
    expect(lines).toBeLessThan(100);
  });

  it.each(samples.map((sample, at) => [at + 1, sample] as const))(
    'sample %i does what it says',
    async (number, sample) => {
      const file = new URL(`sample-${number}.ts`, folder);
      writeFileSync(file, moduleOf(sample));
      const { said } = (await import(/* @vite-ignore */ file.href)) as {
        said: [unknown, unknown][];
      };
      expect(said.length).toBeGreaterThan(0);
      for (const [got, promised] of said) expect(got).toEqual(promised);
    },
  );

  it('its samples are typed as strictly as a program of somebody else may be', () => {
    const files = samples.map((sample, at) => {
      const file = new URL(`typed-${at + 1}.ts`, folder).pathname;
      writeFileSync(file, moduleOf(sample, '../../src/index.js'));
      return file;
    });
    const program = ts.createProgram(files, STRICT);
    const wrong = files
      .map((file) => program.getSourceFile(file))
      .flatMap((file) => program.getSemanticDiagnostics(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(wrong).toEqual([]);
  });
});
