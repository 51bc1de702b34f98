import {
  isOver,
  type Card,
  type Play,
  type PlayMove,
  type Seat,
  type Tariff,
} from '@schafkopf/core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { lineTo, type Line } from './line.js';

/** What the visitor is told about the card he tried, or about what somebody else had to play. */
export type Told =
  | { readonly kind: 'as-played' }
  /** His card is allowed, but another one was played: he is to choose. */
  | { readonly kind: 'other-card'; readonly recorded: Card; readonly tried: Card }
  | { readonly kind: 'substitute'; readonly seat: Seat };

interface Host extends ReactiveControllerHost {
  step: number;
  readonly pace: number;
  readonly open: boolean;
  readonly seat: string | number;
  readonly tariff: string | Tariff;
  /** The seat that the visitor plays, or null. */
  readonly visitor: Seat | null;
}

/**
 * Where one stands in a hand; `going.ts` goes through it and is there after the first view. The host
 * keeps the number of the step.
 */
export class Walk implements ReactiveController {
  /** Null where no card was played. */
  line: Line | null = null;
  /** The hand as it was recorded, whatever the line does. */
  record: Play | null = null;
  /** Whether the hand plays by itself. */
  running = false;
  /** Until the next card, while it does. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Gone with the next step. */
  told: Told | null = null;

  readonly host: Host;

  constructor(host: Host) {
    this.host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  /** Takes up another hand. */
  begin(record: Play | null): void {
    this.pause();
    this.record = record;
    this.line = record && lineTo(record);
    this.told = null;
  }

  get steps(): number {
    return this.line?.moves.length ?? 0;
  }

  /** The step that is shown, whatever number was asked for. */
  get at(): number {
    const { step } = this.host;
    return Math.min(Math.max(Number.isFinite(step) ? Math.trunc(step) : 0, 0), this.steps);
  }

  get play(): Play | null {
    return this.line?.states[this.at] ?? null;
  }

  /** What comes next in the line. */
  get next(): PlayMove | undefined {
    return this.line?.moves[this.at];
  }

  /** Whether the visitor is to play a card. */
  get choosing(): boolean {
    const { play } = this;
    if (play === null || isOver(play) || this.next?.kind === 'kontra') return false;
    return play.turn === this.host.visitor;
  }

  /** Lets the hand play by itself; from its start where it is at its end. */
  start(): void {
    this.pause();
    this.running = this.line !== null;
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.host.requestUpdate();
  }
}
