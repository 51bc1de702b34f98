import { expect, type Locator, type Page } from '@playwright/test';
import { written, type Line } from './tables.js';

const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** Several things that one cell of the table says. */
const said = (cell: string | undefined) => (cell ? cell.split(', ') : []);

/** A choice by its name; who deals, who leads and whose kontra it is stands behind. */
async function choose(choices: Locator, name: string): Promise<void> {
  const named = { name: new RegExp(`^${name}( deals| forehand| opponents| declarers)?$`) };
  await choices.getByRole('radio', named).or(choices.getByRole('checkbox', named)).check();
}

/** Taps a hand in as its line says, from the question at the top to the one at the bottom. */
async function tap(page: Page, line: Line): Promise<void> {
  if (line['Plays']) await choose(group(page, /^Who (plays|loses)/), line['Plays']);
  await chooseGame(page, line['Game'] ?? '');
  for (const what of said(line['Of it'])) await addToGame(page, what);
  if (line['Runners']) await choose(group(page, 'Runners?'), line['Runners']);
  await endWith(page, line['Ended'] ?? '');
  for (const name of said(line['Knocked'])) await choose(group(page, 'Who knocked?'), name);
  for (const step of said(line['Kontra'])) await choose(group(page, 'Kontra?'), step);
}

async function chooseGame(page: Page, game: string): Promise<void> {
  const games = group(page, /^With whom/);
  const offered = games.getByRole('radio', { name: game, exact: true });
  // What the table has not agreed on is a button away.
  if ((await offered.count()) === 0) await games.getByRole('button', { name: 'more …' }).click();
  await offered.check();
}

async function addToGame(page: Page, what: string): Promise<void> {
  const [, virgin] = /^Virgin: (.*)/.exec(what) ?? [];
  if (virgin !== undefined) return choose(group(page, 'Virgin?'), virgin);
  if (/^(Acorns|Leaves|Hearts|Bells)$/.test(what)) {
    return choose(group(page, /^(Trumps|Which Ace)/), what);
  }
  await page.getByRole('checkbox', { name: what, exact: true }).check();
}

/** The cell of the grid, or the card points. */
export async function endWith(page: Page, ending: string): Promise<void> {
  const [, points] = /^(\d+) points$/.exec(ending) ?? [];
  if (points !== undefined) await page.getByLabel('or points').fill(points);
  else if (ending !== '') {
    await group(page, 'How did it end?').getByRole('radio', { name: ending, exact: true }).check();
  }
}

/** Writes a hand down: one that was thrown in with one tap, any other after its price was read. */
export async function enterHand(page: Page, line: Line): Promise<void> {
  const { Hand: number = '', Game: game = '', Value: value = '' } = line;
  if (value === '') await page.getByRole('button', { name: game, exact: true }).click();
  else {
    await tap(page, line);
    // “(10 + …) × 2 knocked = 100 · each loser pays 100”
    await expect(page.locator('.price')).toHaveText(
      new RegExp(`(^|= )${written(Number(value))} · `),
    );
    await page.getByRole('button', { name: 'Write it down' }).first().click();
  }
  await expect(page.getByText(`Hand ${number} is on the sheet.`)).toBeVisible();
}

/** Opens a part from the menu, does something in it and closes it. */
export async function inPart(
  page: Page,
  name: string,
  work: (part: Locator) => Promise<void>,
): Promise<void> {
  const more = page.getByRole('button', { name: 'More …', exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await page.getByRole('button', { name, exact: true }).click();
  const part = page.getByRole('dialog', { name });
  await work(part);
  await part.getByRole('button', { name: 'Close' }).click();
  await expect(part).toBeHidden();
}

/** Agrees on other house rules: each a title with what is chosen below it. */
export async function agree(
  page: Page,
  sections: readonly string[],
  choices: Readonly<Record<string, string>>,
  games: readonly string[] = [],
): Promise<void> {
  await inPart(page, 'House rules', async (part) => {
    for (const section of sections) await part.getByText(section, { exact: true }).click();
    for (const game of games) await part.getByRole('checkbox', { name: game, exact: true }).check();
    for (const [title, choice] of Object.entries(choices)) {
      await part.getByRole('combobox', { name: new RegExp(`^${title}`) }).selectOption(choice);
    }
    await part.getByRole('button', { name: 'This is how we play' }).click();
    await expect(part.getByText('Agreed.')).toBeVisible();
  });
}
