/** How somebody does in a trainer. */
export interface Score {
  readonly round: number;
  readonly right: number;
  readonly inARow: number;
  /** Whether it was ever passed. */
  readonly passed: boolean;
}

export const START: Score = { round: 1, right: 0, inARow: 0, passed: false };

/** So many right answers in a row pass a trainer. */
const PASS = 10;

export function answered(score: Score, isRight: boolean): Score {
  const inARow = isRight ? score.inARow + 1 : 0;
  return {
    ...score,
    right: score.right + (isRight ? 1 : 0),
    inARow,
    passed: score.passed || inARow >= PASS,
  };
}

/** Whether the answers are right so often in a row just now; one wrong answer ends it. */
export function isPassing({ inARow }: Score): boolean {
  return inARow >= PASS;
}

/** The trainers ask a hundred questions in a circle; each visit begins somewhere else. */
export const QUESTIONS = 100;

/** The number of the question that a visit begins with. */
export function anyQuestion(): number {
  return 1 + Math.floor(Math.random() * QUESTIONS);
}

/** The number of the question in a round of a visit. */
export function questionIn(round: number, first: number): number {
  return ((first + round - 2) % QUESTIONS) + 1;
}
