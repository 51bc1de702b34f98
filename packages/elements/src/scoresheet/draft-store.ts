import type { Sheet } from '@schafkopf/core';
import { EMPTY_DRAFT, type Draft } from './draft.js';
import { keepText, readText } from './kept-text.js';

/** A hand as it is kept: once it was sent to the sheet, with the id of its row. */
interface KeptDraft extends Draft {
  readonly sentAs?: string;
}

/**
 * A hand that is being entered outlives the page, kept beside its sheet. One whose row has arrived
 * there is done with, even where the page was closed before it could forget it.
 */
export function readDraft(key: string | null, { rows }: Sheet): Draft | null {
  try {
    const read: unknown = JSON.parse(readText('draft', key) ?? 'null');
    // What is nothing at all throws there.
    if (!isDraft(read)) return null;
    const { sentAs, ...draft } = read;
    return rows.some(({ id }) => id === sentAs) ? null : draft;
  } catch {
    return null;
  }
}

export function keepDraft(key: string | null, draft: Draft, sentAs?: string): void {
  keepText('draft', key, draft === EMPTY_DRAFT ? null : JSON.stringify({ ...draft, sentAs }));
}

/** Of another version of this page, or of somebody else: then it is not read. */
function isDraft(read: unknown): read is KeptDraft {
  return Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value: unknown = (read as Record<string, unknown>)[field];
    if (Array.isArray(empty)) return Array.isArray(value);
    if (empty === null) return value !== undefined;
    return typeof value === typeof empty && value !== null;
  });
}
