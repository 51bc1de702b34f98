import { isPartnerKind, paysMargin, type Contract } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { canAdd, Possible } from './changes.js';
import { number } from './fields.js';
import { added, choice, select, who, type Form } from './form.js';

const MARGINS = ['plain', 'schneider', 'schwarz'] as const;
const HOLDERS = ['declarer-side', 'defence'] as const;
const MOST_RUNNERS = 14;

/** Who played, and how it ended. */
export function sideFields(form: Form): TemplateResult {
  const { words } = form;
  const { contract } = form.hand;
  const { declarer, partner, won, schneider, schwarz, points, runnersHeldBy } = form.hand;
  const settled = form.settlement?.hand;
  const ended = settled?.kind === 'sides' ? settled : null;
  const isWon = ended?.won ?? won ?? true;
  const margin = ended?.margin ?? (schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain');
  const said = { points: undefined, tricks: undefined };
  const possible = new Possible(contract, form.told);
  const runners = possible.numbers('runners', MOST_RUNNERS);
  const together = isPartnerKind(contract.kind) && contract.kind !== 'cross';
  return html`
    <div>
      ${who(form, 'declarer', words.whoPlays, ended?.declarer ?? declarer, (seat) =>
        form.change({
          declarer: seat,
          offerer: undefined,
          taker: undefined,
          partner: together && partner === seat ? (ended?.declarer ?? declarer) : partner,
        }),
      )}
      ${form.wrong('declarer offerer taker')}
    </div>
    ${
      together
        ? html`<div>
            ${who(form, 'partner', words.partner, ended?.partner ?? partner, (seat) => form.change({ partner: seat, offerer: undefined, taker: undefined }), declarer)}
            ${form.wrong('partner')}
          </div>`
        : nothing
    }
    ${
      possible.has({ won: false })
        ? html`<div>
            ${choice(
              'won',
              words.outcome,
              [
                ['won', words.won],
                ['lost', words.lost],
              ],
              isWon ? 'won' : 'lost',
              (end) => form.change({ won: end === 'won', schneider, schwarz, ...said }),
            )}
            ${form.wrong('won')}
          </div>`
        : nothing
    }
    ${
      paysMargin(contract)
        ? html`<div>
            ${choice(
              'margin',
              words.margin,
              MARGINS.map((each) => [each, words.margins[each]]),
              margin,
              (each) =>
                form.change({
                  won: isWon,
                  schneider: each === 'schneider' || undefined,
                  schwarz: each === 'schwarz' || undefined,
                  ...said,
                }),
            )}
            ${form.wrong('schneider schwarz tricks')}
          </div>`
        : nothing
    }
    <div class="fields">
      ${raisedField(form, contract)}
      ${
        paysMargin(contract)
          ? number(words.points, points, form.wrong('points'), (count) =>
              form.change({
                points: count,
                tricks: undefined,
                won: count === undefined ? isWon : undefined,
                schneider: undefined,
                schwarz: undefined,
              }),
            )
          : nothing
      }
      ${
        possible.has({ runners: 0 }) && runners.length > 0
          ? select(
              form,
              'runners',
              words.runners,
              runners.map((count) => [count, count]),
              form.hand.runners,
              (count) => form.change({ runners: count || undefined }),
            )
          : nothing
      }
    </div>
    ${
      form.told.terms.rules.runnerPay === 'winners-held' && form.hand.runners
        ? html`<div>
            ${choice(
              'held',
              words.heldBy,
              HOLDERS.map((side) => [side, words.holders[side]]),
              runnersHeldBy,
              (side) => form.change({ runnersHeldBy: side as 'defence' }),
            )}
            ${form.wrong('runnersHeldBy')}
          </div>`
        : nothing
    }
  `;
}

function raisedField(form: Form, contract: Contract): TemplateResult | typeof nothing {
  const bids = Array.from({ length: 11 }, (_, step) => 70 + 5 * step).filter((bid) =>
    canAdd(contract, { raised: bid }),
  );
  if (bids.length === 0) return nothing;
  const raised = 'raised' in contract ? contract.raised : undefined;
  return select(
    form,
    'raised',
    form.words.raised,
    bids.map((bid) => [bid, bid]),
    raised,
    (bid) => form.changeContract(added(form.hand, { raised: bid || undefined })),
  );
}
