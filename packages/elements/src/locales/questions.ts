/** What is asked about a hand, on the score sheet and in the calculator. */
export interface QuestionWords {
  readonly whoPlays: string;
  readonly suit: string;
  readonly calledSuit: string;
  readonly tout: string;
  readonly outcome: string;
  readonly tariff: string;
}
