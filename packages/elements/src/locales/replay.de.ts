import { formatBid, rankOf, suitOf, type Action, type Card } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';
import type { ReplayWords } from './replay-words.js';

/** What players say and do; what only they themselves know is not told. */
function said(action: Action, contract: string, alsoPlays: boolean): string | null {
  switch (action.type) {
    case 'knock':
      return 'klopft';
    case 'pass-on':
      return 'schiebt weiter';
    case 'take-up':
      return 'nimmt auf';
    case 'name':
      return contract;
    case 'offer':
      return 'bietet eine Hochzeit an';
    case 'take':
      return 'nimmt die Hochzeit an';
    case 'refuse':
      return 'lehnt ab';
    case 'give':
      return 'gibt eine Karte zurück';
    case 'sie':
      return 'legt einen Sie auf';
    case 'tout':
      return 'Tout';
    case 'bid':
      switch (action.bid.kind) {
        case 'pass':
          return 'weiter';
        case 'play':
          return alsoPlays ? 'ich spiele auch' : 'ich spiele';
        case 'yield':
          return 'gut';
        case 'hold':
          return 'hab ich selber';
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
export const replayDe: ReplayWords = {
  label: 'Spiel zum Nachspielen',
  table: 'Tisch: Pfeiltasten blättern, Leertaste spielt ab',
  settled: 'Abrechnung',
  noHand: 'Noch kein Spiel aufgezeichnet',
  notAHand: 'Das ist keine aufgezeichnete Partie',
  notLoaded: 'Das lässt sich gerade nicht laden.',
  recordWrong: (line, code, because) =>
    `Zeile ${line} der Aufzeichnung: ${replayDe.notationError[code]}${because ? ` (${because})` : ''}`,
  notationError: {
    'too-long': 'viel zu lang',
    'not-a-record': 'so beginnt keine Aufzeichnung',
    'newer-version': 'in einer neueren Fassung geschrieben',
    'unknown-preset': 'unbekannte Spielregeln',
    'unknown-option': 'unbekannte Spielregel',
    'rules-not-playable': 'nach diesen Regeln geht kein Spiel',
    'unknown-line': 'unverständlich',
    'unknown-player': 'ein Spieler, den es nicht gibt',
    'name-not-readable': 'ein Name, der nicht zu lesen ist',
    'not-cards': 'keine Karten, oder eine doppelt',
    'deal-incomplete': 'die Karten oder die Vorhand fehlen',
    'deal-not-possible': 'so kann nicht gegeben sein',
    'not-an-action': 'da steht kein Zug und keine Ansage',
    'action-not-possible': 'das geht hier nicht',
    'wrong-leader': 'ein anderer kommt heraus',
    'wrong-result': 'so ging es nicht aus',
  },
  badTariff: (text) => `„${text}“ ist kein Tarif; es wird nicht abgerechnet.`,
  noSettlement: 'Dieser Tarif nennt für das Spiel keinen Preis.',

  declares: (name, contract) => `${name}: ${contract}`,
  bidding: 'Angesagt',
  said,
  plays: (name, card, trump) => `${name} spielt ${card}${trump ? ', Trumpf' : ''}`,
  calls: (name, call) => `${name} sagt ${call}`,
  leads: (name) => `${name} kommt heraus`,
  trick: (number) => `${number}. Stich`,
  place: (trick, card) => `${trick}. Stich, ${card}. Karte`,
  turn: 'ist dran',
  mayPlayAll: (name) => `${name} darf jede Karte spielen.`,
  mayPlay: (names) => `Erlaubt: ${names.join(', ')}.`,
  rule(name, error, face) {
    switch (error.code) {
      case 'must-follow-suit':
        return `${name} muss ${face.suit[error.suit]} zugeben.`;
      case 'must-follow-trump':
        return `${name} muss Trumpf zugeben.`;
      case 'called-ace-must-be-played':
        return `Gesucht! ${name} muss ${the(error.card, face)} zugeben.`;
      case 'called-ace-locked':
        return `${name} darf ${the(error.card, face)} noch nicht abwerfen.`;
      case 'called-suit-needs-ace':
        return `${name} darf von ${face.suit[suitOf(error.card)]} nur ${the(error.card, face)} anspielen.`;
      case 'must-beat':
        return `Stichzwang: ${name} muss ${the(error.card, face)} stechen.`;
      default:
        return null;
    }
  },

  declarer: 'spielt',
  partner: 'spielt mit',

  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  handOf: (name) => `Karten von ${name}`,
  declarerSide: 'Spieler',
  defence: 'Gegner',
  outstanding: 'Noch im Spiel',
  partnerOneOf: (names) => `Wer mitspielt, ist noch offen: ${list(names, 'oder')}.`,
  partnerNowKnown: (name) => `Jetzt ist klar: ${name} spielt mit.`,
  partnerKnown: 'Wann war klar, wer mitspielt?',
  knownFrom: (name, from) => {
    if (from === 'deal') return `${name}: von Anfang an`;
    if (from === 'count') return `${name}: erst beim Zählen`;
    return `${name}: ab ${from.trick}. Stich, ${from.card}. Karte`;
  },

  start: 'Zum Anfang',
  atStart: 'Am Anfang',
  back: 'Eine Karte zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Nächste Karte',
  end: 'Zum Ende',
  position: 'Karte',
  lastTrick: 'Letzter Stich',
  tricks: 'Stiche',

  thrownIn: 'Keiner spielt: zusammengeworfen.',
  sie: (name) => `${name} legt einen Sie auf und gewinnt.`,
  ended({ side, won, points, margin }) {
    const many = side.length > 1;
    const verb = won ? (many ? 'gewinnen' : 'gewinnt') : many ? 'verlieren' : 'verliert';
    const how = { plain: '', schneider: ', mit Schneider', schwarz: ', schwarz' }[margin];
    return `${list(side, 'und')} ${verb}${points === null ? '' : ` mit ${points} Augen`}${how}.`;
  },
  ramschEnded({ losers, points, virgins, sweep }) {
    if (sweep !== null) return `Durchmarsch: ${sweep} macht alles und gewinnt.`;
    const verb = losers.length > 1 ? 'verlieren' : 'verliert';
    const virgin = virgins.length > 0 ? ` Jungfrau: ${list(virgins, 'und')}.` : '';
    return `${list(losers, 'und')} ${verb} mit ${points} Augen.${virgin}`;
  },
  endedBy: {
    claim: 'Der Rest wurde offen aufgelegt.',
    offence: 'Ein Regelverstoß beendet das Spiel.',
  },

  yourTurn: 'Du bist dran: Welche Karte spielst du?',
  asPlayed: 'Genau so wurde gespielt.',
  otherCard: (played, yours) => `${yours} ist erlaubt. Gespielt wurde hier ${played}.`,
  withRecord: (card) => `Weiter wie gespielt: ${card}`,
  withYours: (card) => `Meine Karte: ${card}`,
  left: (trick) => `Seit dem ${trick}. Stich hast du anders gespielt als in der Aufzeichnung.`,
  toRecord: 'Zurück zur Aufzeichnung',
  substitute: (name) =>
    `Die Karte von damals geht hier nicht: ${name} nimmt die nächste, die erlaubt ist.`,
};
