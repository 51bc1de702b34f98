import { isOver, type Card, type Play, type PlayMove, type Seat } from '@schafkopf/core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { endOf, hasLeft, leave, lineTo, nextCard, type Line } from './line.js';

/** Milliseconds from card to card when a hand plays by itself. */
export const PACE = 1500;
const FASTEST = 200;

/** What the visitor is told about the card he tried, or about what somebody else had to play. */
export type Told =
  | { readonly kind: 'as-played' }
  /** His card is allowed, but another one was played: he is to choose. */
  | { readonly kind: 'other-card'; readonly recorded: Card; readonly tried: Card }
  | { readonly kind: 'substitute'; readonly seat: Seat };

interface Host extends ReactiveControllerHost {
  step: number;
  readonly pace: number;
  /** The seat that the visitor plays, or null. */
  readonly visitor: Seat | null;
}

/** Where one stands in a hand, and how one goes through it. The host keeps the number of the step. */
export class Walk implements ReactiveController {
  /** Null where no card was played. */
  line: Line | null = null;
  /** Whether the hand plays by itself. */
  running = false;
  /** Gone with the next step. */
  told: Told | null = null;

  readonly #host: Host;
  #record: Play | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  /** Takes up another hand. */
  begin(record: Play | null): void {
    this.pause();
    this.#record = record;
    this.line = record && lineTo(record);
    this.told = null;
  }

  get steps(): number {
    return this.line?.moves.length ?? 0;
  }

  /** The step that is shown, whatever number was asked for. */
  get at(): number {
    const { step } = this.#host;
    return Math.min(Math.max(Number.isFinite(step) ? Math.trunc(step) : 0, 0), this.steps);
  }

  get play(): Play | null {
    return this.line?.states[this.at] ?? null;
  }

  /** What led to the shown step. */
  get last(): PlayMove | undefined {
    return this.line?.moves[this.at - 1];
  }

  /** What comes next in the line. */
  get next(): PlayMove | undefined {
    return this.line?.moves[this.at];
  }

  /** Whether the visitor is to play a card. */
  get choosing(): boolean {
    const { play } = this;
    if (play === null || isOver(play) || this.next?.kind === 'kontra') return false;
    return play.turn === this.#host.visitor;
  }

  /** Whether there is nothing to go on to without the visitor. */
  get ended(): boolean {
    const { play, line } = this;
    if (this.at < this.steps || play === null) return this.at === this.steps;
    return !hasLeft(line) || isOver(play) || play.turn === this.#host.visitor;
  }

  /** Lets the hand play by itself to its end, or to the visitor's turn. */
  start(): void {
    if (this.line === null) return;
    if (this.ended && !this.choosing) this.#goTo(0);
    this.running = true;
    this.#wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
    this.#host.requestUpdate();
  }

  /** Steps by the visitor's own hand, which stops a hand that plays by itself. */
  jump(step: number): void {
    this.pause();
    this.#goTo(step);
  }

  /** One card further; past the end of a line that left the record the others play on. */
  forward(): void {
    this.pause();
    this.#forward();
  }

  /** The visitor plays a card that is allowed. */
  choose(card: Card): void {
    const { line, recorded } = this;
    if (line === null || !this.choosing) return;
    if (recorded !== null && recorded !== card) {
      this.told = { kind: 'other-card', recorded, tried: card };
      this.#host.requestUpdate();
      return;
    }
    if (recorded === null) this.#extend(line, card);
    else this.#goTo(this.at + 1);
    this.start();
    this.told = recorded === null ? null : { kind: 'as-played' };
  }

  /** The visitor's card that is allowed but was not played. */
  get tried(): Card | null {
    return this.told?.kind === 'other-card' ? this.told.tried : null;
  }

  /** The card of the record that comes next; null where the hand has left it. */
  get recorded(): Card | null {
    return this.line?.leftAt === null && this.next?.kind === 'card' ? this.next.card : null;
  }

  /** The visitor goes on with the record, or with the card that he tried. */
  settle(card: Card): void {
    if (card === this.recorded) this.#goTo(this.at + 1);
    else if (this.line !== null) this.#extend(this.line, card);
    this.start();
  }

  /** Back to where the hand left the record. */
  toRecord(): void {
    const leftAt = this.line?.leftAt ?? null;
    if (leftAt === null || this.#record === null) return;
    this.pause();
    this.line = lineTo(this.#record);
    this.#goTo(leftAt);
  }

  #goTo(step: number): void {
    this.#host.step = Math.min(Math.max(step, 0), this.steps);
    this.told = null;
    this.#host.requestUpdate();
  }

  #forward(): void {
    if (this.at < this.steps) {
      this.#goTo(this.at + 1);
      return;
    }
    const { line } = this;
    if (this.ended || line === null || this.#record === null) return;
    const { turn } = endOf(line);
    const next = nextCard(lineTo(this.#record).moves, endOf(line));
    if (next === null) return;
    this.#extend(line, next.card);
    if (!next.recorded) this.told = { kind: 'substitute', seat: turn };
  }

  #extend(line: Line, card: Card): void {
    const { at } = this;
    const left = leave(line, at, card);
    if (!left.ok) return;
    this.line = left.value;
    this.#goTo(at + 1);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { pace } = this.#host;
    this.#timer = setTimeout(() => this.#tick(), pace >= FASTEST ? pace : PACE);
    this.#host.requestUpdate();
  }

  #tick(): void {
    if (!this.choosing) this.#forward();
    this.running = !this.ended && !this.choosing;
    if (this.running) this.#wait();
    else this.#host.requestUpdate();
  }
}
