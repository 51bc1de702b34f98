import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { DIALECTS, spreadsheetOf, withoutTimes } from './evening/spreadsheet.js';
import { agree, endWith, enterHand, inPart } from './evening/enter.js';
import {
  added,
  cellsBelow,
  changesOf,
  linesBelow,
  PEOPLE,
  signed,
  written,
  type Line,
} from './evening/tables.js';

const evening = linesBelow('Hands');
const rows = evening.slice(0, -1);
const hands = rows.filter((line) => line['Hand'] !== '');
const atFirst = linesBelow('At first');

/** What moved money: a hand, or an entry that is none. */
const moved = rows.filter((line) => line['Anna'] !== '');

test.describe('the evening as it was reckoned by hand', () => {
  test('what some win the others and the Stock lose, hand by hand', () => {
    const sums = [...moved, ...atFirst].map((line) =>
      [...changesOf(line), Number(line['Stock'])].reduce((sum, amount) => sum + amount),
    );
    expect(sums.filter((sum) => sum !== 0)).toEqual([]);
    expect(hands.map((line) => line['Hand'])).toEqual(
      Array.from({ length: 40 }, (_, at) => String(at + 1)),
    );
  });

  test('adds up to its last line, and so it does with the hand that was written wrong', () => {
    expect(added(moved).at(-1)).toEqual(changesOf(evening.at(-1) as Line));
    const wrong = moved.map((line) => atFirst.find((one) => isSameHand(one, line)) ?? line);
    expect(added(wrong).at(-1)).toEqual(changesOf(atFirst.at(-1) as Line));
  });
});

test.use({ actionTimeout: 20_000 });

test('forty hands entered through the page come to what was reckoned by hand', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('en/');
  await sitDown(page);
  for (const line of rows) {
    if (line['Hand'] === '') await enterOther(page, line['Game'] ?? '');
    else await enterHand(page, { ...line, ...writtenWrong(line) });
  }
  await expect(cellsOfTotals(page)).toHaveText(totalsOf(atFirst.at(-1) as Line));

  await test.step('the wrong hand is found and mended', async () => {
    await page.getByRole('button', { name: 'Hand 7 in detail' }).click();
    await page.getByRole('button', { name: 'Hand 7: Change' }).click();
    const mended = hands[6] as Line;
    await endWith(page, mended['Ended'] ?? '');
    await page.getByRole('button', { name: 'Save change' }).click();
    await expect(cellsOfTotals(page)).toHaveText(totalsOf(evening.at(-1) as Line));
  });

  await test.step('the list', async () => {
    expect(await listed(page)).toEqual(
      moved.toReversed().map((line, at) => {
        const totals = added(moved).at(-1 - at) ?? [];
        return { title: titleOf(line), amounts: amountsOf(line, totals) };
      }),
    );
  });
  await test.step('the chart as a table', async () => {
    await inPart(page, 'Chart', async (part) => {
      await part.getByText('As a table').click();
      const balance = added(hands).slice(1);
      expect(await cells(part.getByRole('table'))).toEqual([
        ['After hand', ...PEOPLE],
        ...balance.map((totals, at) => [String(at + 1)].concat(totals.map(signed))),
      ]);
    });
  });
  await test.step('the statistics', async () => {
    await inPart(page, 'Statistics', async (part) => {
      const [people, contracts] = await part.getByRole('table').all();
      const tables = [people, contracts].map((table) => cells(table as Locator));
      const [[, ...persons] = [], [, ...games] = []] = await Promise.all(tables);
      expect(persons).toEqual(cellsBelow('People').slice(1));
      expect(games).toEqual(cellsBelow('Contracts').slice(1));
    });
  });
  await test.step('the tables for spreadsheets', async () => {
    await inPart(page, 'Share and save', async (part) => {
      for (const dialect of DIALECTS) {
        const coming = page.waitForEvent('download');
        await part.getByRole('button', { name: dialect.name }).click();
        const text = await readFile(await (await coming).path(), 'utf8');
        expect(withoutTimes(text)).toBe(spreadsheetOf(evening, dialect));
      }
    });
  });
  await test.step('who pays whom at the end', async () => {
    await inPart(page, 'Settling up', async (part) => {
      await part.getByRole('button', { name: 'End the evening' }).click();
      await expect(part.getByText('Ben wins with +3,910')).toBeVisible();
      await expect(part.getByRole('listitem')).toHaveText(
        linesBelow('Payments').map(
          ({ Who, Whom, 'How much': amount }) => `${Who} pays ${Whom} ${written(Number(amount))}`,
        ),
      );
    });
  });
  await test.step('all of it is there again', async () => {
    await page.reload();
    await expect(cellsOfTotals(page)).toHaveText(totalsOf(evening.at(-1) as Line));
    await expect(page.getByText('Ben wins with +3,910')).toBeVisible();
  });
});

