import { describe, expect, it } from 'vitest';
import * as core from '../src/index.js';
import {
  act,
  callKontra,
  changeSheet,
  checkCutter,
  checkHand,
  checkRules,
  checkTariff,
  claimRest,
  dealFrom,
  dealOf,
  dealPack,
  DECK,
  decideKnock,
  foldSheet,
  formatSheet,
  giveBack,
  isCard,
  isContract,
  isRaise,
  isSeat,
  isTariffId,
  makeBid,
  newGame,
  newSheet,
  OFFICIAL_RULES,
  parseAction,
  parseAnyCard,
  parseBid,
  parseCard,
  parseCards,
  parseContract,
  parseFrench,
  parseGame,
  parseHand,
  parseRules,
  parseSheet,
  rereadSheet,
  passOn,
  penaltyOutcome,
  playCard,
  putAway,
  readCsv,
  readSheet,
  replay,
  sayWedding,
  settle,
  startBidding,
  startGame,
  startKnocks,
  startPassOn,
  startPlay,
  startWedding,
  takeUp,
  TARIFFS,
  TOURNAMENTS,
  undoOf,
  unwrap,
  whyNoKontra,
  whyNot,
  whyNotBid,
  whyNotGame,
  type Action,
  type HandInput,
  type Row,
  type Sheet,
} from '../src/index.js';
import { begunBy, withRows } from './sheets.js';

/*
 * The policy (see CONTRIBUTING): what reads the outside world gives a value back, whatever it is
 * given; what takes a value that the library made may throw a TypeError or a RangeError, no other.
 */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  5,
  -1,
  0.5,
  NaN,
  Infinity,
  '',
  'x',
  'constructor',
  {},
  { length: 3 },
  { kind: 'zz', type: 'zap' },
  [],
  [null],
  ['x', 'x', 'x', 'x'],
  new Date(0),
  10n,
  Symbol('x'),
  Object.create(null),
  Object.assign([], { length: 1 }),
  () => 5,
];

const rules = OFFICIAL_RULES;
const terms = { tariff: TARIFFS['10-50'], rules };
const dealt = dealFrom('a', 0, rules);
const game = unwrap(newGame('a', 0, rules));
const setup = { contract: { kind: 'wenz' }, hands: dealt.hands, forehand: 0, declarer: 1 } as const;
const play = unwrap(startPlay(setup));
const bidding = startBidding({ rules, forehand: 0, hands: dealt.hands });
const knocks = startKnocks({ ...rules, knock: 'all' }, 0, 3);
const weddingRules = { ...rules, contracts: ['rufer', 'wedding', 'solo'] } as const;
const wedding = startWedding(dealt.hands, 0, weddingRules);
const shoved = startPassOn(dealFrom('a', 0, { ...rules, passOnSolo: 'two-obers' }), {
  ...rules,
  passOnSolo: 'two-obers',
});
const people = ['Anna', 'Ben', 'Cora', 'Dan'].map((id) => ({ id, name: id }));
const seats = people.map(({ id }) => id);
const wenz: Row = {
  kind: 'hand',
  id: 'r',
  at: 0,
  seats,
  terms,
  hand: { contract: { kind: 'wenz' }, declarer: 'Anna', won: true },
};
const gift: Row = {
  kind: 'correction',
  id: 'g',
  at: 0,
  reason: 'other',
  amounts: [
    { player: 'Anna', amount: 5 },
    { player: 'Ben', amount: -5 },
  ],
};
const sheet = withRows(begunBy(people, terms), [wenz]);
const file: object = JSON.parse(formatSheet(sheet));
const solo: HandInput = { contract: { kind: 'solo' }, declarer: 0, won: true };
const ramsch: HandInput = { contract: { kind: 'ramsch' }, loser: 1 };

type Reader = (value: never) => unknown;

/** One reader for each field of an object, which stands there as it is but for that field. */
function fields<T extends object>(name: string, whole: T, read: (value: T) => unknown) {
  const extra = ['zz'] as const;
  return Object.fromEntries(
    [...Object.keys(whole), ...extra].map((field): [string, Reader] => [
      `${name} with ${field}`,
      (value) => read({ ...whole, [field]: value }),
    ]),
  );
}

const HAND_FIELDS: readonly (keyof HandInput)[] = [
  'partner',
  'schneider',
  'schwarz',
  'points',
  'tricks',
  'runners',
  'runnersHeldBy',
  'demanded',
  'knocks',
  'knockers',
  'kontra',
  'bock',
  'doubled',
  'stock',
  'penalty',
  'offerer',
  'taker',
  'losers',
  'virgins',
  'sweep',
  'pointsBySeat',
  'tricksBySeat',
];
const unsaid = Object.fromEntries(HAND_FIELDS.map((field) => [field, undefined])) as object;
const add = (row: Row) => changeSheet(sheet, { type: 'add', row });
const rufer: Action = { seat: 0, type: 'bid', bid: { kind: 'play' } };

