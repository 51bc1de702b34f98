import { describe, expect, it } from 'vitest';
import { checkHand, type HandErrorCode } from './hand.js';
import { OFFICIAL_RULES } from './rules.js';
import { contractOf } from '../test/oracle.js';
import { REFUSED_COUNTS } from '../test/refused-counts.js';
import type { RefusedHand } from '../test/refused-hand.js';
import { REFUSED_RAMSCHS } from '../test/refused-ramsch.js';
import { REFUSED_SIDES } from '../test/refused-sides.js';

/** At least one row for each code; the type makes sure of it. */
const REFUSED: Readonly<Record<HandErrorCode, readonly RefusedHand[]>> = {
  ...REFUSED_SIDES,
  ...REFUSED_COUNTS,
  ...REFUSED_RAMSCHS,
};

describe('checkHand refuses', () => {
  const rows = Object.entries(REFUSED).flatMap(([code, group]) =>
    group.map((row) => ({ code, ...row })),
  );
  it.each(rows)(
    '$code in $field, $contract: $why',
    ({ code, contract, field, hand, rules, players }) => {
      const input = { contract: contractOf(contract), ...hand };
      const checked = checkHand(input, { ...OFFICIAL_RULES, ...rules }, players);
      expect(checked).toEqual({ ok: false, error: [{ code, field }] });
    },
  );

  it('a Rufer of which nobody is named, as two seats that are missing', () => {
    expect(checkHand({ contract: contractOf('rufer E') }, OFFICIAL_RULES)).toEqual({
      ok: false,
      error: [
        { code: 'seat-missing', field: 'declarer' },
        { code: 'seat-missing', field: 'partner' },
      ],
    });
  });

  it('everything at once, not only the first', () => {
    const input = { contract: contractOf('rufer E'), declarer: 7, knocks: 9, kontra: 9, bock: 0 };
    expect(checkHand(input, OFFICIAL_RULES)).toEqual({
      ok: false,
      error: [
        { code: 'seat-out-of-range', field: 'declarer' },
        { code: 'seat-missing', field: 'partner' },
        { code: 'knocks-out-of-range', field: 'knocks' },
        { code: 'kontra-above-maximum', field: 'kontra' },
        { code: 'bock-out-of-range', field: 'bock' },
      ],
    });
  });
});
