/**
 * Makes a page as large as `viewport.ts` asks; the runner's own command knows no WebDriver. A plugin
 * of the test server.
 */
export function viewport() {
  return {
    name: 'viewport',
    /** @param {{ command: string, payload: Size, session: { id: string, browser: any } }} asked */
    async executeCommand({ command, payload, session: { id, browser } }) {
      if (command !== 'viewport') return undefined;
      if (browser.type === 'webdriver') await resizeWindow(browser.driver, payload);
      else await browser.getPage(id).setViewport(payload);
      return true;
    },
  };
}

/**
 * The window, which has a frame and bars around the page.
 * @param {any} driver @param {Size} size
 */
async function resizeWindow(driver, { width, height }) {
  const inner = await driver.execute(() => [innerWidth, innerHeight]);
  const outer = await driver.getWindowRect();
  await driver.setWindowRect(
    null,
    null,
    outer.width + width - inner[0],
    outer.height + height - inner[1],
  );
}

/** @typedef {{ width: number, height: number }} Size */
