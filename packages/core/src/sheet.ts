import { ok, type Result } from './result.js';
import { OFFICIAL_RULES } from './rules.js';
import type { Terms } from './settle.js';
import { checkBeginning } from './sheet-check.js';
import type { SheetFileError } from './sheet-error.js';
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

const OFFICIAL_TERMS: Terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };

/**
 * A sheet without rows. The first player deals first. Errors: those of `parseSheet`, where three to
 * six people do not sit down, one of them twice, or the terms are none.
 */
export function newSheet(
  players: readonly Player[],
  terms: Terms = OFFICIAL_TERMS,
): Result<Sheet, readonly SheetFileError[]> {
  const firstDealer = Array.isArray(players) ? (players[0] as Player | undefined)?.id : undefined;
  // Without anybody it is the table that is wrong, and not who deals.
  const begun = checkBeginning({ players, firstDealer: firstDealer ?? '?', terms });
  if (!begun.ok) return begun;
  return ok({ version: 2, ...begun.value, edit: 0, rows: [], removed: [] });
}
