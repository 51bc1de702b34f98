import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

interface Args {
  contract: string;
  deck: 'long' | 'short';
  bettelOrder: 'natural' | 'ace-ten';
  bettelTrumps: 'none' | 'hearts';
  ramschTrumps: 'hearts' | 'obers-unters';
}

const meta: Meta<Args> = {
  title: 'Elements/skf-trump-order',
  component: 'skf-trump-order',
  render: ({ contract, deck, bettelOrder, bettelTrumps, ramschTrumps }) =>
    html`<skf-trump-order
      contract=${contract}
      deck=${deck}
      bettel-order=${bettelOrder}
      bettel-trumps=${bettelTrumps}
      ramsch-trumps=${ramschTrumps}
    ></skf-trump-order>`,
  args: {
    contract: 'rufer',
    deck: 'long',
    bettelOrder: 'natural',
    bettelTrumps: 'none',
    ramschTrumps: 'hearts',
  },
  argTypes: {
    deck: { control: 'inline-radio', options: ['long', 'short'] },
    bettelOrder: { control: 'inline-radio', options: ['natural', 'ace-ten'] },
    bettelTrumps: { control: 'inline-radio', options: ['none', 'hearts'] },
    ramschTrumps: { control: 'inline-radio', options: ['hearts', 'obers-unters'] },
  },
};

export default meta;

type Story = StoryObj<Args>;

export const Rufer: Story = {};
export const ShortPack: Story = { args: { deck: 'short' } };
export const Wenz: Story = { args: { contract: 'wenz' } };
export const LeavesSolo: Story = { args: { contract: 'solo G' } };
export const WithoutSuit: Story = { args: { contract: 'solo' } };
export const SuitWenz: Story = { args: { contract: 'suit-wenz H' } };
export const Bettel: Story = { args: { contract: 'bettel' } };
export const BettelWithHearts: Story = { args: { contract: 'bettel', bettelTrumps: 'hearts' } };
export const RamschWithoutHearts: Story = {
  args: { contract: 'ramsch', ramschTrumps: 'obers-unters' },
};
export const NotAContract: Story = { args: { contract: 'skat' } };
