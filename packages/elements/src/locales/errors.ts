import type { RowError } from '@schafkopf/core';

/** A sentence for each thing that can be wrong with a hand or a row of the sheet. */
export type ErrorWords = Readonly<Record<RowError['code'], string>>;
