import {
  BIDDABLE_KINDS,
  OFFICIAL_RULES,
  RULE_PRESET_IDS,
  TARIFF_IDS,
  TOURNAMENT_IDS,
  type Rules,
  type Tariff,
} from '@schafkopf/core';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

interface Args {
  rules: string | Rules;
  tariff: string | Tariff;
  all: boolean;
}

const meta: Meta<Args> = {
  title: 'Elements/skf-contract-table',
  component: 'skf-contract-table',
  render: ({ rules, tariff, all }) =>
    html`<skf-contract-table .rules=${rules} .tariff=${tariff} ?all=${all}></skf-contract-table>`,
  args: { rules: 'official', tariff: '10-50', all: false },
  argTypes: {
    rules: { control: 'select', options: RULE_PRESET_IDS },
    tariff: { control: 'select', options: [...TARIFF_IDS, ...TOURNAMENT_IDS] },
  },
};

export default meta;

type Story = StoryObj<Args>;

export const Official: Story = {};
export const Online: Story = { args: { rules: 'online', tariff: '10-20-50' } };
export const EveryContract: Story = { args: { all: true } };
export const OwnRules: Story = {
  args: {
    rules: {
      ...OFFICIAL_RULES,
      contracts: BIDDABLE_KINDS,
      heartsSoloFirst: true,
      allPass: 'ramsch',
      deck: 'short',
    },
    tariff: '1-5',
  },
};
export const Tournament: Story = { args: { tariff: 'self-bar-2022' } };
export const Wrong: Story = { args: { tariff: '7-9' } };
