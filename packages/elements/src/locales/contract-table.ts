import type { ContractKind } from '@schafkopf/core';

/** What the table of contracts says. */
export interface ContractTableWords {
  label(tariff: string): string;
  readonly place: string;
  readonly contract: string;
  readonly trumps: string;
  readonly sides: string;
  readonly price: string;
  /** “alle Ober, alle Unter, Herz”: what is trump, without the suit, which stands as a sign. */
  readonly honours: Readonly<Record<'O' | 'U', string>>;
  readonly ownSuit: string;
  readonly none: string;
  readonly inAll: (count: number) => string;
  /** Who plays whom, against so many. */
  side(kind: ContractKind, others: number): string;
  readonly allTricks: string;
  readonly noTrick: string;
  readonly shown: string;
  /** What the price means: from each, or from each loser to one winner. */
  readonly each: Readonly<Record<'alone' | 'partners' | 'loser', string>>;
  runnersFrom(count: number): string;
  extras(schneider: string, schwarz: string, runner: string): string;
}
