import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeIntegrity } from './integrity.mjs';
import { minifyStylesIn } from './minify-styles.mjs';
import { writeStyleHashes } from './style-hashes.mjs';
import { writeTypings } from './typings/write.mjs';

/** Builds everything that is published into `dist`; the SRI hashes are printed last. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} program @param {readonly string[]} args */
const run = (program, ...args) =>
  execFileSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });

const tsc = 'node_modules/typescript/bin/tsc';
const vite = 'node_modules/vite/bin/vite.js';

rmSync(`${root}dist`, { recursive: true, force: true });
run(tsc, '-p', 'tsconfig.build.json');
minifyStylesIn(`${root}dist`);
run(vite, 'build', '--config', 'vite.script.config.ts', '--logLevel', 'warn');
run(vite, 'build', '--config', 'vite.autoload.config.ts', '--logLevel', 'warn');
writeTypings(root);
await writeStyleHashes(`${root}dist`);

for (const [file, hash] of Object.entries(writeIntegrity(`${root}dist`))) {
  console.log(`${file}  ${hash}`);
}
