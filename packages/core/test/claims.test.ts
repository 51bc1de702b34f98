import { describe, expect, it } from 'vitest';
import {
  claimRest,
  OFFENCES,
  penaltyOutcome,
  takesTheRest,
  type RestClaim,
  type Offence,
  type RamschOutcome,
  type SideOutcome,
} from '../src/index.js';
import { after, dealRest, start } from './table.js';

describe('whether a player takes all further tricks', () => {
  it.each<[string, string[], boolean, object?]>([
    ['wenz', ['EA EZ EK', 'E9 E8 E7', 'GA GZ GK', 'HA HZ HK'], true],
    ['wenz', ['EA EK', 'EZ E7', 'GA GZ', 'HA HZ'], false],
    ['wenz', ['EA EK', 'EZ GK', 'GA GZ', 'HA HZ'], true],
    ['wenz', ['EA GA', 'HU E7', 'GK GZ', 'HA HZ'], false],
    ['wenz', ['EU GA', 'HU G7', 'GK GZ', 'HA HZ'], true],
    ['wenz', ['HU GA', 'EU G7', 'GK GZ', 'HA HZ'], false],
    ['solo E', ['EO EA SA', 'E9 S7 S8', 'E8 S9 SK', 'HA HZ HK'], true],
    ['solo E', ['EO EK SA', 'EA E9 S8', 'E8 S9 SK', 'HA HZ HK'], false],
    // Spades first would be trumped; trumps first leaves nothing to trump with.
    ['solo E', ['S7 EO', 'EA G7', 'G8 G9', 'HA HZ'], true],
    // Whoever may throw away what he likes keeps the card that beats.
    ['wenz', ['EA GZ', 'HA GA', 'H7 H8', 'S7 S8'], false],
    // The bound ace cannot be thrown away, so the Acorns ace falls on the Ober.
    ['rufer S', ['EO SK', 'H9 SA', 'H7 H8', 'E7 E8'], false],
    ['rufer S', ['EO EK', 'SA EA', 'G9 GK', 'G7 G8'], true],
    ['rufer S', ['EO EK', 'GA EA', 'G9 GK', 'SA G8'], false],
    // It stays bound while other suits are led: with two trumps both other cards are drawn.
    ['rufer S', ['EO GO EK', 'SA EA G9', 'G8 GK S8', 'GA E7 E8'], true],
    ['rufer S', ['EO GO EK', 'GZ EA G9', 'G8 GK S8', 'GA SA E8'], false],
    // Searched, it falls and takes the trick.
    ['rufer S', ['EO SK', 'SA G9', 'G8 GK', 'GA E8'], false],
  ])('%s with %o: %s', (contract, hands, holds) => {
    expect(takesTheRest(start(contract, hands), 0)).toBe(holds);
  });

  it('asks the claimant too to play by the rules', () => {
    // The holder of the called ace must lead it before the Ten under it.
    const hands = ['SA SZ', 'SK H7', 'G7 G8', 'G9 GK'];
    expect(takesTheRest(start('rufer S', hands, { declarer: 1 }), 0)).toBe(false);
    expect(
      takesTheRest(
        start('rufer S', [...hands.slice(0, 1), 'SK S7', 'G7 G8', 'G9 GK'], { declarer: 1 }),
        0,
      ),
    ).toBe(true);
  });
});

