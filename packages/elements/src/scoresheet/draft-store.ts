import { EMPTY_DRAFT, type Draft } from './draft.js';

/**
 * A hand that is being entered outlives the page, kept beside its sheet. Where the browser keeps
 * nothing it is simply forgotten: nothing of the sheet depends on it.
 */
export function readDraft(key: string): Draft {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
    return isDraft(read) ? read : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    if (draft === EMPTY_DRAFT) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

function nameOf(key: string): string {
  return `skf-draft:${key}`;
}

/** Of another version of this page, or of somebody else: then it is not read. */
function isDraft(read: unknown): read is Draft {
  if (typeof read !== 'object' || read === null) return false;
  return Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value: unknown = (read as Record<string, unknown>)[field];
    if (Array.isArray(empty)) return Array.isArray(value);
    if (empty === null) return value !== undefined;
    return typeof value === typeof empty && value !== null;
  });
}
