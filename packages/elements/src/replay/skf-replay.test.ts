import { expect } from '@open-wc/testing';
import { BIDDABLE_KINDS, cardsPlayed, movesOf, OFFICIAL_RULES } from '@schafkopf/core';
import { all, drawn, one, textOf, until } from '../../test/page.js';
import { NAMES, recordOf, replay, rufer, said } from '../../test/replay-page.js';
import { sampleHand } from '../../test/sample-hand.js';
import type { SkfStepEvent } from './step-event.js';
import type { SkfTrick } from '../trick/skf-trick.js';

const RAMSCH = { ...OFFICIAL_RULES, allPass: 'ramsch' } as const;
const THREE = {
  ...OFFICIAL_RULES,
  players: 3,
  deck: 'short',
  contracts: ['wenz', 'solo'],
} as const;

const control = (element: Element, name: string) =>
  one(element, `.controls [aria-label="${name}"]`);
const cardsOnTable = (element: Element) =>
  all(one(element, '.middle skf-trick'), 'skf-card').map(
    (card) => (card as HTMLElement & { card: string }).card,
  );
const pointsShown = (element: Element) =>
  all(element, '.player .count').map((count) => Number.parseInt(textOf(count), 10));

async function click(element: Element, target: HTMLElement): Promise<void> {
  target.click();
  await drawn(element);
}

async function press(
  element: Element,
  key: string,
  target = one(element, '.board'),
): Promise<void> {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
  await drawn(element);
}

