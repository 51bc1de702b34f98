import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isRaisable,
  OFFICIAL_RULES,
  parseContract,
  raisesOver,
  setOf,
  unwrap,
  whyNotRaise,
  type Card,
  type Rules,
  type Seat,
} from '../src/index.js';
import { formatBid, parseBid } from '../src/bid.js';
import { bidderOf } from '../src/bidding-state.js';
import { legalBids, makeBid, startBidding, type BiddingSetup } from '../src/bidding.js';
import { checkLine } from '../src/conformance/check.js';

describe('the bidding records', () => {
  const lines = readFileSync('conformance/bidding.jsonl', 'utf8').trim().split('\n');
  it.each(lines.map((line) => [JSON.parse(line) as { id: string; note: string }, line] as const))(
    '$id: $note',
    (_, line) => {
      expect(checkLine(line)).toMatchObject({ passed: true });
    },
  );
});

const HANDS = [
  'EO HO GU SU HA HZ G9 S7',
  'GO SO EU HU EA E9 E8 GA',
  'EZ EK E7 GZ GK G8 G7 SA',
  'HK H9 H8 H7 SZ SK S9 S8',
].map((hand) => setOf(hand.split(' ') as Card[]));

function after(bids: string, options: Partial<Rules> = {}, setup: Partial<BiddingSetup> = {}) {
  const rules = { ...OFFICIAL_RULES, contracts: ['rufer', 'wenz'], ...options } as Rules;
  return bids
    .split(', ')
    .filter((text) => text !== '')
    .reduce(
      (bidding, text) => unwrap(makeBid(bidding, unwrap(parseBid(text)))),
      startBidding({ rules, forehand: 0, hands: HANDS, ...setup }),
    );
}

describe('what may be said', () => {
  const raising = { raiseStep: 10 } as const;
  const direct = { bidding: 'direct' } as const;
  const must = { allPass: 'must-play' } as const;

  it.each<[string, Partial<Rules>, string]>([
    ['', {}, 'pass, play'],
    ['play', {}, 'pass, play'],
    ['play', { contracts: ['rufer'] }, 'pass'],
    ['play, play', {}, 'yield, wenz, wenz tout'],
    ['play, play, wenz', {}, 'yield, wenz tout'],
    ['play, play, wenz, wenz tout', {}, 'yield, wenz tout'],
    ['play, play, wenz, yield', {}, 'pass, wenz tout'],
    ['play, play, yield', {}, 'pass, play'],
    ['play, play, yield, pass, pass', {}, 'wenz, wenz tout'],
    ['play, pass, pass, pass', {}, 'rufer G, rufer S, wenz, wenz tout'],
    ['play, pass, pass, pass', { tout: false }, 'rufer G, rufer S, wenz'],
    ['play, pass, pass, pass, wenz', {}, ''],
    ['play, play', raising, 'yield, hold, wenz tout'],
    [
      'play, play, hold, raise 70, hold',
      raising,
      'yield, raise 80, raise 90, raise 100, raise 110, raise 120, wenz tout',
    ],
    ['play, play, hold, raise 120', raising, 'yield, hold, wenz tout'],
    ['play, play, hold, raise 120, hold', raising, 'yield, wenz tout'],
    ['play, play, yield', raising, `pass, ${RAISES}, wenz tout`],
    ['play, play, hold, raise 110, wenz tout', raising, 'yield'],
    ['', direct, 'pass, rufer G, rufer S, wenz, wenz tout'],
    ['rufer G', direct, 'pass, wenz, wenz tout'],
    ['rufer G, pass', direct, 'pass, rufer E, rufer G, wenz, wenz tout'],
    ['wenz', direct, 'pass, wenz, wenz tout'],
    [
      'wenz, wenz raised 110',
      { ...direct, raiseStep: 10 },
      'pass, wenz tout, wenz raised 110, wenz raised 120',
    ],
    ['pass, pass, pass, pass', must, 'rufer G must, rufer S must'],
    [
      'pass, pass, pass, pass',
      { ...must, mustSolo: true },
      'rufer G must, rufer S must, wenz, wenz tout',
    ],
    ['pass, pass, pass, pass', { allPass: 'last-chooses' }, 'pass, stock, ramsch'],
    [
      'pass, pass, pass',
      { allPass: 'last-chooses', players: 3, deck: 'short', contracts: ['wenz'] },
      'pass, ramsch',
    ],
  ])('after "%s" under %o', (bids, options, legal) => {
    expect(legalBids(after(bids, options)).map(formatBid).join(', ')).toBe(legal);
  });

  it('over an accepted Wedding only the other two speak, and for solos', () => {
    const wedding = { wedding: [0, 2] } as const;
    expect(after('', {}, wedding).order).toEqual([1, 3]);
    expect(legalBids(after('play', {}, wedding)).map(formatBid)).toEqual(['pass', 'play']);
    expect(after('play, pass, wenz', {}, wedding).result).toMatchObject({ declarer: 1 });
    expect(after('pass, pass', {}, wedding).result).toEqual({ kind: 'wedding-stands' });
    const end = legalBids(after('pass, play', {}, wedding)).map(formatBid);
    expect(end).toEqual(['wenz', 'wenz tout']);
    expect(legalBids(after('', { bidding: 'direct' }, wedding)).map(formatBid)).toEqual([
      'pass',
      'wenz',
      'wenz tout',
    ]);
    expect(legalBids(after('', { contracts: ['rufer'] }, wedding)).map(formatBid)).toEqual([
      'pass',
    ]);
  });

  it('without known cards a must-play needs the holder of the Acorns Ober', () => {
    const setup = { rules: { ...OFFICIAL_RULES, ...must }, forehand: 0 } as const;
    const pass = { kind: 'pass' } as const;
    const three = (bidding: ReturnType<typeof startBidding>) =>
      [pass, pass, pass].reduce((state, bid) => unwrap(makeBid(state, bid)), bidding);
    expect(() => makeBid(three(startBidding(setup)), pass)).toThrow(TypeError);
    const told = unwrap(makeBid(three(startBidding({ ...setup, acornsOber: 2 })), pass));
    expect(bidderOf(told)).toBe(2);
    expect(legalBids(told).map(formatBid)).toEqual([
      'rufer E must',
      'rufer G must',
      'rufer S must',
    ]);
  });
});

