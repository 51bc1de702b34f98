import type { Sheet, SheetChange } from '@schafkopf/core';

/** Tells the page that the sheet changed, and how. Bubbles and crosses shadow roots. */
export class SkfChangeEvent extends Event {
  static readonly type = 'skf-change';
  /** The sheet after the change. */
  readonly sheet: Sheet;

  constructor(sheet: Sheet) {
    super(SkfChangeEvent.type, { bubbles: true, composed: true });
    this.sheet = sheet;
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

declare global {
  interface HTMLElementEventMap {
    'skf-change': SkfChangeEvent;
    'skf-sheet-request': SheetRequest;
  }
}