/** Whatever reads the outside world, by the function's name first, with anything in one place. */
const READERS: Readonly<Record<string, Reader>> = {
  parseCard,
  parseCards,
  parseFrench,
  parseAnyCard,
  parseHand,
  parseContract,
  parseBid,
  parseAction: (text) => parseAction(text, 0),
  'parseAction by a seat': (seat) => parseAction('EO', seat),
  parseRules,
  parseGame,
  parseSheet,
  rereadSheet: (text) => rereadSheet(text, sheet),
  readSheet,
  ...fields('readSheet', file, readSheet),
  readCsv,
  'readCsv with options': (options) => readCsv('A,B,C\n1,-1,0', options),
  ...fields(
    'readCsv',
    { delimiter: ',', decimal: '.', decimals: 2, words: [], id: 'x', terms },
    (options) => readCsv('A,B,C\n1,-1,0', options as object),
  ),
  isCard,
  isContract,
  isRaise,
  isTariffId,
  'isSeat of four': (seat) => isSeat(seat, 4),
  checkRules,
  ...fields('checkRules', rules, checkRules),
  checkTariff,
  ...fields('checkTariff', TARIFFS['10-50'], checkTariff),
  ...fields('checkTariff', { unit: 1, table: null, unitValue: 1, currency: 'EUR' }, (tariff) =>
    checkTariff(tariff as never),
  ),
  ...fields(
    'checkTariff of a table',
    { ...TOURNAMENTS['donauries-2019'].tariff.table, tout: null },
    (table) => checkTariff({ unit: 1, table: table as never }),
  ),
  'checkCutter at a chair': (chair) => checkCutter(chair, 0, rules),
  checkHand: (hand) => checkHand(hand, rules),
  'checkHand by rules': (given) => checkHand(solo, given),
  'checkHand of players': (players) => checkHand(solo, rules, players),
  'checkHand from forehand': (forehand) => checkHand(solo, rules, 4, forehand),
  settle: (hand) => settle(hand, terms),
  'settle by terms': (given) => settle(solo, given),
  'settle with options': (options) => settle(solo, terms, options),
  ...fields('settle', { ...unsaid, ...solo }, (hand) => settle(hand, terms)),
  ...fields('settle a Ramsch', { ...unsaid, ...ramsch }, (hand) => settle(hand, terms)),
  ...fields('settle a Rufer', { ...unsaid, ...solo, contract: { kind: 'rufer' } }, (hand) =>
    settle(hand as HandInput, terms),
  ),
  ...fields('settle by terms', terms, (given) => settle(solo, given)),
  ...fields('settle by rules', rules, (given) => settle(solo, { ...terms, rules: given })),
  ...fields('settle by a tariff', { ...TARIFFS['10-50'], table: undefined }, (given) =>
    settle(solo, { rules, tariff: given as never }),
  ),
  ...fields(
    'settle by a table',
    { ...TOURNAMENTS['donauries-2019'].tariff.table, tout: null },
    (table) => settle(solo, { rules, tariff: { unit: 1, table: table as never } }),
  ),
  ...fields('settle with', { players: 4, forehand: 0 }, (options) =>
    settle(solo, terms, options as object),
  ),
  newGame: (seed) => newGame(seed, 0, rules),
  'newGame by a dealer': (dealer) => newGame('a', dealer, rules),
  'newGame by rules': (given) => newGame('a', 0, given),
  startGame: (given) => startGame(given, rules),
  'startGame by rules': (given) => startGame(dealt, given),
  ...fields('startGame', dealt, (given) => startGame(given, rules)),
  dealOf: (hands) => dealOf(hands, 0, rules),
  'dealOf from forehand': (forehand) => dealOf(dealt.hands, forehand, rules),
  'dealOf in packets': (first) => dealOf(dealt.hands, 0, rules, first),
  dealPack: (pack) => dealPack(pack, 0, rules),
  'dealPack of strange cards': (card) => dealPack([...DECK.slice(1), card], 0, rules),
  'dealPack from forehand': (forehand) => dealPack(DECK, forehand, rules),
  act: (action) => act(game, action),
  ...fields('act', { ...rufer, card: 'EO', rest: 'all', offence: 'revoke', contract: null }, (a) =>
    act(game, a as never),
  ),
  replay: (list) => replay(game, list),
  startPlay,
  ...fields('startPlay', { ...setup, partner: undefined, rules }, (given) =>
    startPlay(given as never),
  ),
  playCard: (card) => playCard(play, card),
  whyNot: (card) => whyNot(play, card),
  callKontra: (seat) => callKontra(play, seat),
  whyNoKontra: (seat) => whyNoKontra(play, seat),
  claimRest: (seat) => claimRest(play, seat, 'all'),
  penaltyOutcome: (seat) => penaltyOutcome(play, 'unproven-accusation' as never, seat),
  makeBid: (bid) => makeBid(bidding, bid),
  whyNotBid: (bid) => whyNotBid(bidding, bid),
  whyNotGame: (contract) => whyNotGame(contract, { hand: null, rules, renonce: false }),
  decideKnock: (seat) => decideKnock(knocks, seat, true),
  sayWedding: (seat) => sayWedding(wedding, seat, 'offer'),
  'sayWedding in a word': (word) => sayWedding(wedding, 0, word),
  giveBack: (card) => giveBack(wedding, 0, card),
  passOn: (seat) => passOn(shoved, seat),
  takeUp: (seat) => takeUp(shoved, seat),
  putAway: (card) => putAway(shoved, 0, card),
  newSheet: (players) => newSheet(players),
  'newSheet by terms': (given) => newSheet(people, given),
  'newSheet for somebody': (one) => newSheet([one, ...people.slice(1)]),
  'newSheet by an id': (id) => newSheet([{ id, name: 'x' }, ...people.slice(1)]),
  changeSheet: (change) => changeSheet(sheet, change),
  undoOf: (change) => undoOf(sheet, change),
  'changeSheet adds': (row) => add(row),
  'changeSheet replaces': (row) => changeSheet(sheet, { type: 'replace', row }),
  'changeSheet removes': (id) => changeSheet(sheet, { type: 'remove', id }),
  'changeSheet sets': (given) => changeSheet(sheet, { type: 'set', sheet: given }),
  ...fields('changeSheet sets', sheet, (given) =>
    changeSheet(sheet, { type: 'set', sheet: given }),
  ),
  ...fields('changeSheet begins', { players: people, firstDealer: 'Anna', terms }, (begun) =>
    changeSheet(sheet, { type: 'begin', ...begun }),
  ),
  ...fields('changeSheet renames', { id: 'Anna', name: 'x' }, (told) =>
    changeSheet(sheet, { type: 'rename', ...told }),
  ),
  ...fields('changeSheet adds', { type: 'add', row: gift, before: 'r', place: '1' }, (change) =>
    changeSheet(sheet, change as never),
  ),
  ...fields('changeSheet adds a hand', { ...wenz, id: 'h', note: 'x' }, add),
  ...fields('changeSheet adds a correction', { ...gift, stock: 0, outside: true }, add),
  ...fields('changeSheet adds what was played', { ...unsaid, ...wenz.hand }, (hand) =>
    add({ ...wenz, id: 'h', hand: hand as never }),
  ),
};

