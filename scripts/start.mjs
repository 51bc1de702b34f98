import { join } from 'node:path';
import { installPackages, pnpm, ROOT, run } from './workspace.mjs';

/** Installs everything, builds the docs and serves them; the address is printed by the server. */
await installPackages();
const built = await pnpm([
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=@schafkopf/docs',
  '--output-logs=errors-only',
]);
if (built === 0) {
  console.log('The score sheet is at the address below, Storybook beside it under /storybook/.');
  // Started directly, so that ending this ends the server.
  const docs = join(ROOT, 'packages', 'docs');
  const vite = join(docs, 'node_modules', 'vite', 'bin', 'vite.js');
  process.exitCode = await run(process.execPath, [vite, 'preview'], { cwd: docs });
} else {
  process.exitCode = built;
}
