import * as fc from 'fast-check';
import { DECK, SUITS, type Card } from '../src/card.js';
import { CONTRACT_KINDS, type Contract, type ContractKind } from '../src/contract.js';
import type { HandInput } from '../src/hand.js';
import { OFFICIAL_RULES, type Rules } from '../src/rules.js';
import type { PlayersInHand } from '../src/seat.js';
import type { Terms } from '../src/settle.js';
import { namedHand } from '../src/ledger-hand.js';
import type { SheetChange } from '../src/sheet-change.js';
import type { Row } from '../src/sheet-row.js';
import type { Sheet } from '../src/sheet.js';
import { TARIFF_IDS, TARIFFS, type Tariff } from '../src/tariff.js';
import { begunBy, withRows } from './sheets.js';
import { TRUMP_COUNTS } from './written-orders.js';

const PRICED = [
  'rufer',
  'wedding',
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'wenz',
  'solo',
  'ramsch',
  'sweep',
  'schneider',
  'schwarz',
  'runner',
] as const;

const RUNNER_KINDS = [
  'rufer',
  'wedding',
  'solo',
  'wenz',
  'geier',
  'suit-wenz',
  'suit-geier',
] as const;

/** Plain objects only, such as JSON and object literals make. */
const record = ((model: object, constraints: object = {}) =>
  fc.record(model as never, { noNullPrototype: true, ...constraints })) as typeof fc.record;

/** The fields of both. */
function joined<A extends object, B extends object>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> {
  const join = ([a, b]: [A, B]) => ({ ...a, ...b });
  return fc.tuple(first, second).map(join);
}

const price = fc.integer({ min: 0, max: 10_000 });
const yes = fc.constant(true as const);

/** A tariff that states every price: one of those in use, or any other. */
export const tariffs: fc.Arbitrary<Tariff> = fc.oneof(
  fc.constantFrom(...TARIFF_IDS).map((id): Tariff => TARIFFS[id]),
  record({
    unit: price,
    ...(Object.fromEntries(PRICED.map((item) => [item, price])) as Record<
      (typeof PRICED)[number],
      typeof price
    >),
  }),
);

const least = fc.integer({ min: 1, max: 5 });

/** House rules of any kind. */
export const rulesets: fc.Arbitrary<Rules> = record({
  ...Object.fromEntries(
    Object.entries(OFFICIAL_RULES).map(([option, value]) => [option, fc.constant(value)]),
  ),
  deck: fc.constantFrom('long' as const, 'short' as const),
  runnerMin: record(
    Object.fromEntries(RUNNER_KINDS.map((kind) => [kind, least])) as Record<
      (typeof RUNNER_KINDS)[number],
      typeof least
    >,
  ),
  runnerCap: fc.option(fc.integer({ min: 1, max: 14 })),
  kontraMax: fc.option(fc.integer({ min: 0, max: 6 })),
  toutBase: fc.constantFrom('plain' as const, 'schwarz' as const),
}) as fc.Arbitrary<Rules>;

export const terms: fc.Arbitrary<Terms> = record({ tariff: tariffs, rules: rulesets });

const raises = fc.integer({ min: 14, max: 24 }).map((fives) => fives * 5);
const additions = fc.oneof(
  fc.constant({}),
  record({ tout: yes }),
  record({ raised: raises }),
) as fc.Arbitrary<{ tout?: true; raised?: number }>;

const calledCards = fc.constantFrom(
  ...DECK.filter((card) => !/^H|[OU]$/.test(card)),
) as fc.Arbitrary<never>;

/** Any contract of one kind. */
export function contractsOf(kind: ContractKind): fc.Arbitrary<Contract> {
  switch (kind) {
    case 'rufer':
      return record(
        { kind: fc.constant(kind), called: calledCards, renonce: yes, must: yes },
        { requiredKeys: ['kind'] },
      );
    case 'solo':
    case 'suit-wenz':
    case 'suit-geier':
      return joined(
        record(
          { kind: fc.constant(kind), suit: fc.constantFrom(...SUITS) },
          { requiredKeys: ['kind'] },
        ),
        additions,
      );
    case 'wenz':
    case 'geier':
      return joined(record({ kind: fc.constant(kind) }), additions);
    default:
      return fc.constant({ kind });
  }
}

