import type { Offence } from '@schafkopf/core';

/** What a settlement says beyond its table. */
export interface SettlementWords {
  /** “Anna und Ben gegen Cora und Dan” */
  against(side: readonly string[], others: readonly string[]): string;
  /** “gewonnen mit Schneider” */
  ended(won: boolean, margin: 'plain' | 'schneider' | 'schwarz'): string;
  loses(names: readonly string[]): string;
  sweeps(name: string): string;
  virgins(names: readonly string[]): string;
  readonly offences: Readonly<Record<Offence, string>>;
  sitsOut(names: readonly string[]): string;
  readonly reading: string;
  /** What somebody gets out of the Stock, or puts in (negative). */
  flow(name: string, amount: number): string;
  stockAfter(amount: number): string;
  readonly nobodyPays: string;
  readonly written: string;
}
