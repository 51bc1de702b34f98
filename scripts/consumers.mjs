import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser.mjs';
import { close, isStarted } from './closing.mjs';
import { pack } from './packed.mjs';
import { environment, installPackages, pnpm, ROOT } from './workspace.mjs';

const CONSUMERS = join(ROOT, 'consumers');

/** @typedef {{ name: string, failure: string | null }} Outcome */

/**
 * Installs the packages as they would be published into each project under `consumers`, far from
 * this workspace, and does there what its owner would do: check types, build, use it in a browser.
 * Every file under `wrong` must fail the check.
 * @param {readonly string[]} [names] of the consumers
 */
export async function consumers(names = readdirSync(CONSUMERS)) {
  await installPackages();
  const browser = await findOrInstallBrowser();
  const place = mkdtempSync(join(tmpdir(), 'skf-consumers-'));
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  try {
    const tarballs = await packages(place);
    for (const name of names) {
      for await (const outcome of consume(name, join(place, name), tarballs, browser)) {
        const told = `${name}: ${outcome.name}`;
        console.log(`${outcome.failure === null ? '✓' : '✗'} ${told}`);
        if (outcome.failure === null) passed += 1;
        else {
          failed.push(told);
          console.log(outcome.failure);
        }
      }
    }
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  }
  return { passed, failed };
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} what stands in a consumer's dependencies
 */
async function packages(folder) {
  const build = ['exec', 'turbo', 'run', 'build', '--filter=@schafkopf/elements'];
  if ((await pnpm([...build, '--output-logs=errors-only'])) !== 0) {
    throw new Error('the packages could not be built');
  }
  const { core, elements } = pack(folder);
  return { '@schafkopf/core': `file:${core}`, '@schafkopf/elements': `file:${elements}` };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} tarballs
 * @param {NodeJS.ProcessEnv} browser
 * @returns {AsyncGenerator<Outcome>}
 */
async function* consume(name, folder, tarballs, browser) {
  cpSync(join(CONSUMERS, name), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, ...tarballs };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));

  const installed = npm(
    folder,
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  );
  yield { name: 'installs', failure: failureOf(installed) };
  if (installed.status !== 0) return;

  if ('check' in manifest.scripts) {
    yield { name: 'type-checks', failure: failureOf(npm(folder, 'run', 'check')) };
  }
  const built = npm(folder, 'run', 'build');
  yield { name: 'builds', failure: failureOf(built) };
  if (built.status === 0) {
    // It drives the browser by a package, which may have been installed just now.
    const { drive } = await import('./consumer-page.mjs');
    yield { name: 'works in a browser', failure: await drive(join(folder, 'dist'), browser) };
  }
  yield* refused(folder);
}

/**
 * All wrong files at once, each of which must be told of.
 * @param {string} folder
 * @returns {Generator<Outcome>}
 */
function* refused(folder) {
  const files = readdirSync(folder).includes('wrong') ? readdirSync(join(folder, 'wrong')) : [];
  if (files.length === 0) return;
  cpSync(join(folder, 'wrong'), join(folder, 'src', 'wrong'), { recursive: true });
  const checked = npm(folder, 'run', 'check');
  for (const file of files) {
    const refuses = checked.status !== 0 && checked.output.includes(`wrong/${file}`);
    yield {
      name: `refuses wrong/${file}`,
      failure: refuses ? null : `the check does not tell of it\n${checked.output}`,
    };
  }
}

/** @param {{ status: number | null, output: string }} result */
function failureOf({ status, output }) {
  return status === 0 ? null : output;
}

/** @param {string} cwd @param {string[]} args */
function npm(cwd, ...args) {
  const env = environment({ NG_CLI_ANALYTICS: 'false' });
  const options = { cwd, env, shell: process.platform === 'win32' };
  const { status, stdout, stderr } = spawnSync('npm', args, { ...options, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

if (isStarted(import.meta.url)) {
  // Names of consumers as arguments restrict it to them.
  const named = process.argv.slice(2);
  await close([() => consumers(named.length > 0 ? named : undefined)]);
}
