import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { eveningOfSix, sampleEvening } from '../../test/sample-evening.js';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-scoresheet',
  component: 'skf-scoresheet',
  render: (args) => html`<skf-scoresheet ${told(args)}></skf-scoresheet>`,
  args: {
    players: 'Anna,Ben,Cora,Dan',
    tariff: '10-50',
    counting: 'net',
    persist: 'none',
    readonly: false,
  },
  // A whole evening is too long to change by hand.
  argTypes: { sheet: { control: false } },
};

export default meta;

type Story = StoryObj;

export const Empty: Story = {};
export const ThreeNames: Story = { args: { players: 'Anna,Ben,Cora' } };
export const UnknownTariff: Story = { args: { tariff: 'free beer' } };

/** Hands, a thrown-in one and a bock round. */
export const Evening: Story = { args: { sheet: sampleEvening() } };

/** As the losers pay it: how far each is behind whoever is last. */
export const AboveTheWorst: Story = {
  args: { sheet: sampleEvening(), counting: 'above-worst' },
};

/** With six at the table two sit out. */
export const SixPeople: Story = { args: { sheet: eveningOfSix() } };

/** Who won, and who pays whom. */
export const Ended: Story = { args: { sheet: sampleEvening({ closed: true }) } };

/** To look at only. */
export const ReadOnly: Story = { args: { sheet: sampleEvening(), readonly: true } };
