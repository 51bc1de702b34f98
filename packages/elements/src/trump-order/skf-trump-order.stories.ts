import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

interface Args {
  contract: string;
  deck: 'long' | 'short';
}

const meta: Meta<Args> = {
  title: 'Elements/skf-trump-order',
  component: 'skf-trump-order',
  render: ({ contract, deck }) =>
    html`<skf-trump-order contract=${contract} deck=${deck}></skf-trump-order>`,
  args: { contract: 'rufer', deck: 'long' },
  argTypes: { deck: { control: 'inline-radio', options: ['long', 'short'] } },
};

export default meta;

type Story = StoryObj<Args>;

export const Rufer: Story = {};
export const ShortPack: Story = { args: { deck: 'short' } };
export const Wenz: Story = { args: { contract: 'wenz' } };
export const LeavesSolo: Story = { args: { contract: 'solo G' } };
export const WithoutSuit: Story = { args: { contract: 'solo' } };
