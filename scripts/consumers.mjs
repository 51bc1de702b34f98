import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive } from './consumer-page.mjs';
import { findOrInstallBrowser } from './browser.mjs';
import { pack } from './packed.mjs';
import { environment, installPackages, pnpm, ROOT } from './workspace.mjs';

/**
 * Installs the packages as they would be published into each project under `consumers`, far from
 * this workspace, and does there what its owner would do: check types, build, use it in a browser.
 * Every file under `wrong` must fail the check. Names of consumers as arguments restrict it to them.
 * The last line is `N passed, N failed`.
 */
const CONSUMERS = join(ROOT, 'consumers');
const REPORT = join(ROOT, 'reports', 'consumers.json');

/** @typedef {{ name: string, failure: string | null }} Outcome */

const asked = process.argv.slice(2);
const all = readdirSync(CONSUMERS);
const names = asked.length > 0 ? asked : all;

rmSync(REPORT, { force: true });
await installPackages();
const browser = await findOrInstallBrowser();
const place = mkdtempSync(join(tmpdir(), 'skf-consumers-'));
/** @type {Outcome[]} */
const outcomes = [];
try {
  const tarballs = await packages(place);
  for (const name of names) {
    for await (const outcome of consume(name, join(place, name), tarballs)) {
      outcomes.push(outcome);
      console.log(`${outcome.failure === null ? '✓' : '✗'} ${name}: ${outcome.name}`);
      if (outcome.failure !== null) console.log(outcome.failure);
    }
  }
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 3 });
}

const failed = outcomes.filter(({ failure }) => failure !== null).length;
const passed = outcomes.length - failed;
mkdirSync(join(ROOT, 'reports'), { recursive: true });
writeFileSync(REPORT, JSON.stringify({ passed, failed, broken: [] }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} what stands in a consumer's dependencies
 */
async function packages(folder) {
  const build = ['exec', 'turbo', 'run', 'build', '--filter=@schafkopf/elements'];
  if ((await pnpm([...build, '--output-logs=errors-only'])) !== 0) {
    throw new Error('the packages could not be built');
  }
  const { core, elements } = await pack(folder);
  return { '@schafkopf/core': `file:${core}`, '@schafkopf/elements': `file:${elements}` };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} tarballs
 * @returns {AsyncGenerator<Outcome>}
 */
async function* consume(name, folder, tarballs) {
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
  const env = environment({ ...browser, NG_CLI_ANALYTICS: 'false' });
  const options = { cwd, env, shell: process.platform === 'win32' };
  const { status, stdout, stderr } = spawnSync('npm', args, { ...options, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
