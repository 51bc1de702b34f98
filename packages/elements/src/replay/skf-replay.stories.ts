import { formatGame, OFFICIAL_RULES, type Game } from '@schafkopf/core';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { sampleHand } from '../../test/sample-hand.js';
import { told } from '../../test/told.js';

const NAMES = ['Anna', 'Ben', 'Cora', 'Dan'];
const recordOf = (game: Game) => formatGame({ game, names: NAMES });

const meta: Meta = {
  title: 'Elements/skf-replay',
  component: 'skf-replay',
  render: (args) => html`<skf-replay ${told(args)}></skf-replay>`,
  args: {
    record: recordOf(sampleHand('skf 0', { contract: 'rufer G' })),
    tariff: '10-50',
    seat: 0,
    step: 7,
    open: false,
    interactive: false,
    pace: 1500,
  },
};

export default meta;

type Story = StoryObj;

export const PartnerGame: Story = {};
export const OpenHands: Story = { args: { open: true, step: 10 } };
export const TheEnd: Story = { args: { step: 99 } };

/** The visitor plays Dan and is told the rule when a card is not allowed. */
export const PlayAlong: Story = { args: { interactive: true, seat: 3, step: 2 } };

export const SoloWithKontra: Story = {
  args: {
    record: recordOf(sampleHand('skf 0', { contract: 'solo H', kontra: true })),
    open: true,
    step: 6,
  },
};

export const Ramsch: Story = {
  args: {
    record: recordOf(sampleHand('skf 0', { rules: { ...OFFICIAL_RULES, allPass: 'ramsch' } })),
    step: 99,
  },
};

export const ThreePlayers: Story = {
  args: {
    record: formatGame({
      game: sampleHand('skf 1', {
        contract: 'solo E',
        rules: { ...OFFICIAL_RULES, players: 3, deck: 'short', contracts: ['wenz', 'solo'] },
      }),
      names: NAMES.slice(0, 3),
    }),
    step: 8,
  },
};

export const ThrownIn: Story = { args: { record: recordOf(sampleHand('skf 0')) } };
export const NotARecord: Story = { args: { record: 'Schafkopf 1\nRules: house' } };
export const Empty: Story = { args: { record: '' } };
/** It is shown all the same. */
export const WrongSeatAndTariff: Story = { args: { seat: 7, tariff: 'free beer' } };
