import { truncateSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, Host, test, wholePage } from './host.js';

/*
 * What a browser really does to a page; what can be feigned within one stands beside the score sheet,
 * and storage denied in `strict.spec.ts`.
 */
const CLUB = 'https://club.example';
const page = wholePage(
  '<skf-scoresheet players="Anna,Ben,Cora,Dan" storage-key="table"></skf-scoresheet>',
  '<script src="/skf/skf.js"></script>',
);

/** The score sheet as somebody sees it who throws hand after hand in. */
class Sheet {
  readonly page: Page;

  constructor(one: Page) {
    this.page = one;
  }

  static async open(tab: Page, host: Host): Promise<Sheet> {
    await tab.goto(host.put('/', page));
    return new Sheet(tab);
  }

  get button() {
    return this.page.getByRole('button', { name: 'Thrown in', exact: true });
  }

  /** Settles when the sheet says that the hand is on it. */
  async throwIn(number: number): Promise<void> {
    await this.button.click();
    await expect(this.page.getByText(`Hand ${number} is on the sheet.`)).toBeVisible();
  }

  /** As many as are shown; of a long evening a hundred. */
  get hands() {
    return this.page.locator('skf-sheet-table tbody tr.dealt');
  }

  get problems() {
    return this.page.getByRole('alert');
  }

  /** The ids of the rows as the page has them. */
  rows(): Promise<string[]> {
    return this.page.evaluate(() => {
      const { sheet } = document.querySelector('skf-scoresheet') as unknown as {
        sheet: { rows: { id: string }[] };
      };
      return sheet.rows.map(({ id }) => id);
    });
  }
}

test('the browser’s store fills up in the middle of a save', async ({ page: tab, host }) => {
  const control = await tab.context().newCDPSession(tab);
  await control.send('Storage.overrideQuotaForOrigin', { origin: CLUB, quotaSize: 2_000_000 });
  const sheet = await Sheet.open(tab, host);
  await sheet.throwIn(1);
  await tab.evaluate(fillUp);
  await sheet.throwIn(2);
  await expect(sheet.hands).toHaveCount(2);
  await expect(sheet.problems).toContainText('stores nothing here');
  await sheet.throwIn(3);
  // What was stored is whole.
  await tab.reload();
  await expect(sheet.hands).toHaveCount(1);
  await expect(sheet.problems).toHaveCount(0);
});

test('everything stored is cleared away, again and again, while hands are saved', async ({
  page: tab,
  host,
}) => {
  const control = await tab.context().newCDPSession(tab);
  const sheet = await Sheet.open(tab, host);
  await sheet.throwIn(1);
  for (let number = 2; number <= 12; number++) {
    await Promise.all([
      sheet.throwIn(number),
      control.send('Storage.clearDataForOrigin', { origin: CLUB, storageTypes: 'indexeddb' }),
    ]);
  }
  await expect(sheet.problems).toHaveCount(0);
  await sheet.throwIn(13);
  await tab.reload();
  await expect(sheet.hands).toHaveCount(13);
});

test('two tabs save 200 hands each at the same time, and both show all of them', async ({
  page: tab,
  context,
  host,
}) => {
  const sheets = [
    await Sheet.open(tab, host),
    await Sheet.open(await context.newPage(), host),
  ] as const;
  for (const { button } of sheets) await expect(button).toBeVisible();
  await Promise.all(sheets.map((sheet) => sheet.page.evaluate(throwInMany, 200)));
  const [left, right] = sheets;
  await expect.poll(async () => (await left.rows()).length).toBe(400);
  await expect.poll(async () => (await right.rows()).length).toBe(400);
  expect(await left.rows()).toEqual(await right.rows());
  expect(new Set(await left.rows()).size).toBe(400);
});