/** Four names, every game, knocking; whoever passes last says what follows. */
async function sitDown(page: Page): Promise<void> {
  for (const [seat, name] of PEOPLE.slice(0, 4).entries()) {
    const input = page.getByRole('textbox', { name: `Player ${seat + 1}` });
    await input.fill(name);
    await input.press('Tab');
  }
  await agree(
    page,
    ['Contracts', 'Bidding', 'Knocks, kontra, bock'],
    {
      'When all pass': 'the last one chooses',
      Knocking: 'everybody',
      'Thrown in twice: fourfold': 'yes',
    },
    ['Wedding', 'Bettel', 'Suit Geier', 'Geier', 'Suit Wenz'],
  );
}

/** What is no hand, as the table calls it. */
async function enterOther(page: Page, what: string): Promise<void> {
  const [, rule] = /^When all pass: (.*)/.exec(what) ?? [];
  if (rule !== undefined) return agree(page, ['Bidding'], { 'When all pass': rule });
  if (what === 'Eva sits down') {
    return inPart(page, 'People', async (part) => {
      await part.getByLabel('Who sits down?').fill('Eva');
      await part.getByRole('button', { name: 'Add' }).click();
      await expect(part.getByLabel('Eva: Name')).toBeVisible();
    });
  }
  await page.getByText('Other: Bock, penalty, payout').click();
  const other = page.locator('skf-sheet-other');
  if (what === 'Begin a Bock round') {
    await other.getByRole('button', { name: what }).click();
    await expect(page.getByText('counts ×')).toBeVisible();
  } else {
    const choose = (group: string, name: string) =>
      other.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
    await choose('What is it?', 'Penalty');
    await choose('Who pays?', 'Dan');
    await choose('Whom?', 'all');
    await other.getByLabel('How much each?').fill('20');
    await other.getByRole('button', { name: 'Write it down' }).click();
    await expect(page.getByRole('row', { name: /Penalty/ })).toBeVisible();
  }
  await page.getByText('Other: Bock, penalty, payout').click();
}

/** How a hand ended that was written down wrong. */
function writtenWrong(line: Line): Line {
  return line['Hand'] === '7' ? { Ended: atFirst[0]?.['Ended'] ?? '' } : {};
}

function isSameHand(one: Line, other: Line): boolean {
  return one['Hand'] === other['Hand'];
}

const cellsOfTotals = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');

/** The cells of the totals; who leads is told to those who listen. */
function totalsOf(line: Line): RegExp[] {
  return changesOf(line).map(
    (total) => new RegExp(`^\\s*${escaped(signed(total))}\\s*(\\(ahead\\))?\\s*$`),
  );
}

function escaped(text: string): string {
  return text.replace('+', '\\+');
}

/** Each line of the list: what it was, then the change and the total of everybody. */
async function listed(page: Page): Promise<{ title: string; amounts: string[] }[]> {
  const shown = page.locator('skf-sheet-table tbody tr').filter({ has: page.locator('td.amount') });
  return shown.evaluateAll((lines) =>
    lines.map((line) => ({
      title: (line.querySelector('th span') ?? line.querySelector('th'))?.textContent?.trim() ?? '',
      amounts: [...line.querySelectorAll('td.amount span')].map((cell) => cell.textContent ?? ''),
    })),
  );
}

function titleOf(line: Line): string {
  if (line['Hand'] === '') return 'Penalty';
  return line['In the list'] || 'Thrown in';
}

/** A dash for whoever was dealt no cards, and for all where nothing moved. */
function amountsOf(line: Line, totals: readonly number[]): string[] {
  const changes = changesOf(line);
  const still = changes.every((change) => change === 0);
  return PEOPLE.flatMap((name, at) => [
    still || name === sittingOut(line) ? '–' : signed(changes[at] ?? 0),
    signed(totals[at] ?? 0),
  ]);
}

function sittingOut({ Hand: number, Deals: dealer }: Line): string | undefined {
  return number !== '' && Number(number) <= 20 ? 'Eva' : dealer;
}

const cells = (table: Locator) =>
  table
    .locator('tr')
    .evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((cell) => cell.textContent?.trim() ?? '')),
    );