/** Any contract. */
export const contracts: fc.Arbitrary<Contract> = fc
  .constantFrom(...CONTRACT_KINDS)
  .chain((kind) => contractsOf(kind));

const isPartnerGame = (kind: ContractKind) => ['rufer', 'cross', 'wedding'].includes(kind);

/** The runners that a hand may have, by the counts in the sources; 0 where none can be paid. */
export function runnersOf(contract: Contract, rules: Rules): fc.Arbitrary<number> {
  const { kind } = contract;
  if (kind === 'sie' || kind === 'bettel' || kind === 'ramsch') return fc.constant(0);
  const fewest = rules.runnerMin[kind === 'cross' ? 'rufer' : kind];
  const most = Math.min(rules.runnerCap ?? 14, TRUMP_COUNTS[kind][rules.deck]);
  if (fewest > most) return fc.constant(0);
  return fc.oneof(fc.constant(0), fc.integer({ min: fewest, max: most }));
}

/** Hands that can be settled under the rules. */
export function handsUnder(rules: Rules, players: PlayersInHand = 4): fc.Arbitrary<HandInput> {
  return contracts
    .filter(({ kind }) => kind !== 'ramsch' && (players === 4 || !isPartnerGame(kind)))
    .chain((contract) => {
      const must = contract.kind === 'rufer' && contract.must === true;
      const seats = [0, 1, 2, 3].slice(0, players);
      const sides = fc
        .shuffledSubarray(seats, { minLength: 2, maxLength: 2 })
        .map(([declarer = 0, partner = 1]) =>
          isPartnerGame(contract.kind)
            ? { declarer, partner: contract.kind === 'cross' ? (declarer + 2) % 4 : partner }
            : { declarer },
        );
      const result = record({
        contract: fc.constant(contract),
        won: contract.kind === 'sie' ? yes : fc.boolean(),
        schneider: fc.boolean(),
        schwarz: fc.boolean(),
        ...(contract.kind !== 'sie' && { runners: runnersOf(contract, rules) }),
        knocks: fc.integer({ min: 0, max: players }),
        kontra: fc.integer({ min: 0, max: must ? 0 : (rules.kontraMax ?? 6) }),
        bock: fc.integer({ min: 1, max: 4 }),
      }) as fc.Arbitrary<HandInput>;
      return joined(result, sides);
    });
}

/** Terms, a hand that can be settled under them, and how many play. */
export const settleable = fc
  .constantFrom<PlayersInHand>(3, 4)
  .chain((players) =>
    terms.chain((chosen) =>
      handsUnder(chosen.rules, players).map((hand) => ({ hand, terms: chosen, players })),
    ),
  );

/** Some cards of a pack, each once. */
export function cardsFrom(pack: readonly Card[], minLength: number, maxLength: number) {
  return fc.shuffledSubarray([...pack], { minLength, maxLength });
}

const PLAYER_IDS = ['anna', 'ben', 'clara', 'david', 'eva', 'franz'] as const;
const ROW_IDS = Array.from({ length: 10 }, (_, place) => `row-${place}`);

const texts = fc.string({ unit: 'binary', maxLength: 12 });
const someone = fc.constantFrom(...PLAYER_IDS, 'newcomer');
const amounts = fc.integer({ min: -500, max: 500 });

const thrownIn = record(
  { consequence: fc.constantFrom('none' as const, 'next-doubled' as const, 'stock' as const) },
  { requiredKeys: [] },
);

/** What some people get and give, which sums to zero with the Stock unless it is with somebody outside. */
const corrections = fc
  .tuple(
    fc.uniqueArray(someone, { minLength: 1, maxLength: 3 }),
    fc.array(amounts, { minLength: 3, maxLength: 3 }),
    fc.boolean(),
  )
  .map(([ids, given, outside]) => {
    const all = ids.map((player, at) => ({ player, amount: given[at] ?? 0 }));
    const rest = all.slice(1).reduce((sum, { amount }) => sum + amount, 0);
    const balanced = all.map((one, at) => (at === 0 ? { ...one, amount: 0 - rest } : one));
    return outside ? { amounts: all, outside: true as const } : { amounts: balanced };
  });

