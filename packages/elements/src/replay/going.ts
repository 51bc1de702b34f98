import { isOver, type Card } from '@schafkopf/core';
import { leave, nextCard } from './leaving.js';
import { endOf, hasLeft, lineTo, type Line } from './line.js';
import { PACE } from './pace.js';
import type { Walk } from './walk.js';

const FASTEST = 200;

/** Steps by the visitor's own hand, which stops a hand that plays by itself. */
export function jump(walk: Walk, step: number): void {
  walk.pause();
  goTo(walk, step);
}

/** One card further; past the end of a line that left the record the others play on. */
export function forward(walk: Walk): void {
  walk.pause();
  goOn(walk);
}

/** Whether there is nothing to go on to without the visitor. */
export function hasEnded({ at, steps, play, line, host }: Walk): boolean {
  if (at < steps || play === null) return at === steps;
  return !hasLeft(line) || isOver(play) || play.turn === host.visitor;
}

/** Waits for the next card of a hand that plays by itself. */
export function wait(walk: Walk): void {
  if (walk.timer !== undefined) return;
  if (hasEnded(walk) && !walk.choosing) goTo(walk, 0);
  const { pace } = walk.host;
  walk.timer = setTimeout(() => tick(walk), pace >= FASTEST ? pace : PACE);
}

function tick(walk: Walk): void {
  walk.timer = undefined;
  if (!walk.choosing) goOn(walk);
  walk.running = !hasEnded(walk) && !walk.choosing;
  walk.host.requestUpdate();
}

/** The card of the record that comes next; null where the hand has left it. */
export function recordedCard({ line, next }: Walk): Card | null {
  return line?.leftAt === null && next?.kind === 'card' ? next.card : null;
}

/** The visitor plays a card that is allowed. */
export function choose(walk: Walk, card: Card): void {
  const { line } = walk;
  const recorded = recordedCard(walk);
  if (line === null || !walk.choosing) return;
  if (recorded !== null && recorded !== card) {
    walk.told = { kind: 'other-card', recorded, tried: card };
    walk.host.requestUpdate();
    return;
  }
  settle(walk, card);
  walk.told = recorded === null ? null : { kind: 'as-played' };
}

/** The visitor goes on with the record, or with the card that he tried. */
export function settle(walk: Walk, card: Card): void {
  if (card === recordedCard(walk)) goTo(walk, walk.at + 1);
  else if (walk.line !== null) extend(walk, walk.line, card);
  // Started at its end, a hand would begin anew.
  if (!hasEnded(walk)) walk.start();
}

/** Back to where the hand left the record. */
export function toRecord(walk: Walk): void {
  const leftAt = walk.line?.leftAt ?? null;
  if (leftAt === null || walk.record === null) return;
  walk.pause();
  walk.line = lineTo(walk.record);
  goTo(walk, leftAt);
}

function goTo(walk: Walk, step: number): void {
  walk.host.step = Math.min(Math.max(step, 0), walk.steps);
  walk.told = null;
  walk.host.requestUpdate();
}

function goOn(walk: Walk): void {
  const { at, line, record } = walk;
  if (at < walk.steps) {
    goTo(walk, at + 1);
    return;
  }
  if (hasEnded(walk) || line === null || record === null) return;
  const { turn } = endOf(line);
  const next = nextCard(lineTo(record).moves, endOf(line));
  if (next === null) return;
  extend(walk, line, next.card);
  if (!next.recorded) walk.told = { kind: 'substitute', seat: turn };
}

function extend(walk: Walk, line: Line, card: Card): void {
  const { at } = walk;
  const left = leave(line, at, card);
  if (!left.ok) return;
  walk.line = left.value;
  goTo(walk, at + 1);
}
