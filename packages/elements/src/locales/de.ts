import { rankOf, suitOf } from '@schafkopf/core';
import type { Dictionary } from './dictionary.js';
import { plain, signed } from './amounts.js';
import { cardsDe } from './cards.de.js';
import { inputsDe } from './inputs.de.js';
import { trickReasonDe } from './trick-reasons.de.js';

const { bavarian } = cardsDe;

const kind = {
  rufer: 'Rufspiel',
  cross: 'Kreuzspiel',
  wedding: 'Hochzeit',
  bettel: 'Bettel',
  'suit-geier': 'Farb-Geier',
  geier: 'Geier',
  'suit-wenz': 'Farb-Wenz',
  wenz: 'Wenz',
  solo: 'Solo',
  sie: 'Sie',
  ramsch: 'Ramsch',
} as const;

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

const kontraSteps = ['Kontra', 'Re', 'Sup', 'Resup'];

/** German as players speak it. */
export const de: Dictionary = {
  tag: 'de',
  index: bavarian.index,
  suit: bavarian.suit,
  rank: bavarian.rank,
  card: (suit, rank) => bavarian.card(suit, rank),
  cardBack: cardsDe.cardBack,
  notACard: cardsDe.notACard,
  notAContract: inputsDe.notAContract,
  notADeck: (text) => `„${text}“ ist kein Kartensatz`,
  notASeat: (text) => `„${text}“ ist kein Platz am Tisch`,
  notSeats: (text) => `Zu „${text}“ spielt man nicht, nur zu dritt oder zu viert`,
  kind,
  contract(contract, face = bavarian) {
    const name = kind[contract.kind];
    if (contract.kind === 'rufer') {
      const { called } = contract;
      return called ? `${name} auf ${face.theCard(suitOf(called), rankOf(called))}` : name;
    }
    const named =
      'suit' in contract && contract.suit ? `${face.suitOfGame[contract.suit]}-${name}` : name;
    const raised = 'raised' in contract && contract.raised ? ` mit ${contract.raised}` : '';
    return `${named}${'tout' in contract && contract.tout ? ' Tout' : ''}${raised}`;
  },

  trick: {
    label: 'Stich',
    empty: 'Noch keine Karte gespielt',
    wins: (name, place) => `${name ?? `Die ${ORDINALS[place] ?? `${place + 1}.`} Karte`} sticht`,
    leads: (name, place) =>
      `${name ?? `Die ${ORDINALS[place] ?? `${place + 1}.`} Karte`} liegt vorn`,
    points: (points) => `${points} ${points === 1 ? 'Auge' : 'Augen'}`,
    cardTwice: inputsDe.cardTwice,
    tooMany: (count) => `${count} Karten sind zu viele für einen Stich`,
    reason: (reason, face = bavarian) => trickReasonDe(reason, face),
    winner: 'sticht',
    leader: 'liegt vorn',
  },

  trumpOrder: {
    label: (contract) => `Trumpfreihe: ${contract}`,
    trumps: (count) => `${count} Trümpfe`,
    noTrumps: 'Keine Trümpfe',
    plain: (of) => of,
    suitMissing: inputsDe.suitMissing,
    highest: 'höchster',
    lowest: 'niedrigster',
  },

  settlement: {
    label: 'Abrechnung',
    none: 'Noch kein Spiel abgerechnet',
    item: (item, contract) => {
      if (item === 'schneider') return 'Schneider';
      if (item === 'schwarz') return 'Schwarz';
      if (item === 'runner') return 'Laufende';
      if (item === 'overclaim') return 'Überfordert, doppelt zurück';
      if (item === 'raise') return 'Gesteigert';
      if (item === 'tout') return 'Tout';
      if (item === 'sie') return kind.sie;
      if (item === 'sweep') return 'Durchmarsch';
      return contract.kind === 'sie' ? `${kind.sie} (Preis des Solos)` : kind[item];
    },
    what: 'Was',
    count: 'Anzahl',
    price: 'Preis',
    amount: 'Betrag',
    sum: 'Zusammen',
    factor: ({ item, count }) => {
      switch (item) {
        case 'tout':
          return 'Tout';
        case 'sie':
          return 'Sie';
        case 'knock':
          return `${count} × geklopft`;
        case 'kontra':
          return kontraSteps.slice(0, count).join(', ');
        case 'bock':
          return 'Bockrunde';
        case 'doubled':
          return 'Zusammengeworfen davor';
        case 'virgin':
          return count > 1 ? `${count} × Jungfrau` : 'Jungfrau';
      }
    },
    value: 'Spielwert',
    pays: (from, to, amount) => `${from} zahlt ${amount} an ${to}`,
    result: 'Ergebnis',
    payments: 'Wer zahlt wem?',
  },

  amount: plain('de'),
  signed: signed('de'),

  sheet: {
    label: 'Punkteliste',
    newHand: (number) => `Spiel ${number}`,
    dealer: (name) => `${name} gibt`,
    forehand: (name) => `${name} kommt raus`,
    dealerMark: 'gibt',
    forehandMark: 'Vorhand',
    whoPlays: 'Wer spielt?',
    withWhom: 'Mit wem – oder was allein?',
    suit: 'Trumpf',
    calledSuit: 'Auf welche Sau?',
    optional: 'muss nicht sein',
    tout: 'Tout',
    runners: 'Laufende?',
    outcome: 'Wie ging’s aus?',
    outcomes: {
      won: 'gewonnen',
      'won-schneider': 'mit Schneider',
      'won-schwarz': 'schwarz',
      lost: 'verloren',
      'lost-schneider': 'mit Schneider',
      'lost-schwarz': 'schwarz',
    },
    knocks: 'Geklopft?',
    kontra: 'Kontra?',
    kontraSteps,
    save: 'Aufschreiben',
    thrownIn: 'Zusammen\u00adgeworfen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    missing: (step) =>
      ({
        declarer: 'Wer spielt?',
        contract: 'Mit wem – oder was allein?',
        outcome: 'Wie ging’s aus?',
        loser: 'Wer verliert?',
        sweeper: 'Wer macht alles?',
        counts: 'Die Augen von allen – einer darf fehlen.',
      })[step],
    manner: {
      'each-loser-pays-one-winner': (amount) => `jeder Verlierer zahlt ${amount}`,
      'soloist-settles-with-each': (amount) => `mit jedem ${amount}`,
      'loser-pays-each': (amount) => `der Verlierer zahlt jedem ${amount}`,
      'losers-share': (amount) => `die Verlierer zahlen zusammen jedem ${amount}`,
      'each-pays-sweeper': (amount) => `jeder zahlt ${amount}`,
      'winners-are-written': (amount) => `jedem Gewinner ${amount}`,
    },
    virginGets: (name, amount) => `${name} (Jungfrau) bekommt ${amount}`,
    stockFlow: (name, amount) => `Stock: ${name} ${amount}`,
    changing: (number) => (number === null ? 'Eintrag ändern' : `Spiel ${number} ändern`),
    inserting: (number) => (number === null ? 'Davor einfügen' : `Vor Spiel ${number} einfügen`),
    saveChange: 'Änderung speichern',
    cancel: 'Abbrechen',
    sitsOut: 'setzt aus',
    tooFew: 'Zum Spielen braucht es drei bis sechs am Tisch.',
    stock: (amount) => `Im Stock: ${amount}`,
    bockLeft: (hands) => `Bock, noch ${hands} ${hands === 1 ? 'Spiel' : 'Spiele'}`,
    counts: (factor) => `zählt ×\u00a0${factor}`,
    throwIntoStock: 'In den Stock',
    withWhat: 'Was wird gespielt?',
    moreGames: 'mehr\u00a0…',
    moreRunners: 'Mehr Laufende',
    wedding: 'Hochzeit',
    must: 'Muss',
    runnersBy: 'Wer hatte sie?',
    runnerSides: { 'declarer-side': 'die Spieler', defence: 'die Gegner' },
    cardPoints: 'oder Augen',
    whoLost: 'Wer verliert?',
    alsoLost: 'Wer zahlt mit?',
    whoSwept: 'Wer macht alles?',
    sweep: 'Durchmarsch',
    virgins: 'Jungfrau?',
    nobody: 'keiner',
    moreOfHand: 'Mehr zu diesem Spiel',
    other: 'Sonstiges: Bock, Strafe, Auszahlung',
    notLoaded: 'Das lässt sich gerade nicht laden.',
    reason: {
      payout: 'Auszahlung',
      penalty: 'Strafe',
      'buy-in': 'Einlage',
      other: 'Korrektur',
    },
    agreed: (tariff) => (tariff === null ? 'Ab hier andere Hausregeln' : `Ab hier ${tariff}`),
    joins: (name) => `${name} setzt sich dazu`,
    leaves: (name) => `${name} geht`,
    renamed: (name) => `Heißt jetzt ${name}`,
    seated: (names) => `Neue Sitzordnung: ${names}`,
    bockBegins: 'Bockrunde',
    closed: 'Feierabend',
    reopened: 'Es geht weiter',
    countsNothing: 'zählt nicht',
    opens: (what) => `${what} im Einzelnen`,
    earlier: (rows) => `${rows} frühere zeigen`,
    changed: 'Geändert.',
    written: 'Steht.',
    asUnits: 'Einheiten',
    asMoney: 'Geld',
    hands: 'Spiele',
    number: 'Nr.',
    hand: 'Spiel',
    total: 'Stand',
    noHands: 'Noch kein Spiel aufgeschrieben.',
    leader: 'vorn',
    show: 'Zählweise',
    asNet: 'Plus und Minus',
    aboveWorst: 'Über dem Schlechtesten',
    settings: 'Spieler und Tarif',
    players: 'Spieler im Uhrzeigersinn',
    player: (seat) => `Spieler ${seat + 1}`,
    firstDealer: 'Wer gibt als Erster?',
    tariff: 'Tarif',
    units: 'in Einheiten',
    cents: 'in Cent',
    tariffName: (id) => id.split('-').join(' / '),
    ownTariff: 'eigener Tarif',
    newEvening: 'Neuer Abend',
    eveningBegun: 'Neuer Abend. Der alte liegt im Browser beiseite.',
    tariffLater: 'Ein neuer Tarif gilt ab dem nächsten Spiel.',
    raised: 'Gesteigert auf',
    saved: (number) => `Spiel ${number} steht.`,
    removed: 'Gestrichen.',
    details: (number) => `Spiel ${number} im Einzelnen`,
    notStored:
      'Der Browser speichert hier nichts. Die Liste bleibt nur, solange diese Seite offen ist.',
    newer:
      'Hier liegt eine Liste aus einer neueren Fassung dieser Seite. Sie bleibt, wie sie ist; was hier steht, bleibt nur, solange diese Seite offen ist.',
    damaged: 'Die gespeicherte Liste ist beschädigt. Sie liegt beiseite, hier geht es leer weiter.',
    download: 'Beschädigte Liste sichern',
    badPlayers: (count) => `Die Liste braucht drei bis sechs Namen, hier stehen ${count}.`,
    badWord: cardsDe.badWord,
    badTariff: (text) => `„${text}“ ist kein Tarif; es gilt 10 / 50.`,
  },
};
