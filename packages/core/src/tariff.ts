import type { PointTable } from './point-table.js';

/** What has a price of its own; a Sie is priced from `solo`, a cross play from `rufer`. */
export const PRICED_ITEMS = [
  'rufer',
  'wedding',
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'wenz',
  'solo',
  'ramsch',
  'sweep',
  'schneider',
  'schwarz',
  'runner',
  /** Each step of an auction of two soloists; free of charge where not priced (Varianten II.6). */
  'raise',
] as const;

/** One of {@link PRICED_ITEMS}. */
export type PricedItem = (typeof PRICED_ITEMS)[number];

/**
 * Prices as data, in whole cents (or points, where `unit` is 1). A price that is absent is one that
 * the tariff does not state: a hand that needs it is refused until the club sets it.
 */
export interface Tariff extends Readonly<Partial<Record<PricedItem, number>>> {
  /** What each player pays into the Stock, and what the table counts in. */
  readonly unit: number;
  /** What the table calls one unit: a match, a point. */
  readonly unitName?: string;
  /** What one unit is worth in the smallest coin of {@link currency}; the unit itself where absent. */
  readonly unitValue?: number;
  /** The money that is paid, as an ISO 4217 code such as `EUR`. */
  readonly currency?: string;
  /** A tournament's points, which then count instead of the prices. */
  readonly table?: PointTable;
}

/** How a tariff is usually named at the table: the price of a Rufer and of a solo. */
export type TariffId = keyof typeof TARIFFS;

/**
 * The tariffs in use. `10-50` is the recommendation of Tarife I (Pfennig then, cents now); `1-5` is
 * the same counted in units.
 */
export const TARIFFS = {
  '1-5': solosAlike({ unit: 1, rufer: 1, wedding: 2, bettel: 3, ramsch: 2, sweep: 7, solo: 5 }),
  '5-20': solosAlike({
    unit: 5,
    rufer: 5,
    wedding: 10,
    bettel: 15,
    ramsch: 10,
    sweep: 30,
    solo: 20,
  }),
  '5-10-20': solosAlike({
    unit: 5,
    rufer: 10,
    wedding: 20,
    bettel: 15,
    ramsch: 10,
    sweep: 30,
    solo: 20,
  }),
  '10-20': solosAlike({
    unit: 10,
    rufer: 10,
    wedding: 20,
    bettel: 30,
    ramsch: 20,
    sweep: 40,
    solo: 20,
  }),
  '10-50': solosAlike({
    unit: 10,
    rufer: 10,
    wedding: 20,
    bettel: 30,
    ramsch: 20,
    sweep: 70,
    solo: 50,
  }),
  '10-20-50': solosAlike({
    unit: 10,
    rufer: 20,
    wedding: 40,
    bettel: 30,
    ramsch: 20,
    sweep: 70,
    solo: 50,
  }),
  '20-100': solosAlike({
    unit: 20,
    rufer: 20,
    wedding: 40,
    bettel: 60,
    ramsch: 40,
    sweep: 140,
    solo: 100,
  }),
  '50-200': solosAlike({
    unit: 50,
    rufer: 50,
    wedding: 100,
    bettel: 150,
    ramsch: 100,
    sweep: 300,
    solo: 200,
  }),
  '100-500': solosAlike({
    unit: 100,
    rufer: 100,
    wedding: 200,
    bettel: 300,
    ramsch: 200,
    sweep: 700,
    solo: 500,
  }),
} as const satisfies Readonly<Record<string, Tariff>>;

/** The names of the tariffs, cheapest first. */
export const TARIFF_IDS = Object.keys(TARIFFS) as readonly TariffId[];

/** Whether a text names one of {@link TARIFFS}. */
export function isTariffId(text: string): text is TariffId {
  return typeof text === 'string' && Object.hasOwn(TARIFFS, text);
}

type Prices = Readonly<
  Record<'unit' | 'rufer' | 'wedding' | 'bettel' | 'ramsch' | 'sweep' | 'solo', number>
>;

/** All solos cost alike, and each extra costs one unit (Tarife II.3 to II.7, III.1). */
function solosAlike(prices: Prices): Tariff & Prices {
  const { unit, solo } = prices;
  return {
    ...prices,
    wenz: solo,
    geier: solo,
    'suit-wenz': solo,
    'suit-geier': solo,
    schneider: unit,
    schwarz: unit,
    runner: unit,
  };
}
