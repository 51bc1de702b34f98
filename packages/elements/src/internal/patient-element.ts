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

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const late = this.parts.find(({ waiting }) => waiting);
    if (late === undefined) return done;
    await late.waiting;
    return this.getUpdateComplete();
  }
}
