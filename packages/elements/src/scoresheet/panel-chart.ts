import { statisticsOf, type Ledger } from '@schafkopf/core';
import { css, html, svg, type TemplateResult } from 'lit';
import { register } from '../internal/register.js';
import { chartOf, HEIGHT, sampled, WIDTH } from './chart-lines.js';
import { panelTable } from './panel-table.js';
import { panelTableStyles } from './panel-table.styles.js';
import { Panel, type PanelView } from './panel.js';

/** The table below the chart has no more rows than can be read. */
const MOST_ROWS = 60;

/** The balance of the evening, seen and read. Private to the score sheet. */
export class SheetChart extends Panel {
  static override styles = [
    ...Panel.styles,
    panelTableStyles,
    css`
      figure {
        margin: 0;
      }

      svg {
        inline-size: 100%;
        max-inline-size: 38rem;
        max-block-size: 60vh;
        overflow: visible;
        direction: ltr;
      }

      polyline {
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linejoin: round;
        vector-effect: non-scaling-stroke;
      }

      .grid {
        stroke: var(--_line);
        stroke-width: 1;
        vector-effect: non-scaling-stroke;
      }

      .zero {
        stroke: var(--_muted);
      }

      text {
        fill: var(--_muted);
        font-size: 13px;
      }

      .of0 {
        color: light-dark(#8a4b08, #e8b36a);
      }
      .of1 {
        color: light-dark(#1d6638, #8fd6a8);
        stroke-dasharray: 7 3;
      }
      .of2 {
        color: light-dark(#9c2a1c, #f3a192);
        stroke-dasharray: 2 3;
      }
      .of3 {
        color: light-dark(#1f4f8f, #9cc2f5);
        stroke-dasharray: 10 3 2 3;
      }
      .of4 {
        color: light-dark(#6a3a86, #d0a9ea);
        stroke-dasharray: 4 4;
      }
      .of5 {
        color: var(--_ink);
        stroke-dasharray: 12 5;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
      }

      li {
        display: flex;
        align-items: center;
        gap: 6px;
      }

      li svg {
        inline-size: 32px;
        block-size: 8px;
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { words, people, signed } = this;
    const { ledger } = this.view;
    if (ledger.rows.length === 0) return html`<p>${words.nothingYet}</p>`;
    const { balance } = statisticsOf(ledger);
    const { lines, marks, hands, zero } = chartOf(balance, stepsOf(ledger));
    return html`
      <figure>
        <svg
          viewBox="-52 -10 ${WIDTH + 62} ${HEIGHT + 48}"
          role="img"
          aria-label=${words.chartLabel}
        >
          ${marks.map(
            ({ amount, y }) => svg`
              <line class="grid" x1="0" x2=${WIDTH} y1=${y} y2=${y}></line>
              <text x="-6" y=${y + 4} text-anchor="end">${signed(amount)}</text>`,
          )}
          ${hands.map(
            ({ number, x }) =>
              svg`<text x=${x} y=${HEIGHT + 18} text-anchor="middle">${number}</text>`,
          )}
          ${svg`<text x=${WIDTH / 2} y=${HEIGHT + 36} text-anchor="middle">${words.afterHand}</text>`}
          ${svg`<line class="grid zero" x1="0" x2=${WIDTH} y1=${zero} y2=${zero}></line>`}
          ${lines.map(
            ({ points, end }, at) => svg`
              <g class="of${at % 6}">
                <polyline points=${points}></polyline>
                <circle cx=${end.x} cy=${end.y} r="3" fill="currentColor"></circle>
              </g>`,
          )}
        </svg>
      </figure>
      <ul>
        ${people.map(
          ({ name }, at) => html`
            <li>
              <svg viewBox="0 0 32 8" aria-hidden="true" class="of${at % 6}">
                <polyline points="0,4 32,4"></polyline>
              </svg>
              <span>${name} ${signed(ledger.totals[at] ?? 0)}</span>
            </li>
          `,
        )}
      </ul>
      <details>
        <summary>${words.chartTable}</summary>
        ${this.#table(balance)}
      </details>
    `;
  }

  #table(balance: readonly (readonly number[])[]): TemplateResult {
    const { words, people, signed } = this;
    const { rows } = this.view.ledger;
    const hands = rows.flatMap(({ number }, at) => (number === null ? [] : [{ number, at }]));
    const shown = sampled(hands.length, MOST_ROWS).map((place) => hands[place - 1]);
    return panelTable({
      label: words.chartTable,
      of: 'persons',
      corner: words.afterHand,
      columns: people.map(({ name }) => name),
      lines: shown.map((hand) => ({
        title: hand?.number ?? '',
        cells: balance.map((totals) => signed(totals[(hand?.at ?? 0) + 1] ?? 0)),
      })),
    });
  }
}

/** How many hands were over at the beginning and after each row: only they take a step. */
function stepsOf({ rows }: Ledger): readonly number[] {
  let hands = 0;
  return [0, ...rows.map(({ number }) => (hands = number ?? hands))];
}

register('skf-sheet-chart', SheetChart);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-chart .view=${view}></skf-sheet-chart>`;
}
