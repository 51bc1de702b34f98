import { describe, expect, it } from 'vitest';
import {
  act,
  actions,
  actionsOf,
  cardsSeen,
  contractOf,
  dealOf,
  formatAction,
  gameInput,
  gamesOf,
  newGame,
  OFFICIAL_RULES,
  parseAction,
  setOf,
  settle,
  startGame,
  TARIFFS,
  unwrap,
  type ActError,
  type Card,
  type Game,
  type Rules,
  type Seat,
} from '../src/index.js';

const handOf = (text: string) => setOf(text.split(' ') as Card[]);

const HANDS = {
  // Seat 1 has one trump; seat 0 may call Leaves or Bells.
  plain: [
    'EO HO GU HA SU HZ G9 S7',
    'GA GZ GK G8 EA E9 E8 H8',
    'GO SO EU EK E7 EZ G7 SA',
    'HU HK H9 H7 SZ SK S9 S8',
  ],
  sie: [
    'HA HZ HK H9 H8 H7 G9 S7',
    'EO GO HO SO EU GU HU SU',
    'EA EZ EK E9 E8 E7 G7 SA',
    'GA GZ GK G8 SZ SK S9 S8',
  ],
} as const;

/** A hand after actions, each a seat and what it does: `0 play, 1 pass`. Seat 3 deals. */
function table(options: Partial<Rules> = {}, hands: readonly string[] = HANDS.plain): Game {
  const rules = { ...OFFICIAL_RULES, ...options };
  return unwrap(startGame(unwrap(dealOf(hands.map(handOf), 0, rules)), rules));
}

function after(game: Game, text: string): Game {
  return steps(text).reduce((state, step) => unwrap(act(state, step)), game);
}

function steps(text: string) {
  return text
    .split(', ')
    .filter((step) => step !== '')
    .map((step) => unwrap(parseAction(step.slice(2), Number(step[0]) as Seat)));
}

function refusal(game: Game, step: string): ActError | null {
  const [action] = steps(step);
  if (!action) throw new Error(step);
  const next = act(game, action);
  return next.ok ? null : next.error;
}

const listed = (game: Game) =>
  actions(game)
    .map((action) => `${action.seat} ${formatAction(action)}`)
    .join(', ');

const RUFER = '0 play, 1 pass, 2 pass, 3 pass, 0 rufer S';
const TRICKS = // Every trick in turn, legal in `rufer S` of the plain hands.
  '0 EO, 1 H8, 2 EU, 3 H7, 0 HO, 1 E8, 2 SO, 3 H9, 0 S7, 1 G8, 2 SA, 3 S8, ' +
  '2 GO, 3 HK, 0 HA, 1 EA, 2 E7, 3 HU, 0 HZ, 1 E9, 3 SK, 0 SU, 1 GA, 2 EZ, ' +
  '0 GU, 1 GK, 2 G7, 3 S9, 0 G9, 1 GZ, 2 EK, 3 SZ';

describe('the phases of a hand', () => {
  it('follow each other: knocks, bidding, play, done', () => {
    const game = after(
      table({ knock: 'all' }),
      `0 leave, 1 knock, 2 leave, 3 knock, ${RUFER}, ${TRICKS}`,
    );
    const phases = gamesOf(game).map(({ phase }) => phase);
    expect([...new Set(phases)]).toEqual([
      'first-packet',
      'second-packet',
      'bidding',
      'play',
      'done',
    ]);
    expect(phases.length).toBe(1 + 4 + 5 + 32);
    expect(actionsOf(game)).toEqual(
      steps(`0 leave, 1 knock, 2 leave, 3 knock, ${RUFER}, ${TRICKS}`),
    );
    expect(game.result).toMatchObject({ by: 'play', outcome: { declarer: 0, partner: 2 } });
  });

  it('players knock on their first packet, the dealer with all his cards', () => {
    const game = table({ knock: 'all' });
    expect(cardsSeen(game, 0)).toBe(game.dealt.first[0]);
    const dealer = after(game, '0 leave, 1 leave, 2 leave');
    expect(dealer.phase).toBe('second-packet');
    expect(cardsSeen(dealer, 3)).toBe(game.dealt.hands[3]);
    expect(listed(dealer)).toBe('3 knock, 3 leave');
  });

  it('never change: a state kept is a state as it was', () => {
    const game = after(table(), RUFER);
    const before = JSON.stringify(game);
    after(game, TRICKS);
    refusal(game, '1 kontra');
    expect(JSON.stringify(game)).toBe(before);
  });

  it.each<[string, Game, string]>([
    ['the first packet', table({ knock: 'all' }), '0 knock, 0 leave'],
    ['the bidding', table(), '0 pass, 0 play'],
    [
      'before the first card',
      after(table(), RUFER),
      '0 EO, 0 HO, 0 HA, 0 HZ, 0 GU, 0 G9, 0 SU, 0 S7, 1 kontra, 3 kontra'
        .split(', ')
        .toSorted((a, b) => order(a) - order(b))
        .join(', '),
    ],
    ['after kontra', after(table(), `${RUFER}, 0 EO, 3 kontra`), '1 H8, 0 kontra, 2 kontra'],
    ['the end', after(table(), `${RUFER}, ${TRICKS}`), ''],
  ])('%s lists what may be done', (_, game, text) => {
    expect(listed(game)).toBe(text);
  });
});

