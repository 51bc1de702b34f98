import type { HandInput } from './hand.js';
import { OFFICIAL_RULES } from './rules.js';
import type { Terms } from './settle.js';
import { TARIFFS } from './tariff.js';

/** Somebody on the sheet. The id stays when the name changes. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** What every row of a sheet has. */
interface RowBase {
  /** Unique in the sheet; never used again. */
  readonly id: string;
  /** When it was written, in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** Whatever the players want to remember. */
  readonly note?: string;
}

/** A hand in which people are named by id, so that it stays true when they change seats. */
export interface SheetHand extends Omit<HandInput, 'declarer' | 'partner'> {
  readonly declarer: string;
  readonly partner?: string;
}

/** A hand that was played. It carries what it was settled under: a later tariff never changes it. */
export interface HandRow extends RowBase {
  readonly kind: 'hand';
  readonly hand: SheetHand;
  readonly terms: Terms;
}

/** All passed and the cards were thrown in: nothing is paid, the deal moves on. */
export interface ThrownInRow extends RowBase {
  readonly kind: 'thrown-in';
}

/** A row of the sheet. */
export type Row = HandRow | ThrownInRow;

/** A score sheet: who plays, who deals first, and everything that happened, in order. */
export interface Sheet {
  readonly version: 1;
  /** Clockwise as they sit. */
  readonly players: readonly Player[];
  /** The id of the first dealer. */
  readonly firstDealer: string;
  /** What the next hand will be settled under; hands that are written carry their own. */
  readonly terms: Terms;
  readonly rows: readonly Row[];
}

const OFFICIAL_TERMS: Terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };

/** A sheet without rows. The first player deals first. */
export function newSheet(players: readonly Player[], terms: Terms = OFFICIAL_TERMS): Sheet {
  return { version: 1, players, firstDealer: players[0]?.id ?? '', terms, rows: [] };
}

/** Something that somebody does to a sheet. */
export type SheetChange =
  /** Writes a row before the row with the id `before`, or at the end. */
  | { readonly type: 'add'; readonly row: Row; readonly before?: string }
  | { readonly type: 'replace'; readonly row: Row }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'deal-first'; readonly id: string }
  /** Agrees on another tariff or other rules, from the next hand on. */
  | { readonly type: 'agree'; readonly terms: Terms };

/**
 * The sheet after a change; the given one stays as it is. A change about a row or a player that is
 * not there changes nothing, and a row is never added twice, so that changes from two pages on one
 * sheet can be applied one after the other.
 */
export function changeSheet(sheet: Sheet, change: SheetChange): Sheet {
  switch (change.type) {
    case 'add': {
      if (indexOfRow(sheet, change.row.id) >= 0) return sheet;
      const place = change.before === undefined ? -1 : indexOfRow(sheet, change.before);
      return {
        ...sheet,
        rows: sheet.rows.toSpliced(place < 0 ? sheet.rows.length : place, 0, change.row),
      };
    }
    case 'replace': {
      const rows = sheet.rows.map((row) => (row.id === change.row.id ? change.row : row));
      return { ...sheet, rows };
    }
    case 'remove':
      return { ...sheet, rows: sheet.rows.filter((row) => row.id !== change.id) };
    case 'rename': {
      const { id, name } = change;
      const players = sheet.players.map((player) => (player.id === id ? { id, name } : player));
      return { ...sheet, players };
    }
    case 'deal-first':
      if (!sheet.players.some(({ id }) => id === change.id)) return sheet;
      return { ...sheet, firstDealer: change.id };
    case 'agree':
      return { ...sheet, terms: change.terms };
  }
}

/** The change that takes a change back, or null where it would change nothing. */
export function undoOf(sheet: Sheet, change: SheetChange): SheetChange | null {
  switch (change.type) {
    case 'add':
      return indexOfRow(sheet, change.row.id) >= 0 ? null : { type: 'remove', id: change.row.id };
    case 'replace': {
      const row = sheet.rows[indexOfRow(sheet, change.row.id)];
      return row ? { type: 'replace', row } : null;
    }
    case 'remove': {
      const place = indexOfRow(sheet, change.id);
      const row = sheet.rows[place];
      if (!row) return null;
      const next = sheet.rows[place + 1];
      return { type: 'add', row, ...(next && { before: next.id }) };
    }
    case 'rename': {
      const player = sheet.players.find(({ id }) => id === change.id);
      return player ? { type: 'rename', ...player } : null;
    }
    case 'deal-first':
      return { type: 'deal-first', id: sheet.firstDealer };
    case 'agree':
      return { type: 'agree', terms: sheet.terms };
  }
}

function indexOfRow(sheet: Sheet, id: string): number {
  return sheet.rows.findIndex((row) => row.id === id);
}
