import type { Contract, ReadingStep, Seat } from '@schafkopf/core';

/** A step of telling a settlement, with everything that a sentence about it needs. */
interface ToldStep {
  readonly step: ReadingStep;
  /** Whether it is the first thing that is paid for. */
  readonly first: boolean;
  readonly contract: Contract;
  /** Whether whoever declared it won. */
  readonly won: boolean;
  name(seat: Seat): string;
}

/** Tells a step in a sentence. */
export type ReadingWords = (told: ToldStep) => string;
