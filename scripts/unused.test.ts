import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { environment, ROOT } from './workspace.mjs';

it('has no file, export or dependency that nothing uses, and uses none that is not named (knip)', () => {
  const knip = join(dirname(createRequire(import.meta.url).resolve('knip')), '../bin/knip.js');
  const { stdout, stderr } = spawnSync(process.execPath, [knip], {
    cwd: ROOT,
    env: environment(),
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`.trim()).toBe('');
});
