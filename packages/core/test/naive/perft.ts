import { kindOf, legalList, winnerIn, type NaiveContract, type NaiveRules } from './naive.js';

/** Counts legal sequences by the naive rules, one list of cards after the other. */
export function naivePerft(
  contract: NaiveContract,
  rules: NaiveRules,
  dealt: readonly (readonly string[])[],
  leader: number,
  cards: number,
): number {
  return count(dealt, leader, [], false, cards);

  function count(
    hands: readonly (readonly string[])[],
    first: number,
    trick: readonly string[],
    calledSuitWasLed: boolean,
    left: number,
  ): number {
    if (left === 0 || hands.every((hand) => hand.length === 0)) return 1;
    const seat = (first + trick.length) % hands.length;
    const hand = hands[seat] ?? [];
    const legal = legalList({
      contract,
      rules,
      hand,
      dealtHand: dealt[seat] ?? [],
      trick,
      isDeclarer: false,
      calledSuitWasLed,
    });
    let sum = 0;
    for (const card of legal) {
      const others = hands.map((each) => each.filter((other) => other !== card));
      const laid = [...trick, card];
      if (laid.length < hands.length) {
        sum += count(others, first, laid, calledSuitWasLed, left - 1);
        continue;
      }
      const led = kindOf(laid[0] ?? '', contract, rules);
      const winner = (first + winnerIn(laid, contract, rules)) % hands.length;
      sum += count(others, winner, [], calledSuitWasLed || led === contract.called?.[0], left - 1);
    }
    return sum;
  }
}
