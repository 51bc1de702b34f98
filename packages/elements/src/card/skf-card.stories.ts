import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { DECK } from '@schafkopf/core';
import { html } from 'lit';

const meta: Meta<{ card: string }> = {
  title: 'Elements/skf-card',
  component: 'skf-card',
  render: ({ card }) => html`<skf-card card=${card}></skf-card>`,
  args: { card: 'EO' },
  argTypes: { card: { control: 'select', options: ['', ...DECK] } },
};

export default meta;

type Story = StoryObj<{ card: string }>;

export const Ober: Story = {};
export const Back: Story = { args: { card: '' } };
export const NotACard: Story = { args: { card: 'EX7' }, argTypes: { card: { control: 'text' } } };

/** The whole pack, in the order of the printed suits. */
export const Pack: Story = {
  render: () => html`
    <div class="skf-pack">${DECK.map((card) => html`<skf-card card=${card}></skf-card> `)}</div>
  `,
};
