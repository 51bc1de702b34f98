import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkLine } from './check.js';
import type { Verdict } from './verdict.js';

/** Checks the conformance files that are named: `skf-conformance FILE…`. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error('usage: skf-conformance FILE…');
    return 2;
  }
  const verdicts = files.flatMap(checkFile);
  const failures = verdicts.filter((verdict) => !verdict.passed);
  for (const { id, reason, detail } of failures) {
    console.log(reason === 'wrong' ? `${id}: ${detail}` : `${id}: ${reason} (${detail})`);
  }
  const byReason = countBy(failures.map((verdict) => verdict.reason));
  for (const [reason, count] of byReason) console.log(`  ${count} × ${reason}`);
  console.log(`${verdicts.length - failures.length} passed, ${failures.length} failed`);
  return failures.length > 0 || verdicts.length === 0 ? 1 : 0;
}

function checkFile(file: string): Verdict[] {
  // A package manager starts this in the package's folder; names are meant from where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return [{ passed: false, id: file, reason: 'unreadable', detail: String(error) }];
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(checkLine);
}

function countBy(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

process.exitCode = main(process.argv.slice(2));
