import type { Player, Row, Tariff } from '@schafkopf/core';
import type { Dictionary } from '../locales/dictionary.js';
import type { Counting } from './counting.js';

/** What every part of the table is shown. */
export interface TableView {
  readonly words: Dictionary;
  /** Everybody who is or was on the sheet, as they are shown. */
  readonly people: readonly Player[];
  readonly counting: Counting;
  /** Writes an amount as it is counted. */
  amount(amount: number): string;
}

export function nameIn({ people }: Pick<TableView, 'people'>, id: string): string {
  return people.find((person) => person.id === id)?.name ?? '?';
}

/** What a row that is no hand says; null for a hand. */
export function rowSays(
  row: Row,
  view: Pick<TableView, 'words' | 'people'>,
  tariffName: (tariff: Tariff) => string | null,
) {
  const words = view.words.sheet;
  switch (row.kind) {
    case 'hand':
      return null;
    case 'thrown-in':
      return words.thrownIn;
    case 'correction':
      return words.reason[row.reason];
    case 'agree':
      return words.agreed(tariffName(row.terms.tariff));
    case 'join':
      return words.joins(row.player.name || nameIn(view, row.player.id));
    case 'leave':
      return words.leaves(nameIn(view, row.player));
    case 'rename':
      return words.renamed(row.name);
    case 'reorder':
      return words.seated(row.order.map((id) => nameIn(view, id)).join(', '));
    case 'dealer':
      return words.dealer(nameIn(view, row.player));
    case 'bock':
      return words.bockBegins;
    case 'close':
      return words.closed;
    case 'reopen':
      return words.reopened;
  }
}
