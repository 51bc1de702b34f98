import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, ROOT } from './workspace.mjs';

/**
 * Tests the WordPress plugin with the system's PHP and, from Debian's package, WordPress's own
 * formatting, shortcodes and filter of markup. Brings PHP along where it may; WordPress is unpacked
 * far from here and thrown away. The last line is `N passed, N failed`.
 */
const PLUGIN = join(ROOT, 'integrations', 'wordpress');
const REPORT = join(ROOT, 'reports', 'wordpress.json');

const place = mkdtempSync(join(tmpdir(), 'skf-wordpress-'));
rmSync(REPORT, { force: true });
try {
  const missing = findOrInstallPhp() ?? unpackWordpress();
  report(missing === null ? test() : [`not ok ${missing}`]);
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 3 });
}

/** What is missing, or null where PHP runs. */
function findOrInstallPhp() {
  const has = () => run('php', '--version').status === 0;
  if (has()) return null;
  if (process.getuid?.() === 0 && run('apt-get', '--version').status === 0) {
    console.log('No PHP found: installing php-cli …');
    apt('install', '-y', '-qq', '--no-install-recommends', 'php-cli');
    if (has()) return null;
  }
  return 'PHP is missing; as root: apt-get install php-cli';
}

/** What is missing, or null where WordPress's files lie in the place. */
function unpackWordpress() {
  apt('download', 'wordpress');
  const archive = readdirSync(place).find((file) => file.endsWith('.deb'));
  if (archive === undefined) return 'Debian’s package wordpress cannot be had by apt-get download';
  if (run('dpkg-deb', '-x', archive, 'debian').status !== 0) {
    return 'dpkg-deb cannot unpack Debian’s package wordpress';
  }
  return null;
}

/** What PHP says, line by line. */
function test() {
  cpSync(PLUGIN, join(place, 'plugin'), { recursive: true });
  const wordpress = join(place, 'debian', 'usr', 'share', 'wordpress', 'wp-includes');
  const { status, output } = run('php', join('plugin', 'test.php'), wordpress);
  return [...output.split('\n'), ...(status === 0 ? [] : [`not ok PHP ended with ${status}`])];
}

/** @param {readonly string[]} lines */
function report(lines) {
  const passed = lines.filter((line) => line.startsWith('ok ')).length;
  const failed = lines.filter((line) => line.startsWith('not ok ')).length;
  console.log(lines.map((line) => line.replace(/^not ok/, '✗').replace(/^ok/, '✓')).join('\n'));
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ passed, failed, broken: [] }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Once more with fresh lists, where those at hand are too old or not there. @param {string[]} args */
function apt(...args) {
  if (run('apt-get', ...args).status === 0) return;
  run('apt-get', 'update', '-qq');
  run('apt-get', ...args);
}

/** @param {string} program @param {string[]} args */
function run(program, ...args) {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: place,
    env,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}