/** Cards come in pack order, then doubling calls. */
function order(step: string): number {
  const card = step.slice(2);
  return card === 'kontra'
    ? 100
    : 'EGHS'.indexOf(card[0] ?? '') * 8 + 'AZKOU987'.indexOf(card[1] ?? '');
}

describe('what is refused, and why', () => {
  const inPlay = after(table(), RUFER);
  it.each<[string, Game, string, ActError]>([
    ['a card in the bidding', table(), '0 EO', { code: 'not-in-this-phase', phase: 'bidding' }],
    ['a bid in play', inPlay, '0 pass', { code: 'not-in-this-phase', phase: 'play' }],
    [
      'a knock where nobody knocks',
      table(),
      '0 knock',
      { code: 'not-in-this-phase', phase: 'bidding' },
    ],
    ['a knock out of turn', table({ knock: 'all' }), '1 knock', { code: 'not-your-turn' }],
    ['a bid out of turn', table(), '1 pass', { code: 'not-your-turn' }],
    ['a bid that cannot be made', after(table(), '0 pass'), '1 yield', { code: 'not-said-now' }],
    ['a card out of turn', inPlay, '1 H8', { code: 'not-your-turn', turn: 0 }],
    ['a card of another', inPlay, '0 H8', { code: 'not-your-turn', turn: 0 }],
    ['no trump to a trump', after(inPlay, '0 EO'), '1 GA', { code: 'must-follow-trump' }],
    ['kontra by the wrong side', inPlay, '0 kontra', { code: 'kontra-by-other-side' }],
    ['kontra too late', after(inPlay, '0 EO, 1 H8'), '3 kontra', { code: 'kontra-too-late' }],
    ['a Sie that is none', inPlay, '0 sie', { code: 'no-sie' }],
    ['a Sie after the first card', after(inPlay, '0 EO'), '1 sie', { code: 'first-card-played' }],
    ['a Tout where it is bid', inPlay, '0 tout', { code: 'no-tout-now' }],
    ['a claim not on lead', after(inPlay, '0 EO'), '1 claim all', { code: 'not-on-lead' }],
  ] as [string, Game, string, ActError][])('%s', (_, game, step, error) => {
    expect(refusal(game, step)).toMatchObject(error);
  });

  it('a seat that nobody has', () => {
    expect(act(table(), { seat: 4 as Seat, type: 'sie' })).toEqual({
      ok: false,
      error: { code: 'seat-out-of-range' },
    });
  });
});

