import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { formatGame, type Sheet } from '@schafkopf/core';
import '@schafkopf/elements/server.js';
import { html, type TemplateResult } from 'lit';
import { sampleHand } from '../test/sample-hand.js';
import { written } from '../test/written.js';

/** An element as a page has it, and what a reader finds in it before any script runs. */
export interface ServerDrawn {
  readonly what: string;
  readonly page: TemplateResult;
  readonly says: readonly string[];
}

const RECORD = formatGame({
  game: sampleHand('skf 0', { contract: 'rufer G' }),
  names: ['Anna', 'Ben', 'Cora', 'Dan'],
});

/** An evening that is over, to be read: each hand pays what `says` below has added up. */
export const EVENING: Sheet = written({
  players: 'Anna,Ben,Cora,Dan',
  rows: [
    // 10 + Schneider 10 + 3 runners = 50.
    {
      hand: {
        contract: { kind: 'rufer' },
        declarer: 'p1',
        partner: 'p2',
        won: true,
        schneider: true,
        runners: 3,
      },
    },
    // Cora loses to three, Dan wins from three.
    { hand: { contract: { kind: 'wenz' }, declarer: 'p3', won: false } },
    { hand: { contract: { kind: 'solo', suit: 'G' }, declarer: 'p4', won: true } },
  ],
});

/** One of each element. */
export const SERVER_DRAWN: readonly ServerDrawn[] = [
  {
    what: 'skf-calculator',
    page: html`<skf-calculator contract="rufer S" runners="3"></skf-calculator>`,
    says: ['What is played?', 'Kontra', 'Value 40'],
  },
  { what: 'skf-card', page: html`<skf-card card="EO"></skf-card>`, says: ['Acorns Ober'] },
  {
    what: 'skf-card of the French pack',
    page: html`<skf-card card="HK" face="french"></skf-card>`,
    says: ['King of Hearts'],
  },
  {
    what: 'skf-card in German',
    page: html`<skf-card card="EO" lang="de"></skf-card>`,
    says: ['Eichel-Ober'],
  },
  {
    what: 'skf-contract-table',
    page: html`<skf-contract-table></skf-contract-table>`,
    says: ['Solo Tout', 'Rufer', '14 trumps'],
  },
  {
    what: 'skf-hand',
    page: html`<skf-hand cards="EO GU HA S7" select="one"></skf-hand>`,
    says: ['Hand of 4 cards', 'Acorns Ober, trump', 'Bells Seven'],
  },
  {
    what: 'skf-hand in German, and its cards with it',
    page: html`<skf-hand cards="EO S7" lang="de"></skf-hand>`,
    says: ['Hand mit 2 Karten', 'aria-label="Eichel-Ober"', 'aria-label="Schellen-Siebener"'],
  },
  {
    what: 'skf-replay',
    page: html`<skf-replay record=${RECORD} step="32" tariff="10-50"></skf-replay>`,
    says: ['Ben and Anna win with 70 points', 'Last trick', 'Dan pays Ben'],
  },
  {
    what: 'skf-scoresheet to be read',
    page: html`<skf-scoresheet readonly src="/evening.json" .sheet=${EVENING}></skf-scoresheet>`,
    says: ['Dan', '+150', '−250', 'Wenz'],
  },
  {
    what: 'skf-settlement',
    page: html`<skf-settlement contract="solo G tout" runners="4"></skf-settlement>`,
    says: ['Leaves Solo Tout', '180'],
  },
  {
    what: 'skf-settlement of a hand that cannot be',
    page: html`<skf-settlement contract="solo G" runners="99"></skf-settlement>`,
    says: ['runners'],
  },
  {
    what: 'skf-trick',
    page: html`<skf-trick cards="EK EA SU E7" contract="rufer G"></skf-trick>`,
    says: ['Acorns King', 'Bells Unter'],
  },
  {
    what: 'skf-trump-order',
    page: html`<skf-trump-order contract="solo G"></skf-trump-order>`,
    says: ['14 trumps', 'Leaves Seven'],
  },
];

/** What is written on is in the visitor’s browser: until then the page’s own words stand there. */
export const WRITTEN: ServerDrawn = {
  what: 'skf-scoresheet to be written on',
  page: html`<skf-scoresheet players="Anna,Ben,Cora,Dan" storage-key="server"
    ><p>Here you write down the evening.</p></skf-scoresheet
  >`,
  says: ['Here you write down the evening.'],
};

/** The HTML that a server sends. */
export function drawn(page: unknown): Promise<string> {
  return collectResult(render(page));
}
