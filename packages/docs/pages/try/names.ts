import type { Contract } from '@schafkopf/core';

/** A code of core and what players call it. */
export type Named = readonly [code: string, name: string];

/** What a game is called: “Leaves Solo”; `joint` is what the language has between the two. */
export function gameName(
  contract: Contract,
  kinds: readonly Named[],
  suits: readonly Named[],
  joint: string,
): string {
  const nameOf = (names: readonly Named[], code: string) => names.find(([of]) => of === code)?.[1];
  const kind = nameOf(kinds, contract.kind) ?? contract.kind;
  const suit = 'suit' in contract && contract.suit ? nameOf(suits, contract.suit) : undefined;
  return suit === undefined ? kind : suit + joint + kind;
}
