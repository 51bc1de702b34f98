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
      })[step],
    each: (amount, alone) => `${alone ? 'mit jedem' : 'jeder Verlierer zahlt'} ${amount}`,
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
    removeRow: 'Spiel streichen',
    saved: (number) => `Spiel ${number} steht.`,
    removed: 'Gestrichen.',
    details: (number) => `Spiel ${number} im Einzelnen`,
    notStored:
      'Der Browser speichert hier nichts. Die Liste bleibt nur, solange diese Seite offen ist.',
    newer:
      'Hier liegt eine Liste aus einer neueren Fassung dieser Seite. Sie bleibt, wie sie ist; was hier steht, bleibt nur, solange diese Seite offen ist.',
    damaged: 'Die gespeicherte Liste ist beschädigt. Sie liegt beiseite, hier geht es leer weiter.',
    download: 'Beschädigte Liste sichern',
    error: {
      'contract-unknown': 'Dieses Spiel gibt es nicht',
      'not-a-boolean': 'Ja und Nein müssen true und false sein',
      'not-a-number': 'Hier gehört eine Zahl hin',
      'not-a-list': 'Hier gehört eine Liste hin',
      'runner-side-unknown': 'Diese Seite der Laufenden gibt es nicht',
      'offence-unknown': 'Diesen Verstoß gibt es nicht',
      'field-unknown': 'So eine Angabe gibt es bei einem Spiel nicht',
      'seat-missing': 'Da fehlt ein Spieler',
      'seat-out-of-range': 'Diesen Spieler gibt es hier nicht',
      'partner-is-declarer': 'Mit sich selbst spielt keiner',
      'partner-not-possible': 'Bei diesem Spiel gibt es keinen Mitspieler',
      'too-few-players': 'Dafür braucht es vier Spieler',
      'not-in-ramsch': 'Im Ramsch gibt es keinen Spieler und keine Partei',
      'only-in-ramsch': 'Das gibt es nur im Ramsch',
      'only-in-wedding': 'Das gibt es nur bei der Hochzeit',
      'contradicts-wedding': 'Wer die Hochzeit anbot und wer sie nahm, sagt es anders',
      'sie-is-always-won': 'Ein Sie ist immer gewonnen',
      'won-missing': 'Gewonnen oder verloren?',
      'points-out-of-range': 'So viele Augen gibt es nicht',
      'tricks-out-of-range': 'So viele Stiche gibt es nicht',
      'tricks-contradict-points': 'Stiche und Augen passen nicht zusammen',
      'contradicts-count': 'Gezählt ist etwas anderes',
      'contradicts-penalty': 'Der Regelverstoß entscheidet anders',
      'penalty-not-possible': 'Ein Sie wird nur vorgezeigt',
      'runners-not-paid': 'Laufende zählen hier nicht',
      'runners-below-minimum': 'So wenige Laufende werden nicht bezahlt',
      'runners-above-maximum': 'So viele Laufende gibt es nicht',
      'runner-side-missing': 'Wer hatte die Laufenden?',
      'demand-out-of-range': 'So viele Laufende kann keiner verlangen',
      'knocks-out-of-range': 'Jeder kann höchstens einmal klopfen',
      'knocks-above-maximum': 'Hier klopft höchstens einer',
      'kontra-not-possible': 'Dagegen gibt es kein Kontra',
      'kontra-above-maximum': 'So weit geht das Kontra nicht',
      'bock-out-of-range': 'So viel Bock gibt es nicht',
      'doubled-out-of-range': 'So oft wird nicht verdoppelt',
      'stock-out-of-range': 'So viel kann nicht im Stock liegen',
      'stock-needs-partners': 'Zu dritt gibt es keinen Stock',
      'loser-missing': 'Wer hat verloren?',
      'losers-do-not-share': 'Hier verliert einer allein',
      'seat-twice': 'Ein Spieler steht zweimal da',
      'loser-is-virgin': 'Ohne Stich verliert keiner',
      'virgins-missing': 'Wer blieb ohne Stich?',
      'virgins-mean-sweep': 'Drei Jungfrauen: Das ist ein Durchmarsch',
      'loser-is-sweeper': 'Wer den Durchmarsch macht, verliert nicht',
      'contradicts-sweep': 'Beim Durchmarsch macht kein anderer einen Stich',
      'sweep-not-played': 'Durchmarsch wird hier nicht gespielt',
      'points-not-120': 'Die Augen ergeben nicht 120',
      'tricks-do-not-sum': 'Die Stiche gehen nicht auf',
      'points-missing': 'Wie viele Augen waren es?',
      'loser-undecided': 'Gleich viele Augen: Wer hat verloren?',
      'price-missing': 'Dafür nennt der Tarif keinen Preis',
      'table-price-missing': 'Dafür nennt die Turniertabelle keine Punkte',
      'suit-missing': 'Welche Farbe war Trumpf?',
      'table-not-zero-sum': 'Nach dieser Tabelle geht es nicht auf',
      'already-at-table': 'Sitzt schon am Tisch',
      'not-at-table': 'Sitzt nicht am Tisch',
      'table-full': 'Am Tisch ist kein Platz mehr',
      'order-incomplete': 'In der Sitzordnung fehlt jemand',
      'does-not-sum': 'Die Beträge gehen nicht auf',
      'player-twice': 'Jemand steht zweimal da',
      'stock-too-small': 'So viel liegt nicht im Stock',
      'too-many-bock-rounds': 'Mehr Bockrunden gehen nicht',
      'sheet-closed': 'Der Abend ist beendet',
    },
    badPlayers: (count) => `Die Liste braucht vier Namen, hier stehen ${count}.`,
    badWord: cardsDe.badWord,
    badTariff: (text) => `„${text}“ ist kein Tarif; es gilt 10 / 50.`,
  },
};
