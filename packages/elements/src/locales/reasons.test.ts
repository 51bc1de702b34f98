import { expect } from '@open-wc/testing';
import type { PlayError } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';
import { cardsDe } from './cards.de.js';
import { cardsEn } from './cards.en.js';
import { frenchDe } from './french.de.js';
import { frenchEn } from './french.en.js';
import { reasonDe } from './reasons.de.js';
import { reasonEn } from './reasons.en.js';

/** Every reason of core there is: the type leaves none out. */
const EVERY_REASON: {
  readonly [Code in PlayError['code']]: readonly Extract<PlayError, { code: Code }>[];
} = {
  'card-not-held': [{ code: 'card-not-held' }],
  'must-follow-suit': [{ code: 'must-follow-suit', suit: 'E' }],
  'must-follow-trump': [{ code: 'must-follow-trump' }],
  'called-ace-must-be-played': [
    { code: 'called-ace-must-be-played', card: 'GA' },
    { code: 'called-ace-must-be-played', card: 'SZ' },
  ],
  'called-ace-locked': [{ code: 'called-ace-locked', card: 'EA' }],
  'called-suit-needs-ace': [
    { code: 'called-suit-needs-ace', card: 'EA', held: 3, needed: 4 },
    { code: 'called-suit-needs-ace', card: 'EK', held: 3, needed: null },
  ],
  'must-beat': [{ code: 'must-beat', card: 'HA' }],
  'not-your-turn': [{ code: 'not-your-turn', turn: 2 }],
  'play-is-over': [{ code: 'play-is-over' }],
};

const told = (reason: typeof reasonDe, face: FaceWords) =>
  Object.values(EVERY_REASON)
    .flat()
    .map((error) => reason(error, face));

describe('why a card is not allowed', () => {
  it('in German, with Bavarian cards', () => {
    expect(told(reasonDe, cardsDe.bavarian)).to.deep.equal([
      'Diese Karte hast du nicht auf der Hand.',
      'Eichel ist angespielt: Du musst Eichel zugeben.',
      'Trumpf ist angespielt: Du musst Trumpf zugeben.',
      'Gesucht! Du musst jetzt die Gras-Sau zugeben.',
      'Gesucht! Du musst jetzt den Schellen-Zehner zugeben.',
      'Bevor Eichel angespielt wurde, darfst du die Eichel-Sau nicht abwerfen.',
      'Von Eichel darfst du nur die Eichel-Sau anspielen. Zum Davonlaufen brauchst du 4 Eichel, du hast 3.',
      'Von Eichel darfst du nur den Eichel-König anspielen. Davonlaufen kannst du hier nicht.',
      'Hier gilt Stichzwang: Du kannst die Herz-Sau stechen, also musst du.',
      'Du bist nicht dran.',
      'Dieses Spiel ist aus.',
    ]);
  });

  it('in German, with French cards', () => {
    expect(told(reasonDe, frenchDe)).to.include.members([
      'Kreuz ist angespielt: Du musst Kreuz zugeben.',
      'Gesucht! Du musst jetzt das Pik-Ass zugeben.',
      'Gesucht! Du musst jetzt die Karo-Zehn zugeben.',
      'Von Kreuz darfst du nur den Kreuz-König anspielen. Davonlaufen kannst du hier nicht.',
    ]);
  });

  it('in English, with Bavarian cards', () => {
    expect(told(reasonEn, cardsEn.bavarian)).to.deep.equal([
      'You do not hold this card.',
      'Acorns were led: you must follow with Acorns.',
      'A trump was led: you must play a trump.',
      'The called suit was led: you must play the Leaves Ace now.',
      'The called suit was led: you must play the Bells Ten now.',
      'You may not throw the Acorns Ace away before Acorns were led.',
      'Of Acorns, you may only lead the Acorns Ace. To run away you need 4 Acorns; you hold 3.',
      'Of Acorns, you may only lead the Acorns King. You cannot run away here.',
      'Beating is a must here: you can beat the Hearts Ace, so you have to.',
      'It is not your turn.',
      'This hand is over.',
    ]);
  });

  it('in English, with French cards', () => {
    expect(told(reasonEn, frenchEn)).to.include.members([
      'Clubs were led: you must follow with Clubs.',
      'The called suit was led: you must play the Ten of Diamonds now.',
      'Of Clubs, you may only lead the King of Clubs. You cannot run away here.',
    ]);
  });

  it('with the name of whoever’s turn it is', () => {
    const [error] = EVERY_REASON['not-your-turn'];
    if (error === undefined) throw new Error('no such reason');
    const names = ['Anna', 'Ben', 'Cora', 'Dan'];
    const player = (seat: number) => names[seat] ?? '';
    expect(reasonDe(error, cardsDe.bavarian, player)).to.equal('Cora ist dran.');
    expect(reasonEn(error, cardsEn.bavarian, player)).to.equal('It is the turn of Cora.');
  });
});
