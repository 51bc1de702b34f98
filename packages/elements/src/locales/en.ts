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
      })[step],
    each: (amount, alone) => `${alone ? 'with each opponent' : 'each loser pays'} ${amount}`,
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
    removeRow: 'Strike this hand',
    saved: (number) => `Hand ${number} is on the sheet.`,
    removed: 'Struck.',
    details: (number) => `Hand ${number} in detail`,
    notStored: 'This browser stores nothing here. The sheet lasts only while this page is open.',
    newer:
      'A sheet of a newer version of this page is stored here. It stays as it is; what is written here lasts only while this page is open.',
    damaged: 'The stored sheet is damaged. It was put aside; a new one begins here.',
    download: 'Save the damaged sheet',
    error: {
      'contract-unknown': 'There is no such contract',
      'not-a-boolean': 'Yes and no must be true and false',
      'not-a-number': 'This must be a number',
      'not-a-list': 'This must be a list',
      'runner-side-unknown': 'There is no such side to hold runners',
      'offence-unknown': 'There is no such offence',
      'field-unknown': 'A hand has no such entry',
      'seat-missing': 'A player is missing',
      'seat-out-of-range': 'There is no such player here',
      'partner-is-declarer': 'Nobody is their own partner',
      'partner-not-possible': 'This contract has no partner',
      'too-few-players': 'This needs four players',
      'not-in-ramsch': 'A Ramsch has neither declarer nor sides',
      'only-in-ramsch': 'Only a Ramsch has this',
      'only-in-wedding': 'Only a Wedding has this',
      'contradicts-wedding': 'Who offered and who took the Wedding says otherwise',
      'sie-is-always-won': 'A Sie is always won',
      'won-missing': 'Won or lost?',
      'points-out-of-range': 'There are not so many card points',
      'tricks-out-of-range': 'There are not so many tricks',
      'tricks-contradict-points': 'Tricks and card points contradict each other',
      'contradicts-count': 'The count says otherwise',
      'contradicts-penalty': 'The offence decides otherwise',
      'penalty-not-possible': 'A Sie is only shown',
      'runners-not-paid': 'Runners do not count here',
      'runners-below-minimum': 'So few runners are not paid',
      'runners-above-maximum': 'There are not so many runners',
      'runner-side-missing': 'Who held the runners?',
      'demand-out-of-range': 'Nobody can demand so many runners',
      'knocks-out-of-range': 'Each player can knock once at most',
      'knocks-above-maximum': 'Only one player may knock here',
      'kontra-not-possible': 'There is no kontra against this',
      'kontra-above-maximum': 'Kontra does not go so far',
      'bock-out-of-range': 'Bock does not go so far',
      'doubled-out-of-range': 'Doubling does not go so far',
      'stock-out-of-range': 'The Stock cannot hold so much',
      'stock-needs-partners': 'Three players have no Stock',
      'loser-missing': 'Who lost?',
      'losers-do-not-share': 'Here one player loses alone',
      'seat-twice': 'A player is named twice',
      'loser-is-virgin': 'Nobody loses without a trick',
      'virgins-missing': 'Who took no trick?',
      'virgins-mean-sweep': 'Three virgins make a sweep',
      'loser-is-sweeper': 'Who sweeps does not lose',
      'contradicts-sweep': 'In a sweep nobody else takes a trick',
      'sweep-not-played': 'Sweeps are not played here',
      'points-not-120': 'The card points do not make 120',
      'tricks-do-not-sum': 'The tricks do not add up',
      'points-missing': 'How many card points were there?',
      'loser-undecided': 'Equal points: who lost?',
      'price-missing': 'The tariff names no price for this',
      'table-price-missing': 'The tournament table states no points for this',
      'suit-missing': 'Which suit was trumps?',
      'table-not-zero-sum': 'By this table it does not add up',
      'already-at-table': 'Is at the table already',
      'not-at-table': 'Is not at the table',
      'table-full': 'The table is full',
      'order-incomplete': 'Somebody is missing from the order',
      'does-not-sum': 'The amounts do not add up',
      'player-twice': 'Somebody is named twice',
      'stock-too-small': 'The Stock does not hold so much',
      'too-many-bock-rounds': 'There cannot be more Bock rounds at once',
      'sheet-closed': 'The evening is over',
    },
    badPlayers: (count) => `The sheet needs four names, here are ${count}.`,
    badWord: cardsEn.badWord,
    badTariff: (text) => `“${text}” is not a tariff; 10 / 50 is used.`,
  },
};
