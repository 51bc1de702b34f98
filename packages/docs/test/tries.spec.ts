import { expect, test, type Page } from '@playwright/test';
import { handOf, has, trickPoints, trickWinner, trumpTable } from '@schafkopf/core';
import { positionOf, trickOf } from '../pages/try/positions.js';
import { QUESTIONS } from '../pages/try/score.js';
import { COLOURS, violationsOf } from './axe.js';
import { watch } from './watch.js';

/** So many right answers in a row pass a trainer. */
const PASS = 10;

/** The games that the trainers ask about, as German players call them. */
const NAMES: Readonly<Record<string, string>> = {
  rufer: 'Rufspiel',
  solo: 'Solo',
  wenz: 'Wenz',
  geier: 'Geier',
  'suit-wenz': 'Wenz',
  ramsch: 'Ramsch',
};

// In the light they are looked at with all the other pages.
for (const [path, element] of [
  ['lernen/calculator/', 'skf-calculator'],
  ['lernen/trumps/', 'trump-explorer'],
  ['lernen/may-i-play/', 'may-i-play'],
  ['lernen/who-wins/', 'who-wins'],
] as const) {
  test(`${path} is accessible in the dark`, async ({ page, baseURL }) => {
    const trouble = watch(page, baseURL);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator(element).locator('button, select').first()).toBeVisible();
    expect(await violationsOf(page, { rules: COLOURS })).toEqual([]);
    expect(trouble).toEqual([]);
  });
}

/** The number of the question that a trainer asks. */
async function questionOf(page: Page, trainer: 'may-i-play' | 'who-wins'): Promise<number> {
  await expect(page.locator(trainer).locator('.head')).toBeVisible();
  return page.locator(trainer).evaluate((element: Element & { question?: number }) => {
    if (element.question === undefined) throw new Error('nothing is asked');
    return element.question;
  });
}

test.describe('may I play this card?', () => {
  /** Answers the question that is asked, rightly or wrongly. */
  async function answer(page: Page, rightly: boolean): Promise<void> {
    const yes = positionOf(await questionOf(page, 'may-i-play')).allowed === rightly;
    await page.getByRole('button', { name: yes ? 'Yes, I may' : 'No', exact: true }).click();
  }

  test('a right answer is right, a wrong one is not', async ({ page }) => {
    await page.goto('en/learn/may-i-play/');
    const said = page
      .locator('may-i-play')
      .getByRole('status')
      .filter({ hasText: /Right|Not quite/ });
    await answer(page, true);
    await expect(said).toContainText('Right.');
    await page.getByRole('button', { name: 'Next question' }).click();
    await answer(page, false);
    await expect(said).toContainText('Not quite.');
    await expect(page.getByText('1 right, 0 in a row')).toBeVisible();
  });

  test('ten right answers in a row pass', async ({ page }) => {
    await page.goto('en/learn/may-i-play/');
    for (let number = 1; number <= PASS; number++) {
      await answer(page, true);
      if (number < PASS) await page.getByRole('button', { name: 'Next question' }).click();
    }
    const praise = page.getByText('Ten in a row: you have it!');
    await expect(praise).toBeVisible();
    await page.getByRole('button', { name: 'Next question' }).click();
    await answer(page, false);
    await expect(praise).toHaveCount(0);
    await expect(page.getByText('10 right, 0 in a row – passed')).toBeVisible();
  });

  test('a second tap on an answer neither leaves the page nor goes on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (let visit = 0; visit < 4; visit++) {
      await page.goto('en/learn/may-i-play/');
      await page.getByRole('button', { name: 'Yes, I may' }).dblclick();
      await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
      await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
    }
  });

  test('by keys: answer, go on, answer', async ({ page }) => {
    await page.goto('en/learn/may-i-play/');
    await page.getByRole('button', { name: 'No', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Next question' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Yes, I may' })).toBeFocused();
    await expect(page.getByText('Question 2', { exact: true })).toBeVisible();
  });

  test('the game and the called card are told', async ({ page }) => {
    await page.goto('lernen/may-i-play/');
    const trainer = page.locator('may-i-play');
    const { contract } = positionOf(await questionOf(page, 'may-i-play')).play.deal;
    await expect(trainer.locator('.game')).toContainText(NAMES[contract.kind] ?? 'no name');
    const called = trainer.locator('.game skf-card');
    if (contract.kind === 'rufer')
      await expect(called).toHaveAttribute('card', contract.called ?? '');
    else await expect(called).toHaveCount(0);
  });

  test('of a hundred positions about half are allowed, and the card is in the hand', () => {
    const positions = Array.from({ length: QUESTIONS }, (_, index) => positionOf(index + 1));
    const allowed = positions.filter((position) => position.allowed).length;
    expect(Math.abs(allowed - 50)).toBeLessThan(15);
    for (const { play, asked } of positions) expect(has(handOf(play, play.turn), asked)).toBe(true);
  });

  test('every game is asked about, and the called ace in a third of the positions', () => {
    const games = Array.from({ length: QUESTIONS }, (_, index) => positionOf(index + 1).play.deal);
    expect(new Set(games.map(({ contract }) => contract.kind))).toEqual(
      new Set(Object.keys(NAMES)),
    );
    const bound = games.filter(({ contract }) => contract.kind === 'rufer').length;
    expect(bound).toBeGreaterThanOrEqual(QUESTIONS / 3 - 1);
  });

  test('neither the same answer always nor yes and no in turn passes', () => {
    const right = Array.from({ length: QUESTIONS }, (_, index) => positionOf(index + 1).allowed);
    const inTurn = right.map((allowed, index) => allowed === (index % 2 === 0));
    for (const answers of [right, inTurn]) {
      // After the last question comes the first.
      expect(longestRun([...answers, ...answers])).toBeLessThan(PASS);
    }
  });
});

