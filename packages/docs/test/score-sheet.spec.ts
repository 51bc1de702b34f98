import { expect, test, type Page } from '@playwright/test';

interface Entered {
  declarer: string;
  game: string;
  runners: number;
  outcome: string;
}

const group = (page: Page, name: string) => page.getByRole('group', { name });

async function nameThePlayers(page: Page, names: readonly string[], tariff: string) {
  for (const [seat, name] of names.entries()) {
    const input = page.getByRole('textbox', { name: `Spieler ${seat + 1}` });
    await input.fill(name);
    await input.press('Tab');
  }
  await page.getByLabel('Tarif').selectOption(tariff);
}

async function enter(page: Page, { declarer, game, runners, outcome }: Entered) {
  await group(page, 'Wer spielt?')
    .getByRole('radio', { name: new RegExp(`^${declarer}`) })
    .check();
  await group(page, 'Mit wem').getByRole('radio', { name: game, exact: true }).check();
  await group(page, 'Laufende?')
    .getByRole('radio', { name: String(runners), exact: true })
    .check();
  await group(page, 'Wie ging').getByRole('radio', { name: outcome, exact: true }).check();
  await page.getByRole('button', { name: 'Aufschreiben' }).click();
  await expect(page.getByText('Spiel 1 steht.')).toBeVisible();
}

const totals = (page: Page) => page.getByRole('row', { name: /^Stand/ }).getByRole('cell');

/** The figures of the totals, without what only readers hear. */
async function expectTotals(page: Page, expected: readonly string[]) {
  await expect(totals(page)).toContainText([...expected]);
}

test.describe('the entry page is a working score sheet', () => {
  test('Lena’s Rufer: units, above the worst, there again after a reload (SquareScores)', async ({
    page,
  }) => {
    await page.goto('./');
    await nameThePlayers(page, ['Lena', 'Jonas', 'Felix', 'Nora'], '1-5');
    await enter(page, {
      declarer: 'Lena',
      game: 'Jonas',
      runners: 5,
      outcome: 'gewonnen mit Schneider',
    });
    await expectTotals(page, ['+7', '+7', '−7', '−7']);
    await page.getByLabel('Zählweise').selectOption('above-worst');
    await expectTotals(page, ['14', '14', '0', '0']);

    await page.reload();
    await expectTotals(page, ['14', '14', '0', '0']);
    await page.getByLabel('Zählweise').selectOption('net');
    await expectTotals(page, ['+7', '+7', '−7', '−7']);
  });

  test('Anna’s Rufer: 50 from each loser (rules with French cards)', async ({ page }) => {
    await page.goto('./');
    await nameThePlayers(page, ['Anna', 'Ben', 'Clara', 'David'], '10-50');
    await enter(page, {
      declarer: 'Anna',
      game: 'Ben',
      runners: 3,
      outcome: 'gewonnen mit Schneider',
    });
    await expectTotals(page, ['+50', '+50', '−50', '−50']);
    await page.getByRole('button', { name: 'Spiel 1 im Einzelnen' }).click();
    await expect(page.getByText('Clara zahlt 50 an Ben', { exact: true })).toBeVisible();
    await expect(page.getByText('David zahlt 50 an Anna', { exact: true })).toBeVisible();
  });

  test('a second page on the same sheet shows the hand at once', async ({ page, context }) => {
    await page.goto('./');
    const other = await context.newPage();
    await other.goto('en/');
    await expect(other.getByText('No hand written down yet.')).toBeVisible();
    await nameThePlayers(page, ['Anna', 'Ben', 'Cora', 'Dan'], '10-50');
    await enter(page, { declarer: 'Cora', game: 'Wenz', runners: 2, outcome: 'verloren' });
    await expect(other.getByRole('row', { name: /^Total/ }).getByRole('cell')).toContainText([
      '+70',
      '+70',
      '−210',
      '+70',
    ]);
  });

  test('a screen reader meets every question, what is chosen, the price, and the hand', async ({
    page,
  }) => {
    await page.goto('en/');
    for (const [seat, name] of ['Anna', 'Ben', 'Cora', 'Dan'].entries()) {
      const input = page.getByRole('textbox', { name: `Player ${seat + 1}` });
      await input.fill(name);
      await input.press('Tab');
    }
    const panel = page.getByRole('form');
    await expect(panel).toMatchAriaSnapshot({ name: 'hand-to-enter.aria.yml' });
    for (const [question, answer] of [
      ['Who plays?', 'Anna'],
      ['With whom', 'Ben'],
      ['Runners?', '3'],
      ['How did it end?', 'won with Schneider'],
    ] as const) {
      await group(page, question).getByRole('radio', { name: answer }).check();
    }
    await group(page, 'Who knocked?').getByRole('checkbox', { name: 'Cora' }).check();
    await expect(panel).toMatchAriaSnapshot({ name: 'hand-entered.aria.yml' });
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect(page.getByRole('table')).toMatchAriaSnapshot({ name: 'hand-written.aria.yml' });
  });

  for (const [width, letters] of [
    [320, '100%'],
    [320, '200%'],
    [360, '100%'],
    [1280, '100%'],
  ] as const) {
    test(`nothing scrolls sideways at ${width} px, letters at ${letters}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('./');
      await expect(page.getByRole('button', { name: 'Aufschreiben' })).toBeVisible();
      const overflow = await page.evaluate((size) => {
        const { documentElement: root } = document;
        root.style.setProperty('font-size', size);
        return root.scrollWidth - root.clientWidth;
      }, letters);
      expect(overflow).toBe(0);
    });
  }

  test('says without a script what is missing, and only then', async ({ request }) => {
    // A browser that a test has forbidden scripts shows no <noscript>: what the page holds is read.
    const page = await (await request.get('./')).text();
    expect(page).toMatch(
      /<noscript\s*><p>Die Punkteliste rechnet mit JavaScript[^<]*<\/p><\/noscript/,
    );
  });
});
