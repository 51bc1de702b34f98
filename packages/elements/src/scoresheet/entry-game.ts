import { RUNNER_KINDS, type RunnerSide, type Suit } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { suitSign } from '../deck/index.js';
import { choiceGroup, toggleChip, type Choice } from '../internal/choice-group.js';
import { isRamsch, type Draft } from './draft.js';
import { contractOf } from './draft-hand.js';
import {
  canBeTout,
  chipsOf,
  hasPartners,
  moreChipsOf,
  raisesOf,
  runnersOf,
  suitsOf,
  usualRunners,
} from './draft-offer.js';
import { besides, nameLabel, seatChips, type EntryView } from './entry-view.js';

type Game = NonNullable<Draft['game']>;

/** Who plays; in a Ramsch who pays, or who took everything. Who sits out cannot be chosen. */
export function declarerGroup(view: EntryView): TemplateResult {
  const { draft, ledger, players, setting, choose } = view;
  const words = view.words.sheet;
  const markOf = (id: string) => {
    if (id === ledger.dealer) return words.dealerMark;
    if (id === ledger.forehand) return words.forehandMark;
    return setting.seats.includes(id) ? null : words.sitsOut;
  };
  const choices = players.map(({ id, name }) => {
    const mark = markOf(id);
    return {
      value: id,
      label: html`${nameLabel(name)}${mark === null ? nothing : html`<small>${mark}</small>`}`,
      chosen: draft.declarer === id,
      disabled: !setting.seats.includes(id),
    };
  });
  const title = !isRamsch(draft) ? words.whoPlays : draft.sweep ? words.whoSwept : words.whoLost;
  const layout = `of${players.length}`;
  return choiceGroup('declarer', title, choices, (declarer) => choose({ declarer }), layout);
}

/** A partner, who makes it a Rufer, or a game of another kind. */
export function gameGroup(
  view: EntryView,
  showsMore: boolean,
  showMore: () => void,
): TemplateResult {
  const { draft, setting, words, choose } = view;
  const { declarer, game } = draft;
  const partners = hasPartners(setting) || (game !== null && 'partner' in game) || showsMore;
  const mates =
    partners && setting.seats.length === 4
      ? seatChips<Game>(
          view,
          (id) => game !== null && 'partner' in game && game.partner === id,
          (id) => id === declarer,
          (partner) => ({ partner }),
        )
      : [];
  const more = moreChipsOf(setting);
  const own = game !== null && 'chip' in game ? game.chip : null;
  const shown = [...chipsOf(setting), ...more.filter((chip) => showsMore || chip === own)];
  const chips = shown.map((chip): Choice<Game> => ({
    value: { chip },
    label: words.kind[chip],
    chosen: own === chip,
  }));
  return choiceGroup(
    'game',
    mates.length > 0 ? words.sheet.withWhom : words.sheet.withWhat,
    [...mates, ...chips],
    (chosen) => choose({ game: chosen }),
    besides(view),
    showsMore || more.length === 0
      ? nothing
      : html`<button type="button" class="chip" @click=${showMore}>
          ${words.sheet.moreGames}
        </button>`,
  );
}

/** What may be said of the game: its suit, a Tout, a Wedding, a bid. Nobody has to. */
export function additions(view: EntryView): TemplateResult | typeof nothing {
  const { draft, setting, words, choose } = view;
  const { rules } = setting;
  const contract = contractOf(draft);
  const suits = suitsOf(draft);
  const withPartner = draft.game !== null && 'partner' in draft.game;
  const flags = [
    [words.sheet.tout, 'tout', canBeTout(contract) && (rules.tout || draft.tout)],
    [
      words.sheet.wedding,
      'wedding',
      withPartner && (rules.contracts.includes('wedding') || draft.wedding),
    ],
    [words.sheet.must, 'must', withPartner && (rules.allPass === 'must-play' || draft.must)],
  ] as const;
  const shown = flags.filter(([, , offered]) => offered);
  const raises = draft.tout ? [] : raisesOf(contract, rules);
  if (suits.length === 0 && shown.length === 0) return nothing;
  return html`
    <div class="additions">
      ${suits.length > 0 ? suitGroup(view, suits, withPartner) : nothing}
      ${shown.map(([label, flag]) =>
        toggleChip(label, draft[flag], () => choose({ [flag]: !draft[flag] })),
      )}
    </div>
    ${
      raises.length > 0 || draft.raised !== null
        ? choiceGroup(
            'raised',
            hinted(words.sheet.raised, words.sheet.optional),
            [null, ...raises].map((value) => ({
              value,
              label: value ?? '–',
              chosen: draft.raised === value,
            })),
            (raised) => choose({ raised }),
            'numbers',
          )
        : nothing
    }
  `;
}

function suitGroup(view: EntryView, suits: readonly Suit[], called: boolean): TemplateResult {
  const { draft, words, choose } = view;
  const choices = suits.map((suit): Choice<Suit> => ({
    value: suit,
    label: html`${suitSign(suit)}<small>${words.suit[suit]}</small>`,
    chosen: draft.suit === suit,
  }));
  const title = called ? words.sheet.calledSuit : words.sheet.suit;
  return choiceGroup(
    'suit',
    hinted(title, called ? words.sheet.calling : words.sheet.optional),
    choices,
    (suit) => choose({ suit }),
    'of4',
  );
}

/** A question with what is to be known of it. */
export function hinted(title: string, hint: string): TemplateResult {
  return html`${title} <span class="hint">${hint}</span>`;
}

/** Only the numbers that are paid; and where only the winners' own are, whose they are. */
export function runnersGroup(
  view: EntryView,
  showsAll: boolean,
  showAll: () => void,
): TemplateResult | typeof nothing {
  const { draft, setting, words, choose } = view;
  const contract = contractOf(draft);
  if (contract !== null && !hasRunners(contract.kind)) return nothing;
  const counts = runnersOf(contract, setting);
  const shown = showsAll ? counts : usualRunners(counts, draft.runners);
  const choices = shown.map((value) => ({
    value,
    label: String(value),
    chosen: draft.runners === value,
  }));
  const sides: readonly RunnerSide[] = ['declarer-side', 'defence'];
  const asksSide = setting.rules.runnerPay === 'winners-held' && draft.runners > 0;
  return html`
    ${choiceGroup(
      'runners',
      words.sheet.runners,
      choices,
      (runners) => choose({ runners }),
      'numbers',
      shown === counts
        ? nothing
        : html`<button
            type="button"
            class="chip"
            aria-label=${words.sheet.moreRunners}
            @click=${showAll}
          >
            …
          </button>`,
    )}
    ${
      asksSide && contract?.kind !== 'sie'
        ? choiceGroup(
            'side',
            words.sheet.runnersBy,
            sides.map((value) => ({
              value,
              label: words.sheet.runnerSides[value],
              chosen: draft.runnersHeldBy === value,
            })),
            (runnersHeldBy) => choose({ runnersHeldBy }),
            'of2',
          )
        : nothing
    }
  `;
}

function hasRunners(kind: string): boolean {
  return kind === 'sie' || kind === 'cross' || (RUNNER_KINDS as readonly string[]).includes(kind);
}
