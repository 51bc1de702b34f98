import { formatSheet, parseSheet, unwrap, type Sheet } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { written, type Entry } from '../../test/written.js';
import { readLink, writeLink } from './sheet-link.js';

const MARK = 'skf-sheet=';

const contracts: Entry[] = [
  { hand: { contract: { kind: 'rufer' }, declarer: 'p1', partner: 'p2', won: true, runners: 3 } },
  { hand: { contract: { kind: 'solo', suit: 'G', tout: true }, declarer: 'p3', won: false } },
  { hand: { contract: { kind: 'wenz' }, declarer: 'p4', won: true, schneider: true, kontra: 2 } },
  { hand: { contract: { kind: 'ramsch' }, loser: 'p1', virgins: ['p2'], knockers: ['p3'] } },
  { thrownIn: true },
  {
    row: {
      kind: 'correction',
      reason: 'penalty',
      amounts: [
        { player: 'p1', amount: -30 },
        { player: 'p2', amount: 30 },
      ],
      note: 'p1 kam zu spät',
    },
  },
  { row: { kind: 'join', player: { id: 'p5', name: 'Emil' }, before: 'p2' } },
  { row: { kind: 'reorder', order: ['p2', 'p1', 'p3', 'p4', 'p5'] } },
  { row: { kind: 'dealer', player: 'p5' } },
  { row: { kind: 'rename', player: 'p1', name: 'Anna M.' } },
  { row: { kind: 'leave', player: 'p4' } },
  { row: { kind: 'bock' } },
  { row: { kind: 'close' } },
];

/** An evening of so many hands that differ as hands do. */
function evening(hands: number): Sheet {
  const rows = Array.from({ length: hands }, (_, at): Entry => {
    const declarer = `p${(at % 4) + 1}`;
    const partner = `p${((at + 1 + (at % 3)) % 4) + 1}`;
    const won = (at * 7) % 5 < 3;
    if (at % 6 === 5) return { hand: { contract: { kind: 'wenz' }, declarer, won } };
    const runners = at % 3 === 0 ? { runners: 3 + (at % 2) } : {};
    const schneider = at % 4 === 1 ? { schneider: true } : {};
    return {
      hand: { contract: { kind: 'rufer' }, declarer, partner, won, ...runners, ...schneider },
    };
  });
  return written({ players: 'Anna,Ben,Cora,Dan', rows });
}

/** What a reader sees of a sheet: everything but what only tells copies apart. */
function seen(sheet: Sheet): unknown {
  return sheet.rows.map(({ id: _id, place: _place, edit: _edit, ...row }) => row);
}

describe('a link that carries a sheet', () => {
  it('brings every kind of row back', async () => {
    const sheet = written({ rows: contracts });
    const read = await readLink(`#${await writeLink(sheet)}`);
    if (!read.ok) throw new Error(read.error);
    expect(seen(read.value)).to.deep.equal(seen(sheet));
    expect(read.value.players).to.deep.equal(sheet.players);
    expect(read.value.terms).to.deep.equal(sheet.terms);
  });

  it('names people by their places, wherever a row names them', async () => {
    const sheet = written({ rows: contracts });
    const text = formatSheet(sheet).replaceAll(/"p(\d)"/g, '"somebody-$1"');
    const read = await readLink(await writeLink(unwrap(parseSheet(text))));
    expect(seen(unwrap(read))).to.deep.equal(seen(sheet));
  });

  it('brings it back without compression too', async () => {
    const sheet = written({ rows: contracts });
    const { CompressionStream: original } = globalThis;
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const link = await writeLink(sheet);
    globalThis.CompressionStream = original;
    expect(link).to.match(/^skf-sheet=1p[\w-]+$/);
    const read = await readLink(link);
    expect(read.ok && seen(read.value)).to.deep.equal(seen(sheet));
  });

  it('brings own rules, own prices and a tournament’s table back', async () => {
    const tariff = { unit: 5, rufer: 15, solo: 45, schneider: 5, runner: 5, unitName: 'Weißbier' };
    const rules = { allPass: 'ramsch', knock: 'all', kontraMax: 2 } as const;
    const sheet = written({ tariff, rules });
    const read = await readLink(await writeLink(sheet));
    expect(read.ok && read.value.terms).to.deep.equal(sheet.terms);
  });

  it('of forty hands is short enough for a QR code, with an address before it', async () => {
    const link = await writeLink(evening(40));
    expect(link.length).to.be.below(940);
  });

  for (const [title, hash, error] of [
    ['nothing', '', 'no-sheet'],
    ['another fragment', '#rules', 'no-sheet'],
    ['no way of writing', `#${MARK}`, 'damaged'],
    ['a later version', `#${MARK}2xAAAA`, 'newer-version'],
    ['letters that are not base64', `#${MARK}1p%%%%`, 'damaged'],
    ['bytes that are not deflated', `#${MARK}1dAAAA`, 'damaged'],
    ['a text that is no JSON', `#${MARK}1p${btoa('{"p":').replaceAll('=', '')}`, 'damaged'],
    ['JSON that is no sheet', `#${MARK}1p${btoa('{"p":[1]}').replaceAll('=', '')}`, 'damaged'],
    ['null', `#${MARK}1p${btoa('null').replaceAll('=', '')}`, 'damaged'],
    ['a longer text than any', `#${MARK}1p${'A'.repeat(200_000)}`, 'damaged'],
  ] as const) {
    it(`${title}: ${error}`, async () => {
      const read = await readLink(hash);
      expect(read.ok ? 'a sheet' : read.error).to.equal(error);
    });
  }

  it('that would grow without end is not read to the end', async () => {
    const noughts = new Blob([new Uint8Array(30_000_000)]).stream();
    const deflated = noughts.pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(text.length).to.be.below(100_000);
    const read = await readLink(`#${MARK}1d${text}`);
    expect(read.ok ? 'a sheet' : read.error).to.equal('damaged');
  });

  it('cannot touch what all objects share', async () => {
    const file = JSON.parse(formatSheet(evening(1))) as object;
    const evil = JSON.stringify({ ...file, p: ['a', 'b', 'c'] }).replace(
      '"p":',
      '"__proto__":{"polluted":true},"p":',
    );
    const read = await readLink(`#${MARK}1p${btoa(evil).replaceAll('=', '')}`);
    expect(read.ok).to.equal(false);
    expect('polluted' in {}).to.equal(false);
  });
});
