import type { HandInput, Rules, Tariff } from '@schafkopf/core';
import type { LitElement, PropertyDeclarations } from 'lit';
import { UnhurriedElement } from './unhurried-element.js';

type Text = string | number | null | undefined;

/**
 * What elements about one hand can be told: attributes for simple use, `hand` for everything else
 * too: tricks, demands, who offered a Wedding. A player is named as in `players`, or by the place
 * there, counted from 0.
 */
export abstract class HandElement extends UnhurriedElement {
  // Not decorators: so many of them would weigh more than all the rest.
  static override properties: PropertyDeclarations = {
    contract: {},
    declarer: {},
    partner: {},
    result: {},
    schneider: { type: Boolean },
    schwarz: { type: Boolean },
    points: {},
    runners: {},
    knocks: {},
    kontra: {},
    bock: {},
    doubled: {},
    stock: {},
    penalty: {},
    offender: {},
    loser: {},
    virgins: {},
    sweep: {},
    pointsBySeat: { attribute: 'points-by-seat' },
    hand: { attribute: false },
    tariff: {},
    rules: {},
    players: {},
    names: { attribute: false },
    dealer: {},
  };

  /** What was played: `rufer S`, `wenz tout`, `solo G raised 90`, `ramsch`. */
  declare contract: Text;

  /** Who played. The first player where absent. */
  declare declarer: Text;

  /** Who played along in a Rufer or a Wedding. */
  declare partner: Text;

  /** How it ended for the declarer’s side: `won` or `lost`; won where nothing else tells. */
  declare result: Text;

  /** Whether the losers were Schneider. */
  declare schneider: boolean | undefined;

  /** Whether the losers took no trick. */
  declare schwarz: boolean | undefined;

  /** The card points of the declarer’s side, 0 to 120, where they were counted. */
  declare points: Text;

  /** How many runners are paid. */
  declare runners: Text;

  /** How many players knocked. */
  declare knocks: Text;

  /** Doubling calls: 1 kontra, 2 re, 3 sup, 4 resup. */
  declare kontra: Text;

  /** What a bock round multiplies by: 2. */
  declare bock: Text;

  /** What thrown-in hands before it multiply by: 2. */
  declare doubled: Text;

  /** What lies in the Stock before the hand, in the tariff’s smallest unit. */
  declare stock: Text;

  /** The rule that was broken: `wrong-lead`, `revoke-at-once`, `revoke-later`, `wrong-card-count`. */
  declare penalty: Text;

  /** Who broke it. */
  declare offender: Text;

  /** In a Ramsch, who lost. */
  declare loser: Text;

  /** In a Ramsch, who took no trick, separated by commas. */
  declare virgins: Text;

  /** In a Ramsch, who took everything. */
  declare sweep: Text;

  /** In a Ramsch, everybody’s card points: `60 30 20 10`. */
  declare pointsBySeat: Text;

  /** The hand as core takes it; goes before the attributes. */
  declare hand: HandInput | null | undefined;

  /** The prices: the name of a tariff or of a tournament, or as an object; `10-50` where absent. */
  declare tariff: string | Tariff | null | undefined;

  /** The house rules: the name of a preset, or as an object; `official` where absent. */
  declare rules: string | Rules | null | undefined;

  /** The players’ names clockwise, separated by commas: three to six. */
  declare players: Text;

  /** The players’ names as a list; goes before `players`. */
  declare names: readonly string[] | undefined;

  /** Who deals; with five or six the dealer sits out. The last where absent. */
  declare dealer: Text;
}

/** What a hand is read from. */
export type HandSource = Readonly<Omit<HandElement, keyof LitElement>>;
