import { LoadedLater } from './loaded-later.js';
import type { Part } from './part.js';
import { UnhurriedElement } from './unhurried-element.js';

/** An element with parts that are loaded when they are first needed; its update waits for them. */
export abstract class PatientElement extends UnhurriedElement {
  /** Also for `hydrate.ts`. */
  protected readonly parts: LoadedLater<unknown>[] = [];

  protected later<T>(what: Part<T>): LoadedLater<T> {
    const part = new LoadedLater(this, what);
    this.parts.push(part);
    return part;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const waiting = this.parts.flatMap((part) => part.waiting ?? []);
    if (waiting.length === 0) return done;
    await Promise.all(waiting);
    return this.getUpdateComplete();
  }
}
