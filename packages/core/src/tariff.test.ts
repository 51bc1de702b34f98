import { describe, expect, it } from 'vitest';
import { isTariffId, TARIFF_IDS, TARIFFS } from './tariff.js';

describe('the tariffs in use (Tarife I and II; tariffs.json)', () => {
  it.each([
    { id: '1-5', unit: 1, rufer: 1, wedding: 2, bettel: 3, ramsch: 2, sweep: 7, solo: 5 },
    { id: '5-20', unit: 5, rufer: 5, wedding: 10, bettel: 15, ramsch: 10, sweep: 30, solo: 20 },
    { id: '5-10-20', unit: 5, rufer: 10, wedding: 20, bettel: 15, ramsch: 10, sweep: 30, solo: 20 },
    { id: '10-20', unit: 10, rufer: 10, wedding: 20, bettel: 30, ramsch: 20, sweep: 40, solo: 20 },
    { id: '10-50', unit: 10, rufer: 10, wedding: 20, bettel: 30, ramsch: 20, sweep: 70, solo: 50 },
    {
      id: '10-20-50',
      unit: 10,
      rufer: 20,
      wedding: 40,
      bettel: 30,
      ramsch: 20,
      sweep: 70,
      solo: 50,
    },
    {
      id: '20-100',
      unit: 20,
      rufer: 20,
      wedding: 40,
      bettel: 60,
      ramsch: 40,
      sweep: 140,
      solo: 100,
    },
    {
      id: '50-200',
      unit: 50,
      rufer: 50,
      wedding: 100,
      bettel: 150,
      ramsch: 100,
      sweep: 300,
      solo: 200,
    },
    {
      id: '100-500',
      unit: 100,
      rufer: 100,
      wedding: 200,
      bettel: 300,
      ramsch: 200,
      sweep: 700,
      solo: 500,
    },
  ] as const)('$id: Rufer $rufer, solo $solo, unit $unit', ({ id, ...prices }) => {
    const { unit, solo } = prices;
    expect(TARIFFS[id]).toEqual({
      ...prices,
      // Tarife II.4 to II.7: "wie beim Solo".
      wenz: solo,
      geier: solo,
      'suit-wenz': solo,
      'suit-geier': solo,
      // Tarife II.1, III.1: 10 Pfennig where the unit is 10.
      schneider: unit,
      schwarz: unit,
      runner: unit,
    });
  });

  it.each(TARIFF_IDS)('%s keeps the proportions of Tarife II', (id) => {
    const { unit, rufer, wedding, bettel, ramsch, sweep, solo } = TARIFFS[id];
    expect(wedding, 'II.2: a wedding is twice a Rufer').toBe(2 * rufer);
    expect(bettel, 'II.8: a Bettel is three units').toBe(3 * unit);
    expect(ramsch, 'II.9.1: a Ramsch is two units').toBe(2 * unit);
    expect(sweep, 'II.9.3: a sweep is a solo won Schwarz').toBe(solo + 2 * unit);
  });
});

describe('isTariffId', () => {
  it.each([
    ['10-50', true],
    ['10-20-50', true],
    ['20-50-100', false],
    ['', false],
    ['toString', false],
    ['__proto__', false],
  ])('%j: %s', (text, expected) => {
    expect(isTariffId(text)).toBe(expected);
  });
});