/** A row with the given id; every hand can be settled, the rest may be impossible where it stands. */
function rowsWithId(id: string): fc.Arbitrary<Row> {
  const base = record(
    { id: fc.constant(id), at: fc.integer({ min: 0, max: 4e12 }), note: texts },
    { requiredKeys: ['id', 'at'] },
  );
  const seats = (players: PlayersInHand) =>
    fc.shuffledSubarray([...PLAYER_IDS], { minLength: players, maxLength: players });
  const played = fc
    .tuple(fc.constantFrom<PlayersInHand>(3, 4, 4, 4), terms)
    .chain(([players, chosen]) =>
      seats(players).chain((ids) =>
        record({
          kind: fc.constant('hand' as const),
          hand: handsUnder(chosen.rules, players).map((hand) => namedHand(hand, ids)),
          terms: fc.constant(chosen),
          seats: fc.constant(ids),
        }),
      ),
    );
  const dealt = joined(
    thrownIn,
    record({ kind: fc.constant('thrown-in' as const), seats: seats(4), terms }),
  );
  const kind = <K extends Row['kind'], M extends object>(name: K, model: fc.Arbitrary<M>) =>
    joined(base, joined(record({ kind: fc.constant(name) }), model)) as fc.Arbitrary<Row>;
  return fc.oneof(
    { weight: 12, arbitrary: joined(base, played) },
    { weight: 4, arbitrary: joined(base, dealt) },
    {
      weight: 2,
      arbitrary: kind(
        'correction',
        joined(corrections, record({ reason: fc.constantFrom('payout', 'penalty', 'buy-in') })),
      ),
    },
    kind('agree', record({ terms })),
    kind('join', record({ player: record({ id: someone, name: texts }) })),
    kind('leave', record({ player: someone })),
    kind('rename', record({ player: someone, name: texts })),
    kind('reorder', record({ order: fc.shuffledSubarray([...PLAYER_IDS], { minLength: 3 }) })),
    kind('dealer', record({ player: someone })),
    kind('bock', fc.constant({})),
    kind('reopen', fc.constant({})),
  );
}

/** Sheets of some rows, every hand of which can be settled; some are closed at their end. */
export function sheetsUpTo(maxLength: number): fc.Arbitrary<Sheet> {
  return fc
    .tuple(
      fc.integer({ min: 3, max: 6 }),
      fc.array(texts, { minLength: 6, maxLength: 6 }),
      fc.nat({ max: 2 }),
      terms,
      fc.shuffledSubarray(ROW_IDS, { maxLength }).chain((ids) => fc.tuple(...ids.map(rowsWithId))),
      fc.constantFrom<readonly Row[]>([], [{ id: 'end', at: 0, kind: 'close' }]),
    )
    .map(([size, names, dealer, agreed, rows, end]) => {
      const people = PLAYER_IDS.slice(0, size).map((id, at) => ({ id, name: names[at] ?? '' }));
      const begun = { ...begunBy(people, agreed), firstDealer: PLAYER_IDS[dealer] ?? 'anna' };
      return withRows(begun, [...rows, ...end]);
    });
}

/** Sheets of up to six rows. */
export const sheets = sheetsUpTo(6);

const rowIds = fc.constantFrom(...ROW_IDS);
const playerIds = fc.constantFrom(...PLAYER_IDS, 'nobody');
const anyRow = rowIds.chain(rowsWithId);

/** Changes to such a sheet, some about rows and players that are not there. */
export const changes: fc.Arbitrary<SheetChange> = fc.oneof(
  record(
    { type: fc.constant('add' as const), row: anyRow, before: rowIds },
    { requiredKeys: ['type', 'row'] },
  ),
  record({ type: fc.constant('replace' as const), row: anyRow }),
  record({ type: fc.constant('remove' as const), id: rowIds }),
  record({ type: fc.constant('rename' as const), id: playerIds, name: texts }),
  record(
    { type: fc.constant('begin' as const), firstDealer: playerIds, terms },
    { requiredKeys: ['type'] },
  ),
);

/** What is written on a sheet, without what is kept for a merge. */
export function written({ players, firstDealer, terms: agreed, rows }: Sheet) {
  const plain = rows.map(({ edit: _edit, ...row }) => row);
  return { players, firstDealer, terms: agreed, rows: plain };
}
