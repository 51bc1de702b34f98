import {
  DECK,
  isOver,
  legalCards,
  outcomeOf,
  parseContract,
  playCard,
  size,
  startPlay,
  unwrap,
  type Card,
  type CardSet,
  type Contract,
  type PlaySetup,
} from '../src/index.js';

/** Xorshift: fast enough not to be what is measured. */
let state = 0x2545f491;

function below(count: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % count;
}

/** Contracts that are played to the last card, half of them Rufer as at a table. */
const CONTRACTS: readonly Contract[] = [
  'rufer E',
  'wenz',
  'rufer G',
  'solo E',
  'rufer S',
  'geier',
  'rufer E',
  'suit-wenz G',
  'rufer G',
  'suit-geier H',
  'rufer S',
  'ramsch',
].map((text) => unwrap(parseContract(text)));

const pack = DECK.map((_, place) => place);

/** Shuffles and deals; the declarer of a Rufer is the first from forehand who may call that ace. */
export function randomSetup(count: number): PlaySetup {
  for (let last = 31; last > 0; last--) {
    const other = below(last + 1);
    const place = pack[last] as number;
    pack[last] = pack[other] as number;
    pack[other] = place;
  }
  const hands = [0, 0, 0, 0];
  for (let at = 0; at < 32; at++) hands[at >> 3] = (hands[at >> 3] ?? 0) | (1 << (pack[at] ?? 0));

  const contract = CONTRACTS[count % CONTRACTS.length] as Contract;
  const forehand = count & 3;
  if (contract.kind === 'ramsch') return { contract, hands, forehand };
  if (contract.kind !== 'rufer') return { contract, hands, forehand, declarer: count & 3 };
  const ace = DECK.indexOf(contract.called as Card);
  // In each suit the ace is followed by Z K O U 9 8 7; O and U do not count.
  const others = (0b11100110 << ace) | 0;
  const declarer = hands.findIndex((hand) => (hand & (1 << ace)) === 0 && (hand & others) !== 0);
  // Nobody can call an ace whose holder has the whole suit.
  return declarer < 0 ? randomSetup(count) : { contract, hands, forehand, declarer };
}

/** Plays a hand with random legal cards through the public API and counts it. */
export function playRandomHand(setup: PlaySetup): number {
  let play = unwrap(startPlay(setup));
  while (!isOver(play)) play = unwrap(playCard(play, randomCard(legalCards(play))));
  const outcome = unwrap(outcomeOf(play));
  return outcome.kind === 'ramsch' ? outcome.losers.length : outcome.points;
}

function randomCard(legal: CardSet): Card {
  let rest = legal;
  for (let skip = below(size(legal)); skip > 0; skip--) rest &= rest - 1;
  return DECK[31 - Math.clz32(rest & -rest)] as Card;
}
