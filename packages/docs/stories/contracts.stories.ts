import type { Meta, StoryObj } from '@storybook/web-components-vite';
import {
  OFFICIAL_RULES,
  parseContract,
  settle,
  TARIFFS,
  unwrap,
  type TariffId,
} from '@schafkopf/core';
import { html } from 'lit';

/** What the pages of the contracts show. */
const meta: Meta = {
  title: 'Contracts/Figures',
  tags: ['!autodocs'],
};

export default meta;

type Story = StoryObj;

const trumps = (contract: string): Story => ({
  render: () => html`<skf-trump-order contract=${contract}></skf-trump-order>`,
});

/** The plainest hand that the contract can bring, at a tariff. */
const price = (contract: string, tariff: TariffId = '10-50'): Story => ({
  render: () => {
    const played = unwrap(parseContract(contract));
    const settlement = settle(
      {
        contract: played,
        declarer: 0,
        won: true,
        ...(played.kind === 'rufer' && { partner: 1 }),
      },
      { tariff: TARIFFS[tariff], rules: OFFICIAL_RULES },
    );
    const names = ['Anna', 'Ben', 'Cora', 'Dan'];
    return html`<skf-settlement
      .settlement=${unwrap(settlement)}
      .names=${names}
    ></skf-settlement>`;
  },
});

export const RuferTrumps = trumps('rufer E');
export const RuferPrice = price('rufer E');
export const WenzTrumps = trumps('wenz');
export const WenzPrice = price('wenz');
export const SoloTrumps = trumps('solo G');
export const SoloPrice = price('solo G');
export const WenzToutTrumps = trumps('wenz tout');
export const WenzToutPrice = price('wenz tout');
export const SoloToutTrumps = trumps('solo E tout');
export const SoloToutPrice = price('solo E tout');
export const SieTrumps = trumps('sie');
export const SiePrice = price('sie');
