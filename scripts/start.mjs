import { installPackages, pnpm } from './workspace.mjs';

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
process.exitCode =
  built === 0 ? await pnpm(['--filter', '@schafkopf/docs', 'run', 'preview']) : built;
