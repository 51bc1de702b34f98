import { describe, expect, it } from 'vitest';
import type { HandInput } from './hand.js';
import type { PointTable, TableRow } from './point-table.js';
import { OFFICIAL_RULES } from './rules.js';
import { settle } from './settle.js';
import { contractOf } from '../test/oracle.js';

const pair = { declarer: 0, partner: 1 };
const alone = { declarer: 0 };
const won = { won: true };
const lost = { won: false };
const schneider = { schneider: true };
const schwarz = { schwarz: true };

/** Steps of a Rufer: the winner gets what the loser gives. */
const rufer: TableRow = { plain: [1, 1], schneider: [2, 2], schwarz: [3, 3] };
/** A solo of 2 from each opponent; nobody says what a Schwarz is worth. */
const solo: TableRow = { plain: [6, 2], schneider: [9, 3] };
const paid = (rows: PointTable['rows'], more: Partial<PointTable> = {}): PointTable => ({
  plusOnly: false,
  rows,
  ...more,
});
const plus = (rows: PointTable['rows'], more: Partial<PointTable> = {}): PointTable => ({
  plusOnly: true,
  rows,
  ...more,
});
const plusRufer: TableRow = { plain: [5, 0], schneider: [10, 0], schwarz: [15, 0] };

function settled(contract: string, hand: Partial<HandInput>, table: PointTable) {
  const input = { contract: contractOf(contract), ...hand };
  return settle(input, { tariff: { unit: 1, table }, rules: OFFICIAL_RULES });
}

describe('what a table writes for a hand, and in which steps', () => {
  it.each<[string, Partial<HandInput>, PointTable, readonly number[], string]>([
    ['rufer E', { ...pair, ...won }, paid({ rufer }), [1, 1, -1, -1], 'rufer 1'],
    [
      'rufer E',
      { ...pair, ...won, ...schneider },
      paid({ rufer }),
      [2, 2, -2, -2],
      'rufer 1, schneider 1',
    ],
    [
      'rufer E',
      { ...pair, ...lost, ...schneider },
      paid({ rufer }),
      [-2, -2, 2, 2],
      'rufer 1, schneider 1',
    ],
    [
      'rufer E',
      { ...pair, ...won, ...schwarz },
      paid({ rufer }),
      [3, 3, -3, -3],
      'rufer 1, schneider 1, schwarz 1',
    ],
    [
      'solo E',
      { ...alone, ...lost, ...schneider },
      paid({ solo }),
      [-9, 3, 3, 3],
      'solo 2, schneider 1',
    ],
    // A game of one against the others that has no row of its own is worth a solo.
    ['wenz', { ...alone, ...won }, paid({ solo }), [6, -2, -2, -2], 'wenz 2'],
    [
      'wenz',
      { ...alone, ...won },
      paid({ solo, wenz: { plain: [3, 1] } }),
      [3, -1, -1, -1],
      'wenz 1',
    ],
    // Steps that the table leaves out.
    [
      'solo E',
      { ...alone, ...won, ...schneider },
      paid({ solo: { schneider: [9, 3] } }),
      [9, -3, -3, -3],
      'solo 3',
    ],
    [
      'solo E',
      { ...alone, ...won, ...schwarz },
      paid({ solo: { plain: [6, 2], schwarz: [12, 4] } }),
      [12, -4, -4, -4],
      'solo 2, schwarz 2',
    ],
    // Hearts apart: only a solo in Hearts is a Hearts solo.
    [
      'solo H',
      { ...alone, ...won },
      paid({ solo, 'hearts-solo': { plain: [9, 3] } }),
      [9, -3, -3, -3],
      'solo 3',
    ],
    [
      'solo G',
      { ...alone, ...won },
      paid({ solo, 'hearts-solo': { plain: [9, 3] } }),
      [6, -2, -2, -2],
      'solo 2',
    ],
    [
      'suit-wenz H',
      { ...alone, ...won },
      paid({ solo, 'hearts-solo': { plain: [9, 3] } }),
      [6, -2, -2, -2],
      'suit-wenz 2',
    ],
    // A Tout: so many times, so much more, or columns of its own.
    [
      'solo E tout',
      { ...alone, ...won },
      paid({ solo }, { tout: { times: 2 } }),
      [12, -4, -4, -4],
      'solo 2',
    ],
    [
      'solo E tout',
      { ...alone, ...won },
      paid({ solo }, { tout: { columns: [24, 8] } }),
      [24, -8, -8, -8],
      'tout 8',
    ],
    [
      'sie',
      { ...alone, ...won },
      paid({ solo }, { sie: { columns: [48, 16] } }),
      [48, -16, -16, -16],
      'sie 16',
    ],
    // Only plus: losers are written nothing.
    [
      'rufer E',
      { ...pair, ...won, ...schneider },
      plus({ rufer: plusRufer }),
      [10, 10, 0, 0],
      'rufer 5, schneider 5',
    ],
    [
      'rufer E',
      { ...pair, ...lost, ...schneider },
      plus({ rufer: plusRufer }),
      [0, 0, 10, 10],
      'rufer 5, schneider 5',
    ],
    ['solo E', { ...alone, ...won }, plus({ solo: { plain: [20, 0] } }), [20, 0, 0, 0], 'solo 20'],
    [
      'solo E',
      { ...alone, ...lost, ...schneider },
      plus({ solo: { plain: [20, 0], lost: 8 } }),
      [0, 8, 8, 8],
      'solo 8',
    ],
    [
      'solo E tout',
      { ...alone, ...won },
      plus({ solo: { plain: [20, 0] } }, { tout: { plus: 20 } }),
      [40, 0, 0, 0],
      'solo 20, tout 20',
    ],
    [
      'solo E tout',
      { ...alone, ...lost },
      plus({ solo: { plain: [20, 0] } }, { tout: { columns: [60, 0], lost: 15 } }),
      [0, 15, 15, 15],
      'tout 15',
    ],
    [
      'solo E tout',
      { ...alone, ...lost },
      plus({ solo: { plain: [20, 0], lost: 8 } }, { tout: { times: 2 } }),
      [0, 16, 16, 16],
      'solo 8',
    ],
  ])('%s %j by %j', (contract, hand, table, net, steps) => {
    const settlement = settled(contract, hand, table);
    expect(settlement).toMatchObject({ ok: true });
    if (!settlement.ok) return;
    // + 0: nothing lost is no minus.
    expect(settlement.value.net.map((one) => one + 0)).toEqual(net);
    expect(settlement.value.lines.map(({ item, amount }) => `${item} ${amount}`).join(', ')).toBe(
      steps,
    );
  });
});

