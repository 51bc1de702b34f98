import { movesOf, statesOf, type Play, type PlayMove } from '@schafkopf/core';

/** A hand from its first card on, as recorded or, from some card on, as the visitor plays it. */
export interface Line {
  /** From before the first card to the end. */
  readonly states: readonly Play[];
  /** What led from each state to the next. */
  readonly moves: readonly PlayMove[];
  /** At which state it left the record; null while it has not. */
  readonly leftAt: number | null;
}

/** Whether a line is another hand than the recorded one. */
export function hasLeft(line: Line | null): line is Line {
  return line !== null && line.leftAt !== null;
}

export function lineTo(play: Play, leftAt: number | null = null): Line {
  return { states: statesOf(play), moves: movesOf(play), leftAt };
}

/** The last state of a line. */
export function endOf(line: Line): Play {
  return line.states.at(-1) as Play;
}
