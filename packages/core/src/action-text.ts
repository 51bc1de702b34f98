import { BARE_ACTIONS, type Action } from './action.js';
import { formatBid, parseBid } from './bid.js';
import { formatContract, parseContract } from './contract.js';
import { parseAnyCard } from './french.js';
import { writeGerman, type CardWriter } from './hand-text.js';
import { OFFENCES, type Offence } from './offence.js';
import { fail, ok, type Result } from './result.js';
import { isSeat, type Seat } from './seat.js';

type Bare = (typeof BARE_ACTIONS)[number];

/** Every answer to a kontra doubles again, and is written by its own name. */
const REPLIES: ReadonlySet<string> = new Set(['re', 'sup', 'resup']);

/** Writes what a player does, without who does it: `knock`, `solo G`, `give HA`, `EO`. */
export function formatAction(action: Action, writeCard: CardWriter = writeGerman): string {
  switch (action.type) {
    case 'play':
      return writeCard(action.card);
    case 'discard':
    case 'give':
      return `${action.type} ${writeCard(action.card)}`;
    case 'bid':
      return formatBid(action.bid);
    case 'name':
      return `name ${formatContract(action.contract)}`;
    case 'claim':
      return `claim ${action.rest}`;
    case 'offence':
      return `offence ${action.offence}`;
    default:
      return action.type;
  }
}

/** Reads what {@link formatAction} writes. Error: `not-an-action`. */
export function parseAction(text: string, seat: Seat): Result<Action, 'not-an-action'> {
  if (typeof text !== 'string' || !isSeat(seat, 4)) return fail('not-an-action');
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const object = rest.join(' ');
  if (object === '') {
    if (isBare(word)) return ok({ seat, type: word });
    if (REPLIES.has(word)) return ok({ seat, type: 'kontra' });
    const card = parseAnyCard(word);
    if (card.ok) return ok({ seat, type: 'play', card: card.value });
  }
  switch (word) {
    case 'discard':
    case 'give': {
      const card = parseAnyCard(object);
      return card.ok ? ok({ seat, type: word, card: card.value }) : fail('not-an-action');
    }
    case 'name': {
      const contract = parseContract(object);
      return contract.ok
        ? ok({ seat, type: word, contract: contract.value })
        : fail('not-an-action');
    }
    case 'claim':
      return object === 'all' || object === 'none'
        ? ok({ seat, type: word, rest: object })
        : fail('not-an-action');
    case 'offence':
      return isOffence(object) ? ok({ seat, type: word, offence: object }) : fail('not-an-action');
    default: {
      const bid = parseBid(text);
      return bid.ok ? ok({ seat, type: 'bid', bid: bid.value }) : fail('not-an-action');
    }
  }
}

function isBare(word: string): word is Bare {
  return (BARE_ACTIONS as readonly string[]).includes(word);
}

function isOffence(word: string): word is Offence {
  return (OFFENCES as readonly string[]).includes(word);
}
