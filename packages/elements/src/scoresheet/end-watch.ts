import type { Ledger } from '@schafkopf/core';
import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { LoadedLater } from '../internal/loaded-later.js';
import { textOf } from '../internal/text.js';
import type { Dictionary } from '../locales/dictionary.js';
import { readRounds, readTime, type AgreedEnd } from './agreed-end.js';

/** So often it is looked whether the agreed end is near, in milliseconds. */
const LOOK_AT_CLOCK = 20_000;

type Host = ReactiveControllerHost & { readonly endRounds: unknown; readonly endTime: unknown };

/** When the table wants to stop, and the look at the clock for it. */
export class EndWatch implements ReactiveController {
  /** What was agreed on at the table, which goes before what the page says. */
  chosen: AgreedEnd | null = null;

  readonly #host: Host;
  readonly #near: LoadedLater<typeof import('./end-near.js')>;
  #clock: ReturnType<typeof setInterval> | undefined;

  /** @param near what is loaded where there is an end */
  constructor(host: Host, near: LoadedLater<typeof import('./end-near.js')>) {
    this.#host = host;
    this.#near = near;
    host.addController(this);
  }

  get end(): AgreedEnd {
    const { endRounds, endTime } = this.#host;
    return (
      this.chosen ?? { rounds: readRounds(textOf(endRounds)), time: readTime(textOf(endTime)) }
    );
  }

  /** Where it is said that it is near; empty while it is far, or where nobody plays. */
  line(ledger: Ledger | null, words: Dictionary): TemplateResult {
    return html`<p class="near" role="status">${ledger && this.#saidOf(ledger, words)}</p>`;
  }

  #saidOf(ledger: Ledger, words: Dictionary): string | null {
    const { end } = this;
    if (end.rounds === null && end.time === null) return null;
    const part = this.#near.needed;
    const near = part?.endNear(end, ledger, new Date());
    return part && near ? part.nearSaid(near, words) : null;
  }

  hostConnected(): void {
    this.#clock = setInterval(() => {
      if (this.end.time !== null) this.#host.requestUpdate();
    }, LOOK_AT_CLOCK);
  }

  hostDisconnected(): void {
    clearInterval(this.#clock);
  }
}
