import { setOf } from '../card-set.js';
import { playCard } from '../play.js';
import { pointsOf, tricksOf, type Play } from '../play-state.js';
import { playedTricks } from '../play-history.js';
import { handInputOf, outcomeOf, type Outcome } from '../play-outcome.js';
import { startPlay } from '../play-setup.js';
import { fail, ok, type Result } from '../result.js';
import { OFFICIAL_RULES, type Rules } from '../rules.js';
import { priceItem, settle } from '../settle.js';
import { seatsFrom } from '../seat.js';
import type { Tariff } from '../tariff.js';
import type { GameRecord } from './play-record.js';
import { rulesOf, tableRules } from './rules-of.js';
import { compare, failed, type Verdict } from './verdict.js';

/** Plays a recorded hand again: every card must be legal, every count the recorded one. */
export function checkGame(record: GameRecord): Verdict {
  const { id } = record;
  const rules = rulesOf(optionsOf(record), tableRules(record.deck, record.hands.length));
  if (!rules.ok) return failed(id, `rule ${rules.error}`, 'unknown');

  const played = replay(record, rules.value);
  if (!played.ok) return failed(id, 'wrong', played.error);
  const play = played.value;
  const outcome = outcomeOf(play);
  if (!outcome.ok) return failed(id, 'wrong', outcome.error);

  const { leaders, points, taken, run, net } = record;
  const expected = {
    leaders,
    points,
    taken,
    ...(run !== undefined && { run }),
    ...(net !== undefined && { net }),
  };
  const seats = seatsFrom(0, play.deal.players);
  return compare(id, expected, {
    leaders: playedTricks(play).map(({ leader }) => leader),
    points: seats.map((seat) => pointsOf(play, seat)),
    taken: seats.map((seat) => tricksOf(play, seat)),
    ...(run !== undefined && { run: outcome.value.kind === 'sides' ? outcome.value.run : 0 }),
    ...(net !== undefined && { net: netOf(record, play, outcome.value) }),
  });
}

/** In a game record `runnerMin` is one number, for its own contract. */
function optionsOf({ rules, contract }: GameRecord): Record<string, unknown> {
  const runnerMin = rules?.['runnerMin'];
  if (typeof runnerMin !== 'number') return { ...rules };
  const kind = contract.kind === 'cross' ? 'rufer' : contract.kind;
  return { ...rules, runnerMin: { ...OFFICIAL_RULES.runnerMin, [kind]: runnerMin } };
}

function replay(record: GameRecord, rules: Rules): Result<Play, string> {
  const { contract, hands, forehand, declarer, partner } = record;
  const start = startPlay({
    contract,
    hands: hands.map(setOf),
    forehand,
    ...(typeof declarer === 'number' && { declarer }),
    ...(typeof partner === 'number' && { partner }),
    rules,
    // Records go on after a contract is lost.
    playOn: true,
  });
  if (!start.ok) return fail(`${start.error.field} ${start.error.code}`);

  let play = start.value;
  for (const [place, card] of record.tricks.flat().entries()) {
    const next = playCard(play, card);
    if (!next.ok) return fail(`card ${place} ${card}: ${next.error.code}`);
    play = next.value;
  }
  return ok(play);
}

function netOf(record: GameRecord, play: Play, outcome: Outcome): readonly number[] | string {
  const settled = settle(
    { ...handInputOf(play, outcome), kontra: record.kontra, knocks: record.knocks },
    { tariff: tariffOf(record), rules: play.deal.rules },
    { players: play.deal.players, forehand: play.deal.forehand },
  );
  return settled.ok ? settled.value.net : JSON.stringify(settled.error);
}

function tariffOf({ contract, tariff }: GameRecord): Tariff {
  const { base = 0, ...prices } = tariff ?? {};
  return { unit: 0, ...prices, [priceItem(contract)]: base };
}
