import { describe, expect, it } from 'vitest';
import {
  act,
  checkCutter,
  checkRules,
  dealOf,
  dealPack,
  DECK,
  isCard,
  isContract,
  isRaise,
  makeBid,
  newGame,
  OFFICIAL_RULES,
  parseContract,
  parseFrench,
  parseHand,
  randomFrom,
  startBidding,
  startGame,
  startPlay,
  trumpTable,
  unwrap,
  whyNotGame,
  type Action,
  type ActionType,
  type Chair,
  type Contract,
  type Dealt,
  type Rules,
  type Seat,
} from '../src/index.js';
import { cards } from './table.js';

// What untyped code, a file or another machine may hand over instead of what the types ask for.
const rules = (options: object = {}): Rules => ({ ...OFFICIAL_RULES, ...options });
const wrong = <T>(value: unknown): T => value as T;

const HANDS = [
  'EO HO GU HA SU HZ G9 S7',
  'GA GZ GK G8 EA E9 E8 H8',
  'GO SO EU EK E7 EZ G7 SA',
  'HU HK H9 H7 SZ SK S9 S8',
].map(cards);
const THREE = ['EA EZ EK EO EU E9 GA GZ', 'GK GO GU G9 HA HZ HK HO', 'HU H9 SA SZ SK SO SU S9'];
const three = rules({ players: 3, deck: 'short', contracts: ['solo'] });

describe('a contract', () => {
  it.each<[unknown, boolean]>([
    [{ kind: 'rufer', called: 'SA' }, true],
    [{ kind: 'rufer', called: 'S7', renonce: true, must: true }, true],
    [{ kind: 'solo', suit: 'E', raised: 120 }, true],
    [{ kind: 'solo', suit: undefined, tout: true, raised: undefined }, true],
    [{ kind: 'geier', tout: true }, true],
    [{ kind: 'sie' }, true],
    [null, false],
    ['solo E', false],
    [{}, false],
    [{ kind: 'skat' }, false],
    [{ kind: ['solo'] }, false],
    [{ kind: 'constructor' }, false],
    [{ kind: 'solo', suit: 'X' }, false],
    [{ kind: 'solo', suit: 'e' }, false],
    [{ kind: 'solo', suit: ['E'] }, false],
    [{ kind: 'solo', suit: 'E', tout: 'yes' }, false],
    [{ kind: 'solo', suit: 'E', tout: false }, false],
    [{ kind: 'solo', suit: 'E', raised: '90' }, false],
    [{ kind: 'solo', suit: 'E', raised: 91 }, false],
    [{ kind: 'solo', suit: 'E', raised: Number.NaN }, false],
    [{ kind: 'solo', suit: 'E', raised: 90, tout: true }, false],
    [{ kind: 'wenz', suit: 'E' }, false],
    [{ kind: 'bettel', tout: true }, false],
    [{ kind: 'rufer', called: 'HA' }, false],
    [{ kind: 'rufer', called: 'EO' }, false],
    [{ kind: 'rufer', called: 'ea' }, false],
    [{ kind: 'rufer', called: 5 }, false],
    [{ kind: 'rufer', called: 'SA', must: 'yes' }, false],
    [{ kind: 'rufer', constructor: 'SA' }, false],
  ])('%o: %s', (value, expected) => {
    expect(isContract(value)).toBe(expected);
  });

  it('that is none is not played, not named, not bid', () => {
    const bidding = startBidding({
      rules: rules({ bidding: 'direct' }),
      forehand: 0,
      hands: HANDS,
    });
    for (const value of [undefined, { kind: 'skat' }, { kind: 'solo', suit: 'X' }]) {
      const contract = wrong<Contract>(value);
      expect(startPlay({ contract, hands: HANDS, forehand: 0, declarer: 0 })).toEqual({
        ok: false,
        error: { code: 'contract-unknown', field: 'contract' },
      });
      expect(whyNotGame(contract, { hand: null, rules: rules(), renonce: false })).toBe(
        'not-offered',
      );
      expect(makeBid(bidding, { kind: 'game', contract })).toEqual({
        ok: false,
        error: 'not-offered',
      });
    }
  });

  it('is not called blindly by who must play either', () => {
    const pass = { kind: 'pass' } as const;
    const must = [pass, pass, pass, pass].reduce(
      (bidding, bid) => unwrap(makeBid(bidding, bid)),
      startBidding({ rules: rules({ allPass: 'must-play' }), forehand: 0, acornsOber: 2 }),
    );
    const call = (called: string) =>
      makeBid(must, { kind: 'game', contract: wrong({ kind: 'rufer', must: true, called }) });
    expect(call('HA')).toEqual({ ok: false, error: 'not-offered' });
    expect(call('SA').ok).toBe(true);
  });

  it('with a suit that there is not leaves the tables of others as they are', () => {
    expect(trumpTable(wrong({ kind: 'suit-geier', suit: 'X' })).trumpOrder).toHaveLength(4);
    expect(trumpTable({ kind: 'suit-geier' }).trumpOrder).toEqual(['EO', 'GO', 'HO', 'SO']);
  });
});