describe('skf-replay', () => {
  describe('goes through a hand from the deal to its end', () => {
    for (const [title, game] of [
      ['Rufer', rufer],
      ['Wenz', sampleHand('skf 0', { contract: 'wenz' })],
      [
        'solo with knocks and kontra',
        sampleHand('skf 0', {
          contract: 'solo H',
          kontra: true,
          knock: true,
          rules: { ...OFFICIAL_RULES, knock: 'all' },
        }),
      ],
      [
        'Bettel',
        sampleHand('skf 0', {
          contract: 'bettel',
          rules: { ...OFFICIAL_RULES, contracts: BIDDABLE_KINDS },
        }),
      ],
      ['Ramsch', sampleHand('skf 0', { rules: RAMSCH })],
      ['three players, short pack', sampleHand('skf 1', { contract: 'solo E', rules: THREE })],
    ] as const) {
      it(title, async () => {
        const { play } = game;
        if (play === null) throw new Error('nobody played');
        const names = NAMES.slice(0, play.deal.players);
        const element = await replay({ record: recordOf(game, names) });
        const moves = movesOf(play);
        expect(element.steps).to.equal(moves.length);
        const forward = control(element, 'Nächste Karte');
        const trick = one<SkfTrick>(element, '.middle skf-trick');
        const status = one(element, '.said [role="status"]');
        const laid: string[] = [];
        for (const move of moves) {
          forward.click();
          await element.updateComplete;
          if (move.kind !== 'card') continue;
          laid.push(move.card);
          expect(trick.cards.split(' ').at(-1)).to.equal(move.card);
          expect(textOf(status)).to.contain(`${names[move.seat]} spielt `);
        }
        expect(laid.length).to.equal(cardsPlayed(play));
        expect(forward.matches(':disabled')).to.equal(true);
        const shown = pointsShown(element).reduce((sum, points) => sum + points, 0);
        // 120 card points, unless the hand was decided before its last card.
        if (cardsPlayed(play) === play.deal.players * play.deal.tricks) expect(shown).to.equal(120);
        expect(all(element, '.outcome').length).to.equal(1);
      });
    }
  });

  it('tells the end: who won, who pays whom, and when the partner was known', async () => {
    const element = await replay({ attributes: { step: '32', tariff: '10-50' } });
    expect(textOf(one(element, '.outcome'))).to.equal('Ben und Anna gewinnen mit 70 Augen.');
    // A Rufer without Schneider and runners costs ten (Tarife I).
    const paid = all(one(element, 'skf-settlement'), 'dd').map(textOf);
    expect(paid).to.deep.equal(['+10', '+10', '−10', '−10']);
    // The holder of the called card knows from the start (Schafkopfordnung 1989, III.3.1).
    expect(all(element, '.known li').map(textOf)).to.include('Anna: von Anfang an');
  });

  it('tells what was bid', async () => {
    const element = await replay();
    expect(textOf(one(element, '[part="title"]'))).to.equal('Ben: Rufspiel auf die Gras-Sau');
    expect(all(element, '.bidding li').map(textOf)).to.deep.equal([
      'Anna: weiter',
      'Ben: ich spiele',
      'Cora: weiter',
      'Dan: weiter',
      'Ben: Rufspiel auf die Gras-Sau',
    ]);
  });

  for (const [lang, step, sentence] of [
    ['de', '0', 'Anna kommt heraus.'],
    ['en', '0', 'Anna leads.'],
    ['de', '1', 'Anna spielt Gras-Unter, Trumpf.'],
    ['en', '1', 'Anna plays the Leaves Unter, a trump.'],
    [
      'de',
      '4',
      'Dan spielt Eichel-Unter, Trumpf. Ben sticht, 7 Augen. Der Eichel-Ober ist der höchste Trumpf im Stich.',
    ],
    [
      'en',
      '4',
      'Dan plays the Acorns Unter, a trump. Ben wins, 7 points. The Acorns Ober is the highest trump in this trick.',
    ],
  ] as const) {
    it(`says “${sentence}”`, async () => {
      expect(said(await replay({ attributes: { step }, lang }))).to.equal(sentence);
    });
  }

  it('says what a player may play and why, of hands that are seen', async () => {
    // Ben has led a trump; Anna holds the Bells Unter as her only one left.
    const element = await replay({ attributes: { step: '7' } });
    expect(textOf(one(element, '.may'))).to.equal(
      'Anna muss Trumpf zugeben. Erlaubt: Schellen-Unter.',
    );
    element.step = 5;
    await drawn(element);
    expect(textOf(one(element, '.may')), 'Cora’s cards are not seen').to.equal('');
    element.open = true;
    await drawn(element);
    expect(textOf(one(element, '.may'))).to.contain('Cora muss Trumpf zugeben.');
  });

  it('keeps to itself who the partner is, until the viewer can know it', async () => {
    const element = await replay({ attributes: { seat: '1', step: '4' } });
    expect(textOf(one(element, '.sides'))).to.contain('Wer mitspielt, ist noch offen');
    expect(all(element, '.role').map(textOf)).to.deep.equal(['spielt']);
    element.open = true;
    await drawn(element);
    expect(all(element, '.role').map(textOf).toSorted()).to.deep.equal(['spielt', 'spielt mit']);
    element.open = false;
    element.step = 32;
    await drawn(element);
    expect(all(element, '.role').map(textOf).toSorted()).to.deep.equal(['spielt', 'spielt mit']);
  });

  it('shows the hand of the viewer alone, or all', async () => {
    const element = await replay({ attributes: { seat: '2' } });
    expect(all(one(element, 'skf-hand'), 'skf-card').length).to.equal(8);
    expect(all(element, '.backs').map((backs) => all(backs, 'skf-card').length)).to.deep.equal([
      8, 8, 8,
    ]);
    element.open = true;
    await drawn(element);
    expect(all(element, '.hand').map((hand) => all(hand, 'li').length)).to.deep.equal([8, 8, 8]);
  });

  it('jumps to a trick, and looks at the last one', async () => {
    const element = await replay();
    await click(element, all(element, '.tricks button')[2] as HTMLElement);
    expect(element.step).to.equal(12);
    expect(cardsOnTable(element).length).to.equal(4);
    const last = one(element, 'details skf-trick');
    expect(textOf(one(last, '[part="reason"]'))).to.equal(
      'Der Gras-Ober ist der höchste Trumpf im Stich.',
    );
  });

  it('is moved by the slider', async () => {
    const element = await replay();
    const slider = one<HTMLInputElement>(element, 'input[type="range"]');
    slider.value = '6';
    slider.dispatchEvent(new Event('input'));
    await drawn(element);
    expect(element.step).to.equal(6);
    expect(slider.getAttribute('aria-valuetext')).to.equal('2. Stich, 2. Karte');
  });

  it('is moved by the keyboard', async () => {
    const element = await replay();
    const steps: number[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'End',
      'ArrowRight',
      'Home',
      'ArrowLeft',
    ]) {
      await press(element, key);
      steps.push(element.step);
    }
    expect(steps).to.deep.equal([1, 2, 1, 32, 32, 0, 0]);
    await press(element, ' ');
    expect(element.running).to.equal(true);
    await press(element, ' ');
    expect(element.running).to.equal(false);
  });

  it('goes the other way where one reads from right to left', async () => {
    const element = await replay();
    element.dir = 'rtl';
    await press(element, 'ArrowLeft');
    expect(element.step).to.equal(1);
    await press(element, 'ArrowRight');
    expect(element.step).to.equal(0);
  });

  it('plays by itself to the end', async () => {
    const element = await replay({ attributes: { step: '29', pace: '200' } });
    await click(element, control(element, 'Abspielen'));
    await until(() => !element.running, 'the end');
    expect(element.step).to.equal(32);
  });

  it('tells the page of every step', async () => {
    const element = await replay();
    const heard: number[] = [];
    const listen = ({ step, steps, play }: SkfStepEvent) =>
      heard.push(step, steps, cardsPlayed(play));
    document.body.addEventListener('skf-step', listen);
    try {
      await press(element, 'ArrowRight');
      await press(element, 'End');
    } finally {
      document.body.removeEventListener('skf-step', listen);
    }
    expect(heard).to.deep.equal([1, 32, 1, 32, 32, 32]);
  });
});
