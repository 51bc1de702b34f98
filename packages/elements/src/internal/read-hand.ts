import {
  checkRules,
  checkTariff,
  isPartnerKind,
  OFFENCES,
  parseContract,
  playersInHand,
  RULE_PRESETS,
  seatingOf,
  settle,
  TARIFFS,
  TOURNAMENTS,
  type Chair,
  type HandInput,
  type PlayersInHand,
  type Result,
  type Rules,
  type RulePresetId,
  type Seat,
  type SettleError,
  type Settlement,
  type Tariff,
  type TariffId,
  type Terms,
  type TournamentId,
} from '@schafkopf/core';
import type { HandSource } from './hand-element.js';
import { namesOf } from './names.js';
import { textOf } from './text.js';

/** An attribute or property that means nothing, and what of it. */
export interface Problem {
  /** As it is called in the hand, if not as an attribute. */
  readonly attribute: string;
  readonly text: string;
}

/** Who sits at the table of a hand. */
interface TableOf {
  readonly players: PlayersInHand;
  readonly forehand: Seat;
  /** The place in the list of players, by seat. */
  readonly chairs: readonly Chair[];
  /** By seat; empty for whoever has none. */
  readonly names: readonly string[];
  /** Who sits out, with five or six at the table. */
  readonly out: readonly string[];
  /** Who deals, by the place in the list of players. */
  readonly dealer: number;
}

/** What an element was told of a hand. */
export interface Told {
  /** Null where nothing was told. */
  readonly hand: HandInput | null;
  readonly table: TableOf;
  readonly terms: Terms;
  readonly problems: readonly Problem[];
}

const SEATS = ['declarer', 'partner', 'loser', 'sweep'] as const;
const NUMBERS = ['points', 'runners', 'knocks', 'kontra', 'bock', 'doubled', 'stock'] as const;

/** Reads what an element was told; what it cannot read it names. */
export function readHand(source: HandSource): Told {
  const problems: Problem[] = [];
  const wrong = (attribute: string, text: string) => void problems.push({ attribute, text });
  const terms = readTerms(source, wrong);
  const { table, seatOf } = readTable(source, terms.rules, wrong);
  const hand = source.hand ?? handOfAttributes(source, seatOf, wrong);
  return { hand, table, terms, problems };
}

/** Settles what was told. A page without types can set a property to what core cannot read. */
export function settleTold(
  hand: HandInput,
  { terms, table }: Pick<Told, 'terms' | 'table'>,
): Result<Settlement, readonly SettleError[]> {
  try {
    return settle(hand, terms, table);
  } catch {
    return { ok: false, error: [{ code: 'contract-unknown', field: 'contract' }] };
  }
}

/** Takes note of what cannot be read. */
export type Wrong = (attribute: string, text: string) => void;

/** The prices and rules; a tournament brings its own rules along. */
export function readTerms(
  { tariff, rules }: Pick<HandSource, 'tariff' | 'rules'>,
  wrong: Wrong,
): Terms {
  const presets: Readonly<Record<string, Rules>> = RULE_PRESETS;
  const agreed = chosen(rules, 'official' satisfies RulePresetId, presets, checkRules);
  if (agreed.wrong !== null) wrong('rules', agreed.wrong);
  const tournament = isTournament(tariff) ? TOURNAMENTS[tariff] : null;
  if (tournament) {
    return { tariff: tournament.tariff, rules: { ...agreed.value, ...tournament.rules } };
  }
  const prices: Readonly<Record<string, Tariff>> = TARIFFS;
  const priced = chosen(tariff, '10-50' satisfies TariffId, prices, checkTariff);
  if (priced.wrong !== null) wrong('tariff', priced.wrong);
  return { tariff: priced.value, rules: agreed.value };
}

/** Whether a text names a tournament. */
function isTournament(text: unknown): text is TournamentId {
  return typeof text === 'string' && Object.hasOwn(TOURNAMENTS, text);
}

