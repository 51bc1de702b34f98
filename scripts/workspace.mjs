import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The package manager as the root package names it: `pnpm@1.2.3`. */
const PNPM = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')).packageManager;

const NETWORK_SETTINGS = /^npm_config_(registry|cafile|proxy|https_proxy|noproxy|strict_ssl)$/i;

/**
 * The environment for every tool: nothing is reported to anybody, nothing asks a question, and
 * npm's own variables, which confuse pnpm, are left out but for how the registry is reached.
 * @param {NodeJS.ProcessEnv} [more]
 */
export function environment(more = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || NETWORK_SETTINGS.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...more,
  };
}

/**
 * Runs a program and gives its exit status; its output goes where ours goes.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd = ROOT, env = environment() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit', shell: onWindows });
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', (error) => {
      console.error(String(error));
      resolve(127);
    });
    child.on('exit', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs pnpm in the workspace.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function pnpm(args, env = environment()) {
  const { program, before, cwd } = findPnpm();
  return run(program, [...before, ...args], { cwd, env });
}

/**
 * Runs pnpm in the workspace and gives its exit status and what it says, instead of showing it.
 * @param {readonly string[]} args
 */
export function pnpmSays(args) {
  const { program, before, cwd } = findPnpm();
  const options = { cwd, env: environment(), shell: onWindows, maxBuffer: 1 << 26 };
  const said = spawnSync(program, [...before, ...args], { ...options, encoding: 'utf8' });
  return { status: said.status ?? 1, text: `${said.stdout ?? ''}${said.stderr ?? ''}` };
}

/**
 * The installed pnpm if it is the right version, else one that npx brings. npx starts elsewhere,
 * since inside a workspace it may take another version's copy.
 */
function findPnpm() {
  return installedPnpm()
    ? { program: 'pnpm', before: [], cwd: ROOT }
    : { program: 'npx', before: ['--yes', PNPM, '--dir', ROOT], cwd: tmpdir() };
}

/** Installs every package exactly as the lock file says. */
export async function installPackages() {
  const status = await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  if (status !== 0) {
    throw new Error('The packages could not be installed: does the package registry answer?');
  }
}

const onWindows = process.platform === 'win32';

function installedPnpm() {
  const asked = spawnSync('pnpm', ['--version'], {
    cwd: tmpdir(),
    env: environment(),
    encoding: 'utf8',
    shell: onWindows,
  });
  return asked.status === 0 && `pnpm@${asked.stdout.trim()}` === PNPM;
}
