import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { eveningOfSix, sampleEvening } from '../../test/sample-evening.js';

interface Args {
  players: string;
  tariff: string;
  counting: 'net' | 'above-worst';
  endRounds: string;
  endTime: string;
}

const meta: Meta<Args> = {
  title: 'Elements/skf-scoresheet',
  component: 'skf-scoresheet',
  render: ({ players, tariff, counting, endRounds, endTime }) => html`
    <skf-scoresheet
      players=${players}
      tariff=${tariff}
      counting=${counting}
      end-rounds=${endRounds}
      end-time=${endTime}
      persist="none"
    ></skf-scoresheet>
  `,
  args: {
    players: 'Anna,Ben,Cora,Dan',
    tariff: '10-50',
    counting: 'net',
    endRounds: '',
    endTime: '',
  },
  argTypes: { counting: { control: 'inline-radio', options: ['net', 'above-worst'] } },
};

export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {};
export const ThreeNames: Story = { args: { players: 'Anna,Ben,Cora' } };
export const UnknownTariff: Story = { args: { tariff: 'free beer' } };

/** Hands, a thrown-in one and a bock round. */
export const Evening: StoryObj = {
  render: () => html`<skf-scoresheet .sheet=${sampleEvening()} persist="none"></skf-scoresheet>`,
};

/** As the losers pay it: how far each is behind whoever is last. */
export const AboveTheWorst: StoryObj = {
  render: () =>
    html`<skf-scoresheet
      .sheet=${sampleEvening()}
      counting="above-worst"
      persist="none"
    ></skf-scoresheet>`,
};

/** With six at the table two sit out. */
export const SixPeople: StoryObj = {
  render: () => html`<skf-scoresheet .sheet=${eveningOfSix()} persist="none"></skf-scoresheet>`,
};

/** Who won, and who pays whom. */
export const Ended: StoryObj = {
  render: () =>
    html`<skf-scoresheet
      .sheet=${sampleEvening({ closed: true })}
      persist="none"
    ></skf-scoresheet>`,
};

/** To look at only. */
export const ReadOnly: StoryObj = {
  render: () => html`<skf-scoresheet .sheet=${sampleEvening()} readonly></skf-scoresheet>`,
};
