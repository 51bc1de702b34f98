import { expect } from '@open-wc/testing';
import { formatGame, movesOf, type Card, type Play } from '@schafkopf/core';
import { html } from 'lit';
import { all, drawn, one, place, textOf, until } from '../../test/page.js';
import { said } from '../../test/replay-page.js';
import { sampleHand } from '../../test/sample-hand.js';
import './define.js';
import type { SkfTryEvent } from './try-event.js';
import type { SkfReplay } from './skf-replay.js';

/** Ben calls the Leaves Ace, which Anna holds. Anna leads the Leaves Unter. */
const rufer = sampleHand('skf 0', { contract: 'rufer G' });
const record = formatGame({ game: rufer, names: ['Anna', 'Ben', 'Cora', 'Dan'] });

/** At a seat, Anna's where none is told, and at a step. */
async function visitor(step = 0, seat = 0): Promise<SkfReplay> {
  const area = await place(
    html`<div lang="de">
      <skf-replay record=${record} seat=${seat} step=${step} pace="200" interactive></skf-replay>
    </div>`,
  );
  return one<SkfReplay>(area, 'skf-replay');
}

/** What was played so far, or in the record. */
const moves = ({ play }: { readonly play: Play | null }) => (play === null ? [] : movesOf(play));

const option = (element: Element, card: Card) => {
  const found = all(one(element, 'skf-hand'), '[role="option"]').find(
    (each) => one<HTMLElement & { card: string }>(each, 'skf-card').card === card,
  );
  if (!found) throw new Error(`${card} is not in the hand`);
  return found;
};

async function choose(element: SkfReplay, card: Card): Promise<void> {
  option(element, card).click();
  await drawn(element);
}

const button = (element: Element, text: string) => {
  const found = all(element, '.choice button').find((each) => textOf(each).includes(text));
  if (!found) throw new Error(`no button ${text}`);
  return found;
};

describe('skf-replay, played by the visitor', () => {
  it('asks for a card, and tells no more', async () => {
    const element = await visitor(7);
    expect(said(element)).to.equal(
      'Dan spielt Gras-Ober, Trumpf. Du bist dran: Welche Karte spielst du?',
    );
    expect(textOf(one(element, '.may'))).to.equal('');
  });

  it('says the rule when a card is not allowed', async () => {
    const element = await visitor(7);
    const heard: (string | null)[] = [];
    element.addEventListener('skf-try', ({ card, error, recorded }: SkfTryEvent) =>
      heard.push(card, error?.code ?? null, recorded),
    );
    await choose(element, 'GA');
    expect(textOf(one(one(element, 'skf-hand'), '[part="reason"]'))).to.contain(
      'Trumpf ist angespielt: Du musst Trumpf zugeben.',
    );
    expect(heard).to.deep.equal(['GA', 'must-follow-trump', 'SU']);
    expect(element.step).to.equal(7);
  });

  it('goes on to the visitor’s next turn after the card of the record', async () => {
    const element = await visitor();
    await choose(element, 'GU');
    expect(said(element)).to.contain('Genau so wurde gespielt.');
    await until(() => !element.running, 'Anna’s turn');
    await drawn(element);
    // Ben takes the first trick and leads; Cora and Dan play before Anna.
    expect(element.step).to.equal(7);
    expect(said(element)).to.contain('Du bist dran');
  });

  it('says which card it was, and goes on with the record', async () => {
    const element = await visitor();
    await choose(element, 'SU');
    expect(said(element)).to.equal('Schellen-Unter ist erlaubt. Gespielt wurde hier Gras-Unter.');
    expect(element.step).to.equal(0);
    button(element, 'Weiter wie gespielt').click();
    await until(() => !element.running, 'Anna’s turn');
    expect(moves(element).slice(0, 1)).to.deep.equal(moves(rufer).slice(0, 1));
    expect(element.steps).to.equal(32);
  });

  it('or leaves the record, says so, and comes back to it', async () => {
    const element = await visitor();
    await choose(element, 'S8');
    button(element, 'Meine Karte').click();
    await until(() => !element.running, 'Anna’s turn or the end of the trick');
    await drawn(element);
    expect(textOf(one(element, '.choice'))).to.contain('Seit dem 1. Stich hast du anders gespielt');
    const [first, ...others] = moves(element);
    expect(first).to.deep.equal({ kind: 'card', seat: 0, card: 'S8' });
    // Bells were led: Ben and Dan hold some and follow (Schafkopfordnung 1989, IV.2.1).
    expect(others[0]).to.deep.equal({ kind: 'card', seat: 1, card: 'SA' });
    button(element, 'Zurück zur Aufzeichnung').click();
    await drawn(element);
    expect([element.step, element.steps]).to.deep.equal([0, 32]);
  });

  it('plays a hand that left the record to its end, and counts it', async () => {
    const element = await visitor();
    await choose(element, 'S8');
    button(element, 'Meine Karte').click();
    await drawn(element);
    for (let turn = 0; turn < 8; turn++) {
      await until(() => !element.running, `turn ${turn}`);
      await drawn(element);
      const allowed = all(element, '[role="option"][part~="playable"]')[0];
      if (!allowed) break;
      allowed.click();
      await drawn(element);
    }
    await until(() => !element.running, 'the end');
    await drawn(element);
    expect(moves(element).length).to.equal(32);
    expect(textOf(one(element, '.outcome'))).to.match(
      /Ben und Anna (gewinnen|verlieren) mit \d+ Augen/,
    );
  }).timeout(30_000);

  it('stays at the end after the very last card', async () => {
    const last = moves(rufer).at(-1);
    if (last?.kind !== 'card') throw new Error('no card');
    const element = await visitor(31, last.seat);
    await choose(element, last.card);
    expect([element.step, element.running]).to.deep.equal([32, false]);
    expect(said(element)).to.contain('Genau so wurde gespielt.');
  });

  it('lets the table have the keyboard after a card', async () => {
    const element = await visitor();
    option(element, 'GU').focus();
    await choose(element, 'GU');
    expect(element.shadowRoot?.activeElement?.className).to.contain('board');
  });
});
