import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

interface Args {
  cards: string;
  contract: string;
  players: string;
}

const meta: Meta<Args> = {
  title: 'Elements/skf-trick',
  component: 'skf-trick',
  render: ({ cards, contract, players }) =>
    html`<skf-trick cards=${cards} contract=${contract} players=${players}></skf-trick>`,
  args: { cards: 'EK EA SU E7', contract: 'rufer G', players: 'Anna,Ben,Clara,David' },
};

export default meta;

type Story = StoryObj<Args>;

/** The first trick of the rules with French cards: the lowest Unter wins. */
export const Ruffed: Story = {};
export const TrumpLed: Story = { args: { cards: 'H7 GO H8 H9', contract: 'rufer E' } };
export const Unfinished: Story = { args: { cards: 'GK GZ' } };
export const Empty: Story = { args: { cards: '' } };
export const WrongCard: Story = { args: { cards: 'EK E1' } };
export const WithoutNames: Story = { args: { players: '' } };