/** What a name or an object stands for; the usual one where it cannot be used, and what is wrong. */
function chosen<T extends object>(
  told: unknown,
  usual: string,
  known: Readonly<Record<string, T>>,
  check: (value: T) => Result<T, readonly object[]>,
): { readonly value: T; readonly wrong: string | null } {
  const other = known[usual] as T;
  if (typeof told === 'object' && told !== null) {
    try {
      const checked = check(told as T);
      if (checked.ok) return { value: checked.value, wrong: null };
      const [first] = checked.error;
      return { value: other, wrong: Object.values(first ?? {}).join(': ') };
    } catch {
      return { value: other, wrong: '{}' };
    }
  }
  const text = textOf(told).trim() || usual;
  return Object.hasOwn(known, text)
    ? { value: known[text] as T, wrong: null }
    : { value: other, wrong: text };
}

function readTable(
  { names: listed, players: text, dealer: dealerText }: HandSource,
  rules: Rules,
  wrong: Wrong,
): { table: TableOf; seatOf: (told: unknown) => number | undefined } {
  const told = namesOf(listed, text);
  const right = told.length === 0 || (told.length >= 3 && told.length <= 6);
  if (!right) wrong('players', told.join());
  const names = right ? told : [];
  const sitting = names.length || playersInHand(rules);
  /** The place in the list, by name or number. */
  const placeOf = (who: unknown) => {
    const said = textOf(who).trim();
    const named = names.indexOf(said);
    return named < 0 && /^\d$/.test(said) ? Number(said) : named;
  };
  // Forehand is seat 0 where nobody says who deals.
  const said = textOf(dealerText).trim() === '' ? sitting - 1 : placeOf(dealerText);
  const dealer = said >= 0 && said < sitting ? said : sitting - 1;
  if (dealer !== said) wrong('dealer', textOf(dealerText));
  const { chairs, out, forehand } = seatingOf(dealer as Chair, {
    players: sitting as Rules['players'],
  });
  const nameOf = (chair: Chair) => names[chair] ?? '';
  return {
    table: {
      players: chairs.length as PlayersInHand,
      forehand,
      chairs,
      names: chairs.map(nameOf),
      out: out.map(nameOf),
      dealer,
    },
    seatOf: (who) => {
      const place = chairs.indexOf(placeOf(who) as Chair);
      return place < 0 ? undefined : place;
    },
  };
}

/** The hand that the attributes tell, or null where they tell none. */
function handOfAttributes(
  source: HandSource,
  seatOf: (told: unknown) => number | undefined,
  wrong: Wrong,
): HandInput | null {
  const text = textOf(source.contract).trim();
  if (text === '') return null;
  const contract = parseContract(text);
  if (!contract.ok) {
    wrong('contract', text);
    return null;
  }
  const hand: Record<string, unknown> = { contract: contract.value };
  const tell = <T>(field: string, said: unknown, read: (said: string) => T | undefined) => {
    const written = textOf(said).trim();
    if (written === '') return;
    const value = read(written);
    if (value === undefined) wrong(field, written);
    else hand[field] = value;
  };
  const listOf = (read: (word: string) => number | undefined) => (said: string) => {
    const values = said.split(/[\s,]*,[\s,]*|\s+/).map(read);
    return values.includes(undefined) ? undefined : values;
  };
  for (const field of SEATS) tell(field, source[field], seatOf);
  for (const field of NUMBERS) tell(field, source[field], whole);
  tell('pointsBySeat', source.pointsBySeat, listOf(whole));
  tell('virgins', source.virgins, listOf(seatOf));
  tell('won', source.result, (said) =>
    said === 'won' || said === 'lost' ? said === 'won' : undefined,
  );
  for (const field of ['schneider', 'schwarz'] as const) if (source[field]) hand[field] = true;
  tell('penalty', source.penalty, (said) => {
    const seat = seatOf(source.offender);
    const offence = OFFENCES.find((known) => known === said);
    return offence && seat !== undefined ? { offence, seat } : undefined;
  });
  return completed(hand as unknown as HandInput);
}

/** A hand of which little is said: won, by the first player with the second. */
export function completed(hand: HandInput): HandInput {
  const { contract, declarer = 0, partner, won, points, penalty } = hand;
  if (contract.kind === 'ramsch') return hand;
  const isKnown = won !== undefined || points !== undefined || penalty !== undefined;
  // In a cross play core knows the partner: he sits opposite.
  const second = isPartnerKind(contract.kind) && contract.kind !== 'cross' && (declarer ? 0 : 1);
  return {
    ...hand,
    declarer,
    ...(!isKnown && { won: true }),
    ...(second !== false && { partner: partner ?? second }),
  };
}

function whole(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
