import type { ByPerson } from './ledger.js';

/** What one person pays another at the end; both by their places in the totals. */
export interface FinalPayment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Up to so many people who are not even, the fewest payments are searched for. */
const SEARCHED = 12;

/**
 * Who pays whom at the end of the evening, with the fewest payments. People fall into groups that are
 * even among themselves, each of which needs one payment less than it has people: so the most groups
 * are the fewest payments. With more than twelve people the payments are few, but perhaps not the
 * fewest. Totals that do not sum to zero are right where a Stock or a till holds the rest, as the
 * ledger's `stock`, `outside` and `unpaid` say: that rest stays unpaid, so that of `[5, 5]` nobody
 * pays anybody. Throws a RangeError for an amount that is not whole, a TypeError for no list.
 */
export function finalPayments(totals: ByPerson<number>): readonly FinalPayment[] {
  if (!Array.isArray(totals))
    throw new TypeError('totals is a list of amounts, one for each person');
  if (!totals.every(Number.isSafeInteger)) throw new RangeError('totals are whole amounts');
  const uneven = totals.flatMap((amount, person) => (amount === 0 ? [] : [{ person, amount }]));
  const groups = uneven.length <= SEARCHED ? mostGroups(uneven) : [uneven];
  return groups.flatMap(paidInGroup);
}

/** The places of those with the highest total. */
export function leadersOf(totals: ByPerson<number>): readonly number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, person) => (total === best ? [person] : []));
}

interface Balance {
  readonly person: number;
  readonly amount: number;
}

/** As many groups that are even as there can be, with what is left over in the last. */
function mostGroups(people: readonly Balance[]): readonly (readonly Balance[])[] {
  const all = 2 ** people.length - 1;
  const sums = [0];
  // How many even groups fit into a set of people, and who was added last to get there.
  const most = [0];
  const last = [0];
  for (let set = 1; set <= all; set++) {
    let best = -1;
    for (const [at, { amount }] of people.entries()) {
      if ((set & (1 << at)) === 0) continue;
      const rest = set ^ (1 << at);
      sums[set] = (sums[rest] ?? 0) + amount;
      if ((most[rest] ?? 0) > best) {
        best = most[rest] ?? 0;
        last[set] = at;
      }
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const groups: Balance[][] = [[]];
  for (let set = all; set > 0; set ^= 1 << (last[set] ?? 0)) {
    // Whoever is left is even: a group ends here.
    if (sums[set] === 0) groups.push([]);
    groups.at(-1)?.push(people[last[set] ?? 0] as Balance);
  }
  return groups;
}

function copied({ person, amount }: Balance): { readonly person: number; amount: number } {
  return { person, amount };
}

/** The one who owes most pays the one who gets most, until all are even. */
function paidInGroup(group: readonly Balance[]): FinalPayment[] {
  const owing = group.filter(({ amount }) => amount < 0).map(copied);
  const getting = group.filter(({ amount }) => amount > 0).map(copied);
  const payments: FinalPayment[] = [];
  for (;;) {
    owing.sort((a, b) => a.amount - b.amount || a.person - b.person);
    getting.sort((a, b) => b.amount - a.amount || a.person - b.person);
    const [from] = owing;
    const [to] = getting;
    if (!from || !to || from.amount === 0 || to.amount === 0) return payments;
    const amount = Math.min(-from.amount, to.amount);
    payments.push({ from: from.person, to: to.person, amount });
    from.amount += amount;
    to.amount -= amount;
  }
}
