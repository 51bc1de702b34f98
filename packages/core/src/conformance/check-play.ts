import { cardsOf, has, setOf, setOfCard } from '../card-set.js';
import { perft } from '../perft.js';
import { startPlay } from '../play-setup.js';
import { legalIn } from '../position.js';
import { trickPoints, trickWinner } from '../trick.js';
import { hasTrumpSuit, trumpTable } from '../trump.js';
import type { LegalRecord, PerftRecord, TrickRecord } from './play-record.js';
import { rulesOf, tableRules } from './rules-of.js';
import { compare, failed, type Verdict } from './verdict.js';

/** Checks who wins a trick. */
export function checkTrick(record: TrickRecord): Verdict {
  const { id, contract, cards, winner, points } = record;
  const rules = rulesOf(record.rules, { deck: record.deck });
  if (!rules.ok) return failed(id, `rule ${rules.error}`, 'unknown');
  if (!hasTrumpSuit(contract)) return failed(id, 'malformed', 'contract without its suit');
  const table = trumpTable(contract, rules.value);
  return compare(
    id,
    { winner, points },
    { winner: trickWinner(table, cards), points: trickPoints(cards) },
  );
}

/** Checks what may be played; the order of the cards does not matter. */
export function checkLegal(record: LegalRecord): Verdict {
  const { id, contract, trick, ranAway, role, dealt } = record;
  const rules = rulesOf(record.rules, { deck: record.deck });
  if (!rules.ok) return failed(id, `rule ${rules.error}`, 'unknown');
  if (!hasTrumpSuit(contract)) return failed(id, 'malformed', 'contract without its suit');
  const hand = setOf(record.hand);
  if (trick.some((card) => has(hand, card))) return failed(id, 'malformed', 'a card twice');
  const legal = legalIn({
    contract,
    hand,
    trick,
    rules: rules.value,
    ranAway,
    ...(role && { role }),
    ...(dealt && { dealt: setOf(dealt) }),
  });
  return compare(id, { legal: cardsOf(setOf(record.legal)) }, { legal: cardsOf(legal) });
}

/** Checks the number of ways to play an ending out. */
export function checkPerft(record: PerftRecord): Verdict {
  const { id, contract, leader, count, cards } = record;
  const hands = record.hands.map(setOf);
  const rules = rulesOf(record.rules, tableRules(record.deck, hands.length));
  if (!rules.ok) return failed(id, `rule ${rules.error}`, 'unknown');
  const play = startPlay({
    contract,
    hands,
    forehand: leader,
    // Who declared does not matter here, as long as he has not called himself.
    ...(contract.kind !== 'ramsch' && { declarer: hands.findIndex((hand) => !holdsCalled(hand)) }),
    ...(contract.kind === 'wedding' && { partner: 1 }),
    rules: rules.value,
    playOn: true,
  });
  if (!play.ok) return failed(id, 'malformed', `${play.error.field} ${play.error.code}`);
  return compare(id, { count }, { count: perft(play.value, cards) });

  function holdsCalled(hand: number): boolean {
    const called = contract.kind === 'rufer' ? contract.called : undefined;
    return called !== undefined && (hand & setOfCard(called)) !== 0;
  }
}