describe('a Tout before the first card', () => {
  const casual = { toutAnnounce: 'before-first-card' } as const;
  const wenz = '0 play, 1 pass, 2 pass, 3 pass, 0 wenz';

  it('changes the contract and leaves the doubling calls as they are', () => {
    const game = after(table(casual), `${wenz}, 3 kontra, 0 tout`);
    expect(contractOf(game)).toEqual({ kind: 'wenz', tout: true });
    expect(game.play).toMatchObject({ kontra: 1 });
    expect(listed(game)).toContain('0 kontra');
    const lost = after(game, '0 S7, 1 G8, 2 SA, 3 S8');
    expect(lost.result).toMatchObject({ outcome: { won: false } });
    expect(gameInput(lost)).toMatchObject({ won: false, kontra: 1, schneider: false });
  });

  it('takes the place of a raised bid', () => {
    const bids = '0 play, 1 play, 0 hold, 1 raise 70, 0 hold, 1 yield, 2 pass, 3 pass, 0 wenz';
    const game = after(table({ ...casual, raiseStep: 10 }), bids);
    expect(contractOf(game)).toEqual({ kind: 'wenz', raised: 70 });
    expect(contractOf(after(game, '0 tout'))).toEqual({ kind: 'wenz', tout: true });
  });

  it.each([
    ['by another', wenz, '1 tout', 'no-tout-now'],
    ['in a Rufer', RUFER, '0 tout', 'no-tout-now'],
    ['twice', `${wenz}, 0 tout`, '0 tout', 'no-tout-now'],
    ['later', `${wenz}, 0 GU`, '0 tout', 'first-card-played'],
  ])('%s is none', (_, before, step, code) => {
    expect(refusal(after(table(casual), before), step)).toEqual({ code });
    expect(listed(after(table(casual), before))).not.toContain(step);
  });
});

describe('a Sie', () => {
  it.each([
    ['before the bidding', ''],
    ['in it', '0 play, 1 pass'],
    ['after it', '0 play, 1 pass, 2 pass, 3 pass, 0 rufer G'],
  ])('%s ends the hand', (_, before) => {
    const game = after(table({}, HANDS.sie), before);
    expect(listed(game)).toContain('1 sie');
    const shown = after(game, '1 sie');
    expect(shown).toMatchObject({ phase: 'done', result: { kind: 'sie', declarer: 1 } });
    expect(contractOf(shown)).toEqual({ kind: 'sie' });
    expect(listed(shown)).toBe('');
  });

  it('knocks and doubling calls made before it count', () => {
    const knocks = '0 knock, 1 leave, 2 leave, 3 leave';
    const bids = '0 play, 1 pass, 2 pass, 3 pass, 0 rufer G';
    const game = after(table({ knock: 'all' }, HANDS.sie), `${knocks}, ${bids}, 1 kontra, 1 sie`);
    const input = gameInput(game);
    expect(input).toMatchObject({ declarer: 1, knocks: 1, knockers: [0], kontra: 1 });
    const settled = settle(input ?? unwrap({ ok: false, error: null }), {
      tariff: TARIFFS['10-50'],
      rules: game.rules,
    });
    expect(settled.ok && settled.value.value).toBe(520 * 2 * 2);
  });

  it('is not seen on the first packet', () => {
    expect(listed(table({ knock: 'all' }, HANDS.sie))).not.toContain('sie');
    const game = after(table({ knock: 'all' }, HANDS.sie), '0 leave, 1 leave, 2 leave');
    expect(listed(game)).toBe('3 knock, 3 leave, 1 sie');
  });

  it('need not be shown', () => {
    const game = table({}, HANDS.sie);
    expect(after(game, '0 pass, 1 play, 2 pass, 3 pass, 1 solo H tout').phase).toBe('play');
  });
});

