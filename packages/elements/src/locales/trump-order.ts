/** What is said about the order of the trumps. */
export interface TrumpOrderWords {
  label(contract: string): string;
  trumps(count: number): string;
  readonly noTrumps: string;
  notADeck(text: string): string;
}
