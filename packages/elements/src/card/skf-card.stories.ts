import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { DECK } from '@schafkopf/core';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-card',
  component: 'skf-card',
  render: (args) => html`<skf-card ${told(args)}></skf-card>`,
  args: {
    card: 'EO',
    face: 'bavarian',
    covered: false,
    playable: false,
    disabled: false,
    marked: false,
  },
  argTypes: { card: { control: 'select', options: ['', ...DECK] } },
};

export default meta;

type Story = StoryObj;

export const Ober: Story = {};
export const Queen: Story = { args: { face: 'french' } };
export const Back: Story = { args: { card: '' } };
/** Known, but face down: set `covered` back and it turns over. */
export const Covered: Story = { args: { covered: true } };
export const Playable: Story = { args: { playable: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Marked: Story = { args: { marked: true } };
export const NotACard: Story = { args: { card: 'EX7' }, argTypes: { card: { control: 'text' } } };

/** The whole pack, in the order of the printed suits. */
export const Pack: Story = {
  render: () => html`
    <div class="skf-pack">${DECK.map((card) => html`<skf-card card=${card}></skf-card> `)}</div>
  `,
};

/** The same pack with French faces, for those who play with a pack of 52. */
export const FrenchPack: Story = {
  render: () => html`
    <div class="skf-pack">
      ${DECK.map((card) => html`<skf-card face="french" card=${card}></skf-card> `)}
    </div>
  `,
};