describe('a number of points', () => {
  it.each([
    [70, true],
    [115, true],
    ['90', false],
    [69, false],
    [125, false],
    [72.5, false],
    [Number.NaN, false],
  ])('%o is a bid: %s', (bid, expected) => {
    expect(isRaise(bid)).toBe(expected);
  });

  it('is no text', () => {
    const raising = rules({ raiseStep: 10, contracts: ['solo'] });
    const solo = [{ kind: 'play' }, { kind: 'play' }, { kind: 'hold' }] as const;
    const bidding = solo.reduce(
      (state, bid) => unwrap(makeBid(state, bid)),
      startBidding({ rules: raising, forehand: 0 }),
    );
    expect(makeBid(bidding, { kind: 'raise', to: wrong('80') })).toEqual({
      ok: false,
      error: 'raise-off-step',
    });
    expect(makeBid(bidding, { kind: 'raise', to: 80 }).ok).toBe(true);
  });
});

describe('rules', () => {
  it.each<[string, unknown, string]>([
    ['contracts', undefined, 'unknown-value'],
    ['contracts', 'rufer', 'unknown-value'],
    ['contracts', new Set(['rufer']), 'unknown-value'],
    ['contracts', ['rufer', 'skat'], 'unknown-value'],
    ['contracts', ['solo', 'solo'], 'contract-twice'],
    ['runnerMin', undefined, 'out-of-range'],
    ['runnerMin', null, 'out-of-range'],
    ['runnerMin', { rufer: 3 }, 'out-of-range'],
    ['dealPackets', undefined, 'out-of-range'],
    ['dealPackets', '44', 'out-of-range'],
    ['dealPackets', 8, 'out-of-range'],
    ['dealPackets', { 0: 8 }, 'out-of-range'],
    ['dealPackets', [], 'packets-do-not-fill-hand'],
    ['cutMin', '3', 'out-of-range'],
    ['cutMin', undefined, 'out-of-range'],
    ['players', '4', 'unknown-value'],
    ['tout', 1, 'unknown-value'],
  ])('%s %o: %s', (field, value, code) => {
    const given = rules({ [field]: value });
    expect(checkRules(given)).toEqual({ ok: false, error: [{ code, field }] });
    expect(newGame('seed', 0, given)).toMatchObject({ error: { code: 'rules-not-playable' } });
  });
});

describe('who deals, cuts and leads', () => {
  it.each<[number, Rules, string | null]>([
    [3, rules(), null],
    [4, rules(), 'dealer-not-possible'],
    [4, rules({ players: 5 }), null],
    [5, rules({ players: 5 }), 'dealer-not-possible'],
    [5, rules({ players: 6 }), null],
    [3, three, 'dealer-not-possible'],
    [-1, rules(), 'dealer-not-possible'],
    [1.5, rules(), 'dealer-not-possible'],
    [Number.NaN, rules(), 'dealer-not-possible'],
    [wrong('1'), rules(), 'dealer-not-possible'],
  ])('chair %o deals: %s', (dealer, at, code) => {
    const game = newGame('seed', dealer as Chair, at);
    expect(game.ok ? null : game.error.code).toBe(code);
  });

  it('only who sits at the table stands in for the cutter', () => {
    const away = { away: true, reserved: false };
    expect(checkCutter(2, 0, rules(), away)).toEqual({ ok: true, value: 2 });
    expect(checkCutter(4, 0, rules({ players: 6 }), away)).toEqual({ ok: true, value: 4 });
    for (const chair of [4, 5] as const) {
      expect(checkCutter(chair, 0, rules(), away)).toEqual({ ok: false, error: 'not-the-cutter' });
    }
  });

  it.each([
    [HANDS, 4, rules(), 'long'],
    [HANDS, -1, rules(), 'long'],
    [THREE.map(cards), 3, three, 'short'],
  ] as const)('forehand is one of the players: %#', (hands, seat, at, deck) => {
    const forehand = seat as Seat;
    const error = { ok: false, error: 'seat-out-of-range' };
    const pack = DECK.filter((card) => deck === 'long' || !/[78]/.test(card));
    expect(dealOf(hands, forehand, at)).toEqual(error);
    expect(dealPack(pack, forehand, at)).toEqual(error);
    const dealt: Dealt = { ...unwrap(dealOf(hands, 0, at)), forehand };
    expect(startGame(dealt, at)).toEqual({ ok: false, error: { code: 'seat-out-of-range' } });
  });

  it('numbers for seeds deal differently, each as its text does', () => {
    const first = (seed: unknown) => randomFrom(wrong(seed)).below(2 ** 32);
    expect(first(1)).toBe(first('1'));
    expect(first(1)).not.toBe(first(2));
  });
});

