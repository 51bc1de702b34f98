import { html, nothing, type TemplateResult } from 'lit';

/** So many columns fit beside each other on a phone. */
const FEW = 4;

/** A table of figures with a title to each line. */
export interface PanelTable {
  readonly label: string;
  /** What its columns are: people, whose names may be cut, or figures. */
  readonly of: 'persons' | 'figures';
  /** What the titles of the lines are. */
  readonly corner?: string;
  readonly columns: readonly string[];
  readonly lines: readonly PanelLine[];
}

interface PanelLine {
  readonly title: string | number;
  /** One for each column. */
  readonly cells: readonly (string | number)[];
}

/**
 * Shows it. Where there is too little room for it, the lines stand below each other; the roles keep it
 * a table for readers all the same. What does not fit even so is scrolled in a place of its own.
 */
export function panelTable({ label, of, corner, columns, lines }: PanelTable): TemplateResult {
  const many = columns.length > FEW;
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${label}>
      <table role="table" class=${many ? `${of} many` : of}>
        <thead role="rowgroup">
          <tr role="row">
            ${
              corner === undefined
                ? html`<td role="cell"></td>`
                : html`<th role="columnheader" scope="col">${corner}</th>`
            }
            ${columns.map(
              (column) =>
                html`<th role="columnheader" scope="col" class="column" title=${column}>
                  ${column}
                </th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${lines.map(
            ({ title, cells }) => html`
              <tr role="row">
                <th role="rowheader" scope="row">${title}</th>
                ${cells.map(
                  (cell, at) =>
                    html`<td role="cell" data-column=${columns[at] ?? nothing}>${cell}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
