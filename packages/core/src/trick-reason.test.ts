import { describe, expect, it } from 'vitest';
import { parseCards } from './card.js';
import { parseContract } from './contract.js';
import { unwrap } from './result.js';
import { trickReason } from './trick-reason.js';
import { trumpTable } from './trump.js';

describe('trickReason', () => {
  it.each([
    [
      "French-card rules, Playing a trick: Clara's Unter trumps",
      'rufer G',
      'EK EA SU E7',
      { code: 'only-trump', card: 'SU' },
    ],
    [
      'French-card rules, Playing a trick: the Leaves Ober takes a led Heart',
      'rufer E',
      'H7 GO H8 H9',
      { code: 'highest-trump', card: 'GO' },
    ],
    [
      'Schafkopfordnung IV.2.3: without a trump the highest card of the led suit',
      'rufer S',
      'G9 GZ GA GK',
      { code: 'highest-of-suit', card: 'GA', suit: 'G', trumps: true },
    ],
    [
      'Schafkopfordnung IV.2.3: nobody followed',
      'rufer S',
      'E7 GA SA S8',
      { code: 'only-of-suit', card: 'E7', suit: 'E', trumps: true },
    ],
    [
      'Schafkopfordnung I.4.4: in a Wenz an Ober is no trump',
      'wenz',
      'G9 EO HO SO',
      { code: 'only-of-suit', card: 'G9', suit: 'G', trumps: true },
    ],
    [
      'Varianten, Bettel: no trumps, four suits',
      'bettel',
      'HK HA EO HU',
      { code: 'highest-of-suit', card: 'HA', suit: 'H', trumps: false },
    ],
    ['a card alone, a trump', 'rufer S', 'EO', { code: 'only-trump', card: 'EO' }],
    ['nothing lies', 'rufer S', '', null],
  ])('%s', (_, contract, cards, reason) => {
    const table = trumpTable(unwrap(parseContract(contract)));
    expect(trickReason(table, unwrap(parseCards(cards)))).toEqual(reason);
  });
});
