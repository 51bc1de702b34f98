import type { JoinRow, Placing, Player, SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';

/** The row with an id, if there is one. */
export function rowOf({ rows }: Sheet, id: string): SheetRow | undefined {
  return rows.find((row) => row.id === id);
}

/** The row by which somebody came to the table, where he was not there from the beginning. */
export function joinOf({ rows }: Sheet, id: string): (JoinRow & Placing) | undefined {
  return rows.find((row): row is JoinRow & Placing => row.kind === 'join' && row.player.id === id);
}

/** Somebody by the name under which he was first written. */
export function introduced(sheet: Sheet, id: string): Player | undefined {
  return sheet.players.find((player) => player.id === id) ?? joinOf(sheet, id)?.player;
}
