import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { worked } from './worked.js';

interface Args {
  record: string;
  names: readonly string[];
}

/** Worked hands of the sources, settled by core from the records of the conformance suite. */
const meta: Meta<Args> = {
  title: 'Settlements/Worked hands',
  render: ({ record, names }) => {
    const { settlement } = worked(record);
    return html`<skf-settlement .settlement=${settlement} .names=${names}></skf-settlement>`;
  },
};

export default meta;

type Story = StoryObj<Args>;

/** SquareScores, “A worked hand”: counted in units. */
export const Lena: Story = {
  name: 'Lena’s Rufer',
  args: { record: 'sq-lena', names: ['Lena', 'Jonas', 'Felix', 'Nora'] },
};

/** The rules with French cards, “Scoring”: counted in cents. */
export const Anna: Story = {
  name: 'Anna’s Rufer',
  args: { record: 'fr-anna-ben', names: ['Anna', 'Ben', 'Clara', 'David'] },
};
