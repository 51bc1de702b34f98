import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_KINDS } from './contract.js';
import { judge, pointsToWin, type Count, type CountError, type Margin } from './outcome.js';
import { contractOf } from '../test/oracle.js';

interface Judged {
  title: string;
  contract: string;
  count: Count;
  won: boolean;
  margin: Margin;
}

function row(
  title: string,
  contract: string,
  points: number,
  won: boolean,
  margin: Margin,
  tricks?: number,
): Judged {
  return {
    title,
    contract,
    count: { points, ...(tricks !== undefined && { tricks }) },
    won,
    margin,
  };
}

describe('judge', () => {
  it.each<Judged>([
    row('Schafkopfordnung V.1.2: 60:60 loses', 'rufer E', 60, false, 'plain'),
    row('Schafkopfordnung V.1.2: 61 wins', 'rufer E', 61, true, 'plain'),
    row('Schafkopfordnung V.1.2: 90 is plain', 'rufer E', 90, true, 'plain'),
    row('Schafkopfordnung V.1.3: 91 is Schneider', 'rufer E', 91, true, 'schneider'),
    row('Schafkopfordnung V.1.3: 90 for the defence is Schneider', 'rufer', 30, false, 'schneider'),
    row('French-card rules, Scoring: the declarer is free with 31', 'rufer', 31, false, 'plain'),
    row('French-card rules, Scoring: defenders are free with 30', 'solo G', 90, true, 'plain'),
    row('Varianten II.6.3: 29 of the defence are Schneider', 'solo G', 91, true, 'schneider'),
    row('SquareScores, worked hand: 93 is Schneider', 'rufer S', 93, true, 'schneider'),
    row('French-card rules, Anna and Ben: 95 is Schneider', 'rufer S', 95, true, 'schneider'),
    row('SquareScores, Scoring: a Wenz needs 61 as well', 'wenz', 60, false, 'plain'),
    row('SquareScores, Wedding: under Rufer rules', 'wedding', 61, true, 'plain'),
    row('cross play: limits of the Rufer', 'cross', 60, false, 'plain'),
    row('Varianten II.6.3: 70 at 70 is lost', 'solo G raised 70', 70, false, 'plain'),
    row('Varianten II.6.3: 71 at 70 is won', 'solo G raised 70', 71, true, 'plain'),
    row('Varianten II.6.3: 30 at 70 is Schneider', 'solo G raised 70', 30, false, 'schneider'),
    row('Varianten II.6.3: 31 at 70 is free', 'solo G raised 70', 31, false, 'plain'),
    row('Varianten II.6.3: 90 at 70 is plain', 'wenz raised 70', 90, true, 'plain'),
    row('Varianten II.6.3: 91 at 70 is Schneider', 'wenz raised 70', 91, true, 'schneider'),
    row('ruling: 95 at 100 is a plain loss', 'solo raised 100', 95, false, 'plain'),
    row('ruling: 101 at 100 is won Schneider', 'solo raised 100', 101, true, 'schneider'),
    row('ruling: 119 at 120 is a plain loss', 'solo raised 120', 119, false, 'plain'),
    row('ruling: 120 at 120 is won', 'solo raised 120', 120, true, 'schneider'),
    row('Schafkopfordnung V.1.4: all eight tricks', 'rufer E', 120, true, 'schwarz', 8),
    row('Schafkopfordnung V.1.4: 120 with a trick lost', 'rufer E', 120, true, 'schneider', 7),
    row('Schwarz is by tricks: 120 without tricks told', 'rufer E', 120, true, 'schneider'),
    row('Schafkopfordnung V.1.4: no trick', 'solo G', 0, false, 'schwarz', 0),
    row('Schafkopfordnung V.1.4: a trick of no points', 'solo G', 0, false, 'schneider', 1),
    row('Schwarz is by tricks: 0 without tricks told', 'solo G', 0, false, 'schneider'),
    row('Schafkopfordnung V.1.4: all tricks at 120', 'geier raised 120', 120, true, 'schwarz', 8),
  ])('$title', ({ contract, count, won, margin }) => {
    expect(judge(contractOf(contract), count)).toEqual({ ok: true, value: { won, margin } });
  });

  it('the short pack has six tricks (Kurze Karte)', () => {
    const rufer = contractOf('rufer E');
    expect(judge(rufer, { points: 120, tricks: 6 }, 6)).toEqual({
      ok: true,
      value: { won: true, margin: 'schwarz' },
    });
    expect(judge(rufer, { points: 120, tricks: 5 }, 6)).toEqual({
      ok: true,
      value: { won: true, margin: 'schneider' },
    });
    expect(judge(rufer, { points: 120, tricks: 7 }, 6)).toEqual({
      ok: false,
      error: 'tricks-out-of-range',
    });
  });
});

describe('judge refuses', () => {
  const REFUSED: Readonly<Record<CountError, readonly { contract: string; count: Count }[]>> = {
    'points-out-of-range': [-1, 121, 60.5, Number.NaN, Infinity].map((points) => ({
      contract: 'rufer E',
      count: { points },
    })),
    'tricks-out-of-range': [-1, 9, 1.5, Number.NaN].map((tricks) => ({
      contract: 'solo H',
      count: { points: 61, tricks },
    })),
    'not-decided-by-points': ['solo G tout', 'wenz tout', 'bettel', 'sie', 'ramsch'].map(
      (contract) => ({ contract, count: { points: 120, tricks: 8 } }),
    ),
  };
  const rows = Object.entries(REFUSED).flatMap(([error, inputs]) =>
    inputs.map((input) => ({ error, ...input })),
  );
  it.each(rows)('$contract with $count: $error', ({ contract, count, error }) => {
    expect(judge(contractOf(contract), count)).toEqual({ ok: false, error });
  });
});

describe('pointsToWin', () => {
  it.each([
    ['rufer E', 61],
    ['solo G', 61],
    ['solo G raised 70', 71],
    ['wenz raised 110', 111],
    ['solo raised 115', 116],
    ['solo raised 120', 120],
  ])('%s: %i (Schafkopfordnung V.1.2; Varianten II.6.3)', (contract, points) => {
    expect(pointsToWin(contractOf(contract))).toBe(points);
  });
});

describe('laws of every verdict', () => {
  const byPoints = CONTRACT_KINDS.filter((kind) => !['bettel', 'sie', 'ramsch'].includes(kind));
  const points = fc.integer({ min: 0, max: 120 });

  it('follows from who has how many points, counted from the losing side', () => {
    fc.assert(
      fc.property(fc.constantFrom(...byPoints), points, (kind, counted) => {
        const won = counted > 60;
        const freeFrom = won ? 30 : 31;
        const ofLosers = won ? 120 - counted : counted;
        expect(judge({ kind }, { points: counted })).toEqual({
          ok: true,
          value: { won, margin: ofLosers < freeFrom ? 'schneider' : 'plain' },
        });
      }),
    );
  });
});
