import { ok, type Result } from './result.js';
import { officialRules } from './rule-presets.js';
import type { Rules } from './rules.js';
import type { Terms } from './settle.js';
import { checkBeginning } from './sheet-check.js';
import type { SheetFileError } from './sheet-error.js';
import { asFiled } from './sheet-form.js';
import type { Player, SheetRow } from './sheet-row.js';
import { TARIFFS } from './tariff.js';

/** A row that was taken out; kept so that merging with an older copy does not bring it back. */
export interface RemovedRow {
  readonly id: string;
  readonly edit: number;
}

/**
 * A score sheet: what held when the evening began, and everything that happened since, in order.
 * Who sits there now and what is agreed on now are results: see `foldSheet`.
 */
export interface Sheet {
  readonly version: 2;
  /** Who sat down at the beginning, clockwise: three to six. */
  readonly players: readonly Player[];
  /** The id of the first dealer. */
  readonly firstDealer: string;
  /** What was agreed on at the beginning. */
  readonly terms: Terms;
  /** How new the beginning is, as in a row. */
  readonly edit: number;
  /** By their places. */
  readonly rows: readonly SheetRow[];
  /** By their ids. */
  readonly removed: readonly RemovedRow[];
}

/**
 * A sheet without rows. The first player deals first; without terms they play by the official rules
 * for as many, at the tariff 10/50. Errors: those of `parseSheet`, where three to six people do not
 * sit down, one of them twice, or the terms are none.
 */
export function newSheet(
  players: readonly Player[],
  terms?: Terms,
): Result<Sheet, readonly SheetFileError[]> {
  const firstDealer = Array.isArray(players) ? (players[0] as Player | undefined)?.id : undefined;
  // Without anybody it is the table that is wrong, and not who deals.
  const agreed = terms === undefined ? officialTerms(players) : terms;
  const begun = checkBeginning({ players, firstDealer: firstDealer ?? '?', terms: agreed });
  if (!begun.ok) return begun;
  // Whoever writes on his terms afterwards must not change what was agreed on here.
  const own = asFiled(begun.value.terms) as Terms;
  return ok({ version: 2, ...begun.value, terms: own, edit: 0, rows: [], removed: [] });
}

function officialTerms(players: readonly Player[]): Terms {
  const many = Array.isArray(players) && players.length > 2 && players.length < 7;
  const count = many ? (players.length as Rules['players']) : 4;
  return { tariff: TARIFFS['10-50'], rules: officialRules(count) };
}