describe('what may not be said', () => {
  const bettel = { raiseStep: 10, contracts: ['rufer', 'bettel'] } as const;
  const last = { allPass: 'last-chooses' } as const;
  const must = { allPass: 'must-play' } as const;
  const PASS = 'pass, pass, pass, pass';

  it.each<[string, string, Partial<Rules>, string]>([
    ['play', 'play', { contracts: ['rufer'] }, 'no-game'],
    ['play, play', 'hold', {}, 'not-said-now'],
    ['play, play', 'hold', { raiseStep: 10, contracts: ['rufer', 'bettel'] }, ''],
    ['play, play, hold', 'raise 70', bettel, 'no-game'],
    ['play, play, hold, wenz tout', 'hold', { raiseStep: 10 }, 'not-said-now'],
    ['play, play, yield', 'play', { raiseStep: 10 }, 'not-said-now'],
    ['play, pass, pass, pass', 'wenz raised 70', { raiseStep: 10 }, 'not-said-now'],
    ['wenz', 'wenz raised 75', { bidding: 'direct', raiseStep: 10 }, 'raise-off-step'],
    ['wenz', 'wenz raised 70', { bidding: 'direct' }, 'nothing-to-raise'],
    ['rufer G', 'wenz raised 70', { bidding: 'direct', raiseStep: 10 }, 'nothing-to-raise'],
    [PASS, 'wenz', last, 'not-said-now'],
    [PASS, 'rufer G', must, 'not-to-be-called'],
    [PASS, 'rufer E must', must, 'not-to-be-called'],
  ])('after "%s": %s under %o', (bids, text, options, error) => {
    const next = makeBid(after(bids, options), unwrap(parseBid(text)));
    expect(next.ok ? '' : next.error).toBe(error);
  });

  it('a Rufer over a Wedding', () => {
    const hands = [HANDS[2], HANDS[0], HANDS[1], HANDS[3]].map((hand) => hand ?? 0);
    const bidding = after('', { bidding: 'direct' }, { wedding: [0, 2], hands });
    expect(makeBid(bidding, unwrap(parseBid('rufer G')))).toEqual({
      ok: false,
      error: 'solo-needed',
    });
  });

  it('a call without a card by one whose cards are not known', () => {
    const rules = { ...OFFICIAL_RULES, ...must };
    const start = startBidding({ rules, forehand: 0, acornsOber: 1 });
    const passed = [0, 1, 2, 3].reduce((state) => unwrap(makeBid(state, { kind: 'pass' })), start);
    expect(makeBid(passed, unwrap(parseBid('rufer must')))).toMatchObject({
      error: 'suit-not-named',
    });
    expect(makeBid(passed, unwrap(parseBid('rufer EZ must'))).ok).toBe(true);
  });

  it('everything said is remembered, with who said it', () => {
    expect(after('play, pass').said).toEqual([
      { seat: 0, bid: { kind: 'play' } },
      { seat: 1, bid: { kind: 'pass' } },
    ]);
  });
});

