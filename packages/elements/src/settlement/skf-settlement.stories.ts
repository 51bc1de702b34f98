import { OFFICIAL_RULES, settle, TARIFFS, unwrap, type HandInput } from '@schafkopf/core';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

const names = ['Anna', 'Ben', 'Cora', 'Dan'];

const settled = (hand: HandInput): StoryObj => ({
  render: () => {
    const settlement = settle(hand, { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES });
    return html`<skf-settlement
      .settlement=${unwrap(settlement)}
      .names=${names}
    ></skf-settlement>`;
  },
});

const meta: Meta = { title: 'Elements/skf-settlement', component: 'skf-settlement' };

export default meta;

export const PartnerGame = settled({
  contract: { kind: 'rufer', called: 'SA' },
  declarer: 0,
  partner: 1,
  won: true,
  schneider: true,
  runners: 3,
});

export const LostSoloWithKontra = settled({
  contract: { kind: 'solo', suit: 'H' },
  declarer: 2,
  won: false,
  schneider: true,
  runners: 4,
  knocks: 1,
  kontra: 2,
});

export const Empty: StoryObj = { render: () => html`<skf-settlement></skf-settlement>` };