describe('a table refuses what it does not state', () => {
  const hearts = paid({ solo, 'hearts-solo': { plain: [9, 3] } });
  const twenty: TableRow = { plain: [20, 0] };
  it.each<[string, Partial<HandInput>, PointTable, string, string]>([
    ['ramsch', { loser: 0 }, paid({ rufer, solo }), 'ramsch', 'plain'],
    ['wenz', { ...alone, ...won }, paid({ rufer }), 'wenz', 'plain'],
    ['wedding', { ...pair, ...won }, paid({ rufer, solo }), 'wedding', 'plain'],
    ['solo E', { ...alone, ...won, ...schwarz }, paid({ solo }), 'solo', 'schwarz'],
    ['solo E', { ...alone, ...lost, ...schwarz }, paid({ solo }), 'solo', 'schwarz'],
    ['solo E tout', { ...alone, ...won }, paid({ solo }), 'solo', 'tout'],
    [
      'solo E tout',
      { ...alone, ...won },
      paid({ solo: {} }, { tout: { times: 2 } }),
      'solo',
      'tout',
    ],
    ['sie', { ...alone, ...won }, paid({ solo }, { tout: { times: 2 } }), 'sie', 'plain'],
    ['solo E', { ...alone, ...won, ...schneider }, plus({ solo: twenty }), 'solo', 'schneider'],
    ['solo E', { ...alone, ...lost }, plus({ solo: twenty }), 'solo', 'lost'],
    ['solo E', { ...alone, ...lost, ...schneider }, plus({ solo: twenty }), 'solo', 'lost'],
    ['rufer E', { ...pair, ...lost, ...schneider }, plus({ rufer: twenty }), 'rufer', 'schneider'],
    [
      'solo E tout',
      { ...alone, ...lost },
      plus({ solo: twenty }, { tout: { columns: [60, 0] } }),
      'solo',
      'lost',
    ],
    [
      'solo E tout',
      { ...alone, ...lost },
      plus({ solo: twenty }, { tout: { times: 2 } }),
      'solo',
      'lost',
    ],
  ])('%s %j by %j: %s %s', (contract, hand, table, item, result) => {
    expect(settled(contract, hand, table)).toEqual({
      ok: false,
      error: [{ code: 'table-price-missing', item, result }],
    });
  });

  it.each<[string, PointTable, string]>([
    ['solo E', paid({ solo: { plain: [6, 3] } }), 'solo'],
    ['sie', paid({ solo }, { sie: { columns: [40, 16] } }), 'sie'],
  ])('%s in a table that does not sum', (contract, table, item) => {
    expect(settled(contract, { ...alone, ...won }, table)).toEqual({
      ok: false,
      error: [{ code: 'table-not-zero-sum', item }],
    });
  });

  it('a solo whose suit nobody told, where Hearts are apart', () => {
    expect(settled('solo', { ...alone, ...won }, hearts)).toEqual({
      ok: false,
      error: [{ code: 'suit-missing', field: 'contract' }],
    });
  });
});
