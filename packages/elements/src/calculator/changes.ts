import {
  checkHand,
  hasTrumpSuit,
  isContract,
  isPartnerKind,
  settle,
  type Contract,
  type ContractKind,
  type HandInput,
} from '@schafkopf/core';
import { completed, type Told } from '../internal/read-hand.js';

/** What a change of a hand may hold; undefined takes a field away. */
export type HandChange = { readonly [Field in keyof HandInput]?: HandInput[Field] | undefined };

/** A hand after a change. */
export function changed(hand: HandInput, change: HandChange): HandInput {
  const entries = Object.entries({ ...hand, ...change });
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  ) as unknown as HandInput;
}

/** The plainest hand of a contract: what core is asked about, whatever else was entered. */
function plainest(contract: Contract): HandInput {
  return contract.kind === 'ramsch' ? { contract, loser: 0 } : completed({ contract });
}

/** What core says that a contract can have at a table. */
export class Possible {
  readonly #plain: HandInput;
  readonly #told: Pick<Told, 'terms' | 'table'>;

  constructor(contract: Contract, told: Pick<Told, 'terms' | 'table'>) {
    this.#plain = plainest(contract);
    this.#told = told;
  }

  /** Whether a hand with this can be settled. */
  has(change: HandChange): boolean {
    const { terms, table } = this.#told;
    return checkHand(changed(this.#plain, change), terms.rules, table.players).ok;
  }

  /** The numbers from 1 that a field can have; runners as if the winners held them. */
  numbers(field: 'runners' | 'knocks' | 'kontra', most: number): readonly number[] {
    const held = field === 'runners' ? { runnersHeldBy: 'declarer-side' as const } : {};
    return Array.from({ length: most }, (_, place) => place + 1).filter((count) =>
      this.has({ [field]: count, ...held }),
    );
  }

  /** Whether it can win the Stock. */
  winsStock(): boolean {
    const { terms, table } = this.#told;
    const settled = settle(changed(this.#plain, { stock: 1 }), terms, table);
    return settled.ok && (settled.value.stock?.flows.length ?? 0) > 0;
  }
}

/** Whether a contract can have something added: a suit, a Tout, a raise. */
export function canAdd(contract: Contract, addition: object): boolean {
  return isContract({ ...contract, ...addition });
}

/** The contract of a kind with what stays of another: the suit, the promise. */
export function contractOfKind(kind: ContractKind, before: Contract): Contract {
  let contract = { kind } as Contract;
  const { suit, tout, raised } = { suit: undefined, tout: undefined, raised: undefined, ...before };
  if (suit && !hasTrumpSuit(contract)) contract = { ...contract, suit } as Contract;
  if (tout && canAdd(contract, { tout })) contract = { ...contract, tout } as Contract;
  if (raised && canAdd(contract, { raised })) contract = { ...contract, raised } as Contract;
  return contract;
}

/** The hand under another contract: what the contract cannot have is dropped. */
export function withContract(
  hand: HandInput,
  contract: Contract,
  told: Pick<Told, 'terms' | 'table'>,
): HandInput {
  const possible = new Possible(contract, told);
  const { declarer, loser, won = true, bock, doubled, knocks } = hand;
  const always: HandChange = { contract, bock, doubled, knocks };
  const first = declarer ?? loser ?? 0;
  let next = changed(
    { contract },
    contract.kind === 'ramsch' ? { ...always, loser: first } : { ...always, declarer: first, won },
  );
  if (isPartnerKind(contract.kind) && hand.partner !== undefined && hand.partner !== first) {
    next = changed(next, { partner: hand.partner });
  }
  for (const field of [
    'schneider',
    'schwarz',
    'runners',
    'runnersHeldBy',
    'kontra',
    'stock',
  ] as const) {
    const change = { [field]: hand[field] };
    const held = field === 'runners' ? { runnersHeldBy: 'declarer-side' as const } : {};
    if (hand[field] !== undefined && possible.has({ ...change, ...held })) {
      next = changed(next, change);
    }
  }
  // A Sie is always won, and core knows its runners.
  if (contract.kind === 'sie') next = changed(next, { won: undefined, runners: undefined });
  return contract.kind === 'cross'
    ? changed(completed(next), { partner: undefined })
    : completed(next);
}
