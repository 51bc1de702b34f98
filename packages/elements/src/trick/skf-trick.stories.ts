import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

interface Args {
  cards: string;
  contract: string;
  players: string;
  lead: string | undefined;
  seat: string;
}

const meta: Meta<Args> = {
  title: 'Elements/skf-trick',
  component: 'skf-trick',
  render: ({ cards, contract, players, lead, seat }) =>
    html`<skf-trick
      cards=${cards}
      contract=${contract}
      players=${players}
      lead=${ifDefined(lead)}
      seat=${seat}
    ></skf-trick>`,
  args: {
    cards: 'EK EA SU E7',
    contract: 'rufer G',
    players: 'Anna,Ben,Cora,Dan',
    lead: undefined,
    seat: '0',
  },
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

/** As it lies on the table: Ben led. */
export const OnTheTable: Story = {
  args: { cards: 'H7 GO H8 H9', contract: 'rufer E', lead: '1' },
};

/** Three lead, follow and take as four do. */
export const ByThree: StoryObj = {
  render: () =>
    html`<skf-trick
      cards="S9 SA HU"
      contract="wenz"
      players="Anna,Ben,Cora"
      lead="0"
      seats="3"
    ></skf-trick>`,
};

export const French: StoryObj = {
  render: () =>
    html`<skf-trick
      cards="H7 GO H8 H9"
      contract="rufer E"
      players="Anna,Ben,Cora,Dan"
      face="french"
    ></skf-trick>`,
};

export const WrongSeat: Story = { args: { lead: '7' } };