describe('an action', () => {
  const game = unwrap(startGame(unwrap(dealOf(HANDS, 0, rules())), rules()));
  const bids = ['play', 'pass', 'pass', 'pass', 'rufer S'];
  const inPlay = bids.reduce((state, text, at) => {
    const contract = parseContract(text);
    const bid = contract.ok ? { kind: 'game', contract: contract.value } : { kind: text };
    return unwrap(act(state, wrong({ seat: at % 4, type: 'bid', bid })));
  }, game);

  it.each<[unknown, string]>([
    [null, 'not-an-action'],
    [undefined, 'not-an-action'],
    ['0 EO', 'not-an-action'],
    [{ seat: 0, type: 'play' }, 'not-an-action'],
    [{ seat: 0, type: 'play', card: 'eo' }, 'not-an-action'],
    [{ seat: 0, type: 'play', card: ['EO'] }, 'not-an-action'],
    [{ seat: 0, type: 'give' }, 'not-an-action'],
    [{ seat: 0, type: 'discard', card: 7 }, 'not-an-action'],
    [{ seat: 0, type: 'bid' }, 'not-an-action'],
    [{ seat: 0, type: 'bid', bid: null }, 'not-an-action'],
    [{ seat: 0, type: 'name', contract: { kind: 'solo', suit: 'X' } }, 'not-an-action'],
    [{ seat: 0, type: 'claim' }, 'not-an-action'],
    [{ seat: 0, type: 'claim', rest: 'some' }, 'not-an-action'],
    [{ seat: 0, type: 'offence', offence: 'cheating' }, 'not-an-action'],
    [{}, 'not-an-action'],
    [{ seat: 0 }, 'not-an-action'],
    [{ seat: 0, type: 'toString' }, 'not-an-action'],
    [{ seat: 0, type: 'zap' }, 'not-an-action'],
    [{ seat: 0, type: 5 }, 'not-an-action'],
    [{ seat: 0, type: 'knock' }, 'not-in-this-phase'],
    [{ type: 'play', card: 'EO' }, 'seat-out-of-range'],
    [{ seat: '0', type: 'play', card: 'EO' }, 'seat-out-of-range'],
    [{ seat: 0.5, type: 'kontra' }, 'seat-out-of-range'],
  ])('%o: %s', (action, code) => {
    const next = act(inPlay, wrong<Action>(action));
    expect(next.ok ? null : next.error.code).toBe(code);
  });

  it.each<[unknown, string]>([
    [{ kind: 'toString' }, 'not-an-action'],
    [{}, 'not-an-action'],
    [{ kind: 'hold' }, 'not-said-now'],
    [{ kind: 'game' }, 'not-offered'],
    [{ kind: 'raise' }, 'nothing-to-raise'],
  ])('the bid %o: %s', (bid, code) => {
    const type: ActionType = 'bid';
    expect(act(game, wrong({ seat: 0, type, bid }))).toEqual({ ok: false, error: { code } });
  });
});

describe('a text', () => {
  // The capital of the long s is one of ours.
  it('has no letters but a to z', () => {
    expect(parseContract('solo ſ')).toEqual({ ok: false, error: 'unknown-suit' });
    expect(parseContract('rufer ſ')).toEqual({ ok: false, error: 'not-callable' });
    expect(parseFrench('qſ')).toEqual({ ok: false, error: 'not-a-card' });
    expect(parseHand('EO Kſ').ok).toBe(false);
    expect(parseContract('solo s')).toEqual({ ok: true, value: { kind: 'solo', suit: 'S' } });
  });

  it.each([undefined, null, 5, ['EO'], { 0: 'E', 1: 'O' }, 'eo', 'EO '])(
    '%o is no card',
    (value) => {
      expect(isCard(value)).toBe(false);
    },
  );
});
