import { describe, expect, it } from 'vitest';
import type { HandInput } from './hand.js';
import { namedHand, seatedHand } from './ledger-hand.js';
import type { SheetHand } from './sheet-row.js';
import { contractOf } from '../test/oracle.js';

const seats = ['anna', 'ben', 'cora', 'dan'];
const ramsch = contractOf('ramsch');
const rufer = contractOf('rufer E');
const wedding = contractOf('wedding');

describe('people by their seats, and seats by their people', () => {
  it.each<[string, SheetHand, HandInput]>([
    ['nobody is named', { contract: ramsch }, { contract: ramsch }],
    [
      'who plays with whom',
      { contract: rufer, declarer: 'anna', partner: 'dan', won: true, runners: 3 },
      { contract: rufer, declarer: 0, partner: 3, won: true, runners: 3 },
    ],
    [
      'a Wedding',
      { contract: wedding, offerer: 'ben', taker: 'cora' },
      { contract: wedding, offerer: 1, taker: 2 },
    ],
    ['who loses a Ramsch', { contract: ramsch, loser: 'cora' }, { contract: ramsch, loser: 2 }],
    ['who sweeps', { contract: ramsch, sweep: 'anna' }, { contract: ramsch, sweep: 0 }],
    [
      'several',
      { contract: ramsch, losers: ['dan', 'ben'], virgins: ['anna'] },
      { contract: ramsch, losers: [3, 1], virgins: [0] },
    ],
    [
      'who knocked',
      { contract: ramsch, loser: 'anna', knocks: 3, knockers: ['cora', 'ben'] },
      { contract: ramsch, loser: 0, knocks: 3, knockers: [2, 1] },
    ],
    [
      'who broke a rule',
      { contract: rufer, penalty: { offence: 'revoke-later', player: 'cora' } },
      { contract: rufer, penalty: { offence: 'revoke-later', seat: 2 } },
    ],
  ])('%s', (_, named, seated) => {
    expect(seatedHand(named, seats)).toStrictEqual(seated);
    expect(namedHand(seated, seats)).toStrictEqual(named);
  });

  it('somebody who was not dealt cards has a seat that there is not', () => {
    expect(seatedHand({ contract: rufer, declarer: 'emil' }, seats)).toMatchObject({
      declarer: -1,
    });
    expect(namedHand({ contract: rufer, declarer: 4 }, seats)).toMatchObject({ declarer: '' });
  });

  it('what lies in the Stock the sheet knows by itself', () => {
    expect(namedHand({ contract: rufer, stock: 40 }, seats)).toStrictEqual({ contract: rufer });
  });
});