describe('a Wedding', () => {
  const wedding = { contracts: ['rufer', 'wedding', 'wenz'] } as const satisfies Partial<Rules>;

  it('comes before the bidding, and the two play', () => {
    const game = table(wedding);
    expect(game.phase).toBe('wedding');
    expect(listed(game)).toBe('1 offer, 1 keep');
    const taken = after(game, '1 offer, 2 refuse, 3 take');
    expect(listed(taken)).toBe(
      '3 HK, 3 HU, 3 H9, 3 H7, 3 SZ, 3 SK, 3 S9, 3 S8'
        .replaceAll(/3 (?=\w\w)/g, '3 give ')
        .split(', ')
        .toSorted((a, b) => order(a.slice(5)) - order(b.slice(5)))
        .join(', '),
    );
    const married = after(taken, '3 give S8');
    expect(married).toMatchObject({
      phase: 'play',
      play: { deal: { contract: { kind: 'wedding' }, declarer: 1, partner: 3 } },
    });
    expect(married.play?.deal.hands[1]).toBe(handOf('GA GZ GK G8 EA E9 E8 S8'));
    expect(married.play?.deal.hands[3]).toBe(handOf('HU HK H9 H7 SZ SK S9 H8'));
  });

  it('counts the taker as declarer where a table does', () => {
    const game = after(
      table({ ...wedding, weddingDeclarer: 'taker' }),
      '1 offer, 2 take, 2 give E7',
    );
    expect(game.play?.deal).toMatchObject({ declarer: 2, partner: 1 });
  });

  it.each<[string, Partial<Rules>, string, object]>([
    ['kept quiet: the bidding', {}, '1 keep', { phase: 'bidding' }],
    ['refused: the bidding', {}, '1 offer, 2 refuse, 3 refuse, 0 refuse', { phase: 'bidding' }],
    [
      'refused: thrown in',
      { weddingRefused: 'throw-in' },
      '1 offer, 2 refuse, 3 refuse, 0 refuse',
      { phase: 'done', result: { kind: 'thrown-in', consequence: 'none' } },
    ],
    [
      'taken, with solos over it: the others speak',
      { weddingOvercall: 'solo' },
      '1 offer, 2 take',
      { phase: 'bidding', bidding: { order: [0, 3] } },
    ],
    [
      'nobody plays over it: a card is given back',
      { weddingOvercall: 'solo' },
      '1 offer, 2 take, 0 pass, 3 pass',
      { phase: 'wedding' },
    ],
    [
      'and they play',
      { weddingOvercall: 'solo' },
      '1 offer, 2 take, 0 pass, 3 pass, 2 give E7',
      { phase: 'play', play: { deal: { contract: { kind: 'wedding' } } } },
    ],
    [
      'a solo over it: no card changes hands',
      { weddingOvercall: 'solo' },
      '1 offer, 2 take, 0 pass, 3 play, 3 wenz',
      {
        play: { deal: { contract: { kind: 'wenz' }, declarer: 3, hands: HANDS.plain.map(handOf) } },
      },
    ],
  ])('%s', (_, options, text, expected) => {
    expect(after(table({ ...wedding, ...options }), text)).toMatchObject(expected);
  });
});

describe('when all pass', () => {
  const PASS = '0 pass, 1 pass, 2 pass, 3 pass';
  it.each<[Partial<Rules>, string, object]>([
    [{}, PASS, { result: { kind: 'thrown-in', consequence: 'none' } }],
    [{ allPass: 'next-doubled' }, PASS, { result: { consequence: 'next-doubled' } }],
    [{ allPass: 'stock' }, PASS, { result: { consequence: 'stock' } }],
    [
      { allPass: 'ramsch' },
      PASS,
      { play: { deal: { contract: { kind: 'ramsch' }, declarer: null } } },
    ],
    [
      { allPass: 'cross-play' },
      PASS,
      { play: { deal: { contract: { kind: 'cross' }, declarer: 0, partner: 2 } } },
    ],
    [
      { allPass: 'must-play' },
      `${PASS}, 0 rufer S must`,
      { play: { deal: { contract: { must: true }, declarer: 0, partner: 2 } } },
    ],
    [{ allPass: 'last-chooses' }, `${PASS}, 3 stock`, { result: { consequence: 'stock' } }],
  ])('under %o', (options, text, expected) => {
    const game = after(table(options), text);
    expect(game).toMatchObject(expected);
    expect(gameInput(game)).toBe(null);
  });

  it('nobody doubles a must-player, and everybody a cross player', () => {
    const must = after(table({ allPass: 'must-play' }), `${PASS}, 0 rufer S must`);
    expect(refusal(must, '1 kontra')).toEqual({ code: 'kontra-not-possible' });
    expect(refusal(after(table({ allPass: 'cross-play' }), PASS), '1 kontra')).toBe(null);
  });
});

