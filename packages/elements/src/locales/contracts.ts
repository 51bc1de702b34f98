import type { Contract, ContractKind } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';

/** What contracts are called. */
export interface ContractWords {
  readonly kind: Readonly<Record<ContractKind, string>>;
  /**
   * A contract's name with its suit and what was added: “Gras-Solo Tout”. The suits are called as
   * the Bavarian pack calls them, or as `face` does.
   */
  contract(contract: Contract, face?: FaceWords): string;
}