describe('laying the cards down (Schafkopfordnung 1989, IV.4)', () => {
  // Seat 0 has called the ace of seat 1.
  const hands = ['EO EA S9', 'SA H7 H8', 'HA GA GZ', 'GO E9 E8'];
  const play = start('rufer S', hands);

  it.each<[number, RestClaim, boolean, number, number]>([
    [0, 'none', false, 0, 0],
    [1, 'none', false, 0, 0],
    [2, 'none', false, 63, 3],
    [3, 'none', false, 63, 3],
    [0, 'all', false, 0, 0],
  ])(
    'seat %i says %s: holds %s, the declarer’s side has %i points, %i tricks',
    (seat, claim, holds, points, tricks) => {
      const verdict = claimRest(play, seat, claim);
      const total = 3 + 11 + 0 + 11 + 0 + 0 + 11 + 11 + 10 + 3;
      expect(verdict).toMatchObject({
        ok: true,
        value: { holds, outcome: { points: points && total, tricks } },
      });
    },
  );

  it('leaves the tricks taken before where they are', () => {
    const later = after(start('wenz', ['EA EZ', 'E9 E8', 'GA GZ', 'HA HZ']), 'EA E9 GZ HZ');
    expect(claimRest(later, 0, 'all')).toMatchObject({
      value: { holds: true, outcome: { points: 31 + 32, tricks: 2 } },
    });
    expect(claimRest(later, 0, 'none')).toMatchObject({
      value: { outcome: { points: 31, tricks: 1 } },
    });
    expect(claimRest(after(later, 'EZ'), 2, 'none')).toMatchObject({
      value: { outcome: { tricks: 2 } },
    });
  });

  it('decides a Tout', () => {
    const tout = start('wenz tout', ['EA EZ', 'E9 E8', 'GA GZ', 'HA HZ']);
    expect(claimRest(tout, 0, 'all')).toMatchObject({ value: { outcome: { won: true } } });
    expect(claimRest(tout, 0, 'none')).toMatchObject({ value: { outcome: { won: false } } });
  });

  it.each<[string, number, RestClaim, string, string]>([
    ['rufer S', 1, 'all', '', 'not-on-lead'],
    ['rufer S', 1, 'all', 'EO', 'not-on-lead'],
    ['rufer S', 4, 'all', '', 'seat-out-of-range'],
    ['ramsch', 0, 'none', '', 'no-claim-in-ramsch'],
    ['bettel', 0, 'none', '', 'no-claim-in-bettel'],
    ['bettel', 0, 'none', 'EO H7 HA E9', 'play-is-over'],
  ])('%s, seat %i says %s after "%s": %s', (contract, seat, claim, moves, error) => {
    expect(claimRest(after(start(contract, hands), moves), seat, claim)).toEqual({
      ok: false,
      error,
    });
  });
});

describe('penalties (Schafkopfordnung 1989, IV.1.2, IV.2.6, IV.2.7)', () => {
  const top = dealRest('EO GO HO SO EU GU HU SU');
  const one = after(start('solo E', top), 'EO E7 H9 SA');
  const taken = 3 + 0 + 0 + 11;

  it.each<[Offence, number, Partial<SideOutcome>]>([
    ['wrong-lead', 0, { points: taken, tricks: 1, won: false, margin: 'schneider' }],
    ['revoke-at-once', 0, { points: taken, tricks: 1, won: false, margin: 'schneider' }],
    ['wrong-lead', 2, { points: 120, tricks: 8, won: true, margin: 'schwarz' }],
    ['revoke-later', 0, { points: 0, tricks: 0, won: false, margin: 'schwarz', run: 8 }],
    ['wrong-card-count', 0, { points: 0, tricks: 0, won: false, margin: 'schwarz' }],
    ['revoke-later', 3, { points: 120, tricks: 8, won: true, margin: 'schwarz', run: 8 }],
  ])('%s by seat %i: %o', (offence, seat, expected) => {
    expect(penaltyOutcome(one, offence, seat)).toMatchObject({ ok: true, value: expected });
  });

  it.each(
    OFFENCES.flatMap((offence) =>
      ['solo E tout', 'bettel'].map((contract) => [offence, contract] as const),
    ),
  )('%s in a %s decides it against the offender', (offence, contract) => {
    const play = start(contract, top);
    expect(penaltyOutcome(play, offence, 0)).toMatchObject({
      value: { kind: 'sides', points: 0, tricks: 0, won: false, margin: 'plain' },
    });
    expect(penaltyOutcome(play, offence, 1)).toMatchObject({
      value: { won: true, margin: 'plain' },
    });
  });

  it('makes the offender lose a Ramsch', () => {
    const { value } = penaltyOutcome(start('ramsch', top), 'wrong-lead', 2) as {
      value: RamschOutcome;
    };
    expect(value).toMatchObject({ losers: [2], virgins: [], sweep: null });
    expect(penaltyOutcome(one, 'wrong-lead', 7)).toEqual({ ok: false, error: 'seat-out-of-range' });
  });

  it('leaves the tricks taken so far where they are', () => {
    const tout = after(start('solo E tout', top), 'EO E7 H9 SA');
    expect(penaltyOutcome(tout, 'wrong-lead', 1)).toMatchObject({
      value: { kind: 'sides', points: taken, tricks: 1, won: true },
    });
    const ramsch = after(start('ramsch', top), 'EO EA HA H7');
    expect(penaltyOutcome(ramsch, 'revoke-later', 1)).toMatchObject({
      value: { kind: 'ramsch', points: [3 + 11 + 11, 0, 0, 0], tricks: [1, 0, 0, 0], losers: [1] },
    });
  });

  it('counts the partner’s fault for the declarer’s side', () => {
    const play = start('wedding', top, { declarer: 1, partner: 0 });
    expect(penaltyOutcome(play, 'revoke-later', 0)).toMatchObject({
      value: { won: false, points: 0 },
    });
    expect(penaltyOutcome(play, 'wrong-lead', 2)).toMatchObject({
      value: { won: true, points: 120 },
    });
  });
});
