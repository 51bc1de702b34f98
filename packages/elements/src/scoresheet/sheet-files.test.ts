import { formatSheet, OFFICIAL_RULES, TARIFFS } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { written } from '../../test/written.js';
import { panelsDe } from '../locales/panels.de.js';
import { panelsEn } from '../locales/panels.en.js';
import { readSheetFile, readSheetText, tableText } from './sheet-files.js';

const terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };
const table = { words: [panelsDe.csv, panelsEn.csv], terms };
const WON = {
  hand: { contract: { kind: 'rufer' }, declarer: 'p1', partner: 'p2', won: true },
} as const;
const sheet = written({ players: 'Anna,Ben,Cora,Dan', rows: [WON, { thrownIn: true }] });

/** What is wrong with a text that somebody takes in. */
function refusal(text: string): string {
  const read = readSheetText(text, table);
  if (read.ok) return 'a sheet';
  return read.error.kind === 'unreadable' ? 'unreadable' : read.error.error.code;
}

describe('files that are taken in and given out', () => {
  it('a backup comes back without loss, with a byte order mark too', () => {
    for (const text of [formatSheet(sheet), `\uFEFF${formatSheet(sheet)}`]) {
      const read = readSheetText(text, table);
      expect(read.ok && read.value).to.deep.equal(sheet);
    }
  });

  for (const [dialect, words, total] of [
    ['german', panelsDe.csv, ';0,10;0,10;-0,10;-0,10'],
    ['international', panelsEn.csv, ',0.10,0.10,-0.10,-0.10'],
  ] as const) {
    it(`a table, ${dialect}, has euros and the totals, and comes back with them`, () => {
      const text = tableText(sheet, dialect, words, ({ kind }) => kind);
      const lines = text.trim().split(/\r?\n/);
      expect(lines).to.have.lengthOf(4);
      expect(lines.at(-1)?.endsWith(total), lines.at(-1)).to.equal(true);
      const read = readSheetText(text, table);
      expect(read.ok && read.value.players.map(({ name }) => name)).to.deep.equal([
        'Anna',
        'Ben',
        'Cora',
        'Dan',
      ]);
    });
  }

  it('what another tracker exports comes in', () => {
    const read = readSheetText('Anna;Ben;Cora;Dan\n20;20;-20;-20\n-50;150;-50;-50\n', table);
    expect(read.ok && read.value.rows.map(({ kind }) => kind)).to.deep.equal([
      'correction',
      'correction',
    ]);
  });

  for (const [title, text, code] of [
    ['nothing', '', 'empty'],
    ['a sentence', 'Servus beinand', 'empty'],
    ['half a backup', formatSheet(sheet).slice(0, 200), 'not-json'],
    ['another JSON', '[1, 2, 3]', 'not-a-sheet'],
    ['a backup of later', '{"version":99}', 'newer-version'],
    ['a huge price', formatSheet(sheet).replace('"rufer":10', '"rufer":1e300'), 'not-a-sheet'],
    [
      'a price without end',
      formatSheet(sheet).replace('"rufer":10', '"rufer":1e999'),
      'not-a-sheet',
    ],
    ['a prototype', formatSheet(sheet).replace('{', '{"__proto__":{"polluted":1},'), 'not-a-sheet'],
    ['a table that does not sum', 'Anna;Ben;Cora\n10;10;10\n', 'does-not-sum'],
    ['a table with words for one of three', 'Anna;Ben;Cora\nviel;0;0\n', 'too-few-people'],
  ] as const) {
    it(`${title}: ${code}`, () => {
      expect(refusal(text)).to.equal(code);
      expect('polluted' in {}).to.equal(false);
    });
  }

  it('fifty megabytes are refused before they are read', async () => {
    const file = new Blob([new Uint8Array(50_000_000)]);
    file.text = () => Promise.reject(new Error('read all the same'));
    const read = await readSheetFile(file, table);
    expect(read.ok ? null : read.error).to.deep.equal({
      kind: 'sheet',
      error: { code: 'too-large', path: '' },
    });
  });

  it('a file that has gone is told as such', async () => {
    const file = new Blob(['{}']);
    file.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const read = await readSheetFile(file, table);
    expect(read.ok ? null : read.error.kind).to.equal('unreadable');
  });

  it('formulas in names and notes are no formulas in the table', () => {
    const evil = written({ players: '=1+1,Ben,Cora,Dan', rows: [WON] });
    const text = tableText(evil, 'german', panelsDe.csv, ({ kind }) => kind);
    expect(text).to.not.match(/(^|[;\n"])=1\+1/);
  });
});
