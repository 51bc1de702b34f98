import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-settlement',
  component: 'skf-settlement',
  render: (args) => html`<skf-settlement ${told(args)}></skf-settlement>`,
  args: { tariff: '10-50', players: 'Anna,Ben,Cora,Dan', reading: false },
};

export default meta;

type Story = StoryObj;

export const PartnerGame: Story = {
  args: {
    hand: {
      contract: { kind: 'rufer', called: 'SA' },
      declarer: 0,
      partner: 1,
      won: true,
      schneider: true,
      runners: 3,
    },
  },
};

export const LostSoloWithKontra: Story = {
  args: {
    hand: {
      contract: { kind: 'solo', suit: 'H' },
      declarer: 2,
      won: false,
      schneider: true,
      runners: 4,
      knocks: 1,
      kontra: 2,
    },
    reading: true,
  },
};

export const Tout: Story = {
  args: {
    hand: { contract: { kind: 'wenz', tout: true }, declarer: 1, won: true, runners: 2 },
  },
};

export const Ramsch: Story = {
  args: { hand: { contract: { kind: 'ramsch' }, loser: 0, virgins: [2, 3] }, reading: true },
};

export const Sweep: Story = {
  args: { hand: { contract: { kind: 'ramsch' }, sweep: 3, bock: 2 } },
};

export const Stock: Story = {
  args: {
    hand: { contract: { kind: 'rufer' }, declarer: 0, partner: 2, won: false, stock: 40 },
  },
};

export const Penalty: Story = {
  args: {
    hand: {
      contract: { kind: 'rufer' },
      declarer: 0,
      partner: 1,
      runners: 3,
      penalty: { offence: 'revoke-later', seat: 3 },
    },
  },
};

export const PlusOnlyTournament: Story = {
  args: {
    hand: { contract: { kind: 'solo', suit: 'G' }, declarer: 0, won: true },
    tariff: 'pro-hof',
  },
};

export const FivePlayers: Story = {
  args: {
    hand: { contract: { kind: 'solo', suit: 'E' }, declarer: 1, won: true },
    players: 'Anna,Ben,Cora,Dan,Emil',
    dealer: 'Ben',
  },
};

/** A price that the tariff does not state. */
export const Refused: Story = {
  args: {
    hand: { contract: { kind: 'bettel' }, declarer: 0, won: true },
    tariff: { unit: 10, rufer: 10 },
  },
};

export const Empty: Story = { args: { hand: null } };

/** Told in attributes only. */
export const ByAttributes: Story = {
  args: { contract: 'solo G tout', declarer: 'Cora', runners: 4, kontra: 1 },
};
