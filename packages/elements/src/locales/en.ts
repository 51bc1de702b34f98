import { suitOf } from '@schafkopf/core';
import type { Dictionary } from './dictionary.js';
import { plain, signed } from './amounts.js';
import { cardsEn } from './cards.en.js';
import { inputsEn } from './inputs.en.js';
import { trickReasonEn } from './trick-reasons.en.js';

const { bavarian } = cardsEn;

const kind = {
  rufer: 'Rufer',
  cross: 'Cross play',
  wedding: 'Wedding',
  bettel: 'Bettel',
  'suit-geier': 'Suit Geier',
  geier: 'Geier',
  'suit-wenz': 'Suit Wenz',
  wenz: 'Wenz',
  solo: 'Solo',
  sie: 'Sie',
  ramsch: 'Ramsch',
} as const;

const ORDINALS = ['first', 'second', 'third', 'fourth'];

const kontraSteps = ['Kontra', 'Re', 'Sup', 'Resup'];

/** English, with the game's own words where English has none. */
export const en: Dictionary = {
  tag: 'en',
  index: bavarian.index,
  suit: bavarian.suit,
  rank: bavarian.rank,
  card: (suit, rank) => bavarian.card(suit, rank),
  cardBack: cardsEn.cardBack,
  notACard: cardsEn.notACard,
  notAContract: inputsEn.notAContract,
  notADeck: (text) => `“${text}” is not a pack`,
  notASeat: (text) => `“${text}” is no seat at the table`,
  notSeats: (text) => `“${text}” is no number of players; three or four play`,
  kind,
  contract(contract, face = bavarian) {
    const name = kind[contract.kind];
    if (contract.kind === 'rufer') {
      return contract.called ? `${name}, ${face.suit[suitOf(contract.called)]} called` : name;
    }
    const named =
      'suit' in contract && contract.suit
        ? `${face.suitOfGame[contract.suit]} ${name.replace('Suit ', '')}`
        : name;
    const raised = 'raised' in contract && contract.raised ? ` at ${contract.raised}` : '';
    return `${named}${'tout' in contract && contract.tout ? ' Tout' : ''}${raised}`;
  },

  trick: {
    label: 'Trick',
    empty: 'No card played yet',
    wins: (name, place) => `${name ?? `The ${ORDINALS[place] ?? `${place + 1}.`} card`} wins`,
    leads: (name, place) => `${name ?? `The ${ORDINALS[place] ?? `${place + 1}.`} card`} is ahead`,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    cardTwice: inputsEn.cardTwice,
    tooMany: (count) => `${count} cards are too many for a trick`,
    reason: (reason, face = bavarian) => trickReasonEn(reason, face),
    winner: 'wins',
    leader: 'is ahead',
  },

  trumpOrder: {
    label: (contract) => `Trump order: ${contract}`,
    trumps: (count) => `${count} trumps`,
    noTrumps: 'No trumps',
    plain: (of) => of,
    suitMissing: inputsEn.suitMissing,
    highest: 'highest',
    lowest: 'lowest',
  },

  settlement: {
    label: 'Settlement',
    none: 'No hand settled yet',
    item: (item, contract) => {
      if (item === 'schneider') return 'Schneider';
      if (item === 'schwarz') return 'Schwarz';
      if (item === 'runner') return 'Runners';
      if (item === 'overclaim') return 'Over-claimed, repaid double';
      if (item === 'raise') return 'Raised';
      if (item === 'tout') return 'Tout';
      if (item === 'sie') return kind.sie;
      if (item === 'sweep') return 'Sweep';
      return contract.kind === 'sie' ? `${kind.sie} (price of a Solo)` : kind[item];
    },
    what: 'What',
    count: 'Count',
    price: 'Price',
    amount: 'Amount',
    sum: 'Together',
    factor: ({ item, count }) => {
      switch (item) {
        case 'tout':
          return 'Tout';
        case 'sie':
          return 'Sie';
        case 'knock':
          return `${count} × knocked`;
        case 'kontra':
          return kontraSteps.slice(0, count).join(', ');
        case 'bock':
          return 'Bock round';
        case 'doubled':
          return 'Thrown in before';
        case 'virgin':
          return count > 1 ? `${count} × Virgin` : 'Virgin';
      }
    },
    value: 'Value',
    pays: (from, to, amount) => `${from} pays ${to} ${amount}`,
    result: 'Result',
    payments: 'Who pays whom?',
  },

  amount: plain('en'),
  signed: signed('en'),

  sheet: {
    label: 'Score sheet',
    newHand: (number) => `Hand ${number}`,
    dealer: (name) => `${name} deals`,
    forehand: (name) => `${name} leads`,
    dealerMark: 'deals',
    forehandMark: 'forehand',
    whoPlays: 'Who plays?',
    withWhom: 'With whom – or what alone?',
    suit: 'Trumps',
    calledSuit: 'Which ace is called?',
    optional: 'optional',
    tout: 'Tout',
    runners: 'Runners?',
    outcome: 'How did it end?',
    outcomes: {
      won: 'won',
      'won-schneider': 'with Schneider',
      'won-schwarz': 'Schwarz',
      lost: 'lost',
      'lost-schneider': 'with Schneider',
      'lost-schwarz': 'Schwarz',
    },
    knocks: 'Who knocked?',
    kontra: 'Kontra?',
    kontraSteps,
    save: 'Write it down',
    thrownIn: 'Thrown in',
    undo: 'Undo',
    redo: 'Redo',
    missing: (step) =>
      ({
        declarer: 'Who plays?',
        contract: 'With whom – or what alone?',
        outcome: 'How did it end?',
        loser: 'Who loses?',
        sweeper: 'Who takes everything?',
        counts: 'The card points of all – one may be left out.',
      })[step],
    manner: {
      'each-loser-pays-one-winner': (amount) => `each loser pays ${amount}`,
      'soloist-settles-with-each': (amount) => `with each opponent ${amount}`,
      'loser-pays-each': (amount) => `the loser pays each ${amount}`,
      'losers-share': (amount) => `the losers together pay each ${amount}`,
      'each-pays-sweeper': (amount) => `each pays ${amount}`,
      'winners-are-written': (amount) => `each winner is written ${amount}`,
    },
    virginGets: (name, amount) => `${name} (Virgin) gets ${amount}`,
    stockFlow: (name, amount) => `Stock: ${name} ${amount}`,
    changing: (number) => (number === null ? 'Change an entry' : `Change hand ${number}`),
    inserting: (number) => (number === null ? 'Insert before' : `Insert before hand ${number}`),
    saveChange: 'Save change',
    cancel: 'Cancel',
    sitsOut: 'sits out',
    tooFew: 'It takes three to six at the table to play.',
    stock: (amount) => `In the Stock: ${amount}`,
    bockLeft: (hands) => `Bock, ${hands} more ${hands === 1 ? 'hand' : 'hands'}`,
    counts: (factor) => `counts ×\u00a0${factor}`,
    throwIntoStock: 'Into the Stock',
    withWhat: 'What is played?',
    moreGames: 'more\u00a0…',
    moreRunners: 'More runners',
    wedding: 'Wedding',
    must: 'Must',
    runnersBy: 'Who held them?',
    runnerSides: { 'declarer-side': 'the players', defence: 'the defenders' },
    cardPoints: 'or points',
    whoLost: 'Who loses?',
    alsoLost: 'Who pays as well?',
    whoSwept: 'Who takes everything?',
    sweep: 'Sweep',
    virgins: 'Virgin?',
    nobody: 'nobody',
    moreOfHand: 'More about this hand',
    other: 'Other: Bock, penalty, payout',
    notLoaded: 'This cannot be loaded just now.',
    reason: {
      payout: 'Payout',
      penalty: 'Penalty',
      'buy-in': 'Buy-in',
      other: 'Correction',
    },
    agreed: (tariff) => (tariff === null ? 'Other house rules from here' : `${tariff} from here`),
    joins: (name) => `${name} joins`,
    leaves: (name) => `${name} leaves`,
    renamed: (name) => `Now called ${name}`,
    seated: (names) => `New seating: ${names}`,
    bockBegins: 'Bock round',
    closed: 'Closing time',
    reopened: 'It goes on',
    countsNothing: 'counts for nothing',
    opens: (what) => `${what} in detail`,
    earlier: (rows) => `Show ${rows} earlier`,
    changed: 'Changed.',
    written: 'Written down.',
    asUnits: 'Units',
    asMoney: 'Money',
    hands: 'Hands',
    number: 'No.',
    hand: 'Hand',
    total: 'Total',
    noHands: 'No hand written down yet.',
    leader: 'ahead',
    show: 'Count as',
    asNet: 'Plus and minus',
    aboveWorst: 'Above the worst',
    settings: 'Players and tariff',
    players: 'Players, clockwise',
    player: (seat) => `Player ${seat + 1}`,
    firstDealer: 'Who deals first?',
    tariff: 'Tariff',
    units: 'in units',
    cents: 'in cents',
    tariffName: (id) => id.split('-').join(' / '),
    ownTariff: 'own tariff',
    newEvening: 'New evening',
    eveningBegun: 'A new evening. The old one is put aside in this browser.',
    tariffLater: 'A new tariff holds from the next hand on.',
    raised: 'Raised to',
    saved: (number) => `Hand ${number} is on the sheet.`,
    removed: 'Struck.',
    details: (number) => `Hand ${number} in detail`,
    notStored: 'This browser stores nothing here. The sheet lasts only while this page is open.',
    newer:
      'A sheet of a newer version of this page is stored here. It stays as it is; what is written here lasts only while this page is open.',
    damaged: 'The stored sheet is damaged. It was put aside; a new one begins here.',
    download: 'Save the damaged sheet',
    badPlayers: (count) => `The sheet needs three to six names, here are ${count}.`,
    badWord: cardsEn.badWord,
    badTariff: (text) => `“${text}” is not a tariff; 10 / 50 is used.`,
  },
};
