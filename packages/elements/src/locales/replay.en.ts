import { formatBid, rankOf, suitOf, type Action, type Card } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';
import type { ReplayWords } from './replay-words.js';

/** What players say and do; what only they themselves know is not told. */
function said(action: Action, contract: string, alsoPlays: boolean): string | null {
  switch (action.type) {
    case 'knock':
      return 'knocks';
    case 'pass-on':
      return 'passes them on';
    case 'take-up':
      return 'takes them up';
    case 'name':
      return contract;
    case 'offer':
      return 'offers a Wedding';
    case 'take':
      return 'takes the Wedding';
    case 'refuse':
      return 'refuses';
    case 'give':
      return 'gives a card back';
    case 'sie':
      return 'shows a Sie';
    case 'tout':
      return 'Tout';
    case 'bid':
      switch (action.bid.kind) {
        case 'pass':
          return 'pass';
        case 'play':
          return alsoPlays ? 'I’d play, too' : 'I’d play';
        case 'yield':
          return 'go ahead';
        case 'hold':
          return 'I hold that myself';
        case 'raise':
          return String(action.bid.to);
        case 'game':
          return contract;
        default:
          return formatBid(action.bid);
      }
    default:
      return null;
  }
}

function the(card: Card, face: FaceWords): string {
  return face.theCard(suitOf(card), rankOf(card));
}

function list(names: readonly string[], last: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** A hand gone through again, as one tells it at the table. */
export const replayEn: ReplayWords = {
  label: 'Hand to play again',
  table: 'Table: arrow keys step, the space bar plays',
  settled: 'settlement',
  noHand: 'No hand recorded yet',
  notAHand: 'This is not a recorded hand',
  notLoaded: 'This cannot be loaded just now.',
  recordWrong: (line, code, because) =>
    `Line ${line} of the record: ${replayEn.notationError[code]}${because ? ` (${because})` : ''}`,
  notationError: {
    'too-long': 'much too long',
    'not-a-record': 'no record begins like this',
    'newer-version': 'written in a newer version',
    'unknown-preset': 'unknown rules',
    'unknown-option': 'an unknown rule',
    'rules-not-playable': 'nobody can play by these rules',
    'unknown-line': 'cannot be understood',
    'unknown-player': 'a player who is not there',
    'name-not-readable': 'a name that cannot be read',
    'not-cards': 'no cards, or one of them twice',
    'deal-incomplete': 'the cards or forehand are missing',
    'deal-not-possible': 'the cards cannot be dealt like this',
    'not-an-action': 'neither a card nor a bid',
    'action-not-possible': 'this cannot be done here',
    'wrong-leader': 'somebody else leads',
    'wrong-result': 'it did not end like this',
  },
  badTariff: (text) => `“${text}” is not a tariff; nothing is settled.`,
  noSettlement: 'This tariff states no price for the hand.',

  declares: (name, contract) => `${name}: ${contract}`,
  bidding: 'Bidding',
  said,
  plays: (name, card, trump) => `${name} plays the ${card}${trump ? ', a trump' : ''}`,
  calls: (name, call) => `${name} says ${call}`,
  leads: (name) => `${name} leads`,
  trick: (number) => `Trick ${number}`,
  place: (trick, card) => `Trick ${trick}, card ${card}`,
  turn: 'to play',
  mayPlayAll: (name) => `${name} may play any card.`,
  mayPlay: (names) => `Allowed: ${names.join(', ')}.`,
  rule(name, error, face) {
    switch (error.code) {
      case 'must-follow-suit':
        return `${name} must follow with ${face.suit[error.suit]}.`;
      case 'must-follow-trump':
        return `${name} must play a trump.`;
      case 'called-ace-must-be-played':
        return `The called suit was led: ${name} must play ${the(error.card, face)}.`;
      case 'called-ace-locked':
        return `${name} may not throw ${the(error.card, face)} away yet.`;
      case 'called-suit-needs-ace':
        return `Of ${face.suit[suitOf(error.card)]}, ${name} may only lead ${the(error.card, face)}.`;
      case 'must-beat':
        return `Beating is a must: ${name} has to beat ${the(error.card, face)}.`;
      default:
        return null;
    }
  },

  declarer: 'declarer',
  partner: 'partner',

  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  handOf: (name) => `Cards of ${name}`,
  declarerSide: 'Declarer',
  defence: 'Defenders',
  outstanding: 'Still in play',
  partnerOneOf: (names) => `The partner is not known yet: ${list(names, 'or')}.`,
  partnerNowKnown: (name) => `Now it is clear: ${name} is the partner.`,
  partnerKnown: 'When was the partner known?',
  knownFrom: (name, from) => {
    if (from === 'deal') return `${name}: from the start`;
    if (from === 'count') return `${name}: only when counting`;
    return `${name}: from trick ${from.trick}, card ${from.card}`;
  },

  start: 'To the start',
  atStart: 'At the start',
  back: 'One card back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Next card',
  end: 'To the end',
  position: 'Card',
  lastTrick: 'Last trick',
  tricks: 'Tricks',

  thrownIn: 'Nobody plays: thrown in.',
  sie: (name) => `${name} shows a Sie and wins.`,
  ended({ side, won, points, margin }) {
    const many = side.length > 1;
    const verb = won ? (many ? 'win' : 'wins') : many ? 'lose' : 'loses';
    const how = { plain: '', schneider: ', with Schneider', schwarz: ', Schwarz' }[margin];
    return `${list(side, 'and')} ${verb}${points === null ? '' : ` with ${points} points`}${how}.`;
  },
  ramschEnded({ losers, points, virgins, sweep }) {
    if (sweep !== null) return `A sweep: ${sweep} takes everything and wins.`;
    const verb = losers.length > 1 ? 'lose' : 'loses';
    const virgin = virgins.length > 0 ? ` Virgin: ${list(virgins, 'and')}.` : '';
    return `${list(losers, 'and')} ${verb} with ${points} points.${virgin}`;
  },
  endedBy: {
    claim: 'The rest was laid down open.',
    offence: 'A broken rule ended the hand.',
  },

  yourTurn: 'Your turn: which card do you play?',
  asPlayed: 'That is how it was played.',
  otherCard: (played, yours) => `The ${yours} is allowed. Here it was the ${played}.`,
  withRecord: (card) => `Go on as played: ${card}`,
  withYours: (card) => `My card: ${card}`,
  left: (trick) => `From trick ${trick} on you have played differently from the record.`,
  toRecord: 'Back to the record',
  substitute: (name) =>
    `The card of the record is not allowed here: ${name} takes the next that is.`,
};
