import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-trick',
  component: 'skf-trick',
  render: (args) => html`<skf-trick ${told(args)}></skf-trick>`,
  args: {
    cards: 'EK EA SU E7',
    contract: 'rufer G',
    players: 'Anna,Ben,Cora,Dan',
    face: 'bavarian',
  },
};

export default meta;

type Story = StoryObj;

/** The first trick of the rules with French cards: the lowest Unter wins. */
export const Ruffed: Story = {};
export const TrumpLed: Story = { args: { cards: 'H7 GO H8 H9', contract: 'rufer E' } };
export const Unfinished: Story = { args: { cards: 'GK GZ' } };
export const Empty: Story = { args: { cards: '' } };
export const WrongCard: Story = { args: { cards: 'EK E1' } };
export const WithoutNames: Story = { args: { players: '' } };

/** As it lies on the table: Ben led. */
export const OnTheTable: Story = {
  args: { cards: 'H7 GO H8 H9', contract: 'rufer E', lead: 1 },
};

/** Three lead, follow and take as four do. */
export const ByThree: Story = {
  args: { cards: 'S9 SA HU', contract: 'wenz', players: 'Anna,Ben,Cora', lead: 0, seats: 3 },
};

export const French: Story = {
  args: { cards: 'H7 GO H8 H9', contract: 'rufer E', face: 'french' },
};

export const WrongSeat: Story = { args: { lead: 7 } };
