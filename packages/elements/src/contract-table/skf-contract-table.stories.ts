import { BIDDABLE_KINDS, OFFICIAL_RULES } from '@schafkopf/core';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-contract-table',
  component: 'skf-contract-table',
  render: (args) => html`<skf-contract-table ${told(args)}></skf-contract-table>`,
  args: { rules: 'official', tariff: '10-50', all: false },
};

export default meta;

type Story = StoryObj;

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
