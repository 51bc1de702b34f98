import { formatContract, parseContract, type Contract, type ContractError } from './contract.js';
import { fail, ok, type Result } from './result.js';

/** What a player says in the bidding. */
export type Bid =
  /** "Weiter". The last to speak, where he may choose, also says by it: neither Ramsch nor Stock. */
  | { readonly kind: 'pass' }
  /** "Ich spiele"; after somebody else "Ich spiele auch". */
  | { readonly kind: 'play' }
  /** "Gut": the other may have it. */
  | { readonly kind: 'yield' }
  /** "Habe ich selber": he plays alone himself, with the target that the other bid. */
  | { readonly kind: 'hold' }
  /** "Siebzig": he plays alone and needs more than so many card points. */
  | { readonly kind: 'raise'; readonly to: number }
  /** He names his game. */
  | { readonly kind: 'game'; readonly contract: Contract }
  /** "Stock": all have passed, and each pays into it. */
  | { readonly kind: 'stock' };

const KINDS: readonly unknown[] = [
  'pass',
  'play',
  'yield',
  'hold',
  'raise',
  'game',
  'stock',
] satisfies Bid['kind'][];

/** Whether a value from elsewhere is of a kind that is said; what is named is looked at later. */
export function isBid(value: unknown): value is Bid {
  return typeof value === 'object' && value !== null && KINDS.includes((value as Bid).kind);
}

/** Writes a bid as one or a few words: `pass`, `play`, `yield`, `hold`, `raise 80`, `solo G`. */
export function formatBid(bid: Bid): string {
  if (bid.kind === 'game') return formatContract(bid.contract);
  return bid.kind === 'raise' ? `raise ${bid.to}` : bid.kind;
}

/** Reads a bid as {@link formatBid} writes it. Whether it may be said now is another question. */
export function parseBid(text: string): Result<Bid, ContractError> {
  if (typeof text !== 'string') return fail('unknown-contract');
  const [kind = '', number = '', ...rest] = text.trim().split(/\s+/);
  switch (kind) {
    case 'pass':
    case 'play':
    case 'yield':
    case 'hold':
    case 'stock':
      return number === '' ? ok({ kind }) : fail('unexpected-word');
    case 'raise':
      if (rest.length > 0) return fail('unexpected-word');
      return /^\d{1,3}$/.test(number)
        ? ok({ kind, to: Number(number) })
        : fail('raise-out-of-range');
    default: {
      const contract = parseContract(text);
      return contract.ok ? ok({ kind: 'game', contract: contract.value }) : contract;
    }
  }
}
