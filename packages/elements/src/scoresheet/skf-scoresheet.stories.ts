import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

interface Args {
  players: string;
  tariff: string;
  counting: 'net' | 'above-worst';
}

const meta: Meta<Args> = {
  title: 'Elements/skf-scoresheet',
  component: 'skf-scoresheet',
  render: ({ players, tariff, counting }) => html`
    <skf-scoresheet
      players=${players}
      tariff=${tariff}
      counting=${counting}
      persist="none"
    ></skf-scoresheet>
  `,
  args: { players: 'Anna,Ben,Cora,Dan', tariff: '10-50', counting: 'net' },
  argTypes: { counting: { control: 'inline-radio', options: ['net', 'above-worst'] } },
};

export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {};
export const ThreeNames: Story = { args: { players: 'Anna,Ben,Cora' } };
export const UnknownTariff: Story = { args: { tariff: 'free beer' } };