describe('a Schiebe-Solo', () => {
  const rules = { passOnSolo: 'two-obers', soloNeedsSuit: true, contracts: ['rufer'] } as const;
  const hands = [
    'HO EU EA EZ EK E9 E8 E7',
    'SO GU GA GZ GK G9 G8 G7',
    'HU SU HA HZ HK H9 H8 H7',
    'SA SZ SK S9 S8 S7',
  ];

  it('goes round in place of the bidding, and its taker names a Solo', () => {
    const game = table(rules, hands);
    expect(listed(game)).toBe('0 pass-on, 0 take-up');
    const taken = after(game, '0 pass-on, 1 take-up, 1 discard G8, 1 discard G7, 2 pass-on');
    expect(taken.phase).toBe('naming');
    expect(listed(taken)).toBe(
      'EGHS'
        .split('')
        .flatMap((suit) => [`1 name solo ${suit}`, `1 name solo ${suit} tout`])
        .join(', '),
    );
    expect(refusal(taken, '0 name solo E')).toEqual({ code: 'not-your-turn' });
    expect(refusal(taken, '1 name wenz')).toEqual({ code: 'solo-needed' });
    expect(refusal(taken, '1 name solo')).toEqual({ code: 'suit-not-named' });
    const named = after(taken, '1 name solo G');
    expect(named.play?.deal).toMatchObject({ declarer: 1, forehand: 0, partner: null });
    // Runners count on the hands after passing.
    expect(named.play?.deal.hands[1]).toBe(handOf('EO GO SO GU GA GZ GK G9'));
    expect(named.play?.deal.hands[3]).toBe(handOf('G8 G7 SA SZ SK S9 S8 S7'));
  });

  it('comes to the dealer when all pass it on', () => {
    const game = after(table(rules, hands), '0 pass-on, 1 pass-on, 2 pass-on, 3 name solo S');
    expect(game.play?.deal).toMatchObject({ declarer: 3 });
  });
});

describe('how a hand ends', () => {
  const inPlay = after(table(), RUFER);

  it.each<[string, Game, string, object]>([
    ['played out', inPlay, TRICKS, { by: 'play', outcome: { won: true, points: 84, run: 6 } }],
    ['given up', inPlay, '0 claim none', { by: 'claim', outcome: { won: false, points: 0 } }],
    [
      'claimed wrongly',
      inPlay,
      '0 claim all',
      { by: 'claim', outcome: { won: false, margin: 'schwarz' } },
    ],
    [
      'a revoke',
      inPlay,
      '3 offence revoke-later',
      { by: 'offence', outcome: { won: true, margin: 'schwarz' } },
    ],
  ])('%s', (_, game, text, expected) => {
    const end = after(game, text);
    expect(end).toMatchObject({ phase: 'done', result: { kind: 'played', ...expected } });
    expect(gamesOf(end).at(-2)?.phase).toBe('play');
  });

  it('can be settled', () => {
    const end = after(table(), `${RUFER}, 0 EO, 3 kontra, ${TRICKS.slice(6)}`);
    const input = gameInput(end);
    expect(input).toEqual({
      contract: { kind: 'rufer', called: 'SA' },
      declarer: 0,
      partner: 2,
      won: true,
      schneider: false,
      schwarz: false,
      runners: 6,
      knocks: 0,
      kontra: 1,
    });
  });
});

describe('beginning a hand', () => {
  it.each<[Partial<Rules>, object]>([
    [{ mustSolo: true }, { code: 'rules-not-playable', errors: [{ field: 'mustSolo' }] }],
    [{ deck: 'short' }, { code: 'wrong-number-of-cards' }],
  ])('under %o is refused', (options, error) => {
    const dealt = unwrap(dealOf(HANDS.plain.map(handOf), 0, OFFICIAL_RULES));
    const begun = startGame(dealt, { ...OFFICIAL_RULES, ...options });
    expect(begun.ok ? begun : begun.error).toMatchObject(error);
  });

  it('rules that cannot be played deal nothing', () => {
    expect(newGame('', 0, { ...OFFICIAL_RULES, cutMin: 99 })).toMatchObject({ ok: false });
  });

  it.each<[Partial<Rules>, number, { dealer: Seat | null; forehand: Seat; hands: number }]>([
    [{}, 2, { dealer: 2, forehand: 3, hands: 4 }],
    [{ players: 5 }, 4, { dealer: null, forehand: 0, hands: 4 }],
    [{ players: 6 }, 0, { dealer: null, forehand: 0, hands: 4 }],
    [{ players: 3, deck: 'short', contracts: ['solo'] }, 0, { dealer: 0, forehand: 1, hands: 3 }],
  ])('of %o, chair %i deals', (options, chair, expected) => {
    const game = unwrap(newGame('1', chair as 0, { ...OFFICIAL_RULES, ...options }));
    expect({
      dealer: game.dealer,
      forehand: game.dealt.forehand,
      hands: game.hands.length,
    }).toEqual(expected);
  });

  it('where the dealer sits out, all knock on their first packet', () => {
    const rules = { ...OFFICIAL_RULES, players: 5, knock: 'all' } as const;
    const game = after(unwrap(newGame('1', 0, rules)), '0 leave, 1 leave, 2 leave');
    expect(game.phase).toBe('first-packet');
  });
});
