import { LitElement } from 'lit';
import { LoadedLater } from './loaded-later.js';
import type { Part } from './part.js';

/** An element with parts that are loaded when they are first needed; its update waits for them. */
export abstract class PatientElement extends LitElement {
  /** Also for `hydrate.ts`. */
  protected readonly parts: LoadedLater<unknown>[] = [];

  protected later<T>(what: Part<T>): LoadedLater<T> {
    const part = new LoadedLater(this, what);
    this.parts.push(part);
    return part;
  }

  /** First drawn in a task of its own: what stands on a page comes at once and would hold it up. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((resolve) => setTimeout(resolve));
    return super.scheduleUpdate() as void;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const waiting = this.parts.flatMap((part) => part.waiting ?? []);
    if (waiting.length === 0) return done;
    await Promise.all(waiting);
    return this.getUpdateComplete();
  }
}
