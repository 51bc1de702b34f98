import { findOrInstallBrowser } from './browser.mjs';
import { installPackages } from './workspace.mjs';

/** Installs everything that building and testing needs, and starts nothing. */
await installPackages();
const browser = await findOrInstallBrowser();
console.log(`Browser for the tests: ${browser['CHROME_PATH']}`);
