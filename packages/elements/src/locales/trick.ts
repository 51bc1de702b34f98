import type { TrickReason } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';

/** What is said about a trick. */
export interface TrickWords {
  readonly label: string;
  readonly empty: string;
  /** “Cora sticht” or, without names, “Die dritte Karte sticht”. */
  wins(name: string | undefined, place: number): string;
  leads(name: string | undefined, place: number): string;
  points(points: number): string;
  tooMany(count: number): string;
  /** Why a card takes it: “Der Gras-Ober ist der höchste Trumpf im Stich.” */
  reason(reason: TrickReason, face?: FaceWords): string;
  readonly winner: string;
  readonly leader: string;
}
