import {
  CONTRACT_KINDS,
  hasTrumpSuit,
  isContract,
  isTout,
  isPartnerKind,
  OFFENCES,
  paysMargin,
  RULE_PRESET_IDS,
  SUITS,
  TARIFF_IDS,
  TOURNAMENT_IDS,
  type Contract,
  type ContractKind,
  type HandInput,
  type Offence,
  type Seat,
  type SettleError,
  type Settlement,
  type Suit,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { deckStyles, suitSign } from '../deck/index.js';
import { controls } from '../internal/controls.styles.js';
import { HandElement } from '../internal/hand-element.js';
import { namesOf } from '../internal/names.js';
import { completed, problemText, readHand, settleTold, type Told } from '../internal/read-hand.js';
import { isolated, textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { InLanguage } from '../internal/in-language.js';
import { errorsDe } from '../locales/errors.de.js';
import { errorsEn } from '../locales/errors.en.js';
import { Words } from '../internal/words.js';
import { calculatorDe } from '../locales/calculator.de.js';
import { calculatorEn } from '../locales/calculator.en.js';
import { settlementDe } from '../locales/settlement.de.js';
import { settlementEn } from '../locales/settlement.en.js';
import { choiceGroup } from '../internal/choice-group.js';
import {
  canAdd,
  changed,
  contractOfKind,
  Possible,
  withContract,
  type HandChange,
} from './changes.js';
import { SkfCalculationEvent } from './events.js';
import { check, error, name, number, option, pick, type Option } from './fields.js';
import { calculatorStyles } from './skf-calculator.styles.js';

const MARGINS = ['plain', 'schneider', 'schwarz'] as const;
const HOLDERS = ['declarer-side', 'defence'] as const;
const MOST_RUNNERS = 14;

/**
 * A settlement with controls: change anything and the money follows. Attributes, or `hand`, set the
 * start; afterwards `hand` is what the visitor made of it.
 *
 * @element skf-calculator
 * @fires {SkfCalculationEvent} skf-change - the visitor changed something: the hand and what it costs
 * @slot title - above the controls
 * @csspart controls - everything that can be changed
 * @csspart result - the settlement
 * @csspart summary - the value and who wins what, in one line
 * @csspart error - what is wrong, next to its field
 */
export class SkfCalculator extends HandElement {
  static override styles = [theme, deckStyles, controls, calculatorStyles];

  readonly #words = new Words(this);
  readonly #errorWords = new InLanguage(this, { de: errorsDe, en: errorsEn });
  readonly #own = new InLanguage(this, { de: calculatorDe, en: calculatorEn });
  readonly #settlementWords = new InLanguage(this, { de: settlementDe, en: settlementEn });

  /** What is being drawn. */
  #told!: Told;
  #hand!: HandInput;
  /** What is wrong and not yet told next to a field. */
  #errors: SettleError[] = [];
  #allWrong: readonly SettleError[] = [];
  #settlement: Settlement | null = null;

  /** What the hand costs, or null where it cannot be settled. */
  get settlement(): Settlement | null {
    return this.#settle().settlement;
  }

  protected override render(): TemplateResult {
    this.#settle();
    const words = this.#own.current;
    const { contract } = this.#hand;
    const wrong = this.#told.problems.filter(({ attribute }) => attribute !== 'tariff');
    return html`
      <slot name="title"></slot>
      <section aria-label=${words.label}>
        <div class="controls" part="controls">
          ${wrong.map((problem) => error(problemText(problem, this.#words.current)))}
          ${this.#contract(contract)}
          ${contract.kind === 'ramsch' ? this.#ramsch() : this.#sides(contract)}
          ${this.#doublings(contract)} ${this.#table()}
        </div>
        ${this.#result()}
      </section>
    `;
  }

  #settle(): { readonly settlement: Settlement | null; readonly errors: readonly SettleError[] } {
    this.#told = readHand(this);
    const { hand } = this.#told;
    // A page without types can set anything.
    this.#hand =
      hand && isContract(hand.contract) ? hand : completed({ contract: { kind: 'rufer' } });
    const settled = settleTold(this.#hand, this.#told);
    this.#settlement = settled.ok ? settled.value : null;
    const errors = settled.ok ? [] : settled.error;
    this.#errors = [...errors];
    this.#allWrong = errors;
    return { settlement: this.#settlement, errors };
  }

  /** Takes over what the visitor did, and tells the page. */
  #change(change: HandChange): void {
    this.hand = changed(this.#hand, change);
    this.#tell();
  }

  #tell(): void {
    const { settlement, errors } = this.#settle();
    this.hand = this.#hand;
    this.dispatchEvent(new SkfCalculationEvent(this.#hand, settlement, errors));
  }

  #changeContract(contract: Contract): void {
    this.hand = withContract(this.#hand, contract, this.#told);
    this.#tell();
  }

  /** What is wrong with these fields; each error is told once, where it belongs. */
  #wrong(fields: string): TemplateResult | typeof nothing {
    const named = fields.split(' ');
    const isHere = (each: SettleError) =>
      named.includes('field' in each && each.code !== 'suit-missing' ? each.field : each.code);
    const here = this.#errors.filter(isHere);
    this.#errors = this.#errors.filter((each) => !isHere(each));
    return here.length > 0 ? error(this.#codes(here)) : nothing;
  }

  #codes(errors: readonly SettleError[]): string {
    const told = errors.map(({ code }) => this.#errorWords.current[code]);
    return [...new Set(told)].join(' · ');
  }

  #contract(contract: Contract): TemplateResult {
    const words = this.#words.current;
    const own = this.#own.current;
    const partners = this.#told.table.players === 4;
    const kinds = CONTRACT_KINDS.filter((kind) => partners || !isPartnerKind(kind));
    const called = contract.kind === 'rufer';
    const suits = SUITS.filter((suit) =>
      called
        ? canAdd(contract, { called: `${suit}A` })
        : !hasTrumpSuit({ kind: contract.kind } as Contract),
    );
    const additions = [
      canAdd(contract, { raised: undefined, tout: true }) &&
        check(words.sheet.tout, isTout(contract), (tout) =>
          this.#changeContract(this.#added({ tout: tout || undefined, raised: undefined })),
        ),
      called &&
        check(own.must, contract.must === true, (must) =>
          this.#changeContract(this.#added({ must: must || undefined })),
        ),
    ].filter(Boolean);
    return html`
      <div>
        ${this.#choice(
          'kind',
          own.contract,
          kinds.map((kind) => [kind, words.kind[kind]]),
          contract.kind,
          (kind) => this.#changeContract(contractOfKind(kind as ContractKind, contract)),
          'kinds',
        )}
        ${this.#wrong('contract')}
      </div>
      ${
        suits.length > 0
          ? html`<div>
              ${this.#choice(
                'suit',
                called ? words.sheet.calledSuit : words.sheet.suit,
                suits.map((suit) => [
                  suit,
                  html`${suitSign(suit)}<small>${words.suit[suit]}</small>`,
                ]),
                called ? contract.called?.[0] : 'suit' in contract ? contract.suit : undefined,
                (suit) =>
                  this.#changeContract(
                    this.#added(called ? { called: `${suit as Suit}A` } : { suit }),
                  ),
              )}
              ${this.#wrong('suit-missing')}
            </div>`
          : nothing
      }
      ${additions.length > 0 ? html`<div class="choices kinds">${additions}</div>` : nothing}
    `;
  }

  #added(addition: object): Contract {
    const { contract } = changed(this.#hand, {});
    return changed(contract as unknown as HandInput, addition) as unknown as Contract;
  }

  #raised(contract: Contract): TemplateResult | typeof nothing {
    const bids = Array.from({ length: 11 }, (_, step) => 70 + 5 * step).filter((bid) =>
      canAdd(contract, { raised: bid }),
    );
    if (bids.length === 0) return nothing;
    const raised = 'raised' in contract ? contract.raised : undefined;
    return this.#select(
      'raised',
      this.#own.current.raised,
      bids.map((bid) => [bid, bid]),
      raised,
      (bid) => this.#changeContract(this.#added({ raised: bid || undefined })),
    );
  }

  #sides(contract: Contract): unknown {
    const words = this.#words.current;
    const own = this.#own.current;
    const { declarer, partner, won, schneider, schwarz, points, runnersHeldBy } = this.#hand;
    const settled = this.#settlement?.hand;
    const ended = settled?.kind === 'sides' ? settled : null;
    const isWon = ended?.won ?? won ?? true;
    const margin = ended?.margin ?? (schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain');
    const said = { points: undefined, tricks: undefined };
    const possible = new Possible(contract, this.#told);
    const runners = possible.numbers('runners', MOST_RUNNERS);
    const together = isPartnerKind(contract.kind) && contract.kind !== 'cross';
    return html`
      <div>
        ${this.#who('declarer', words.sheet.whoPlays, ended?.declarer ?? declarer, (seat) =>
          this.#change({
            declarer: seat,
            offerer: undefined,
            taker: undefined,
            partner: together && partner === seat ? (ended?.declarer ?? declarer) : partner,
          }),
        )}
        ${this.#wrong('declarer offerer taker')}
      </div>
      ${
        together
          ? html`<div>
              ${this.#who('partner', own.partner, ended?.partner ?? partner, (seat) => this.#change({ partner: seat, offerer: undefined, taker: undefined }), declarer)}
              ${this.#wrong('partner')}
            </div>`
          : nothing
      }
      ${
        possible.has({ won: false })
          ? html`<div>
              ${this.#choice(
                'won',
                words.sheet.outcome,
                [
                  ['won', words.sheet.outcomes.won],
                  ['lost', words.sheet.outcomes.lost],
                ],
                isWon ? 'won' : 'lost',
                (end) => this.#change({ won: end === 'won', schneider, schwarz, ...said }),
              )}
              ${this.#wrong('won')}
            </div>`
          : nothing
      }
      ${
        paysMargin(contract)
          ? html`<div>
              ${this.#choice(
                'margin',
                own.margin,
                MARGINS.map((each) => [each, own.margins[each]]),
                margin,
                (each) =>
                  this.#change({
                    won: isWon,
                    schneider: each === 'schneider' || undefined,
                    schwarz: each === 'schwarz' || undefined,
                    ...said,
                  }),
              )}
              ${this.#wrong('schneider schwarz tricks')}
            </div>`
          : nothing
      }
      <div class="fields">
        ${this.#raised(contract)}
        ${
          paysMargin(contract)
            ? number(own.points, points, this.#wrong('points'), (count) =>
                this.#change({
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
            ? this.#select(
                'runners',
                own.runners,
                runners.map((count) => [count, count]),
                this.#hand.runners,
                (count) => this.#change({ runners: count || undefined }),
              )
            : nothing
        }
      </div>
      ${
        this.#told.terms.rules.runnerPay === 'winners-held' && this.#hand.runners
          ? html`<div>
              ${this.#choice(
                'held',
                own.heldBy,
                HOLDERS.map((side) => [side, own.holders[side]]),
                runnersHeldBy,
                (side) => this.#change({ runnersHeldBy: side as 'defence' }),
              )}
              ${this.#wrong('runnersHeldBy')}
            </div>`
          : nothing
      }
    `;
  }

  #ramsch(): TemplateResult {
    const own = this.#own.current;
    const { loser, losers, sweep, virgins = [], pointsBySeat } = this.#hand;
    const settled = this.#settlement?.hand;
    const ended = settled?.kind === 'ramsch' ? settled : null;
    const swept = ended ? ended.sweep : (sweep ?? null);
    const possible = new Possible(this.#hand.contract, this.#told);
    const none = { virgins: undefined, pointsBySeat: undefined, tricksBySeat: undefined };
    const lost = swept === null ? (ended?.losers[0] ?? loser ?? losers?.[0]) : undefined;
    return html`
      <div>
        ${this.#who('loser', own.loser, lost, (seat) => this.#change({ loser: seat, losers: undefined, sweep: undefined }))}
        ${this.#wrong('loser losers')}
      </div>
      <fieldset>
        <legend>${own.virgins}</legend>
        <div class="choices">
          ${this.#seats.map((seat) =>
            check(this.#name(seat), (ended?.virgins ?? virgins).includes(seat), (isVirgin) =>
              this.#change({
                sweep: undefined,
                virgins: [
                  ...virgins.filter((other) => other !== seat),
                  ...(isVirgin ? [seat] : []),
                ],
              }),
            ),
          )}
        </div>
        ${this.#wrong('virgins')}
      </fieldset>
      ${
        possible.has({ loser: undefined, sweep: 0 })
          ? html`<div>
              ${this.#choice('sweep', own.sweep, [['', own.nobody], ...this.#seats.map((seat): Option => [seat, name(this.#name(seat))])], swept ?? '', (seat) => this.#change(seat === '' ? { ...none, sweep: undefined, loser: 0 } : { ...none, sweep: Number(seat), loser: undefined, losers: undefined }))}
              ${this.#wrong('sweep')}
            </div>`
          : nothing
      }
      <fieldset>
        <legend>${own.pointsBySeat}</legend>
        <div class="numbers">
          ${this.#seats.map((seat) =>
            number(this.#name(seat), pointsBySeat?.[seat], nothing, (count) =>
              this.#change({
                loser: undefined,
                losers: undefined,
                sweep: undefined,
                virgins,
                tricksBySeat: undefined,
                pointsBySeat: this.#seats.map((each) =>
                  each === seat ? (count ?? 0) : (pointsBySeat?.[each] ?? 0),
                ),
              }),
            ),
          )}
        </div>
        ${this.#wrong('pointsBySeat tricksBySeat')}
      </fieldset>
    `;
  }

  #doublings(contract: Contract): TemplateResult {
    const own = this.#own.current;
    const { kontraSteps } = this.#words.current.sheet;
    const { knocks, kontra, bock, doubled, stock, penalty } = this.#hand;
    const possible = new Possible(contract, this.#told);
    const calls = possible.numbers('kontra', kontraSteps.length);
    const seat = (penalty?.seat ?? 0) as Seat;
    const factor = (count: number): Option => [count, `× ${count}`];
    return html`
      <div class="fields">
        ${this.#select(
          'knocks',
          own.knocks,
          possible.numbers('knocks', 4).map((count): Option => [count, `${count} ×`]),
          knocks,
          (count) => this.#change({ knocks: count || undefined }),
        )}
        ${
          calls.length > 0
            ? this.#select(
                'kontra',
                own.kontra,
                calls.map((count): Option => [count, kontraSteps[count - 1]]),
                kontra,
                (count) => this.#change({ kontra: count || undefined }),
              )
            : nothing
        }
        ${this.#select('bock', own.bock, [2, 4, 8].map(factor), bock, (count) => this.#change({ bock: count || undefined }))}
        ${this.#select('doubled', own.doubled, [2, 4].map(factor), doubled, (count) => this.#change({ doubled: count || undefined }))}
        ${
          possible.winsStock()
            ? number(own.stock, stock, this.#wrong('stock'), (amount) =>
                this.#change({ stock: amount }),
              )
            : nothing
        }
        ${
          possible.has({ won: undefined, penalty: { offence: 'revoke-later', seat: 0 } })
            ? pick(
                own.penalty,
                [
                  ['', own.none],
                  ...OFFENCES.map((offence): Option => [
                    offence,
                    this.#settlementWords.current.offences[offence],
                  ]),
                ],
                penalty?.offence ?? '',
                this.#wrong('penalty'),
                (offence) =>
                  this.#change({
                    penalty: offence === '' ? undefined : { offence: offence as Offence, seat },
                    won: contract.kind === 'ramsch' || offence !== '' ? undefined : true,
                    loser: contract.kind === 'ramsch' && offence === '' ? seat : undefined,
                    schneider: undefined,
                    schwarz: undefined,
                    points: undefined,
                  }),
              )
            : nothing
        }
        ${
          penalty
            ? pick(
                own.offender,
                this.#seats.map((each): Option => [each, this.#name(each)]),
                seat,
                nothing,
                (each) =>
                  this.#change({ penalty: { ...penalty, seat: Number(each) }, won: undefined }),
              )
            : nothing
        }
      </div>
    `;
  }

  #table(): TemplateResult {
    const words = this.#words.current;
    const own = this.#own.current;
    const { table, problems } = this.#told;
    const sitting = table.players + table.out.length;
    const tariff = knownOr(this.tariff, '10-50');
    const rules = knownOr(this.rules, 'official');
    const ownTariff: readonly Option[] = tariff === '' ? [['', words.sheet.ownTariff]] : [];
    const ownRules: readonly Option[] = rules === '' ? [['', own.ownRules]] : [];
    const wrong = problems.filter(({ attribute }) => attribute === 'tariff');
    const tariffs = TARIFF_IDS.map((id): Option => [id, words.sheet.tariffName(id)]);
    const names = namesOf(this.names, this.players);
    return html`
      <fieldset>
        <legend>${own.table}</legend>
        <div class="fields">
          <label class="field"
            ><span>${words.sheet.tariff}</span>
            <select
              @change=${(event: Event) =>
                this.#setTerms({ tariff: (event.target as HTMLSelectElement).value })}
            >
              ${[...ownTariff, ...tariffs].map((each) => option(each, tariff))}
              <optgroup label=${own.tournaments}>
                ${TOURNAMENT_IDS.map((id) => option([id, id], tariff))}
              </optgroup>
            </select>
            ${wrong.map(({ text }) => error(words.sheet.badTariff(text)))}
            ${this.#wrong('price-missing table-price-missing table-not-zero-sum')}
          </label>
          ${pick(
            own.rules,
            [...ownRules, ...RULE_PRESET_IDS.map((id): Option => [id, own.ruleNames[id]])],
            rules,
            nothing,
            (id) => this.#setTerms({ rules: id }),
          )}
          ${pick(
            own.players,
            [3, 4, 5, 6].map((count): Option => [count, count]),
            sitting,
            nothing,
            (count) => this.#seat(Number(count)),
          )}
          ${
            sitting > 4
              ? pick(
                  own.dealer,
                  names.map((each, chair): Option => [chair, each || words.sheet.player(chair)]),
                  table.dealer,
                  nothing,
                  (chair) => {
                    this.dealer = chair;
                    this.#tell();
                  },
                )
              : nothing
          }
        </div>
      </fieldset>
    `;
  }

  #result(): TemplateResult {
    const words = this.#words.current;
    const settlement = this.#settlement;
    const rest = this.#wrong(
      this.#errors.map((each) => ('field' in each ? each.field : each.code)).join(' '),
    );
    const net = settlement?.net.map(
      (amount, seat) => `${this.#name(seat as Seat)} ${words.signed(amount)}`,
    );
    return html`
      <div class="result" part="result">
        ${rest}
        ${settlement ? html`<skf-settlement exportparts="lines, payments, net, reading" .settlement=${settlement} .names=${this.#told.table.names}></skf-settlement>` : nothing}
      </div>
      <p class="summary" part="summary" role="status">
        ${
          settlement
            ? html`<strong>${words.settlement.value} ${words.amount(settlement.value)}</strong>
                <span>${net?.join(' · ')}</span>`
            : html`<strong>–</strong> <span>${this.#codes(this.#allWrong)}</span>`
        }
      </p>
    `;
  }

  #choice(
    field: string,
    title: string,
    options: readonly Option[],
    current: unknown,
    change: (value: string) => void,
    layout = '',
  ): TemplateResult {
    return choiceGroup(
      field,
      title,
      options.map(([value, label]) => ({
        value: String(value),
        label,
        chosen: String(value) === String(current),
      })),
      change,
      layout,
    );
  }

  #who(
    field: string,
    title: string,
    current: unknown,
    change: (seat: Seat) => void,
    without?: number,
  ): TemplateResult {
    const seats = this.#seats.filter((seat) => seat !== without);
    const options = seats.map((seat): Option => [seat, name(this.#name(seat))]);
    return this.#choice(field, title, options, current, (seat) => change(Number(seat) as Seat));
  }

  /** A number of a list, or none. */
  #select(
    field: string,
    label: string,
    options: readonly Option[],
    current: number | undefined,
    change: (count: number) => void,
  ): TemplateResult {
    const own: readonly Option[] =
      current && !options.some(([value]) => value === current) ? [[current, current]] : [];
    const all = [[0, this.#own.current.none] as const, ...options, ...own];
    return pick(label, all, current ?? 0, this.#wrong(field), (value) => change(Number(value)));
  }

  #setTerms(terms: { readonly tariff?: string; readonly rules?: string }): void {
    Object.assign(this, terms);
    this.hand = withContract(this.#hand, this.#hand.contract, readHand(this));
    this.#tell();
  }

  /** So many at the table: a partner game cannot stay where three play. */
  #seat(count: number): void {
    const names = namesOf(this.names, this.players);
    this.names = Array.from({ length: count }, (_, chair) => names[chair] ?? '');
    this.dealer = null;
    const { contract, declarer = 0, loser = 0, ...rest } = this.#hand;
    const alone = count === 3 && isPartnerKind(contract.kind);
    const inHand = (seat: number) => (seat < Math.min(count, 4) ? seat : 0);
    const hand = changed(rest as HandInput, {
      contract: alone ? { kind: 'solo' } : contract,
      declarer: inHand(declarer),
      loser: inHand(loser),
      partner: rest.partner === undefined ? undefined : inHand(rest.partner),
      virgins: undefined,
    });
    this.hand = withContract(hand, hand.contract, readHand(this));
    this.#tell();
  }

  get #seats(): readonly Seat[] {
    return Array.from({ length: this.#told.table.players }, (_, seat) => seat as Seat);
  }

  #name(seat: Seat): string {
    const own = this.#told.table.names[seat] ?? '';
    return own === '' ? this.#words.current.sheet.player(seat) : isolated(own);
  }
}

/** The name of a tariff or of rules; nothing where they are an object. */
function knownOr(told: unknown, usual: string): string {
  return typeof told === 'object' && told !== null ? '' : textOf(told) || usual;
}
