import { describe, expect, it } from 'vitest';
import { checkHand, type HandErrorCode, type HandInput } from './hand.js';
import { OFFICIAL_RULES } from './rules.js';
import { contractOf } from '../test/oracle.js';
import { REFUSED_COUNTS } from '../test/refused-counts.js';
import type { RefusedHand } from '../test/refused-hand.js';
import { REFUSED_RAMSCHS } from '../test/refused-ramsch.js';
import { REFUSED_SIDES } from '../test/refused-sides.js';

/** What a value of the wrong kind is refused with: see `hand-form.test.ts`. */
type FormErrorCode =
  | 'not-a-boolean'
  | 'not-a-number'
  | 'not-a-list'
  | 'runner-side-unknown'
  | 'offence-unknown';

/** At least one row for each code; the type makes sure of it. */
const REFUSED: Readonly<
  Record<Exclude<HandErrorCode, FormErrorCode | 'contract-unknown'>, readonly RefusedHand[]>
> = {
  ...REFUSED_SIDES,
  ...REFUSED_COUNTS,
  ...REFUSED_RAMSCHS,
};

/** Who won is told where the row is about something else and nothing shows it. */
function wonUntold(contract: string, field: string, hand: Partial<HandInput> = {}) {
  const { points, tricks, penalty } = hand;
  const byTricks = tricks === 8 || /tout|bettel/.test(contract) ? tricks : undefined;
  const shown = [points, byTricks, penalty].some((fact) => fact !== undefined);
  return /^(ramsch|sie)/.test(contract) || field === 'won' || shown ? {} : { won: false };
}

describe('checkHand refuses', () => {
  const rows = Object.entries(REFUSED).flatMap(([code, group]) =>
    group.map((row) => ({ code, ...row })),
  );
  it.each(rows)(
    '$code in $field, $contract: $why',
    ({ code, contract, field, hand, rules, players }) => {
      const input = {
        contract: contractOf(contract),
        ...wonUntold(contract, field, hand),
        ...hand,
      };
      const checked = checkHand(input, { ...OFFICIAL_RULES, ...rules }, players);
      expect(checked).toEqual({ ok: false, error: [{ code, field }] });
    },
  );

  it.each<[string, unknown]>([
    ['a Sie with Tout', { kind: 'sie', tout: true }],
    ['a Bettel with Tout', { kind: 'bettel', tout: true }],
    ['a raised Tout', { kind: 'solo', raised: 90, tout: true }],
    ['half a bid', { kind: 'solo', raised: 1.5 }],
    ['a bid between the steps', { kind: 'wenz', raised: 72 }],
    ['a suit that there is not', { kind: 'solo', suit: 'X' }],
    ['a called Hearts ace', { kind: 'rufer', called: 'HA' }],
    ['a name that every object has', { kind: 'constructor' }],
    ['a kind that is no text', { kind: {} }],
    ['a text', 'solo'],
    ['nothing', null],
  ])('what is no contract: %s', (_, contract) => {
    const input = { contract, declarer: 0, won: true } as HandInput;
    const error = [{ code: 'contract-unknown', field: 'contract' }];
    expect(checkHand(input, OFFICIAL_RULES)).toEqual({ ok: false, error });
  });

  it.each(['won', 'schneider', 'schwarz'] as const)('words for yes and no in %s', (field) => {
    const input = { contract: contractOf('wenz'), declarer: 0, won: true, [field]: 'false' };
    const error = [{ code: 'not-a-boolean', field }];
    expect(checkHand(input as HandInput, OFFICIAL_RULES)).toEqual({ ok: false, error });
  });

  it('a Rufer of which nobody is named, as two seats that are missing', () => {
    expect(checkHand({ contract: contractOf('rufer E'), won: true }, OFFICIAL_RULES)).toEqual({
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
        { code: 'won-missing', field: 'won' },
        { code: 'knocks-out-of-range', field: 'knocks' },
        { code: 'kontra-above-maximum', field: 'kontra' },
        { code: 'bock-out-of-range', field: 'bock' },
      ],
    });
  });
});
