import type { Suit } from '../src/card.js';
import type { ContractKind } from '../src/contract.js';

/**
 * The orders of the cards as the sources print them, typed in card by card and strongest first. The
 * tests compare the tables that core computes with these.
 */
export interface WrittenOrder {
  /** The contract as text. */
  readonly contract: string;
  /** Where it is written. */
  readonly source: string;
  readonly trumps: string;
  /** The plain suits; a suit that is all trumps is absent. */
  readonly plain: Readonly<Partial<Record<Suit, string>>>;
}

const RUFER = 'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7';

/** Schafkopfordnung 1989, I.4.3: A Z K 9 8 7 after the Obers and Unters. */
const NO_HONOURS = {
  E: 'EA EZ EK E9 E8 E7',
  G: 'GA GZ GK G9 G8 G7',
  H: 'HA HZ HK H9 H8 H7',
  S: 'SA SZ SK S9 S8 S7',
};

/** Schafkopfordnung 1989, I.4.4: the Obers after the King and before the Nine. */
const WITH_OBERS = {
  E: 'EA EZ EK EO E9 E8 E7',
  G: 'GA GZ GK GO G9 G8 G7',
  H: 'HA HZ HK HO H9 H8 H7',
  S: 'SA SZ SK SO S9 S8 S7',
};

/** Varianten II.2: the Unters after the King and before the Nine. */
const WITH_UNTERS = {
  E: 'EA EZ EK EU E9 E8 E7',
  G: 'GA GZ GK GU G9 G8 G7',
  H: 'HA HZ HK HU H9 H8 H7',
  S: 'SA SZ SK SU S9 S8 S7',
};

/** Varianten II.4: As, König, Ober, Unter, Zehn, Neun, Acht und Sieben. */
const NATURAL = {
  E: 'EA EK EO EU EZ E9 E8 E7',
  G: 'GA GK GO GU GZ G9 G8 G7',
  H: 'HA HK HO HU HZ H9 H8 H7',
  S: 'SA SK SO SU SZ S9 S8 S7',
};

function without<T extends object, K extends keyof T>(suits: T, suit: K): Omit<T, K> {
  const { [suit]: _, ...rest } = suits;
  return rest;
}

export const WRITTEN_ORDERS: readonly WrittenOrder[] = [
  {
    contract: 'rufer E',
    source: 'Schafkopfordnung I.4.1 to I.4.3',
    trumps: RUFER,
    plain: without(NO_HONOURS, 'H'),
  },
  {
    contract: 'cross',
    source: 'Encyclopedia: cross-seated players play the hand',
    trumps: RUFER,
    plain: without(NO_HONOURS, 'H'),
  },
  {
    contract: 'wedding',
    source: 'SquareScores: Wedding under Rufer rules',
    trumps: RUFER,
    plain: without(NO_HONOURS, 'H'),
  },
  {
    contract: 'ramsch',
    source: 'Varianten IV.1.2: as in the Rufspiel',
    trumps: RUFER,
    plain: without(NO_HONOURS, 'H'),
  },
  {
    contract: 'solo E',
    source: 'Schafkopfordnung I.4.2',
    trumps: 'EO GO HO SO EU GU HU SU EA EZ EK E9 E8 E7',
    plain: without(NO_HONOURS, 'E'),
  },
  {
    contract: 'solo G',
    source: 'Schafkopfordnung I.4.2',
    trumps: 'EO GO HO SO EU GU HU SU GA GZ GK G9 G8 G7',
    plain: without(NO_HONOURS, 'G'),
  },
  {
    contract: 'solo H tout',
    source: 'Schafkopfordnung I.4.2',
    trumps: RUFER,
    plain: without(NO_HONOURS, 'H'),
  },
  {
    contract: 'solo S',
    source: 'Schafkopfordnung I.4.2',
    trumps: 'EO GO HO SO EU GU HU SU SA SZ SK S9 S8 S7',
    plain: without(NO_HONOURS, 'S'),
  },
  {
    contract: 'sie',
    source: 'Schafkopfordnung I.3: four Obers and four Unters',
    trumps: 'EO GO HO SO EU GU HU SU',
    plain: NO_HONOURS,
  },
  {
    contract: 'wenz',
    source: 'Schafkopfordnung I.4.4',
    trumps: 'EU GU HU SU',
    plain: WITH_OBERS,
  },
  {
    contract: 'wenz tout',
    source: 'Schafkopfordnung I.4.4',
    trumps: 'EU GU HU SU',
    plain: WITH_OBERS,
  },
  {
    contract: 'suit-wenz E',
    source: 'Varianten II.1',
    trumps: 'EU GU HU SU EA EZ EK EO E9 E8 E7',
    plain: without(WITH_OBERS, 'E'),
  },
  {
    contract: 'suit-wenz G',
    source: 'Varianten II.1',
    trumps: 'EU GU HU SU GA GZ GK GO G9 G8 G7',
    plain: without(WITH_OBERS, 'G'),
  },
  {
    contract: 'suit-wenz H',
    source: 'Varianten II.1',
    trumps: 'EU GU HU SU HA HZ HK HO H9 H8 H7',
    plain: without(WITH_OBERS, 'H'),
  },
  {
    contract: 'suit-wenz S',
    source: 'Varianten II.1',
    trumps: 'EU GU HU SU SA SZ SK SO S9 S8 S7',
    plain: without(WITH_OBERS, 'S'),
  },
  { contract: 'geier', source: 'Varianten II.2', trumps: 'EO GO HO SO', plain: WITH_UNTERS },
  {
    contract: 'suit-geier E',
    source: 'Varianten II.3',
    trumps: 'EO GO HO SO EA EZ EK EU E9 E8 E7',
    plain: without(WITH_UNTERS, 'E'),
  },
  {
    contract: 'suit-geier G',
    source: 'Varianten II.3',
    trumps: 'EO GO HO SO GA GZ GK GU G9 G8 G7',
    plain: without(WITH_UNTERS, 'G'),
  },
  {
    contract: 'suit-geier H',
    source: 'Varianten II.3',
    trumps: 'EO GO HO SO HA HZ HK HU H9 H8 H7',
    plain: without(WITH_UNTERS, 'H'),
  },
  {
    contract: 'suit-geier S',
    source: 'Varianten II.3',
    trumps: 'EO GO HO SO SA SZ SK SU S9 S8 S7',
    plain: without(WITH_UNTERS, 'S'),
  },
  { contract: 'bettel', source: 'Varianten II.4', trumps: '', plain: NATURAL },
];

/** How many trumps a contract has: counted from the sources, long pack and short pack. */
export const TRUMP_COUNTS: Readonly<Record<ContractKind, { long: number; short: number }>> = {
  rufer: { long: 14, short: 12 },
  cross: { long: 14, short: 12 },
  wedding: { long: 14, short: 12 },
  ramsch: { long: 14, short: 12 },
  solo: { long: 14, short: 12 },
  sie: { long: 8, short: 8 },
  wenz: { long: 4, short: 4 },
  geier: { long: 4, short: 4 },
  'suit-wenz': { long: 11, short: 9 },
  'suit-geier': { long: 11, short: 9 },
  bettel: { long: 0, short: 0 },
};

/** The words of a written order. */
export function words(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter((word) => word !== '');
}

/** What is left of a written order in the short pack. */
export function inShortPack(cards: readonly string[]): string[] {
  return cards.filter((card) => !/[87]$/.test(card));
}
