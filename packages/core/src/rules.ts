import type { Deck } from './card.js';
import type { ContractKind } from './contract.js';

/** The contracts in which runners are paid. */
export type RunnerKind = Exclude<ContractKind, 'cross' | 'bettel' | 'sie' | 'ramsch'>;

/** House rules as data: what a table has agreed on. Prices are no rules; see `Tariff`. */
export interface Rules {
  /** 32 or 24 cards. */
  readonly deck: Deck;
  /** The fewest runners that pay, by contract (Tarife III.1, III.2). */
  readonly runnerMin: Readonly<Record<RunnerKind, number>>;
  /** The most runners that pay; null for no limit but the trumps themselves. */
  readonly runnerCap: number | null;
  /** Doubling calls in all: 2 is kontra and re, 4 goes up to resup; null for no limit. */
  readonly kontraMax: number | null;
  /** A Tout doubles the price and the runners, or also Schneider and Schwarz. */
  readonly toutBase: 'plain' | 'schwarz';
}

/** The rules of the Schafkopfordnung 1989 without its variants. */
export const OFFICIAL_RULES: Rules = {
  deck: 'long',
  runnerMin: {
    rufer: 3,
    wedding: 3,
    solo: 3,
    wenz: 2,
    geier: 2,
    'suit-wenz': 2,
    'suit-geier': 2,
  },
  runnerCap: null,
  kontraMax: 4,
  toutBase: 'plain',
};
