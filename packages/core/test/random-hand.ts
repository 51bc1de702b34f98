import {
  DECK,
  cardsOf,
  has,
  OFFICIAL_RULES,
  PACK,
  rankOf,
  setOf,
  suitOf,
  SUITS,
  trumpTable,
  unwrap,
  legalCards,
  isOver,
  playCard,
  type Card,
  type Contract,
  type Play,
  type PlaySetup,
  type Rules,
} from '../src/index.js';

/** A source of chance that can be repeated: whole numbers from 0, each below `below`. */
export type Random = (below: number) => number;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One of several. */
export function pick<T>(random: Random, from: readonly T[]): T {
  return from[random(from.length)] as T;
}

/** A list in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const left = [...list];
  for (let last = left.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [left[last], left[other]] = [left[other] as T, left[last] as T];
  }
  return left;
}

/** Rules that differ in everything that bears on the play of a hand. */
export function randomPlayRules(random: Random): Rules {
  const players = pick(random, [3, 4, 4, 4, 5] as const);
  const flag = () => random(2) === 0;
  const runAway = random(4) > 0;
  return {
    ...OFFICIAL_RULES,
    players,
    deck: players === 3 ? 'short' : pick(random, ['long', 'long', 'short']),
    mustWin: pick(random, [60, 61]),
    runAway,
    runAwayMin: pick(random, [3, 4]),
    runAwayCount: pick(random, ['now', 'dealt']),
    runAwayFollowing: runAway && flag(),
    aceDiscardFrom: pick(random, ['last-trick', 'last-trick', 'last-but-one', 'any']),
    toutStop: flag(),
    bettelOrder: pick(random, ['natural', 'ace-ten']),
    bettelTrumps: pick(random, ['none', 'hearts']),
    bettelMustBeat: flag(),
    ramschTrumps: pick(random, ['hearts', 'obers-unters']),
    ramschMustBeat: flag(),
    ramschTie: pick(random, ['tricks-first', 'highest-trump', 'share']),
    sweep: pick(random, ['all-tricks', 'points-120', 'points-91', 'off']),
    kontraUntil: pick(random, ['second-card', 'first-card', 'own-first-card', 'second-trick']),
    reUntil: pick(random, ['next-card', 'one-card-later']),
    reBy: pick(random, ['side', 'declarer']),
    kontraMax: pick(random, [0, 1, 2, 4, null]),
    kontraTakesOver: flag(),
  };
}

/** A whole dealt hand with a contract that its declarer could play. */
export function randomSetup(random: Random, rules: Rules = randomPlayRules(random)): PlaySetup {
  const players = rules.players === 3 ? 3 : 4;
  const pack = shuffled(random, cardsOf(PACK[rules.deck]));
  const each = pack.length / players;
  const hands = Array.from({ length: players }, (_, seat) =>
    setOf(pack.slice(seat * each, (seat + 1) * each)),
  );
  const forehand = random(players);
  const declarer = random(players);
  const contract = randomContract(random, rules, hands[declarer] ?? 0);
  if (contract.kind === 'ramsch') return { contract, hands, forehand, rules };
  return {
    contract,
    hands,
    forehand,
    declarer,
    ...(contract.kind === 'wedding' && { partner: (declarer + 1 + random(3)) % 4 }),
    rules,
  };
}

function randomContract(random: Random, rules: Rules, hand: number): Contract {
  const kinds = ['bettel', 'suit-geier', 'geier', 'suit-wenz', 'wenz', 'solo', 'ramsch'] as const;
  const partners = ['rufer', 'rufer', 'rufer', 'rufer', 'cross', 'wedding'] as const;
  const kind = pick(random, rules.players === 3 ? kinds : [...kinds, ...partners]);
  switch (kind) {
    case 'rufer': {
      const table = trumpTable({ kind }, rules);
      const callable = DECK.filter(
        (card) => !has(table.trumps, card) && !has(hand, card) && has(PACK[rules.deck], card),
      );
      const aces = callable.filter((card) => rankOf(card) === 'A');
      const called = pick(random, aces.length > 0 && random(3) > 0 ? aces : callable) as 'EA';
      const renonce = (hand & table.plain[suitOf(called)]) === 0;
      const must = random(4) === 0;
      return { kind, called, ...(renonce && { renonce }), ...(must && { must }) };
    }
    case 'solo':
    case 'suit-wenz':
    case 'suit-geier':
      return { kind, suit: pick(random, SUITS), ...additions(random) };
    case 'wenz':
    case 'geier':
      return { kind, ...additions(random) };
    default:
      return { kind };
  }
}

function additions(random: Random): { tout?: true; raised?: number } {
  return pick(random, [{}, {}, { tout: true }, { raised: 70 + 10 * random(6) }] as const);
}

/** A random card among those that may be played. */
export function randomCard(random: Random, play: Play): Card {
  return pick(random, cardsOf(legalCards(play)));
}

/** Plays random cards to the end. */
export function playOut(random: Random, play: Play): Play {
  let state = play;
  while (!isOver(state)) state = unwrap(playCard(state, randomCard(random, state)));
  return state;
}
