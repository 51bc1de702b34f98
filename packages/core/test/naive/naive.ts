/**
 * The rules of play a second time, written from the rule texts with lists of strings and plain
 * loops, slow and obvious. It shares nothing with core but the shape of a contract and of rules, so
 * that a mistake would have to be made twice.
 */

export interface NaiveContract {
  readonly kind: string;
  readonly suit?: string | undefined;
  readonly called?: string | undefined;
}

export interface NaiveRules {
  readonly deck: string;
  readonly runAway: boolean;
  readonly runAwayMin: number;
  readonly runAwayCount: string;
  readonly runAwayFollowing: boolean;
  readonly aceDiscardFrom: string;
  readonly bettelOrder: string;
  readonly bettelTrumps: string;
  readonly bettelMustBeat: boolean;
  readonly ramschTrumps: string;
  readonly ramschMustBeat: boolean;
}

/** What a player on turn sees, and what is known of him. */
export interface NaivePosition {
  readonly contract: NaiveContract;
  readonly rules: NaiveRules;
  readonly hand: readonly string[];
  readonly dealtHand: readonly string[];
  readonly trick: readonly string[];
  readonly isDeclarer: boolean;
  /** The called suit has been led in an earlier trick. */
  readonly calledSuitWasLed: boolean;
}

function pack(deck: string): string[] {
  const ranks = deck === 'short' ? 'AZKOU9' : 'AZKOU987';
  const cards: string[] = [];
  for (const suit of 'EGHS') for (const rank of ranks) cards.push(suit + rank);
  return cards;
}

let last: { contract: NaiveContract; rules: NaiveRules; list: string[] } | undefined;

/** All trumps, highest first; remembered for the hand that is being played. */
function trumpList(contract: NaiveContract, rules: NaiveRules): string[] {
  if (last?.contract !== contract || last.rules !== rules) {
    last = { contract, rules, list: listTrumps(contract, rules) };
  }
  return last.list;
}

function listTrumps(contract: NaiveContract, rules: NaiveRules): string[] {
  const list: string[] = [];
  const add = (rank: string) => {
    for (const suit of 'EGHS') list.push(suit + rank);
  };
  const addSuit = (suit: string, order: string) => {
    for (const rank of order) if (!list.includes(suit + rank)) list.push(suit + rank);
  };
  switch (contract.kind) {
    case 'rufer':
    case 'cross':
    case 'wedding':
      add('O');
      add('U');
      addSuit('H', 'AZK987');
      break;
    case 'ramsch':
      add('O');
      add('U');
      if (rules.ramschTrumps === 'hearts') addSuit('H', 'AZK987');
      break;
    case 'solo':
      add('O');
      add('U');
      addSuit(contract.suit ?? '', 'AZK987');
      break;
    case 'wenz':
      add('U');
      break;
    case 'suit-wenz':
      add('U');
      addSuit(contract.suit ?? '', 'AZKO987');
      break;
    case 'geier':
      add('O');
      break;
    case 'suit-geier':
      add('O');
      addSuit(contract.suit ?? '', 'AZKU987');
      break;
    case 'bettel':
      if (rules.bettelTrumps === 'hearts') addSuit('H', suitOrder(contract, rules));
      break;
    default:
      throw new Error(contract.kind);
  }
  return list.filter((card) => pack(rules.deck).includes(card));
}

/** The ranks of a suit, highest first. */
function suitOrder(contract: NaiveContract, rules: NaiveRules): string {
  return contract.kind === 'bettel' && rules.bettelOrder === 'natural' ? 'AKOUZ987' : 'AZKOU987';
}

/** 'trump', or the suit that a card belongs to in play. */
export function kindOf(card: string, contract: NaiveContract, rules: NaiveRules): string {
  return trumpList(contract, rules).includes(card) ? 'trump' : (card[0] ?? '');
}

/** Whether the second card takes the trick from the first, which is the best one so far. */
function takes(best: string, card: string, contract: NaiveContract, rules: NaiveRules): boolean {
  const trumps = trumpList(contract, rules);
  const bestIsTrump = trumps.includes(best);
  const cardIsTrump = trumps.includes(card);
  if (bestIsTrump && cardIsTrump) return trumps.indexOf(card) < trumps.indexOf(best);
  if (bestIsTrump) return false;
  if (cardIsTrump) return true;
  if (best[0] !== card[0]) return false;
  const order = suitOrder(contract, rules);
  return order.indexOf(card[1] ?? '') < order.indexOf(best[1] ?? '');
}

/** The place in the trick of the card that takes it. */
export function winnerIn(
  trick: readonly string[],
  contract: NaiveContract,
  rules: NaiveRules,
): number {
  let winner = 0;
  for (let place = 1; place < trick.length; place++) {
    if (takes(trick[winner] ?? '', trick[place] ?? '', contract, rules)) winner = place;
  }
  return winner;
}

/** The cards that may be played, each asked one by one. */
export function legalList(position: NaivePosition): string[] {
  return position.hand.filter((card) => mayPlay(position, card));
}

function mayPlay(position: NaivePosition, card: string): boolean {
  const { contract, rules, hand, trick } = position;
  const kind = (of: string) => kindOf(of, contract, rules);
  const led = trick[0];
  const called = contract.kind === 'rufer' ? contract.called : undefined;
  const bound =
    called !== undefined && hand.includes(called) && !position.calledSuitWasLed ? called : null;

  if (led === undefined) {
    // Leading the called suit needs the called card, or enough cards to run away.
    if (bound === null || kind(card) !== bound[0] || card === bound) return true;
    return mayRunAway(position, bound);
  }

  const canFollow = hand.some((other) => kind(other) === kind(led));
  if (!canFollow) {
    if (bound === null || card !== bound) return true;
    if (rules.aceDiscardFrom === 'any') return true;
    return hand.length <= (rules.aceDiscardFrom === 'last-but-one' ? 2 : 1);
  }
  if (kind(card) !== kind(led)) return false;
  if (bound !== null && kind(led) === bound[0]) {
    if (card === bound) return true;
    return rules.runAwayFollowing && mayRunAway(position, bound);
  }

  const mustBeat =
    (contract.kind === 'bettel' && rules.bettelMustBeat && !position.isDeclarer) ||
    (contract.kind === 'ramsch' && rules.ramschMustBeat);
  if (!mustBeat) return true;
  const best = trick[winnerIn(trick, contract, rules)] ?? '';
  const canBeat = hand.some(
    (other) => kind(other) === kind(led) && takes(best, other, contract, rules),
  );
  return !canBeat || takes(best, card, contract, rules);
}

function mayRunAway({ contract, rules, hand, dealtHand }: NaivePosition, called: string): boolean {
  if (!rules.runAway) return false;
  const counted = rules.runAwayCount === 'dealt' ? dealtHand : hand;
  let count = 0;
  for (const card of counted) if (kindOf(card, contract, rules) === called[0]) count += 1;
  return count >= rules.runAwayMin;
}
