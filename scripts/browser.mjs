import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, ROOT, run } from './workspace.mjs';

/** Where Chromium and its relatives are found, first come first served. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium inside an npm package, for machines where nobody may install programs. */
const PACKAGED = '@sparticuz/chromium@147.0.0';

/**
 * A browser that really starts, as the environment variables that tell the test runners of it.
 * Installs one if none is found: as root from the system's packages, else from the npm registry.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function findOrInstallBrowser() {
  const browser =
    (await findBrowser()) ?? (await installSystemBrowser()) ?? (await installPackagedBrowser());
  if (browser) return browser;
  throw new Error('No Chromium or Chrome was found or could be installed; set CHROME_PATH to one.');
}

async function findBrowser() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [process.env['CHROME_PATH'] ?? '', ...onPath, ...PLACES];
  for (const path of candidates) {
    if (existsSync(path) && (await starts(path))) return { CHROME_PATH: path };
  }
  return null;
}

async function installSystemBrowser() {
  const root = process.getuid?.() === 0;
  if (!root || spawnSync('apt-get', ['--version']).status !== 0) return null;
  console.log('No browser found: installing chromium …');
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return findBrowser();
}

async function installPackagedBrowser() {
  const folder = join(ROOT, 'node_modules', '.cache', 'browser');
  const packaged = join(folder, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(packaged)) {
    console.log(`No browser found: installing ${PACKAGED} …`);
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', PACKAGED];
    if ((await run('npm', args, { cwd: tmpdir() })) !== 0) return null;
  }
  // It unpacks its own libraries only where it believes it is at home.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import(
    pathToFileURL(join(packaged, 'build', 'esm', 'index.js')).href
  );
  const path = await chromium.executablePath();
  const env = {
    CHROME_PATH: path,
    LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] ?? '',
    FONTCONFIG_PATH: process.env['FONTCONFIG_PATH'] ?? '',
  };
  return (await starts(path, env)) ? env : null;
}

/**
 * Whether a browser comes up: it says on which address its tools listen.
 * @param {string} path
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>}
 */
function starts(path, env = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'skf-browser-'));
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  return new Promise((resolve) => {
    const child = spawn(path, args, { env: environment(env), stdio: ['ignore', 'ignore', 'pipe'] });
    /** @param {boolean} started */
    const finish = (started) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(started);
    };
    const timer = setTimeout(finish, 20_000, false);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('DevTools listening')) finish(true);
    });
    child.on('error', () => finish(false));
    child.on('exit', () => {
      finish(false);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    });
  });
}
