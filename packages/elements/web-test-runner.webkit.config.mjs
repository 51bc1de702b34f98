import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import base from './web-test-runner.config.mjs';

/**
 * The same tests in WebKit, which takes several times as long: a command of its own. It needs
 * `WebKitWebDriver` (Debian's package `webkit2gtk-driver`) and a screen, feigned by `xvfb-run`.
 */
const PORT = 47_901;

const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], {
  stdio: 'inherit',
  env: {
    ...process.env,
    XDG_CONFIG_HOME: fileURLToPath(new URL('test/webkit', import.meta.url)),
    NO_AT_BRIDGE: '1',
    // Root may not build the walls between its processes.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  },
});
process.on('exit', () => driver.kill());

const webkit = webdriverLauncher({
  hostname: '127.0.0.1',
  port: PORT,
  path: '/',
  capabilities: {
    browserName: 'MiniBrowser',
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': { args: ['--automation'] },
  },
});

export default {
  ...base,
  browsers: [webkit],
  // With more than one, it puts each page into a frame, which gets no keys.
  concurrency: 1,
  reporters: base.reporters.slice(0, 1),
};
