import { CONTRACT_KINDS, statisticsOf, type PersonStatistics, type Tally } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import { register } from '../internal/register.js';
import { panelTable } from './panel-table.js';
import { panelTableStyles } from './panel-table.styles.js';
import { Panel, type PanelView } from './panel.js';

/** A line of the table: what it is about, and what it says of somebody. */
type Line = readonly [title: string, said: (one: PersonStatistics) => string | number];

/** What the evening was for each, and for each contract. Private to the score sheet. */
export class SheetStatistics extends Panel {
  static override styles = [...Panel.styles, panelTableStyles];

  protected override render(): TemplateResult {
    const { words } = this;
    const { ledger } = this.view;
    if (!ledger.rows.some(({ settlement }) => settlement)) {
      return html`<p>${words.nothingYet}</p>`;
    }
    const { people, byContract } = statisticsOf(ledger);
    return html`${this.#people(people)} ${this.#contracts(byContract)}`;
  }

  #people(people: readonly PersonStatistics[]): TemplateResult {
    const { words, signed } = this;
    const { share } = words;
    const won = ({ won: count, games }: Tally) => share(count, games);
    const worth = (one: PersonStatistics['best']) => (one === null ? '–' : signed(one.amount));
    const ramsch: Line = [words.ramsch, (one) => won(one.ramsch)];
    const lines: readonly Line[] = [
      [words.dealt, ({ all }) => all.games],
      [words.average, ({ all }) => this.#average(all)],
      [words.declared, ({ declared }) => won(declared)],
      [words.asPartner, ({ asPartner }) => won(asPartner)],
      [words.asDefender, ({ asDefender }) => won(asDefender)],
      [words.schneider, ({ all }) => all.schneider],
      ...(people.some((one) => one.ramsch.games > 0) ? [ramsch] : []),
      [words.best, ({ best }) => worth(best)],
      [words.worst, ({ worst }) => worth(worst)],
    ];
    return panelTable({
      label: words.person,
      of: 'persons',
      columns: this.people.map(({ name }) => name),
      lines: lines.map(([title, said]) => ({ title, cells: people.map(said) })),
    });
  }

  #contracts(byContract: ReturnType<typeof statisticsOf>['byContract']): TemplateResult {
    const { words } = this;
    const { kind } = this.dictionary;
    return html`
      <section>
        <h3>${words.byContract}</h3>
        ${panelTable({
          label: words.byContract,
          of: 'figures',
          columns: [words.games, words.won, words.average],
          lines: CONTRACT_KINDS.flatMap((each) => {
            const tally = byContract[each];
            if (tally === undefined) return [];
            return { title: kind[each], cells: [tally.games, tally.won, this.#average(tally)] };
          }),
        })}
      </section>
    `;
  }

  /** To one digit behind the point, where amounts are counted in whole ones. */
  #average({ sum, games }: Tally): string {
    if (games === 0) return '–';
    const { counting } = this.view;
    if (counting === 'money' || counting === 'units') return this.signed(sum / games);
    const format = new Intl.NumberFormat(this.dictionary.tag, {
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    return format.format(sum / games).replace('-', '−');
  }
}

register('skf-sheet-statistics', SheetStatistics);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-statistics .view=${view}></skf-sheet-statistics>`;
}
