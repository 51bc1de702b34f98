const chromium = process.env['CHROME_PATH'];

/** How built pages are tested in each package. */
export const pages = {
  outputDir: 'reports/failures',
  testMatch: '**/*.spec.ts',
  workers: 2,
  // How fast a machine is says nothing about the pages.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/pages.json' }]] as [
    ['list'],
    ['json', { outputFile: string }],
  ],
};

/** The browser that they are tested in. */
export const launchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
};
