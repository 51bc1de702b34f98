import type { Contract, LineItem, SettlementFactor } from '@schafkopf/core';

/** What is paid for, and who pays whom. */
export interface LineWords {
  readonly label: string;
  readonly none: string;
  item(item: LineItem, contract: Contract): string;
  readonly what: string;
  readonly price: string;
  readonly amount: string;
  readonly sum: string;
  factor(factor: SettlementFactor): string;
  readonly value: string;
  pays(from: string, to: string, amount: string): string;
  readonly payments: string;
}
