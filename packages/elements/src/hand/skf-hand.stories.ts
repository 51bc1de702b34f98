import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { parseCards, setOf, unwrap, type Position } from '@schafkopf/core';
import { html } from 'lit';
import { told } from '../../test/told.js';

const meta: Meta = {
  title: 'Elements/skf-hand',
  component: 'skf-hand',
  render: (args) => html`<skf-hand ${told(args)}></skf-hand>`,
  args: {
    cards: 'S7 EO GU HA H9 GK EA SO',
    contract: 'rufer E',
    select: 'one',
    layout: 'fan',
    face: 'bavarian',
    covered: false,
    'ran-away': false,
    unmarked: false,
  },
};

export default meta;

type Story = StoryObj;

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
export const FromPosition: Story = { args: { position: bettel } };

/** Why a card may not be played, told from the start. */
export const Why: Story = { args: { trick: 'H7', why: 'GK', select: 'none' } };

/** Nothing is marked until a card is pressed. */
export const Quiz: Story = { args: { trick: 'H7', unmarked: true } };
