import { isSameSheet, type Sheet } from '@schafkopf/core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { textOf } from '../internal/text.js';
import { BrowserStore } from './browser-store.js';
import { defaultKey } from './default-key.js';
import { SkfChangeEvent } from './events.js';
import { checkedSheet, sheetFor, sourceOf, type Source } from './given-sheet.js';
import { forgetLink, offeredByLink } from './link-offer.js';
import type { Notice } from './sheet-notices.js';
import { SheetSession, type News } from './sheet-session.js';
import { MemoryStore } from './store.js';

/** What a score sheet says of where its sheet comes from and is kept. */
export interface KeeperHost extends HTMLElement, ReactiveControllerHost {
  readonly players: unknown;
  readonly tariff: unknown;
  readonly storageKey: unknown;
  readonly persist: unknown;
  readonly readonly: boolean;
  readonly src: unknown;
}

/** Finds the sheet of an element where it is kept or given, and tells what becomes of it. */
export class SheetKeeper implements ReactiveController {
  session: SheetSession | null = null;
  /** Whether the sheet has been read from where it is kept. */
  ready = false;
  /** Under which name it is kept; null where it is not. */
  key: string | null = null;
  noticed: readonly Notice[] = [];
  readonly #host: KeeperHost;
  readonly #opened: (session: SheetSession) => void;
  /** What the page set last, as it was set and as a sheet. */
  #given: unknown = null;
  #sheet: Sheet | null = null;
  /** What the page was told of: set back by it, late as may be, that is no new sheet. */
  #told = new WeakSet<object>();
  #opening = 0;

  /** @param opened called when the sheet of the host is there */
  constructor(host: KeeperHost, opened: (session: SheetSession) => void) {
    this.#host = host;
    this.#opened = opened;
    host.addController(this);
  }

  hostConnected(): void {
    // Put back on a page: the same sheet goes on, with what others wrote meanwhile.
    void this.session?.open();
  }

  hostDisconnected(): void {
    this.session?.close();
  }

  /** Whether it was asked for the sheet. */
  get asked(): boolean {
    return this.#opening > 0;
  }

  /** On a server, which keeps nothing: shows what was set, where it is only to be read. */
  show(): void {
    if (this.#sheet === null || !this.#host.readonly) return;
    this.session = new SheetSession(new MemoryStore(), this.#sheet, () => {});
    this.ready = true;
  }

  /** Opens the sheet that the host names now. */
  async open(): Promise<void> {
    const host = this.#host;
    const opening = (this.#opening += 1);
    this.session?.close();
    this.ready = false;
    const initial = await this.#initial();
    if (opening !== this.#opening) return;
    this.key =
      host.readonly || host.persist === 'none' ? null : textOf(host.storageKey) || defaultKey(host);
    const store = this.key === null ? new MemoryStore() : new BrowserStore(this.key);
    const session = new SheetSession(store, initial, (news) => this.#hear(session, news));
    this.session = session;
    await session.open();
    if (this.session !== session) return;
    this.ready = true;
    this.#opened(session);
    host.requestUpdate();
    if (!host.isConnected) session.close();
    else if (!host.readonly) await this.#askLink();
  }

  /** Takes what the page sets; see the element's `sheet`. Whether the sheet is to be opened anew. */
  give(given: unknown): boolean {
    if (given === null || given === undefined) {
      this.#given = null;
      this.#sheet = null;
      this.#told = new WeakSet();
      this.#notice('given', []);
      return false;
    }
    if (given === this.#given) return false;
    const now = this.ready ? (this.session?.sheet ?? null) : null;
    const told = given === now || this.#told.has(given as object);
    const sheet = told ? (given as Sheet) : checkedSheet(given);
    this.#notice('given', sheet === null ? [{ from: 'given' }] : []);
    if (sheet === null) return false;
    const before = this.#sheet;
    this.#given = given;
    this.#sheet = sheet;
    if (told || (before && isSameSheet(before, sheet))) return false;
    if (now === null) return true;
    if (!isSameSheet(sheet, now)) void this.session?.change({ type: 'set', sheet }, 'page');
    return false;
  }

  /** The sheet that a link offered is answered. */
  answerLink(): void {
    forgetLink();
    this.#notice('link', []);
  }

  async #initial(): Promise<Sheet> {
    const host = this.#host;
    const { players, tariff } = host;
    const src = textOf(host.src);
    // The children of an element that is being parsed come after it.
    if (src === '' && document.readyState === 'loading') {
      await new Promise((resolve) => {
        document.addEventListener('DOMContentLoaded', resolve, { once: true });
      });
    }
    const source = sourceOf(host, src);
    const found = await sheetFrom(source);
    const missed = source !== null && found === null;
    this.#notice('source', missed && src !== '' ? [{ from: 'source', src }] : []);
    // What stands in the element is given by the page as well, and has no address.
    if (missed && src === '') this.#notice('given', [{ from: 'given' }]);
    return this.#sheet ?? found ?? sheetFor(players, tariff);
  }

  async #askLink(): Promise<void> {
    const offered = await offeredByLink();
    if (offered === null) return;
    this.#notice('link', [
      offered.ok ? { from: 'link', sheet: offered.value } : { from: 'link', error: offered.error },
    ]);
  }

  #hear(session: SheetSession, news: News): void {
    if (this.session !== session) return;
    this.#host.requestUpdate();
    // What the page did itself it need not be told.
    if (!this.ready || news.what !== 'sheet' || news.by === 'page') return;
    this.#told.add(session.sheet);
    this.#host.dispatchEvent(new SkfChangeEvent(session.sheet, news.change, news.by));
  }

  #notice(from: Notice['from'], notices: readonly Notice[]): void {
    this.noticed = [...this.noticed.filter((notice) => notice.from !== from), ...notices];
    this.#host.requestUpdate();
  }
}

/** The sheet at a source; null where there is none. A page without one need not load what reads it. */
async function sheetFrom(source: Source): Promise<Sheet | null> {
  if (source === null) return null;
  try {
    const { readSource } = await import('./sheet-source.js');
    return await readSource(source);
  } catch {
    return null;
  }
}