/** How many equal ones stand in a row at most. */
function longestRun(answers: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const [index, answer] of answers.entries()) {
    run = answer === answers[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

test.describe('who takes the trick?', () => {
  /** Chooses a card and tells points. */
  async function tell(page: Page, place: number, points: number): Promise<void> {
    await page.getByRole('radio').nth(place).check({ force: true });
    await page.getByLabel('How many card points lie in it?').fill(String(points));
    await page.getByRole('button', { name: 'Check' }).click();
  }

  async function tellRightly(page: Page): Promise<void> {
    const { contract, cards } = trickOf(await questionOf(page, 'who-wins'));
    await tell(page, trickWinner(trumpTable(contract), cards), trickPoints(cards));
  }

  test('winner and points have both to be right', async ({ page }) => {
    await page.goto('en/learn/who-wins/');
    await tellRightly(page);
    await expect(page.getByRole('status')).toContainText('Right.');
    await page.getByRole('button', { name: 'Next question' }).click();
    const { contract, cards } = trickOf(await questionOf(page, 'who-wins'));
    await tell(page, trickWinner(trumpTable(contract), cards), trickPoints(cards) + 1);
    await expect(page.getByRole('status')).toContainText('The card is right, the points are not.');
    await expect(page.getByRole('status')).toContainText(
      `${cards.map((card) => trickPoints([card])).join(' + ')} = ${trickPoints(cards)}`,
    );
    await expect(page.getByText('Your answer:')).toContainText(`${trickPoints(cards) + 1} points`);
  });

  test('a second tap on the answer does not skip what is told of it', async ({ page }) => {
    await page.goto('en/learn/who-wins/');
    await tellRightly(page);
    const next = page.getByRole('button', { name: 'Next question' });
    await next.dispatchEvent('click', { detail: 2 });
    await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
    await next.click();
    await expect(page.getByText('Question 2', { exact: true })).toBeVisible();
  });

  test('ten in a row pass', async ({ page }) => {
    await page.goto('en/learn/who-wins/');
    for (let number = 1; number <= PASS; number++) {
      await tellRightly(page);
      if (number < PASS) await page.getByRole('button', { name: 'Next question' }).click();
    }
    await expect(page.getByText('Ten in a row: you have it!')).toBeVisible();
  });
});

test('the explorer shows the trumps of what is chosen, in the words of the page', async ({
  page,
}) => {
  await page.goto('lernen/trumps/');
  const order = page.locator('skf-trump-order');
  await expect(order).toHaveAttribute('contract', 'rufer');
  await page.getByRole('combobox', { name: /^Spiel/ }).selectOption({ label: 'Farb-Wenz' });
  await page.getByRole('combobox', { name: /^Farbe/ }).selectOption({ label: 'Schellen' });
  await page.getByRole('combobox', { name: /^Karten/ }).selectOption({ label: 'kurz (24)' });
  await expect(order).toHaveAttribute('contract', 'suit-wenz S');
  await expect(order).toHaveAttribute('deck', 'short');
  await page.getByRole('combobox', { name: /^Spiel/ }).selectOption({ label: 'Wenz' });
  await expect(page.getByRole('combobox', { name: /^Farbe/ })).toHaveCount(0);
});

test.describe('the tag builder writes a tag that a browser reads as it was meant', () => {
  const cases = [
    { players: 'An"na & <Jo>,Ben,Cora', key: 'club', says: '', copies: true },
    { players: 'Anna,Ben', key: 'club', says: 'these are 2', copies: false },
    { players: 'Anna,Ben,Anna,Dan', key: 'club', says: 'is called Anna', copies: true },
    { players: 'Anna,Ben,Cora', key: '', says: 'needs a storage key', copies: true },
  ];
  for (const { players, key, says, copies } of cases) {
    test(`players ${players}, key ${key}`, async ({ page }) => {
      await page.goto('en/use/builder/');
      await page.getByLabel('Players').fill(players);
      await page.getByLabel('Storage key').fill(key);
      await expect(page.locator('#trouble')).toContainText(says);
      await expect(page.getByRole('button', { name: 'Copy' })).toBeEnabled({ enabled: copies });
      const written = await page.locator('tag-builder pre').evaluate(({ textContent }) => {
        const read = new DOMParser().parseFromString(textContent ?? '', 'text/html');
        const sheet = read.querySelector('skf-scoresheet');
        return [sheet?.getAttribute('players'), sheet?.getAttribute('storage-key')];
      });
      expect(written).toEqual([players, key === '' ? null : key]);
    });
  }
});

test('what cannot be fetched says so', async ({ page, context }) => {
  await page.goto('lernen/solo/');
  await expect(page.locator('skf-trump-order').first()).toContainText('Trümpfe');
  await context.setOffline(true);
  await page.getByText('Selber ausrechnen').click();
  await expect(page.locator('details skf-calculator')).toHaveText(
    'Das ließ sich nicht laden. Lade die Seite noch einmal.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, says] of [
    ['lernen/who-wins/', 'Dieser Teil braucht JavaScript.'],
    ['en/learn/who-wins/', 'This part needs JavaScript.'],
  ] as const) {
    test(`${path} says what is missing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(says)).toBeVisible();
    });
  }
});