function codeOf(error: unknown): unknown {
  if (typeof error === 'string') return error;
  const { code, error: inner } = error as { code?: unknown; error?: { code?: unknown } };
  return code ?? inner?.code;
}

/** A result with a stated error, or what a question answers. */
function expectStated(given: unknown): void {
  if (typeof given !== 'object' || given === null || !('ok' in given)) return;
  const result = given as core.Result<unknown, unknown>;
  if (result.ok) return expectKept(result.value);
  const errors = Array.isArray(result.error) ? result.error : [result.error];
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(codeOf(error)).toMatch(/^[a-z][a-z0-9-]+$/);
}

/** What was accepted: a sheet that can be read back, or a settlement in whole amounts. */
function expectKept(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('removed' in value) {
    expect(parseSheet(formatSheet(value as Sheet))).toEqual({ ok: true, value });
    foldSheet(value as Sheet);
  }
  if ('net' in value) expect((value.net as number[]).every(Number.isSafeInteger)).toBe(true);
}

describe('what reads the outside world gives a value back', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    for (const value of HOSTILE) expectStated((read as (value: unknown) => unknown)(value));
  });
});

describe('what takes a value that the library made throws a TypeError or a RangeError, if any', () => {
  const readers = new Set(Object.keys(READERS).map((name) => name.split(' ')[0]));
  const typed = Object.entries(core).filter(
    ([name, value]) => typeof value === 'function' && !readers.has(name),
  );
  it.each(typed)('%s', (_, call) => {
    for (const value of HOSTILE) {
      try {
        (call as (...values: unknown[]) => unknown)(value, value, value, value);
      } catch (error) {
        expect(error instanceof TypeError || error instanceof RangeError).toBe(true);
      }
    }
  });

  it.each([
    ['foldSheet', () => core.foldSheet(null as never)],
    ['formatSheet', () => formatSheet(newSheet(people) as never)],
    ['writeCsv', () => core.writeCsv({} as never)],
    ['changeSheet', () => changeSheet(newSheet(people) as never, { type: 'remove', id: 'r' })],
    ['undoOf', () => undoOf(null as never, { type: 'remove', id: 'r' })],
    ['mergeSheets', () => core.mergeSheets(sheet, null as never)],
  ])('%s names a sheet that is none', (_, call) => {
    expect(call).toThrow(/sheet is no Sheet/);
  });
});
