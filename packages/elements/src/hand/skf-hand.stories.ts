import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { parseCards, setOf, unwrap, type Position } from '@schafkopf/core';
import { html, nothing } from 'lit';

interface Args {
  cards: string;
  contract: string;
  trick?: string;
  select: string;
  selected?: string;
  layout: string;
  face: string;
  covered: boolean;
  ranAway: boolean;
  label: string;
}

const meta: Meta<Args> = {
  title: 'Elements/skf-hand',
  component: 'skf-hand',
  render: ({ cards, contract, trick, select, selected, layout, face, covered, ranAway, label }) =>
    html`<skf-hand
      cards=${cards}
      contract=${contract}
      trick=${trick ?? nothing}
      select=${select}
      selected=${selected ?? nothing}
      layout=${layout}
      face=${face}
      ?covered=${covered}
      ?ran-away=${ranAway}
      label=${label}
    ></skf-hand>`,
  args: {
    cards: 'S7 EO GU HA H9 GK EA SO',
    contract: 'rufer E',
    select: 'one',
    layout: 'fan',
    face: 'bavarian',
    covered: false,
    ranAway: false,
    label: '',
  },
  argTypes: {
    select: { control: 'select', options: ['none', 'one', 'many'] },
    layout: { control: 'select', options: ['fan', 'row'] },
    face: { control: 'select', options: ['bavarian', 'french'] },
  },
};

export default meta;

type Story = StoryObj<Args>;

/** The hand alone: sorted for the game, every card can be chosen. */
export const Fan: Story = {};
export const Row: Story = { args: { layout: 'row' } };
/** Trumps were led: only trumps may be played. Press another card to be told why. */
export const TrumpLed: Story = { args: { trick: 'H7' } };
/** Eichel is searched: the called ace must be played. */
export const CalledAceSearched: Story = {
  args: { cards: 'EA E8 E7 S7 SO HU HK', trick: 'E9' },
};
/** He leads, and holds too few cards of the called suit to run away. */
export const CalledSuitLed: Story = { args: { cards: 'EA E8 E7 S7 SO HU HK', trick: '' } };
/** Sorted for a Leaves Solo. */
export const Solo: Story = { args: { contract: 'solo G', trick: 'S9', selected: 'S7' } };
export const ManySelected: Story = { args: { select: 'many', selected: 'EO SO' } };
export const Covered: Story = { args: { covered: true } };
export const French: Story = { args: { face: 'french', trick: 'H7' } };
export const LastCard: Story = { args: { cards: 'EO' } };
export const Empty: Story = { args: { cards: '' } };
export const WrongCard: Story = { args: { cards: 'EO E1' } };

const bettel: Position = {
  contract: { kind: 'bettel' },
  hand: setOf(unwrap(parseCards('EK E9 GA G8 SU'))),
  trick: ['EU'],
};

/** A position of core, here the defender of a Bettel. */
export const FromPosition: Story = {
  render: () => html`<skf-hand .position=${bettel} select="one"></skf-hand>`,
};

/** Why a card may not be played, told from the start. */
export const Why: Story = {
  render: ({ cards, contract }) =>
    html`<skf-hand cards=${cards} contract=${contract} trick="H7" why="GK"></skf-hand>`,
};

/** Nothing is marked until a card is pressed. */
export const Quiz: Story = {
  render: ({ cards, contract }) =>
    html`<skf-hand
      cards=${cards}
      contract=${contract}
      trick="H7"
      select="one"
      unmarked
    ></skf-hand>`,
};