describe('an ace by Renonce', () => {
  const hands = [
    'EO SO EU HU HK EA E9 E8',
    'HO GU SU HA HZ G9 S7 GO',
    'EZ EK E7 GZ GK G8 G7 SA',
    'GA H9 H8 H7 SZ SK S9 S8',
  ].map((hand) => setOf(hand.split(' ') as Card[]));
  const called = 'rufer G renonce, rufer S renonce';

  it.each<[Rules['renonce'], string, Seat, string]>([
    ['any', 'play, pass, pass, pass', 0, called],
    ['off', 'play, pass, pass, pass', 0, ''],
    ['after-all-pass', 'play, pass, pass, pass', 0, ''],
    ['after-all-pass', 'pass, pass, pass, play', 1, called],
    ['off', 'pass, pass, pass, play', 1, ''],
  ])('%s: after "%s", seat %i first', (renonce, bids, forehand, games) => {
    const bidding = after(bids, { renonce, contracts: ['rufer', 'wenz'] }, { hands, forehand });
    const named = legalBids(bidding).map(formatBid);
    expect(named.filter((bid) => bid.startsWith('rufer')).join(', ')).toBe(games);
  });

  it('is none for the last while another plays', () => {
    const options = { renonce: 'after-all-pass', contracts: ['rufer'] } as const;
    const bidding = after('play, pass, pass', options, { hands, forehand: 1 });
    expect(legalBids(bidding).map(formatBid)).toEqual(['pass']);
  });
});

describe('raising', () => {
  it.each<[number, number, Rules['raiseStep'], string | null]>([
    [70, 0, 10, null],
    [60, 0, 10, 'raise-too-low'],
    [70, 70, 10, 'raise-too-low'],
    [80, 70, 10, null],
    [75, 70, 10, 'raise-off-step'],
    [75, 70, 5, null],
    [120, 110, 10, null],
    [130, 120, 10, 'raise-off-step'],
    [70, 0, 0, 'nothing-to-raise'],
  ])('%i over %i in steps of %i: %s', (to, standing, raiseStep, error) => {
    expect(whyNotRaise(to, standing, { raiseStep })).toBe(error);
  });

  it.each<[number, Rules['raiseStep'], number[]]>([
    [90, 10, [100, 110, 120]],
    [110, 5, [115, 120]],
    [120, 10, []],
    [0, 0, []],
  ])('over %i in steps of %i: %o', (standing, raiseStep, raises) => {
    expect(raisesOver(standing, { raiseStep })).toEqual(raises);
  });

  it.each([
    ['solo G', true],
    ['wenz', true],
    ['geier', true],
    ['suit-wenz E', true],
    ['suit-geier E', true],
    ['solo G tout', false],
    ['bettel', false],
    ['rufer G', false],
    ['sie', false],
  ])('%s can be raised: %s', (text, raisable) => {
    const contract = unwrap(parseContract(text));
    expect(isRaisable(contract)).toBe(raisable);
  });
});

const RAISES = 'raise 70, raise 80, raise 90, raise 100, raise 110, raise 120';

describe('bids as text', () => {
  it.each(['pass', 'play', 'yield', 'hold', 'stock', 'raise 80', 'solo G tout', 'rufer EZ must'])(
    '%s is read and written',
    (text) => {
      expect(formatBid(unwrap(parseBid(text)))).toBe(text);
    },
  );

  it.each([
    ['pass on', 'unexpected-word'],
    ['raise', 'raise-out-of-range'],
    ['raise x', 'raise-out-of-range'],
    ['raise 80 now', 'unexpected-word'],
    ['weiter', 'unknown-contract'],
    ['', 'unknown-contract'],
  ])('"%s" is none', (text, error) => {
    expect(parseBid(text)).toEqual({ ok: false, error });
  });
});
