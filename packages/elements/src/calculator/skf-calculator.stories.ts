import { RULE_PRESET_IDS, TARIFF_IDS, TOURNAMENT_IDS } from '@schafkopf/core';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

interface Args {
  contract: string;
  players: string;
  tariff: string;
  rules: string;
  result: string;
  schneider: boolean;
  schwarz: boolean;
  runners: number;
  knocks: number;
  kontra: number;
  bock: number;
}

const meta: Meta<Args> = {
  title: 'Elements/skf-calculator',
  component: 'skf-calculator',
  render: ({ contract, players, tariff, schneider, schwarz, ...told }) =>
    html`<skf-calculator
      contract=${contract}
      loser=${contract === 'ramsch' ? '0' : ''}
      players=${players}
      tariff=${tariff}
      rules=${told.rules}
      result=${contract === 'ramsch' ? '' : told.result}
      ?schneider=${schneider}
      ?schwarz=${schwarz}
      runners=${told.runners}
      knocks=${told.knocks}
      kontra=${told.kontra}
      bock=${told.bock}
    ></skf-calculator>`,
  args: {
    contract: 'rufer S',
    players: 'Anna,Ben,Cora,Dan',
    tariff: '10-50',
    rules: 'official',
    result: 'won',
    schneider: false,
    schwarz: false,
    runners: 0,
    knocks: 0,
    kontra: 0,
    bock: 1,
  },
  argTypes: {
    tariff: { control: 'select', options: [...TARIFF_IDS, ...TOURNAMENT_IDS] },
    rules: { control: 'select', options: RULE_PRESET_IDS },
    result: { control: 'inline-radio', options: ['won', 'lost'] },
  },
};

export default meta;

type Story = StoryObj<Args>;

export const Rufer: Story = {};
export const Solo: Story = { args: { contract: 'solo G' } };
export const Ramsch: Story = { args: { contract: 'ramsch' } };
export const Tournament: Story = { args: { contract: 'solo', tariff: 'oberwallenstadt' } };
export const FivePlayers: Story = {
  args: { contract: 'wenz', players: 'Anna,Ben,Cora,Dan,Emil' },
};

/** Something in the Stock, and somebody who broke a rule. */
export const StockAndBrokenRule: StoryObj = {
  render: () =>
    html`<skf-calculator
      contract="rufer G"
      players="Anna,Ben,Cora,Dan"
      stock="40"
      penalty="revoke-later"
      offender="Cora"
    ></skf-calculator>`,
};

/** Kontra, knocks and runners: what doubles, and what it comes to. */
export const Doubled: StoryObj = {
  render: () =>
    html`<skf-calculator
      contract="solo H tout"
      players="Anna,Ben,Cora,Dan"
      runners="4"
      knocks="2"
      kontra="2"
    ></skf-calculator>`,
};

/** What is wrong stands next to its field. */
export const Wrong: StoryObj = {
  render: () => html`<skf-calculator contract="rufer" points="130" stock="40"></skf-calculator>`,
};
