import type { Sheet, SheetChange } from '@schafkopf/core';
import type { Draft } from './draft.js';

/** Tells the page that the sheet changed, and how. Bubbles and crosses shadow roots. */
export class SkfChangeEvent extends Event {
  static readonly type = 'skf-change';
  /** The sheet after the change. */
  readonly sheet: Sheet;
  /**
   * What was done to it: `add`, `replace`, `remove` with the row or its id, `begin`, `rename`, or
   * `set` for another sheet. Null where it was changed elsewhere, and only the outcome is known.
   */
  readonly change: SheetChange | null;
  /** `here` for a change at this element, `elsewhere` for one on another page or element. */
  readonly by: 'here' | 'elsewhere';

  constructor(sheet: Sheet, change: SheetChange | null = null, by: 'here' | 'elsewhere' = 'here') {
    super(SkfChangeEvent.type, { bubbles: true, composed: true });
    this.sheet = sheet;
    this.change = change;
    this.by = by;
  }
}

/** A part of the score sheet asks for a change. Never leaves the score sheet. */
export class SheetRequest extends Event {
  static readonly type = 'skf-sheet-request';
  readonly change: SheetChange;

  constructor(change: SheetChange) {
    super(SheetRequest.type, { bubbles: true });
    this.change = change;
  }
}

/** A row that is to be edited and what it says, or one that another is to be written before. */
export type Target = { readonly edit: string; readonly draft: Draft } | { readonly before: string };

/** A part of the score sheet turns to a row, or back to the next hand. Never leaves it. */
export class SheetTurn extends Event {
  static readonly type = 'skf-sheet-turn';
  readonly to: Target | null;

  constructor(to: Target | null) {
    super(SheetTurn.type, { bubbles: true });
    this.to = to;
  }
}

declare global {
  interface HTMLElementEventMap {
    'skf-sheet-request': SheetRequest;
    'skf-sheet-turn': SheetTurn;
  }
}
