import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-calculator',
  component: 'skf-calculator',
  render: (args) => html`<skf-calculator ${told(args)}></skf-calculator>`,
  args: {
    contract: 'rufer S',
    players: 'Anna,Ben,Cora,Dan',
    tariff: '10-50',
    rules: 'official',
    result: 'won',
    schneider: false,
    schwarz: false,
    runners: 0,
    knocks: 0,
    kontra: 0,
    bock: 1,
  },
};

export default meta;

type Story = StoryObj;

export const Rufer: Story = {};
export const Solo: Story = { args: { contract: 'solo G' } };
export const Ramsch: Story = { args: { contract: 'ramsch', loser: 'Anna', result: null } };
export const Tournament: Story = { args: { contract: 'solo', tariff: 'oberwallenstadt' } };
export const FivePlayers: Story = {
  args: { contract: 'wenz', players: 'Anna,Ben,Cora,Dan,Emil' },
};

/** Something in the Stock, and somebody who broke a rule. */
export const StockAndBrokenRule: Story = {
  args: { contract: 'rufer G', stock: 40, penalty: 'revoke-later', offender: 'Cora', result: null },
};

/** Kontra, knocks and runners: what doubles, and what it comes to. */
export const Doubled: Story = {
  args: { contract: 'solo H tout', runners: 4, knocks: 2, kontra: 2 },
};

/** What is wrong stands next to its field. */
export const Wrong: Story = { args: { contract: 'rufer', points: 130, stock: 40, result: null } };