test('the browser killed right after the save has the hand', async ({
  playwright,
  launchOptions,
}, info) => {
  const start = async () => {
    const folder = info.outputPath('profile');
    const context = await playwright.chromium.launchPersistentContext(folder, launchOptions);
    const host = new Host();
    await host.serve(context);
    return { context, sheet: await Sheet.open(await context.newPage(), host) };
  };
  const first = await start();
  await first.sheet.throwIn(1);
  await crash(first.context, first.sheet.page);
  const again = await start();
  await expect(again.sheet.hands).toHaveCount(1);
  await again.context.close();
});

test('a data base that a later version has built anew is left as it is', async ({
  page: tab,
  host,
}) => {
  await tab.goto(host.put('/empty', wholePage(''), { 'content-type': 'text/html' }));
  await tab.evaluate(buildAnew);
  const sheet = await Sheet.open(tab, host);
  await expect(sheet.problems).toContainText('a newer version of this page');
  await sheet.throwIn(1);
  const [database] = await tab.evaluate(() => indexedDB.databases());
  expect(database?.version).toBe(2);
});

test('hostile files are refused in words, and the sheet goes on', async ({
  page: tab,
  host,
}, info) => {
  const huge = info.outputPath('huge.json');
  writeFileSync(huge, '');
  truncateSync(huge, 50_000_000);
  const sheet = await Sheet.open(tab, host);
  await sheet.throwIn(1);
  await tab.getByRole('button', { name: 'More …', exact: true }).click();
  await tab.getByRole('button', { name: 'Share and save' }).click();
  const part = tab.getByRole('dialog');
  const file = (text: string) => ({
    name: 'evening',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  for (const [given, said] of [
    [huge, 'too large for a score sheet'],
    [file(`{"version":2,"rows":[${'0,'.repeat(500_000)}0]}`), 'This is no score sheet.'],
    [file(`Anna;Ben;Cora\n1;-1;0${' '.repeat(500_000)}x\n`), 'fewer than three players'],
  ] as const) {
    await part.getByLabel('Take in a file').setInputFiles(given);
    await expect(part.getByRole('alert')).toContainText(said);
  }
  await part.getByRole('button', { name: 'Close' }).click();
  await sheet.throwIn(2);
});

/** Puts so much beside the sheet that nothing more goes in. */
async function fillUp(): Promise<void> {
  const request = indexedDB.open('filler', 1);
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('filler', { autoIncrement: true }),
    );
    request.addEventListener('success', () => resolve(request.result));
  });
  const put = (size: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = database.transaction('filler', 'readwrite');
      transaction.objectStore('filler').put(crypto.getRandomValues(new Uint8Array(size)));
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  for (const size of [50_000, 1000]) while (await put(size));
  database.close();
}

/** Throws hands in one after the other, each as soon as the one before is on the sheet. */
async function throwInMany(count: number): Promise<void> {
  type Drawn = HTMLElement & { updateComplete: Promise<unknown> };
  const sheet = document.querySelector<Drawn>('skf-scoresheet') as Drawn;
  const entry = sheet.shadowRoot?.querySelector<Drawn>('skf-sheet-entry') as Drawn;
  const button = [...(entry.shadowRoot?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent?.trim() === 'Thrown in',
  );
  for (let thrown = 0; thrown < count; thrown++) {
    await new Promise<void>((resolve) => {
      const saved = (event: Event) => {
        if ((event as Event & { by: string }).by !== 'here') return;
        sheet.removeEventListener('skf-change', saved);
        resolve();
      };
      sheet.addEventListener('skf-change', saved);
      button?.click();
    });
    await sheet.updateComplete;
    await entry.updateComplete;
  }
}

/** Ends the browser as it is, with nothing said goodbye to. */
async function crash(context: BrowserContext, tab: Page): Promise<void> {
  const control = await context.newCDPSession(tab);
  const gone = context.waitForEvent('close');
  await Promise.race([control.send('Browser.crash').catch(() => {}), gone]);
  await gone;
}

/** A data base of the next version, of which nobody knows here what it holds. */
async function buildAnew(): Promise<void> {
  const request = indexedDB.open('skf', 2);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  request.result.close();
}
