import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-trump-order',
  component: 'skf-trump-order',
  render: (args) => html`<skf-trump-order ${told(args)}></skf-trump-order>`,
  args: {
    contract: 'rufer',
    deck: 'long',
    'bettel-order': 'natural',
    'bettel-trumps': 'none',
    'ramsch-trumps': 'hearts',
  },
};

export default meta;

type Story = StoryObj;

export const Rufer: Story = {};
export const ShortPack: Story = { args: { deck: 'short' } };
export const Wenz: Story = { args: { contract: 'wenz' } };
export const LeavesSolo: Story = { args: { contract: 'solo G' } };
export const WithoutSuit: Story = { args: { contract: 'solo' } };
export const SuitWenz: Story = { args: { contract: 'suit-wenz H' } };
export const Bettel: Story = { args: { contract: 'bettel' } };
export const BettelWithHearts: Story = { args: { contract: 'bettel', 'bettel-trumps': 'hearts' } };
export const RamschWithoutHearts: Story = {
  args: { contract: 'ramsch', 'ramsch-trumps': 'obers-unters' },
};
export const NotAContract: Story = { args: { contract: 'skat' } };
