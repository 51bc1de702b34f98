import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, isStarted } from './closing.mjs';
import { environment, ROOT } from './workspace.mjs';

const PLUGIN = join(ROOT, 'integrations', 'wordpress');

/**
 * Tests the WordPress plugin with PHP and, from Debian's package, WordPress's own formatting,
 * shortcodes and filter of markup. The packages are unpacked far from here and thrown away, so that
 * nobody has to be root; a PHP that is installed is taken.
 */
export async function wordpress() {
  const place = mkdtempSync(join(tmpdir(), 'skf-wordpress-'));
  try {
    const php = unpack(place);
    cpSync(PLUGIN, join(place, 'plugin'), { recursive: true });
    const files = join(place, 'debian', 'usr', 'share', 'wordpress', 'wp-includes');
    const [program = '', ...options] = php;
    const { status, output } = run(place, program, ...options, join('plugin', 'test.php'), files);
    const lines = output.split('\n');
    console.log(output.replaceAll(/^not ok/gm, '✗').replaceAll(/^ok/gm, '✓'));
    const passed = lines.filter((line) => line.startsWith('ok ')).length;
    const failed = lines
      .filter((line) => line.startsWith('not ok '))
      .map((line) => line.slice('not ok '.length));
    if (status !== 0 && failed.length === 0) throw new Error(`PHP ended with ${status}.`);
    return { passed, failed };
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Unpacks WordPress, and PHP where there is none, into `debian`.
 * @param {string} place
 * @returns {string[]} how PHP is started
 */
function unpack(place) {
  const installed = run(place, 'php', '--version').status === 0;
  mkdirSync(join(place, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(place, 'cache', 'archives', 'partial'), { recursive: true });
  const apt = (/** @type {string[]} */ ...args) => {
    const settings = [
      `Dir::State::Lists=${join(place, 'lists')}`,
      `Dir::Cache=${join(place, 'cache')}`,
      'Debug::NoLocking=true',
      'APT::Sandbox::User=',
    ];
    const { status, output } = run(
      place,
      'apt-get',
      '-qq',
      ...settings.flatMap((one) => ['-o', one]),
      ...args,
    );
    if (status !== 0)
      throw new Error(`Debian’s packages cannot be had (apt-get ${args.join(' ')}):\n${output}`);
  };
  apt('update');
  apt('download', 'wordpress');
  if (!installed) apt('install', '-y', '--no-install-recommends', '--download-only', 'php-cli');

  const archives = join(place, 'cache', 'archives');
  const packages = [place, archives].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.deb'))
      .map((file) => join(folder, file)),
  );
  for (const file of packages) {
    const { status, output } = run(place, 'dpkg-deb', '-x', file, 'debian');
    if (status !== 0) throw new Error(`dpkg-deb cannot unpack ${file}:\n${output}`);
  }
  return installed ? ['php'] : unpackedPhp(join(place, 'debian', 'usr'));
}

/**
 * A PHP that lies where it was unpacked, with nothing but what is built into it.
 * @param {string} usr
 */
function unpackedPhp(usr) {
  const find = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
    join(folder, readdirSync(folder).find((file) => name.test(file)) ?? '');
  const libraries = find(join(usr, 'lib'), /-linux-gnu/);
  return ['env', `LD_LIBRARY_PATH=${libraries}`, find(join(usr, 'bin'), /^php\d/), '-n'];
}

/** @param {string} cwd @param {string} program @param {string[]} args */
function run(cwd, program, ...args) {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` };
}

if (isStarted(import.meta.url)) await close([wordpress]);
